"""The box, counted."""

from collections import Counter, deque

import pytest

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.games.orleans.box import CITIZENS, EVENT, GOODS, HOURGLASSES, NEUTRAL, OWN, TECHNOLOGY_TILES, TYPE
from comptoir.games.orleans.deeds import DEEDS, OPENINGS
from comptoir.games.orleans.figures import figures
from comptoir.games.orleans.map import GOODS_SPACE, N_GOODS_SPACES, ROAD, ROUTES, TOWNS, WATER, filled_spaces
from comptoir.games.orleans.places import ACCEPTED, BOARD, N_SPACES, PLACES, SPACE, SPACE_PLACE, SPACES_OF, WANTED
from comptoir.games.orleans.tracks import BOATMAN_COINS, FARMER_GOODS, KNIGHT_DRAWS, LAST, SCHOLAR_STEPS, STATUS
from comptoir.testing import rule


@rule("S2")
def test_characters():
    """104 characters: 88 neutral ones and four own ones in each of four colours."""
    assert NEUTRAL == (16, 10, 10, 10, 14, 14, 14)
    assert sum(NEUTRAL) + 4 * (len(TYPE) - OWN) == 104


@rule("S3")
def test_goods():
    """90 goods of five kinds."""
    assert [row[1] for row in GOODS] == [24, 21, 18, 15, 12]
    assert sum(row[1] for row in GOODS) == 90


@rule("S4", "S5")
def test_tiles():
    """16 technology tiles, 14 citizens, 18 hour-glasses, 12 and 8 place tiles, all different."""
    assert TECHNOLOGY_TILES == 16
    assert CITIZENS.size == 14
    assert sum(HOURGLASSES) == 18
    assert EVENT.size == 6
    assert Counter(row[1] for row in PLACES) == {BOARD: 10, 1: 12, 2: 8}
    assert len({row[0] for row in PLACES}) == 30


def test_spaces():
    """56 action spaces, each with a name of its own, in the order of the places."""
    assert len(WANTED) == len(SPACE_PLACE) == N_SPACES == 56
    assert len(set(SPACE.items)) == N_SPACES
    assert sum(SPACES_OF) == (1 << N_SPACES) - 1
    assert len(ACCEPTED) == 4 * 11


def test_map():
    """23 towns, 14 waterways, 29 roads; all towns can be reached by road, 15 by water from Orléans."""
    assert len(TOWNS) == 23
    assert Counter(row[0] for row in ROUTES) == {WATER: 14, ROAD: 29}
    assert len(reached(ROAD)) == 23
    assert len(reached(WATER)) == 15


def reached(kind):
    """The towns that routes of one kind lead to from Orléans."""
    found, waiting = {"orleans"}, deque(["orleans"])
    while waiting:
        here = waiting.popleft()
        for sort, one, other, _ in ROUTES:
            for town, end in ((one, other), (other, one)):
                if sort == kind and town == here and end not in found:
                    found.add(end)
                    waiting.append(end)
    return found


@rule("S3")
def test_goods_spaces():
    """43, 48 and 52 spaces for two, three and four players; five routes have a second from three on, four from four."""
    assert [len(filled_spaces(players)) for players in (2, 3, 4)] == [43, 48, 52]
    assert Counter(row[3] for row in ROUTES) == {0: 34, 3: 5, 4: 4}
    assert GOODS_SPACE[-1] == N_GOODS_SPACES == 52


@rule("G5")
def test_deeds():
    """Eight deeds with 45 spaces: 7 for each of the first four characters, 6, 6 and 5 for the others."""
    assert len(DEEDS) == 8
    spaces = Counter()
    for _, who, free in OPENINGS:
        spaces[who] += free
    assert [spaces[who] for who in range(7)] == [7, 7, 7, 7, 6, 6, 5]
    assert [row[1] for row in DEEDS] == [1, 3, 2, 1, 1, 2, 2, 1]


@rule("V1", "V2", "V3", "V4", "T5")
def test_tracks():
    """What the spaces of the tracks bring."""
    assert LAST == [8, 5, 5, 5, 5, 5]
    assert FARMER_GOODS[1:] == [0, 0, 1, 1, 2, 2, 3, 4]
    assert BOATMAN_COINS == [0, 2, 3, 4, 5, 0]
    assert KNIGHT_DRAWS == [4, 5, 6, 7, 7, 8]
    assert SCHOLAR_STEPS == [0, 2, 3, 4, 5, 6]
    assert [STATUS.index(status) for status in range(1, 7)] == [0, 4, 9, 15, 22, 30]
    assert len(STATUS) == 31


def test_figures_say_where_they_come_from():
    """Single-source and reconstructed figures are marked, one row for each doubtful tile."""
    known = Counter(figure.known for figure in figures({}))
    assert set(known) == {"rulebook", "two sources", "one source", "reconstructed"}
    whats = [figure.what for figure in figures({}) if figure.known == "reconstructed"]
    assert "space of the bathhouse" in whats
    assert len([figure for figure in figures({}) if figure.what.startswith("spaces of ")]) == 18


def test_coins_can_be_corrected():
    """Whoever counts the coins of the box can say so; nonsense is refused."""
    game = comptoir.load("orleans")
    assert game.new(2, {}, {"coins": 100}).bank == 90
    assert next(f.value for f in figures({"coins": 100}) if f.what == "worth of all coins") == 100
    with pytest.raises(BadSetup):
        game.new(2, {}, {"coins": 46})
    with pytest.raises(BadSetup):
        game.new(2, {}, {"goods": 3})
