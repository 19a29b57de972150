"""The tables counted, and corrected by the owner of a box."""

import io
import itertools
import tomllib

import pytest
from rich.console import Console

import comptoir
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.figures import OWNER
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK
from comptoir.core.plain import pack
from comptoir.core.play import playout
from comptoir.core.record import ints
from comptoir.games.la_loire import box as printed
from comptoir.games.la_loire.components import (
    COLOURS,
    NORTH,
    PERSONS,
    PLACE,
    PLACES,
    SHIELDS,
    SOUTH,
    SYMBOLS,
    message,
    place,
)
from comptoir.games.la_loire.figures import BOX, FIGURES, box_of, figures
from comptoir.games.la_loire.messages import is_empty, take_card
from comptoir.games.la_loire.riding import SADDLE
from comptoir.games.la_loire.terminal import draw
from comptoir.testing import rule
from comptoir.texts import texts

GAME = comptoir.load("la_loire")


@rule("S1", "S7")
def test_counts():
    """18 villages and shields, 40 goods cards, 65 messages, 29 persons."""
    assert len(printed.VILLAGES) == 18 == sum(BOX.shields)
    assert (list(BOX.bank).count(NORTH), list(BOX.bank).count(SOUTH)) == (9, 9)
    assert sum(BOX.cards) == 40
    assert [bits.bit_count() for bits in BOX.stacks] == [18, 21, 14, 12]
    assert [row[0] for row in printed.PERSONS] == list(PERSONS)
    assert [sum(row[1] == colour for row in printed.PERSONS) for colour in COLOURS] == [7, 3, 4, 5, 5, 5]
    assert list(BOX.prices) == [1, 1, 2, 2, 3, 3, 4]
    assert list(BOX.value) == [2, 4, 5, 6, 8]


def test_the_loop():
    """Twenty places in a ring, the other direction the same ring backwards, neighbours making different goods."""
    here = place("nantes")
    seen = []
    for _ in range(20):
        seen.append(PLACES[here])
        after = BOX.clockwise[here]
        assert BOX.counterclockwise[after] == here
        assert BOX.good[here] != BOX.good[after]
        here = after
    assert here == place("nantes")
    assert seen == list(PLACES)
    assert PLACES[list(BOX.good).index(2)] == "tours"
    assert BOX.good[place("saumur")] == 2


def test_goods_of_the_villages():
    """Five villages make wood, five grain, four cheese, four wine."""
    assert [list(BOX.good).count(good) for good in range(5)] == [5, 5, 4, 4, 0]


def test_messages():
    """One to each village, each pair of shields once, in triples twice, six to each city; 13 of each symbol."""
    rows = {level: [row for row in printed.MESSAGES if row[0].startswith(f"m{level}")] for level in (1, 2, 3, 4)}
    assert sorted(row[1][0] for row in rows[1]) == sorted(name for name, *_ in printed.VILLAGES)
    pairs = list(itertools.combinations(SHIELDS, 2))
    assert sorted(row[1] for row in rows[2]) == sorted(pairs)
    triples = [pair for row in rows[3] for pair in itertools.combinations(row[1], 2)]
    assert sorted(triples) == sorted(pairs * 2)
    assert sorted(row[1][0] for row in rows[4]) == ["nantes"] * 6 + ["orleans"] * 6
    assert [sum(row[2] == symbol for row in printed.MESSAGES) for symbol in SYMBOLS] == [13] * 5


@rule("N2", "B6")
def test_rulebook_figures():
    """What the rulebooks state: prices of levels, palaces and buildings, towers, yellow persons."""
    assert list(BOX.message_denier) == [1, 2, 3, 4]
    assert (list(BOX.palace_denier), list(BOX.palace_points)) == ([4] * 4, [2] * 4)
    assert (list(BOX.denier), list(BOX.wood), BOX.towers) == ([4, 4, 6], [1, 2, 1], 4)
    assert {BOX.person_denier[i] for i in range(29) if COLOURS[BOX.colour[i]] == "yellow"} == {1}


