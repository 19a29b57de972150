"""The inputs of the value network: features of a seat and of the table between two rounds. None is negative."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.orleans.box import (
    BOATMAN,
    EVENT,
    FARMER,
    GOODS_VALUE,
    KNIGHT,
    MONK,
    N_CHARACTERS,
    N_FOLLOWERS,
    N_FOODS,
    N_GOODS,
    ROUNDS,
    SCHOLAR,
    TYPE,
)
from comptoir.games.orleans.places import FIRST_TILE, N_PLACES
from comptoir.games.orleans.state import NOBODY, TECHNOLOGY, Orleans, Player, bits
from comptoir.games.orleans.tracks import END, KNIGHT_DRAWS, LAST, citizens_of

# Offsets of the groups of features.
PLAYERS: Final = 0  # number of players, one-hot from 2 to 4
TIME: Final = 3  # rounds left: all; beyond twelve, beyond six; fewer than four; the last, the last but one
EVENTS: Final = 9  # hour-glasses of each event still to come
COINS: Final = 15  # how many; missing to four
DEVELOPMENT: Final = 17  # how far; steps to the next status, to a free citizen; whether there is one
STATUS_IS: Final = 21  # one-hot over the six
HOLDINGS: Final = 27  # stations built, stations left, citizens; stations and citizens by status, by time
GOODS: Final = 32  # of each good; their points; food
TRACKS: Final = 39  # of each track: how far; whether at its end
FOLLOWERS: Final = 51  # by character; one at least; all; in the market; the share that is drawn
TILES: Final = 68  # technology in use, to be laid, the first tile to be laid
PLACES: Final = 71  # each place tile
SUPPLY: Final = 91  # neutral characters on the board
LEFT: Final = 98  # place tiles, technology, deeds, citizens, goods
RIVALS: Final = 103  # the best of the others in each of ten features
LEAD: Final = 113  # alone ahead in stations; stations ahead, behind; development ahead
LATER: Final = 117  # ten features times the time left
STUCK: Final = 127  # followers who wait in places
FEATURES: Final = 128

NOTHING: Final = vec[float]([0.0] * FEATURES)


def look_at(s: Orleans, seat: i64) -> vec[float]:
    """All features of a seat. Of the others' hidden followers only the number is used."""
    x = NOTHING[:]
    player = s.players[seat]
    left = float(ROUNDS - s.round + 1)
    x[PLAYERS + len(s.players) - 2] = 1.0
    look_at_time(s, left, x)
    look_at_development(s, player, x)
    look_at_holdings(s, seat, left, x)
    look_at_people(player, x)
    look_at_supply(s, x)
    look_at_rivals(s, seat, x)
    look_later(s, player, left / float(ROUNDS), x)
    return x


def look_at_time(s: Orleans, left: float, x: vec[float]) -> None:
    """How many rounds there will be, and which events."""
    x[TIME] = left / 18.0
    x[TIME + 1] = max(0.0, left - 12.0) / 6.0
    x[TIME + 2] = max(0.0, left - 6.0) / 6.0
    x[TIME + 3] = max(0.0, 4.0 - left) / 3.0
    x[TIME + 4] = 1.0 if left == 1.0 else 0.0
    x[TIME + 5] = 1.0 if left == 2.0 else 0.0
    for event in range(EVENT.size):
        x[EVENTS + event] = float(s.hourglasses.counts[event]) / 3.0


def look_at_development(s: Orleans, player: Player, x: vec[float]) -> None:
    """How far, and how far it is to what comes next."""
    here = player.development
    x[DEVELOPMENT] = float(here) / 15.0
    x[STATUS_IS + s.box.status[here] - 1] = 1.0
    for ahead in range(END, here, -1):
        if s.box.status[ahead] == s.box.status[here] + 1:
            x[DEVELOPMENT + 1] = (8.0 - float(ahead - here)) / 8.0
        if s.box.citizen_on[ahead] != NOBODY and s.citizens[s.box.citizen_on[ahead]] == NOBODY:
            x[DEVELOPMENT + 2] = max(0.0, 10.0 - float(ahead - here)) / 10.0
            x[DEVELOPMENT + 3] = 1.0


def look_at_holdings(s: Orleans, seat: i64, left: float, x: vec[float]) -> None:
    """Coins, goods, stations, citizens and place tiles."""
    player = s.players[seat]
    built = float(bits(player.built))
    citizens = float(citizens_of(s, seat))
    x[COINS] = float(player.coins) / 25.0
    x[COINS + 1] = max(0.0, 4.0 - float(player.coins)) / 4.0
    x[HOLDINGS] = built / 5.0
    x[HOLDINGS + 1] = float(player.stations) / 5.0
    x[HOLDINGS + 2] = citizens / 3.0
    x[HOLDINGS + 3] = (built + citizens) * float(s.box.status[player.development]) / 20.0
    x[HOLDINGS + 4] = (built + citizens) * left / 60.0
    for good in range(N_GOODS):
        x[GOODS + good] = float(player.goods[good]) / 5.0
        if good < N_FOODS:
            x[GOODS + N_GOODS + 1] += float(player.goods[good]) / 6.0
    x[GOODS + N_GOODS] = goods_points(player) / 30.0
    for place in range(FIRST_TILE, N_PLACES):
        if player.places >> place & 1:
            x[PLACES + place - FIRST_TILE] = 1.0


