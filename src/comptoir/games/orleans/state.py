"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import State, Step
from comptoir.core.pile import Bag, Pile
from comptoir.core.record import Record
from comptoir.games.orleans.box import Box

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

    coins: i64 = 0
    merchant: i64 = 0  # the town where the merchant stands
    development: i64 = 0  # the space of the development track
    stations: i64 = 0  # trading stations not yet built
    built: i64 = 0  # towns with a trading station, a bit each
    places: i64 = 0  # the places of the board and the tiles added, a bit each
    taken: i64 = 0  # action spaces on which something lies, a bit each
    sent: i64 = 0  # places that have sent followers to deeds in this round, a bit each
    first_technology: i64 = 0  # the tile beside the board that may only replace a farmer
    technology: i64 = 0  # the other technology tiles beside the board
    tracks: vec[i64]  # markers on the six character tracks
    goods: vec[i64]  # by good
    market: vec[i64]  # followers by kind
    spaces: vec[i64]  # what lies on each action space: a follower, TECHNOLOGY or EMPTY
    bag: Bag  # followers by kind


class Orleans(State):
    """The table of Orléans."""

    box: Annotated[Box, "shared"]
    players: vec[Player]
    open_planning: bool = False  # the variant: plans are made in turn order, openly
    round: i64 = 0  # 1 to 18
    starter: i64 = 0
    event: i64 = EMPTY  # of this round's hour-glass
    passed: i64 = 0  # who has passed in this round, a bit each
    bank: i64 = 0
    technology: i64 = 0  # tiles still to be had
    tiles: i64 = 0  # place tiles still to be had, a bit each
    hourglasses: Pile
    supply: vec[i64]  # neutral characters on the board
    goods_bag: Bag  # goods before they are laid out
    goods: vec[i64]  # the goods market
    routes: vec[i64]  # the good on each space of the routes
    deeds: vec[i64]  # free spaces of the beneficial deeds, by opening
    citizens: vec[i64]  # who has each citizen
    drawn: list[i64]  # followers drawn for the Bathhouse
    out_characters: i64 = 0  # what torture has taken out of the game
    out_stations: i64 = 0
    out_technology: i64 = 0
    out_tiles: i64 = 0
    out_goods: vec[i64]  # by good, with those removed in set-up


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