def test_sources():
    """Every figure says how well it is known, and each kind of mark occurs."""
    rows = figures({})
    marks = {row.known for row in rows}
    assert {RULEBOOK, ONE_SOURCE, RECONSTRUCTED} <= marks
    by_name = {row.what: row for row in rows}
    assert by_name["villages.saumur.good"].known == RULEBOOK
    assert by_name["villages.angers.good"].known == RECONSTRUCTED
    assert by_name["shields.red"].known == ONE_SOURCE
    assert by_name["messages.m1_02"].value == "angers; philosopher"
    assert len([row for row in rows if row.what.startswith("messages.m")]) == 65


MINE = """
[goods.wine]
value = 7
cards = 5

[villages.angers]
good = "cheese"

[market]
second = 2

[persons.witch]
denier = 4
colour = "purple"

[shields]
red = 3
black = 2

[messages.level_2]
points = 3

[messages.m1_01]
to = "angers"
points = 9

[messages.m1_19]
to = "tours"
symbol = "judge"

[messages.m2_21]
cards = 0
"""


def test_corrections():
    """An owner's file changes the box, and nothing else."""
    data = tomllib.loads(MINE)
    GAME.check_data(data)
    box = box_of(data)
    assert (box.value[3], box.cards[3]) == (7, 5)
    assert box.good[place("angers")] == 2
    assert list(box.prices) == [1, 2, 2, 2, 3, 3, 4]
    assert (box.person_denier[9], COLOURS[box.colour[9]]) == (4, "purple")
    assert list(box.shields) == [3, 3, 3, 3, 2, 2, 2]
    assert [bits.bit_count() for bits in box.stacks] == [19, 20, 14, 12]
    assert (box.to[0], box.message_points[0], box.message_points[1]) == (place("angers"), 9, 2)
    assert box.message_points[message("m2_01")] == 3
    assert BOX.value[3] == 6


def test_a_full_stack():
    """A level has room for thirty cards, and each of them is drawn and delivered like any other."""
    data = {"messages": {f"m1_{i:02}": {"to": "tours", "symbol": "judge"} for i in range(19, 31)}}
    s = GAME.new(4, {}, data)
    assert s.box.stacks[0].bit_count() == 30
    for card in range(30):
        assert not is_empty(s, 0)
        take_card(s, card)
    assert is_empty(s, 0)
    for seed in range(20):
        s = GAME.new(4, {}, data)
        before = GAME.inventory(s)
        playout(s, Rng(seed))
        assert GAME.inventory(s) == before


def test_names_of_villages():
    """Each invented name is marked as such, and an owner's name is said everywhere."""
    rows = {row.what: row for row in figures({})}
    invented = [name for name, row in rows.items() if name.endswith(".name") and row.known == RECONSTRUCTED]
    assert invented == [f"villages.{village}.name" for village in ("ancenis", "meung", "chambord", "brissac")]
    assert all("invented" in rows[name].note for name in invented)
    assert rows["villages.blois.name"].known == RULEBOOK
    table = GAME.table(2, seed=1, data={"villages": {"meung": {"name": "Cléry"}, "blois": {"name": "Blois"}}})
    rides = [GAME.kinds.parse(f"Ride(direction={way})") for way in ("clockwise", "counterclockwise")]
    s = table.position.state
    s.at = ints([place("meung")] * 4)
    words = texts(GAME, "fr")
    assert words.say(PLACE.said(s, int(place("meung")))) == "Cléry"
    assert PLACE.said(s, int(place("blois"))).message == "place-blois"
    assert {"Cléry", "Orléans"} >= {
        words.say(GAME.kinds.of[move].label(s, SADDLE[0], 0).args["place"]) for move in rides
    }
    console = Console(file=io.StringIO(), width=160)
    console.print(draw(table.view(0).state, 0, words, ["Ann", "Ben"]))
    assert "Cléry" in console.file.getvalue()
    assert "Meung" not in console.file.getvalue()


