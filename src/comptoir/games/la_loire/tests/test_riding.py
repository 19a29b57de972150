"""Riding and horses."""

import pytest

from comptoir.core.record import ints
from comptoir.games.la_loire.components import BANK, DUCAL_PALACE, NONE, PLACES, place
from comptoir.games.la_loire.riding import SADDLE
from comptoir.testing import rule


def rides(table, relay, name, heading=0):
    return table.put(relay, name, heading).ask(SADDLE[relay])


@rule("M1")
@pytest.mark.parametrize(("horses", "stop"), [(0, "ancenis"), (1, "angers"), (2, "langeais")])
def test_horses_and_one_more(table, horses, stop):
    """A figure without horses rides one place, with two horses three; all horses come along."""
    table.s.horses[0] = horses
    rides(table, 0, "nantes").answer("Ride(direction=clockwise)")
    assert PLACES[table.s.at[0]] == stop
    assert table.s.horses[0] == horses


@rule("M2")
def test_leaving_horses(table):
    """Horses left behind make the ride shorter, and stay as free ones."""
    rides(table, 0, "tours").answer("Leave(horses=2)")
    assert table.s.at[0] == place("vendome")
    assert (table.s.horses[0], table.s.free[place("tours")]) == (0, 2)


@rule("M3")
def test_taking_a_horse(table):
    """One free horse may be taken, and only one."""
    table.s.free[place("tours")] = 3
    table.s.horses[0] = 0
    rides(table, 0, "tours").answer("Take")
    assert table.why_not("Take").rule == "M3"
    table.answer("Ride(direction=clockwise)")
    assert table.s.at[0] == place("blois")
    assert table.s.free[place("tours")] == 2


@rule("M3")
def test_no_free_horse(table):
    """There must be one where the ride begins; those of other figures are not free."""
    table.s.free[place("tours")] = 0
    table.s.horses[0] = 0
    table.put(2, "tours")
    rides(table, 0, "tours")
    assert table.why_not("Take").message == "no-free-horse"


@rule("A07")
def test_leave_or_take(table):
    """Who has taken a horse leaves none; who has left one takes none."""
    table.s.horses[0] = 1
    table.s.free[place("tours")] = 2
    rides(table, 0, "tours").answer("Take")
    assert table.why_not("Leave(horses=1)").rule == "A07"
    table.s.horses[0] = 1
    rides(table, 0, "nantes").answer("Leave(horses=1)")
    assert table.legal() == ["Ride(direction=clockwise)", "Ride(direction=counterclockwise)"]


@rule("A07")
def test_horses_in_cities_and_no_blocking(table):
    """Horses may be left and taken in cities; figures never stand in each other's way."""
    table.put(1, "nantes").put(2, "nantes").put(3, "nantes")
    table.s.horses[0] = 1
    rides(table, 0, "nantes").answer("Leave(horses=1)", "Ride(direction=counterclockwise)")
    assert table.s.free[place("nantes")] == 1
    table.s.horses[1] = 0
    rides(table, 1, "nantes").answer("Take", "Ride(direction=counterclockwise)")
    assert table.s.at[1] == place("saumur")


@rule("D19")
def test_two_horses_at_most(table):
    """A third horse does not fit."""
    table.s.free[place("tours")] = 1
    rides(table, 0, "tours")
    assert table.why_not("Take").rule == "D19"


@rule("M4")
def test_direction(table):
    """Either way from a city, on and on from a village."""
    rides(table, 0, "orleans")
    ways = [move for move in table.legal() if move.startswith("Ride")]
    assert ways == ["Ride(direction=clockwise)", "Ride(direction=counterclockwise)"]
    rides(table, 0, "tours", 1)
    assert [move for move in table.legal() if move.startswith("Ride")] == ["Ride(direction=counterclockwise)"]


@rule("M4")
def test_direction_is_free_after_a_stop_in_a_city(table):
    """Stopping in a city frees the direction."""
    table.s.horses[0] = 0
    rides(table, 0, "ancenis", 1).answer("Ride(direction=counterclockwise)")
    assert table.s.heading[0] == NONE


@rule("A06")
def test_passing_a_city(table):
    """A relay that passes Nantes rides on along the other bank, its direction unchanged, its money untouched."""
    table.player().denier = 18
    rides(table, 0, "ancenis", 1).answer("Ride(direction=counterclockwise)")
    assert table.s.at[0] == place("saumur")
    assert table.s.heading[0] == 1
    assert table.player().denier == 18


@rule("P22", "A08")
def test_squire(table):
    """With the Squire two free horses may be taken, from the same place."""
    table.s.free[place("tours")] = 3
    table.s.horses[0] = 0
    table.give("squire")
    rides(table, 0, "tours").answer("Take", "Take")
    assert table.why_not("Take").rule == "D19"
    assert table.s.horses[0] == 2


