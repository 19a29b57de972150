"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.core.agenda import State, Step
from comptoir.core.meaning import Count, Counts, Flag, Mask, Moved, Now, Owners, Seat, SeatBits, Track, Tracks, Zone
from comptoir.core.pile import Bag, Pile
from comptoir.core.record import Record
from comptoir.games.orleans.box import CHARACTER, CITIZENS, EVENT, FOLLOWER, GOOD, Box
from comptoir.games.orleans.map import TOWN
from comptoir.games.orleans.meaning import ROUTE, THING, Deeds, Routes, Spaces
from comptoir.games.orleans.places import PLACE, SPACE

NOBODY: Final = -1
EMPTY: Final = -1
TECHNOLOGY: Final = 11  # on an action space, in a follower's stead

# Where points come from.
BY_COINS: Final = 0
BY_GOODS: Final = 1
BY_STATIONS: Final = 2
BY_CITIZENS: Final = 3
SOURCES: Final = ("coins", "goods", "stations", "citizens")


class Player(Record):
    """What a seat owns."""

    coins: Annotated[i64, Count(212, "coin", scores="coins")] = 0
    merchant: Annotated[i64, Moved(TOWN)] = 0  # the town where the merchant stands
    development: Annotated[i64, Track(30)] = 0  # the space of the development track
    stations: Annotated[i64, Count(10, "station", quiet=True)] = 0  # trading stations not yet built
    built: Annotated[i64, Mask(TOWN, piece="station")] = 0  # towns with a trading station, a bit each
    places: Annotated[i64, Mask(PLACE, word="place")] = 0  # the places of the board and the tiles added, a bit each
    taken: Annotated[i64, Mask(SPACE, told=False)] = 0  # action spaces on which something lies, a bit each
    # places that have sent followers to deeds in this round, a bit each
    sent: Annotated[i64, Mask(PLACE, told=False)] = 0
    # the tile beside the board that may only replace a farmer
    first_technology: Annotated[i64, Count(1, "first-technology")] = 0
    technology: Annotated[i64, Count(16, "technology")] = 0  # the other technology tiles beside the board
    tracks: Annotated[list[i64], Tracks(CHARACTER, 8)]  # markers on the six character tracks
    goods: Annotated[list[i64], Counts(GOOD, 24, scores="goods")]  # by good
    market: Annotated[list[i64], Counts(FOLLOWER, 10, at="market")]  # followers by kind
    # what lies on each action space: a follower, TECHNOLOGY or EMPTY
    spaces: Annotated[list[i64], Spaces(SPACE, THING)]
    bag: Annotated[Bag, Counts(FOLLOWER, 40, at="bag")]  # followers by kind


class Orleans(State):
    """The table of Orléans."""

    box: Annotated[Box, "shared"]
    players: list[Player]
    open_planning: Annotated[bool, Flag()] = False  # the variant: plans are made in turn order, openly
    round: Annotated[i64, Now(18, least=0, heading=True)] = 0  # 1 to 18
    starter: Annotated[i64, Seat()] = 0
    event: Annotated[i64, Now(EVENT)] = EMPTY  # of this round's hour-glass
    passed: Annotated[i64, SeatBits()] = 0  # who has passed in this round, a bit each
    bank: Annotated[i64, Count(9999, "coin", quiet=True)] = 0
    technology: Annotated[i64, Count(16, "technology", quiet=True)] = 0  # tiles still to be had
    tiles: Annotated[i64, Mask(PLACE, quiet=True, word="place")] = 0  # place tiles still to be had, a bit each
    hourglasses: Annotated[Pile, Counts(EVENT, 18, quiet=True)]
    # neutral characters on the board
    supply: Annotated[list[i64], Counts(CHARACTER, 16, quiet=True, sort="follower")]
    goods_bag: Annotated[Bag, Counts(GOOD, 24, quiet=True)]  # goods before they are laid out
    goods: Annotated[list[i64], Counts(GOOD, 24, quiet=True)]  # the goods market
    routes: Annotated[list[i64], Routes(ROUTE, GOOD)]  # the good on each space of the routes
    deeds: Annotated[list[i64], Deeds()]  # free spaces of the beneficial deeds, by opening
    citizens: Annotated[list[i64], Owners(CITIZENS, word="citizen", scores="citizens")]  # who has each citizen
    drawn: Annotated[list[i64], Zone(FOLLOWER, 3, at="bathhouse")]  # followers drawn for the Bathhouse
    out_characters: Annotated[i64, Count(90, "character", quiet=True)] = 0  # what torture has taken out of the game
    out_stations: Annotated[i64, Count(40, "station", quiet=True)] = 0
    out_technology: Annotated[i64, Count(16, "technology", quiet=True)] = 0
    out_tiles: Annotated[i64, Count(20, "tile", quiet=True)] = 0
    out_goods: Annotated[list[i64], Counts(GOOD, 24, quiet=True)]  # by good, with those removed in set-up


def in_turn_order(s: Orleans, steps: list[Step]) -> list[Step]:
    """One of these for every seat, from the start player on."""
    n: i64 = len(s.players)
    return [steps[(s.starter + i) % n] for i in range(n)]


TOP: Final = 1 << 62


def bit(n: i64) -> i64:
    """A mask with only this bit; compiled, 1 << n would have no more than 32."""
    return TOP >> (62 - n)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
