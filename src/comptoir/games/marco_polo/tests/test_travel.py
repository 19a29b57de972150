"""Journeys."""

import pytest

from comptoir.core.record import ints
from comptoir.games.marco_polo.characters import JOHANNES, NICCOLO
from comptoir.games.marco_polo.map import (
    ALEXANDRIA,
    ANXI,
    KASHGAR,
    LAN_ZHOU,
    MOSCOW,
    NORTH_EAST,
    SAMARCANDA,
    SEA_EAST,
    VENEZIA,
    WEST_NORTH,
    WEST_SOUTH,
)
from comptoir.games.marco_polo.spaces import TRAVEL
from comptoir.games.marco_polo.state import EMPTY
from comptoir.games.marco_polo.travel import Walk
from comptoir.testing import rule


@pytest.fixture
def road(table):
    """A table without outpost bonuses."""
    table.s.outposts = ints([EMPTY] * 7)
    return table


def free(seat, steps):
    """A journey of free steps."""
    return Walk(seat, True, 0, steps, 0, 0, 0)


def go(*places):
    """The moves of the only figure."""
    return [f"Go(figure=first, place={place})" for place in places]


@rule("J1", "J2", "J3", "J4")
def test_yellow_goes_from_samarcanda_to_lan_zhou(road):
    """Three steps over an oasis and Kashgar cost 12 coins and 8 camels; a post only in Lan-Zhou."""
    yellow = road.deal(1, dice=[3, 5], coins=12, camels=8, figure=SAMARCANDA)
    road.act(1).use(TRAVEL, 3, 5).answer(*go("oasis_centre", "kashgar", "lan_zhou"))
    assert (yellow.coins, yellow.camels) == (0, 0)
    assert yellow.figure == LAN_ZHOU
    assert yellow.posts == 1 << LAN_ZHOU
    assert road.over


@rule("J1")
def test_a_two_and_a_four_are_two_steps(road):
    """The lower die is the limit, and places without a road between them cannot be reached."""
    road.deal(dice=[2, 4], coins=30)
    road.act().use(TRAVEL, 2, 4)
    assert road.asked.left == 2
    assert set(road.candidates()) == {*go("alexandria", "oasis_west_north", "oasis_west_centre"), "Stop"}
    road.answer(*go("oasis_west_north", "moscow"))
    assert road.over


