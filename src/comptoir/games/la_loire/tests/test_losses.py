"""Labels that warn: what an answer loses by the way is said before it is given."""

import pytest

from comptoir.games.la_loire.turn import TAKE_TURN
from comptoir.testing import rule


@rule("T3", "A28")
def test_money_above_the_maximum(table):
    """The messenger goes first and does nothing: what the merchant has too much is returned."""
    table.player().denier = 14
    table.ask(TAKE_TURN[0]).answer("Begin(figure=messenger)", "Ride(direction=clockwise)")
    assert table.label("Pass") == "No action – 4 denier are returned when your merchant leaves"
    table.player().denier = 10
    assert table.label("Pass") == "No action"


@rule("T1", "D15")
@pytest.mark.parametrize(("denier", "place", "warns"), [(4, "nantes", True), (5, "nantes", False), (4, "tours", False)])
def test_the_next_turn(table, denier, place, warns):
    """A merchant who stays in a city with less than five denier loses the next turn."""
    table.player().denier = denier
    table.act(0, place)
    assert table.label("Pass").endswith("lose your next turn: fewer than 5 denier") == warns


@rule("T1", "G9")
def test_what_is_spent_counts(table):
    table.player().denier = 11
    table.act(0, "nantes")
    assert "next turn" not in table.label("Ship(freight=6)")
    assert "next turn" in table.label("Ship(freight=10)")
