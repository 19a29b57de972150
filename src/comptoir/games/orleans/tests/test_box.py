"""The box, counted."""

import io
import re
import tomllib
from collections import Counter, deque

import pytest
from rich.console import Console

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.core.record import ints
from comptoir.games.orleans.box import (
    CITIZENS,
    EVENT,
    FARMER,
    GOODS,
    HOURGLASSES,
    KNIGHT,
    NEUTRAL,
    OWN,
    SCHOLAR,
    TECHNOLOGY_TILES,
    TYPE,
)
from comptoir.games.orleans.deeds import DEEDS, OPENINGS, free_for
from comptoir.games.orleans.figures import BOX, figures
from comptoir.games.orleans.map import ROAD, ROUTES, TOWNS, WATER
from comptoir.games.orleans.places import BATHHOUSE, BOARD, N_SPACES, PLACES, SPACE, SPACE_PLACE, SPACES_OF, WINERY
from comptoir.games.orleans.planning import new_plan
from comptoir.games.orleans.recruiting import recruit
from comptoir.games.orleans.state import EMPTY, bit
from comptoir.games.orleans.terminal import draw
from comptoir.games.orleans.tracks import (
    BOATMAN_COINS,
    FARMER_GOODS,
    KNIGHT_DRAWS,
    LAST,
    SCHOLAR_STEPS,
    develop,
    status,
)
from comptoir.games.orleans.travel import WHERE_TO
from comptoir.testing import Position, rule
from comptoir.texts import texts

ASTRONOMY = 3


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
    assert len(BOX.wanted) == len(SPACE_PLACE) == N_SPACES == 56
    assert len(set(SPACE.items)) == N_SPACES
    assert sum(SPACES_OF) == (1 << N_SPACES) - 1
    assert len(BOX.accepted) == 4 * 11


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
    assert [len(BOX.filled[players]) for players in (2, 3, 4)] == [43, 48, 52]
    assert Counter(row[3] for row in ROUTES) == {0: 34, 3: 5, 4: 4}
    assert BOX.goods_space[-1] == 52


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
    assert list(LAST) == [8, 5, 5, 5, 5, 5]
    assert list(FARMER_GOODS[1:]) == [0, 0, 1, 1, 2, 2, 3, 4]
    assert list(BOATMAN_COINS) == [0, 2, 3, 4, 5, 0]
    assert list(KNIGHT_DRAWS) == [4, 5, 6, 7, 7, 8]
    assert list(SCHOLAR_STEPS) == [0, 2, 3, 4, 5, 6]
    assert [list(BOX.status).index(status) for status in range(1, 7)] == [0, 4, 9, 15, 22, 30]
    assert len(BOX.status) == 31


def test_figures_say_where_they_come_from():
    """Single-source and reconstructed figures are marked, one row for each doubtful tile."""
    known = Counter(figure.known for figure in figures({}))
    assert set(known) == {"rulebook", "two sources", "one source", "reconstructed"}
    by_name = {figure.what: figure for figure in figures({})}
    assert by_name["places.bathhouse.spaces"].known == "reconstructed"
    doubtful = [what for what, figure in by_name.items() if what.endswith(".spaces") and figure.known == "one source"]
    assert len(doubtful) == 14


MINE = """
coins = 100

[tracks]
farmer = ["grain", "wool", "cheese", "cheese", "wine", "wine", "wool", "brocade"]
boatman_last = 6

[development]
status = [2, 9, 15, 22, 30]
coins_at = [8, 12, 25]

[places.bathhouse]
spaces = ["knight"]

[places.winery]
category = 2
spaces = ["farmer", "monk"]

[deeds.astronomy]
coins = 4
scholar = 3

[routes.water-orleans-blois]
towns = ["orleans", "tours"]
second = 3

[characters]
farmer = 15
knight = 15
"""


@rule("V1", "T5", "J2", "G5", "F1", "S2", "S3")
def test_an_owner_corrects_the_box():
    """Coins, tracks, places, deeds and routes are those of the owner's box, in the rules, in words and on the board."""
    game = comptoir.load("orleans")
    data = tomllib.loads(MINE)
    position = Position("orleans", 3, data=data)
    s, player = position.s, position.s.players[0]
    assert s.bank == 85
    assert (s.supply[FARMER], s.supply[KNIGHT]) == (13, 12)
    assert len([good for good in s.routes if good != EMPTY]) == 49
    player.places |= bit(BATHHOUSE) | bit(WINERY)
    player.market = ints([1] * 11)
    position.ask(new_plan(s, 0)).answer("Staff(place=bathhouse)")
    assert (
        repr(position.why_not("Send(follower=boatman, space=bathhouse_boatman)")) == "Refusal('N1', 'wrong-follower')"
    )
    position.answer("Send(follower=knight, space=bathhouse_boatman)")
    position.ask(new_plan(s, 0)).answer("Staff(place=winery)")
    assert position.why_not("Send(follower=trader, space=winery_trader)").rule == "H1"
    words = texts(game, "en")
    assert words.say(SPACE.said(s, SPACE.items.index("winery_trader"))) == "Winery: monk"
    develop(s, 0, 8)
    assert (status(s, 0), player.coins) == (2, 8)
    player.tracks[FARMER] = 1
    recruit(s, 0, FARMER)
    assert list(player.goods) == [0, 0, 0, 1, 0]
    assert free_for(s, ASTRONOMY, SCHOLAR) == 3
    position.ask(WHERE_TO[0][WATER])
    assert "TravelTo(town=tours)" in position.legal()
    assert "TravelTo(town=blois)" not in position.legal()
    console = Console(file=io.StringIO(), width=120)
    console.print(draw(position.s, 0, words, ["Ann", "Ben", "Cem"]))
    assert "(knight)" in console.file.getvalue()
    board = game.board(data)
    assert board["places"][BATHHOUSE] == {"category": 1, "spaces": [KNIGHT]}
    assert board["deeds"][ASTRONOMY]["spaces"][0] == [SCHOLAR, 3]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("coins = 46", "coins must be a whole number from 47 to 470"),
        ("goods = 3", "Orléans has no figure called “goods”; there is coins, characters"),
        (
            '[places.brewery]\nspaces = ["monk", "monk"]',
            "places.brewery.spaces must be a list of 1: each one of farmer",
        ),
        ('[places.school]\nspaces = ["monk"]', "places.school has category."),
        ("[characters]\nfarmer = 15", "The characters must be 88 in all, not 87."),
        ("[development]\nstatus = [9, 4, 15, 22, 30]", "development.status must rise"),
        ("[routes.road-le_mans-tours]\nsecond = 2", "second must be 3, 4, or 0 for never"),
        ('[routes.road-chartres-le_mans]\ntowns = ["chartres", "orleans"]', "only one road route between chartres"),
        (
            '[routes.road-chartres-etampes]\nby = "water"\n[routes.road-etampes-montargis]\nby = "water"',
            "from etampes.",
        ),
    ],
)
def test_impossible_data(text, sentence):
    """What cannot be is refused in one sentence."""
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        comptoir.load("orleans").check_data(tomllib.loads(text))