def goods_points(player: Player) -> float:
    """What the goods of a player are worth."""
    points: i64 = 0
    for good in range(N_GOODS):
        points += player.goods[good] * GOODS_VALUE[good]
    return float(points)


def look_at_people(player: Player, x: vec[float]) -> None:
    """Followers wherever they are, technology, and the tracks."""
    people: list[i64] = [0] * N_CHARACTERS
    everybody: i64 = 0
    for i in range(N_FOLLOWERS):
        people[TYPE[i]] += player.market[i] + player.bag.counts[i]
        x[FOLLOWERS + 15] += float(player.market[i]) / 6.0
    look_at_spaces(player, people, x)
    for who in range(N_CHARACTERS):
        everybody += people[who]
        x[FOLLOWERS + who] = float(people[who]) / 3.0
        x[FOLLOWERS + 7 + who] = 1.0 if people[who] else 0.0
    x[FOLLOWERS + 14] = float(everybody) / 12.0
    x[FOLLOWERS + 16] = float(min(KNIGHT_DRAWS[player.tracks[KNIGHT]], everybody)) / float(max(1, everybody))
    x[TILES + 1] = float(player.technology) / 2.0
    x[TILES + 2] = float(player.first_technology)
    for track in range(len(LAST)):
        x[TRACKS + 2 * track] = float(player.tracks[track]) / 4.0
        x[TRACKS + 2 * track + 1] = 1.0 if player.tracks[track] >= LAST[track] else 0.0


def look_at_spaces(player: Player, people: list[i64], x: vec[float]) -> None:
    """What lies on action spaces; followers are counted among the people."""
    taken = player.taken
    space: i64 = 0
    while taken >> space:
        if taken >> space & 1:
            if player.spaces[space] == TECHNOLOGY:
                x[TILES] += 1.0 / 3.0
            else:
                people[TYPE[player.spaces[space]]] += 1
                x[STUCK] += 0.25
        space += 1


def look_at_supply(s: Orleans, x: vec[float]) -> None:
    """What is still to be had by everybody."""
    for who in range(N_CHARACTERS):
        x[SUPPLY + who] = float(s.supply[who]) / 6.0
    x[LEFT] = float(bits(s.tiles)) / 10.0
    x[LEFT + 1] = float(s.technology) / 8.0
    for free in s.deeds:
        x[LEFT + 2] += 0.1 if free else 0.0
    for owner in s.citizens:
        x[LEFT + 3] += 1.0 / 7.0 if owner == NOBODY else 0.0
    for count in s.goods:
        x[LEFT + 4] += float(count) / 40.0


def look_at_rivals(s: Orleans, seat: i64, x: vec[float]) -> None:
    """The best of the others in everything, and how the seat compares."""
    built: i64 = 0
    for other in range(len(s.players)):
        if other != seat:
            look_at_rival(s, other, x)
            built = max(built, bits(s.players[other].built))
    ahead = float(bits(s.players[seat].built) - built)
    x[LEAD] = 1.0 if ahead > 0.0 else 0.0
    x[LEAD + 1] = max(0.0, ahead) / 3.0
    x[LEAD + 2] = max(0.0, -ahead) / 3.0
    x[LEAD + 3] = max(0.0, x[DEVELOPMENT] - x[RIVALS + 1])


def look_at_rival(s: Orleans, other: i64, x: vec[float]) -> None:
    """Raise the features of the best opponent to those of this one."""
    player = s.players[other]
    followers = player.bag.size
    for count in player.market:
        followers += count
    figures = [
        float(player.coins) / 25.0,
        float(player.development) / 15.0,
        float(s.box.status[player.development]) / 4.0,
        float(bits(player.built)) / 5.0,
        float(citizens_of(s, other)) / 3.0,
        float(player.tracks[FARMER]) / 4.0,
        float(player.tracks[KNIGHT]) / 4.0,
        float(player.tracks[SCHOLAR]) / 4.0,
        float(followers) / 12.0,
        goods_points(player) / 30.0,
    ]
    for i in range(len(figures)):
        x[RIVALS + i] = max(x[RIVALS + i], figures[i])


def look_later(s: Orleans, player: Player, time: float, x: vec[float]) -> None:
    """Features times the time left: what brings more the longer the game lasts."""
    x[LATER] = time * float(s.box.status[player.development]) / 4.0
    x[LATER + 1] = time * x[DEVELOPMENT]
    x[LATER + 2] = time * float(KNIGHT_DRAWS[player.tracks[KNIGHT]]) / 6.0
    x[LATER + 3] = time * x[FOLLOWERS + 14]
    x[LATER + 4] = time * x[FOLLOWERS + MONK]
    x[LATER + 5] = time * x[TRACKS + 2 * SCHOLAR]
    x[LATER + 6] = time * x[TRACKS + 2 * FARMER]
    x[LATER + 7] = time * x[TRACKS + 2 * BOATMAN]
    x[LATER + 8] = time * x[TILES]
    x[LATER + 9] = time * x[HOLDINGS]