@rule("P24")
def test_scout(table):
    """With the Scout a relay has three horses and rides four places."""
    table.s.free[place("tours")] = 1
    table.give("scout")
    rides(table, 0, "tours").answer("Take", "Ride(direction=clockwise)")
    assert table.s.horses[0] == 3
    assert table.s.at[0] == place("beaugency")


@rule("P23", "A08")
def test_blacksmith(table):
    """One denier for a free horse from anywhere, in place of the one that may be taken."""
    table.s.free = ints([0] * 20)
    table.s.free[place("chinon")] = 2
    table.s.free[place("tours")] = 1
    table.s.horses[0] = 0
    table.give("blacksmith")
    rides(table, 0, "tours").answer("Hire(place=chinon)")
    assert table.player().denier == 19
    assert table.s.free[place("chinon")] == 1
    assert table.why_not("Take").rule == "M3"
    assert table.why_not("Hire(place=chinon)").rule == "P23"


@rule("P23")
def test_blacksmith_once_a_turn_and_for_money(table):
    """Either figure, but only one of them in a turn; without money not at all."""
    table.s.horses[0] = table.s.horses[1] = 0
    table.give("blacksmith")
    rides(table, 0, "tours").answer("Hire(place=usse)")
    rides(table, 1, "tours")
    assert table.why_not("Hire(place=amboise)").rule == "P23"
    table.s.smith = False
    assert table.why_not("Hire(place=amboise)") is None
    table.player().denier = 0
    assert table.why_not("Hire(place=amboise)").message == "too-dear"


@rule("A08")
def test_blacksmith_with_squire(table):
    """With the Squire one of the two may come from elsewhere; the limit of the relay stays."""
    table.s.free[place("tours")] = 2
    table.s.horses[0] = 0
    table.give("blacksmith", "squire")
    rides(table, 0, "tours").answer("Hire(place=usse)", "Take")
    assert table.s.horses[0] == 2
    table.s.horses[0] = 2
    table.s.smith = False
    rides(table, 0, "tours")
    assert table.why_not("Hire(place=amboise)").rule == "D19"


@rule("P25", "A09")
def test_jester(table):
    """A figure that passes the circus may stop there with all its horses, or ride on."""
    table.give("jester")
    table.s.circus = place("vendome")
    rides(table, 0, "tours").answer("Ride(direction=clockwise)")
    assert table.legal() == ["Stop", "RideOn"]
    table.answer("Stop")
    assert (table.s.at[0], table.s.horses[0]) == (place("vendome"), 2)
    rides(table, 0, "tours").answer("Ride(direction=clockwise)", "RideOn")
    assert table.s.at[0] == place("talcy")


@rule("A09")
def test_no_early_stop_where_the_ride_begins(table):
    """At least one place is ridden: the circus under a figure is no reason to stay."""
    table.give("jester", "town_guard")
    table.s.circus = place("tours")
    rides(table, 0, "tours").answer("Ride(direction=clockwise)")
    assert table.s.at[0] == place("talcy")


@rule("P15", "A09")
def test_town_guard(table):
    """A figure that passes a city may stop there; then its direction is free."""
    table.give("town_guard")
    rides(table, 1, "meung").answer("Ride(direction=clockwise)", "Stop")
    assert table.s.at[1] == place("orleans")
    assert (table.s.heading[1], table.s.horses[1]) == (NONE, 2)
    rides(table, 1, "meung").answer("Ride(direction=clockwise)", "RideOn")
    assert table.s.at[1] == place("cheverny")


@rule("P15", "P25")
def test_without_them_there_is_no_early_stop(table):
    """Without Jester and Town guard circus and cities are passed."""
    table.s.circus = place("chambord")
    rides(table, 1, "meung").answer("Ride(direction=clockwise)")
    assert table.s.at[1] == place("cheverny")


@rule("L1", "A16")
def test_bank(table):
    """Three denier when a figure ends its ride in the city of the bank, before its action; for each figure."""
    table.player().palaces = 1 << BANK
    table.s.horses[0] = table.s.horses[1] = 0
    rides(table, 0, "ancenis", 1).answer("Ride(direction=counterclockwise)")
    assert table.player().denier == 23
    assert type(table.asked).__name__ == "MerchantAct"
    rides(table, 1, "brissac").answer("Ride(direction=clockwise)")
    assert table.player().denier == 26
    rides(table, 1, "meung").answer("Ride(direction=clockwise)")
    assert table.player().denier == 26


@rule("L1")
def test_bank_does_not_pay_for_passing(table):
    """Passing through is not ending a ride."""
    table.player().palaces = 1 << BANK
    rides(table, 0, "ancenis", 1).answer("Ride(direction=counterclockwise)")
    assert table.player().denier == 20


@rule("B6", "A29")
def test_a_new_bank_does_not_pay_yet(table):
    """A palace works from the next turn on."""
    table.player().palaces = 1 << BANK | 1 << DUCAL_PALACE
    table.s.new_palaces = 1 << BANK
    table.s.horses[1] = 0
    rides(table, 1, "ancenis", 1).answer("Ride(direction=counterclockwise)")
    assert table.player().denier == 20