def test_another_board():
    """The places may lie in another order; the banks follow."""
    order = ["nantes", "saumur", *[name for name in PLACES if name not in ("nantes", "saumur")]]
    box = box_of({"board": {"clockwise": order}})
    assert box.clockwise[place("nantes")] == place("saumur")
    assert box.bank[place("saumur")] == NORTH
    assert (list(box.bank).count(NORTH), list(box.bank).count(SOUTH)) == (10, 8)


def test_the_figures_show_the_corrections():
    """What a file gives is marked as the owner's."""
    by_name = {row.what: row for row in figures(tomllib.loads(MINE))}
    assert (by_name["goods.wine.value"].value, by_name["goods.wine.value"].known) == (7, OWNER)
    assert by_name["messages.m1_19"].known == OWNER
    assert by_name["messages.m1_01"].value == "angers; provost; 9 points"
    assert "messages.m2_21" not in by_name
    assert by_name["goods.beer.value"].known == RECONSTRUCTED


def test_a_game_remembers_its_box():
    """A replay names the data, and is played with it again."""
    data = tomllib.loads(MINE)
    table = GAME.table(2, seed=3, data=data)
    again = comptoir.replay(table.save())
    assert again.data == data
    assert again.position.state.box.value[3] == 7
    assert pack(again.position.state) == pack(table.position.state)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[good.wine]\nvalue = 7", "there is board, villages, shields, market, goods"),
        ("[goods.cider]\nvalue = 7", "goods has wood, grain, cheese, wine, beer"),
        ("[goods.wine]\nprice = 7", "no figure called “goods.wine.price”; goods.wine has value, cards"),
        ("[goods.wine]\nvalue = 0", "goods.wine.value must be a whole number from 1 to 30, not “0”"),
        ("[goods.wine]\nvalue = true", "must be a whole number"),
        ("[goods.wine]\nvalue = 6.0", "must be a whole number"),
        ('[goods.wine]\nvalue = "6"', "must be a whole number"),
        ('[villages.tours]\ngood = "beer"', "villages.tours.good must be one of wood, grain, cheese, wine, not “beer”"),
        ("[villages.tours]\ngood = [1]", "must be one of"),
        ('[persons.witch]\ncolour = "pink"', "must be one of yellow"),
        ("[shields]\nred = 5", "The shields must be 18 in all, not 19"),
        ("[shields]\nred = 11\nyellow = 2\nblue = 1\ngreen = 1\nwhite = 1\npurple = 1\nblack = 1", "10 can"),
        ('[messages.m2_01]\nto = ["red", "red"]', "must be a list of 2, all different: each one of red"),
        ('[messages.m1_30]\nto = "tours"', "messages.m1_30 is a new card: it needs “to” and “symbol”"),
        ('[messages.m1_30]\nsymbol = "judge"', "is a new card"),
        ('[board]\nclockwise = ["nantes"]', "must be a list of 20, all different"),
        ('[villages.meung]\nname = ""', "must be a name of at most 30 letters"),
        ('[villages.meung]\nname = "Blois"', "Two places cannot both be called Blois"),
        ("shields = 4", "shields has red"),
    ],
)
def test_impossible_data(text, sentence):
    """An unknown name or an impossible value is refused in one sentence."""
    with pytest.raises(BadSetup) as problem:
        GAME.new(2, {}, tomllib.loads(text))
    assert sentence in str(problem.value)
    assert str(problem.value).endswith(".")


def test_nantes_comes_first():
    """The ring is read from Nantes on, and somebody needs a first message."""
    with pytest.raises(BadSetup, match="begin with nantes"):
        GAME.check_data({"board": {"clockwise": [*PLACES[1:], "nantes"]}})
    with pytest.raises(BadSetup, match="at least 4 messages of level 1"):
        GAME.check_data({"messages": {f"m1_{i:02}": {"cards": 0} for i in range(1, 16)}})


def test_every_name_can_be_corrected():
    """The value that stands there is always a possible one."""
    for name, row in FIGURES.rows.items():
        if row.value not in ("", [], -1):
            row.check(row.value)
            assert name == row.name
