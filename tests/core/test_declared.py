"""Rules that declare to be given something else than they are given are found before they are compiled."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.conformance import Checked, check_declared
from comptoir.core.game import Game

PIG = Path(__file__).parents[1] / "outside" / "pig" / "comptoir_pig" / "turn.py"
OTHERS = "class Goat(State):\n    kept: list[i64]\n\n\nclass Bleat(Decision):\n    pass\n\n\nclass Pig(State):"


def pig(folder, monkeypatch, right="", wrong=""):
    """The game of Pig with something written otherwise."""
    text = PIG.read_text(encoding="utf-8").replace("class Pig(State):", OTHERS)
    assert right in text
    text = text.replace(right, wrong) if right else text
    (folder / "wrong_pig.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "wrong_pig", raising=False)
    turn = importlib.import_module("wrong_pig")
    turn.GAME = Game(
        "pig", title="Pig", players=(2,), chapters=(turn,), setup=turn.setup, sources=("turns",), score=turn.score
    )
    return turn.GAME


def keep_promises(game):
    """What conformance does."""
    check_declared(game)
    Checked(game, 2, {}, 1).play(beginning=200, every=1)


def test_right_ones_pass(tmp_path, monkeypatch):
    """The game as it is keeps all promises."""
    keep_promises(pig(tmp_path, monkeypatch))


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("run(self, s: Pig", "run(self, s: Goat", "TakeTurn.run declares Goat, but is given Pig"),
        ("candidates(self, s: Pig", "candidates(self, s: Goat", "RollOrHold.candidates declares Goat"),
        ("details(self, s: Pig", "details(self, s: Goat", "RollOrHold.details declares Goat"),
        ("why_not(self, s: Pig", "why_not(self, s: Goat", "Hold.why_not declares Goat"),
        ("play(self, s: Pig, ask: Die", "play(self, s: Goat, ask: Die", "Rolled.play declares Goat"),
        ("score(s: Pig", "score(s: Goat", "score declares Goat"),
        (
            "why_not(self, s: Pig, ask: RollOrHold",
            "why_not(self, s: Pig, ask: Bleat",
            "Hold.why_not is given RollOrHold",
        ),
        ("play(self, s: Pig, ask: Die", "play(self, s: Pig, ask: RollOrHold", "Rolled.play is given Die"),
    ],
)
def test_wrong_ones_do_not(tmp_path, monkeypatch, right, wrong, sentence):
    """A wrong state or a wrong question, in tasks, decisions, moves and scoring."""
    with pytest.raises(AssertionError, match=sentence):
        keep_promises(pig(tmp_path, monkeypatch, right, wrong))


@pytest.mark.parametrize("name", comptoir.game_names())
def test_all_games_declare_what_they_are_given(name):
    """Here plain rules tell; compiled ones would break."""
    check_declared(comptoir.load(name))