@rule("J2")
@pytest.mark.parametrize(("steps", "price"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_price_of_a_journey(road, steps, price):
    """Paid for the steps really made; back and forth is allowed."""
    player = road.deal(dice=[6, 6], coins=20)
    road.act().use(TRAVEL, 6, 6)
    for i in range(steps):
        road.answer(*go("oasis_west_north" if i % 2 == 0 else "venezia"))
    if steps < 6:
        road.answer("Stop")
    assert player.coins == 20 - price


@rule("J2", "J3")
def test_tolls(road):
    """A road may ask for coins or camels on top."""
    road.deal(dice=[2, 2], coins=9, camels=2, figure=ALEXANDRIA)
    road.act().use(TRAVEL, 2, 2)
    assert road.why_not(*go("oasis_west_south")).rule == "J3"
    assert road.sentence(*go("oasis_west_south")) == "With 7 for its road that step costs 10 coins, you have 9."
    road.deal(figure=WEST_SOUTH)
    assert road.why_not(*go("ormuz")).rule == "J3"
    assert road.sentence(*go("ormuz")) == "That road asks for 3 camels, you have 2."


@rule("R28")
def test_one_step_at_least(road):
    """The journey cannot end before it has begun."""
    road.deal(dice=[2, 2], coins=9)
    road.act().use(TRAVEL, 2, 2)
    assert road.why_not("Stop").rule == "R28"
    road.answer(*go("alexandria"))
    assert road.why_not("Stop") is None


@rule("J3")
def test_no_road_without_camels(road):
    """Where every road asks for camels, nobody without them can travel."""
    road.deal(dice=[2, 2], coins=30, figure=KASHGAR)
    assert road.act().refused(TRAVEL) == "J3"
    assert road.sentence("Use(space=travel)") == "Every road from here asks for more camels than you have."


@rule("R28", "R29")
def test_passing_and_coming_back(road):
    """Crossing a city leaves no post; going back to where one has a post brings nothing new."""
    player = road.deal(coins=30, posts=1 << MOSCOW, figure=MOSCOW, camels=9)
    road.ask(free(0, 2)).answer(*go("anxi", "moscow"))
    assert player.posts == 1 << MOSCOW
    assert player.coins == 30
    assert player.posts_left == 9


@rule("R29")
def test_no_posts_in_venezia_and_oases(road):
    """Nothing happens there."""
    player = road.deal(figure=WEST_NORTH)
    road.ask(free(0, 1)).answer(*go("venezia"))
    assert player.posts == 0
    road.ask(free(0, 1)).answer(*go("oasis_west_north"))
    assert player.posts == 0
    assert player.figure == WEST_NORTH


@rule("R33")
def test_free_steps(road):
    """No price for the step, but for the road; it may be declined, and has to be if no road can be paid."""
    player = road.deal(figure=MOSCOW, camels=2)
    road.ask(free(0, 1))
    assert road.why_not(*go("anxi")).rule == "J3"
    player.camels = 3
    road.answer(*go("anxi"))
    assert (player.camels, player.coins, player.posts) == (0, 5, 1 << ANXI)
    player.figure = KASHGAR
    assert road.ask(free(0, 1)).legal() == ["Stop"]
    assert road.answer("Stop").over
    assert player.posts == 1 << ANXI


@rule("R34", "R32", "P5")
def test_a_step_won_on_arrival_leads_on(table):
    """The outpost bonus is a step, and it brings a second post in the same turn."""
    table.s.outposts = ints([EMPTY, EMPTY, EMPTY, EMPTY, 7, EMPTY, EMPTY])
    player = table.deal(dice=[1, 1], coins=3, camels=3)
    table.act().use(TRAVEL, 1, 1).answer(*go("alexandria"))
    assert isinstance(table.asked, Walk)
    assert table.asked.free
    player.figure, player.coins = MOSCOW, 0
    table.answer(*go("anxi"))
    assert player.posts == 1 << ALEXANDRIA | 1 << ANXI
    assert player.coins == 5


@rule("R45")
def test_johannes_goes_from_oasis_to_oasis(road):
    """To any of the nine others in one step, without a toll even where a road asks for 5 coins."""
    player = road.deal(character=JOHANNES, figure=NORTH_EAST)
    road.ask(free(0, 3))
    oases = [move for move in road.candidates() if "oasis" in move]
    assert len(oases) == 9
    road.answer(*go("oasis_far_north_east", "oasis_sea_east"))
    assert (player.figure, player.coins, player.camels) == (SEA_EAST, 0, 0)
    road.answer(*go("beijing"))
    assert road.s.beijing == [0]


@rule("R45", "J3")
def test_others_pay_that_road(road):
    """5 coins between the two oases."""
    road.deal(figure=NORTH_EAST, coins=4)
    road.ask(free(0, 1))
    assert road.why_not(*go("oasis_far_north_east")).rule == "J3"
    assert road.why_not(*go("oasis_east")) is None


@rule("R47")
def test_two_figures_share_a_journey(road):
    """Each figure that moved gets a post where it ends, once all steps are made."""
    player = road.deal(character=NICCOLO, second=VENEZIA, coins=12, dice=[3, 3])
    road.act().use(TRAVEL, 3, 3)
    road.answer(*go("alexandria"), "Go(figure=second, place=oasis_west_north)")
    assert player.posts == 0
    road.answer("Go(figure=second, place=moscow)")
    assert player.posts == 1 << ALEXANDRIA | 1 << MOSCOW
    assert (player.figure, player.second, player.coins) == (ALEXANDRIA, MOSCOW, 0)


@rule("R47")
def test_two_figures_in_one_city(road):
    """They place one post."""
    player = road.deal(character=NICCOLO, second=VENEZIA)
    road.ask(free(0, 2)).answer(*go("alexandria"), "Go(figure=second, place=alexandria)")
    assert player.posts == 1 << ALEXANDRIA
    assert player.posts_left == 8


@rule("R47")
def test_a_figure_that_stayed_places_nothing(road):
    """A single step moves one of them; the other's city gets no post."""
    player = road.deal(character=NICCOLO, second=SAMARCANDA)
    road.ask(free(0, 1)).answer(*go("alexandria"))
    assert player.posts == 1 << ALEXANDRIA
    assert road.over
