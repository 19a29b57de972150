"""Whole games, kept: one for every way in which a round can go wrong."""

from pathlib import Path

import pytest

import comptoir
from comptoir.core.agenda import apply
from comptoir.core.plain import open_question
from comptoir.games.orleans.box import HARVEST, OWN, TAXES
from comptoir.games.orleans.followers import FOLLOWER_DRAWN
from comptoir.testing import rule

FIXTURES = Path(__file__).parents[1] / "fixtures"


def moments(name):
    """Every question of a kept game: the state before the answer, the question, the answer, the state after it."""
    table = comptoir.replay((FIXTURES / f"{name}.replay").read_text(encoding="utf-8"))
    assert table.over
    s = table.game.new(table.players, table.options, table.data)
    for entry in table.log:
        ask = open_question(s, entry.seat)
        before = s.clone()
        apply(s, ask, entry.move)
        yield before, ask, entry.move, s


def at_census(s):
    """Whether phase 3 is still to come."""
    return any(type(step).__name__ == "Followers" for step in s.agenda)


@rule("B3", "K5")
def test_torture_by_census():
    """Somebody is last on the farmer track without a coin."""
    tortured = [before for before, ask, _, _ in moments("torture_by_census") if type(ask).__name__ == "Torture"]
    assert [s for s in tortured if at_census(s)]


@pytest.mark.parametrize(("name", "event"), [("torture_by_taxes", TAXES), ("torture_by_harvest", HARVEST)])
@rule("K3", "K4", "K5")
def test_torture_by_events(name, event):
    """Somebody cannot pay the taxes, or has neither food nor five coins at harvest."""
    tortured = [(before, ask) for before, ask, _, _ in moments(name) if type(ask).__name__ == "Torture"]
    found = [(s, ask) for s, ask in tortured if s.event == event and not at_census(s)]
    assert found
    assert all(s.players[ask.seat].coins == 0 for s, ask in found)


@rule("K2", "A3")
def test_plague_with_an_own_follower():
    """The plague finds an own follower, who stays."""
    found = 0
    for before, ask, move, after in moments("plague_spares_own_follower"):
        if type(ask).__name__ == "PlagueStrikes" and move - FOLLOWER_DRAWN.base >= OWN:
            found += 1
            assert after.players[ask.to].bag.size == before.players[ask.to].bag.size
            assert after.supply == before.supply
    assert found


@rule("K11")
def test_bank_empty():
    """Strong players empty the bank; what is due to them lapses."""
    table = comptoir.replay((FIXTURES / "bank_empty.replay").read_text(encoding="utf-8"))
    assert table.data == {}  # all 212 coins were there
    paid = {}
    for before, ask, move, after in moments("bank_empty"):
        if type(ask).__name__ == "Act" and after.bank == 0:
            gained = after.players[ask.seat].coins - before.players[ask.seat].coins
            paid[table.game.kinds.name(move)] = (int(before.bank), int(gained))
    assert paid["Execute(place=library)"] == (1, 1)  # 5 coins lay on the way
    assert paid["Execute(place=hospital)"] == (0, 0)  # the action may be taken all the same


def test_every_game_is_kept_whole():
    """There are five, and all of them end."""
    names = sorted(path.stem for path in FIXTURES.glob("*.replay"))
    assert names == [
        "bank_empty",
        "plague_spares_own_follower",
        "torture_by_census",
        "torture_by_harvest",
        "torture_by_taxes",
    ]
