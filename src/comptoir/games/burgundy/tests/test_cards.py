"""The box, counted."""

import io
import re
import tomllib
from collections import Counter

import pytest
from rich.console import Console

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.games.burgundy.bonuses import TAKE_BONUS
from comptoir.games.burgundy.cards import (
    ALL_SEVEN,
    CASTLE,
    DIE,
    FACES,
    KIND,
    KINDS,
    N_FACES,
    PRINTED,
    ROUND_CARDS,
    SET_VALUE,
    TYPE,
    TYPES,
    WATCHTOWER,
    card,
)
from comptoir.games.burgundy.effects import PlaceAnother
from comptoir.games.burgundy.figures import BOX
from comptoir.games.burgundy.state import ANY
from comptoir.games.burgundy.terminal import draw
from comptoir.testing import Position, rule
from comptoir.texts import texts


@rule("S5")
def test_action_cards():
    """There are 114 action cards, and every number stands on 19 of them."""
    assert len(FACES) == N_FACES
    assert [i for i, copies in enumerate(BOX.copies) if copies] == list(range(PRINTED))
    assert sum(BOX.copies) == 114
    by_type, by_die = Counter(), Counter()
    for face, copies in enumerate(BOX.copies):
        by_type[TYPES.items[TYPE[face]]] += copies
        by_die[DIE[face]] += copies
    assert by_type == {
        "castle": 12, "mine": 12, "cloister": 12, "knowledge": 18, "ship": 18, "pasture": 18, "building": 24,
    }  # fmt: skip
    assert set(by_die.values()) == {19}


@rule("S5", "T7")
def test_buildings():
    """There are three of each of the eight buildings, one for each of three numbers."""
    buildings = [kind for kind, row in enumerate(KINDS) if row[1] == TYPES.items.index("building")]
    assert len(buildings) == 8
    for kind in buildings:
        assert sum(copies for face, copies in enumerate(BOX.copies) if KIND[face] == kind) == 3
        assert max(KINDS[kind][3]) == 1


@rule("T1", "T2", "T3", "T4", "T5", "T6", "T7")
def test_points_of_triples():
    """Triples of castles, mines, cloisters, knowledge, ships, pastures and buildings."""
    assert list(BOX.value) == [2, 4, 6, 4, 4, 4, 3]


def test_round_cards():
    """Five round cards with 5, 4, 5, 3 and 2 bonuses, and no more points after round A."""
    assert [len(options) for options in ROUND_CARDS] == [5, 4, 5, 3, 2]
    assert ROUND_CARDS[0][0] == [3, 0, 0, 0, 0]
    assert all(option[0] == 0 for options in ROUND_CARDS[1:] for option in options)


@rule("S1")
def test_all_seven_cards():
    """The all-seven cards of each number of players, and the seven first-triple cards."""
    assert ALL_SEVEN == {1: (3, 1), 2: (3, 1), 3: (4, 2, 1), 4: (4, 3, 2, 1)}
    for players, points in ALL_SEVEN.items():
        s = Position("burgundy", players).s
        assert tuple(reversed(s.all_seven)) == points
        assert list(s.firsts) == [-1] * 7


@rule("P8")
def test_animal_sets():
    """Four, three or two different animals are worth 4, 2 or 1 points."""
    assert list(SET_VALUE) == [0, 0, 1, 2, 4]


def test_card_by_name():
    """A card is found by its kind and number."""
    assert card(0, 1) == 0
    assert DIE[card(13, 6)] == 5


@rule("P9", "R27")
@pytest.mark.parametrize("rules", ["rules.md", "rules.de.md", "rules.fr.md"])
def test_round_cards_stand_in_the_rules(rules):
    """The rules name every bonus of every round card in its order, and --sources says the same."""
    game = comptoir.load("burgundy")
    text = (game.folder / rules).read_text(encoding="utf-8")
    said = re.split(r" (?=[A-E] \d)", re.search(r"\*\*P9\*\* (.*)", text)[1])[1:]
    printed = [[count for bonus in card for count in bonus if count] for card in ROUND_CARDS]
    assert [[int(n) for n in re.findall(r"\d+", card)] for card in said] == printed
    shown = {figure.what: figure.value for figure in game.figures({})}
    assert shown["rounds.E"] == "1 silver, 1 worker"
    for letter, counts in zip("ABCDE", printed, strict=True):
        assert [int(n) for n in re.findall(r"\d+", shown[f"rounds.{letter}"])] == counts


@rule("P9", "R27")
def test_the_terminal_shows_bonuses_and_who_sells_what():
    """Somebody at a terminal reads what a triple brings now, and which number sells which goods."""
    table = comptoir.load("burgundy").table(2, seed=1)
    console = Console(file=io.StringIO(), width=160)
    console.print(draw(table.view(0).state, 0, texts(table.game, "en"), ["Ann", "Ben"]))
    text = console.file.getvalue()
    assert "3 points | " in text
    assert "⚀⚁ light goods" in text


MINE = """
[triples]
castle = 3

[cards]
watchtower = [0, 0, 0, 1, 1, 1]

[rounds]
B = ["2 goods", "1 point + 2 silver"]
"""


@rule("P9", "T1")
def test_an_owner_corrects_the_box():
    """Points of triples, numbers on cards and bonuses are those of the owner's box, in the rules and on the board."""
    game = comptoir.load("burgundy")
    position = Position("burgundy", 2, data=tomllib.loads(MINE))
    s, player = position.s, position.s.players[0]
    copies = s.box.copies
    assert [copies[card(WATCHTOWER, number)] for number in range(1, 7)] == [0, 0, 0, 1, 1, 1]
    s.round = 1
    player.open = [card(CASTLE, 1), card(CASTLE, 2)]
    player.projects = [card(CASTLE, 3)]
    position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)")
    assert position.now.ledger(0)["triples"] == 3
    said = [texts(game, "en").say(kind.label(s, position.asked, i)) for i in (0, 1) for kind in [TAKE_BONUS]]
    assert said == ["2 goods cards", "1 point and 2 silver"]
    position.answer("TakeBonus(option=1)")
    assert (player.point_cards, player.silver) == (1, 3)
    board = game.board(tomllib.loads(MINE))
    assert (board["values"][0], board["rounds"][1][1]) == (3, [1, 0, 0, 2, 0])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[cards]\nbank = [1, 1, 1, 1, 0, 0]", "cards.bank must make 3 cards in all"),
        ("[cards]\nbank = [1, 1, 1]", "cards.bank must be a list of 6: each a whole number from 0 to 9"),
        ("[triples]\ntower = 3", "triples has castle, mine"),
        ("[rounds]\nB = []", "rounds.B must be a list of 1 to 5 bonuses"),
        ('[rounds]\nB = ["2 sheep"]', "such as “2 goods” or “1 silver + 1 worker”"),
        ('[rounds]\nB = ["1 silver + 1 silver"]', "rounds.B must be"),
    ],
)
def test_impossible_data(text, sentence):
    """What cannot be is refused in one sentence."""
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        comptoir.load("burgundy").check_data(tomllib.loads(text))
