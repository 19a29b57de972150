"""Labels that warn: a project without effect, and one project too many."""

import pytest

from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import CHURCH, CITY_HALL, MINE, SHIP, WAREHOUSE, card
from comptoir.games.burgundy.state import ANY, EMPTY
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("burgundy", 2).ask(Act(0, ANY))


def empty(position):
    """No display, no goods, nothing to gather."""
    for row in position.s.display:
        row.clear()
    for pile in range(4):
        position.s.tops[pile] = EMPTY
    for good in range(3):
        position.s.players[0].goods[good] = 0


@rule("R10", "R11", "R26", "B7")
@pytest.mark.parametrize("kind", [CHURCH, SHIP, WAREHOUSE, CITY_HALL])
def test_a_project_without_effect(position, kind):
    """Nothing fits, nothing is left, nothing to sell, nothing to place."""
    position.s.players[0].projects = [card(kind, 2)]
    empty(position)
    assert position.label("Place(project=0)").endswith(" – without effect just now")
    position.s.players[0].projects = [card(MINE, 5)]
    assert not position.label("Place(project=0)").endswith("just now")


@rule("R12")
def test_one_project_too_many(position):
    """With three projects another one costs one of them."""
    assert "has to go" not in position.label("Take(row=1, position=0)")
    position.s.players[0].projects = [card(MINE, 5)] * 3
    assert position.label("Take(row=1, position=0)").endswith(" – one of your three projects has to go")
