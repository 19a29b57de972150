"""Phase 5: around the table."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.actions import ACT, ACTIONS, EFFECT
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN, SCHOLAR
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import (
    BATHHOUSE,
    CASTLE,
    FARM_HOUSE,
    FIRST_SPACE,
    HAYRICK,
    LAST_SPACE,
    N_PLACES,
    SACRISTY,
    SCRIPTORIUM,
)
from comptoir.games.orleans.state import TECHNOLOGY
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    position = Position("orleans", 3)
    position.s.starter = 0
    for player in position.s.players:
        player.market = ints([0] * 11)
    return position


def man(player, place, *followers):
    """Put followers on the spaces of a place, which the player owns from now on."""
    player.places |= 1 << place
    for i, follower in enumerate(followers):
        lay(player, FIRST_SPACE[place] + i, follower)


@rule("P5")
def test_all_spaces_must_be_taken(position):
    """A place with a free space is not activated; what is missing is said."""
    man(position.s.players[0], CASTLE, FARMER, BOATMAN)
    refusal = position.ask(ACT[0]).why_not("Execute(place=castle)")
    assert (refusal.rule, refusal.message) == ("P5", "not-activated")
    kind = position.game.kinds.of[position.number("Execute(place=castle)")]
    assert kind.details(position.s, position.asked, CASTLE)["for_whom"].args["a"].message == "some-trader"


@rule("P5", "P6")
def test_technology_counts_and_stays(position):
    """Technology fills a space like a follower, and stays when the follower goes home."""
    player = position.s.players[0]
    man(player, SCRIPTORIUM, TECHNOLOGY, SCHOLAR)
    position.ask(ACT[0]).answer("Execute(place=scriptorium)")
    first = FIRST_SPACE[SCRIPTORIUM]
    assert list(player.spaces[first : first + 2]) == [TECHNOLOGY, -1]
    assert player.bag.counts[SCHOLAR] == 1
    assert player.development == 1


@rule("P6", "E2")
def test_followers_go_home_at_once(position):
    """Boatman, craftsman and the new farmer are in the bag before the next action."""
    player = position.s.players[0]
    man(player, FARM_HOUSE, OWN + BOATMAN, CRAFTSMAN)
    position.ask(ACT[0]).answer("Execute(place=farm_house)")
    assert [f for f in range(11) if player.bag.counts[f]] == [FARMER, CRAFTSMAN, OWN + BOATMAN]
    assert player.bag.size == 3
    assert player.taken == 0


@rule("E1")
def test_one_action_each_in_turn(position):
    """Everybody takes one action at a time, clockwise from the start player; who has passed is skipped."""
    position.s.starter = 1
    for seat in (0, 1):
        man(position.s.players[seat], HAYRICK, FARMER)
        man(position.s.players[seat], SCRIPTORIUM, KNIGHT, SCHOLAR)
    position.ask(ACTIONS)
    order = []
    for move in ("Execute(place=hayrick)", "Pass", "Pass", "Execute(place=scriptorium)", "Pass"):
        order.append(int(position.asked.seat))
        position.answer(move)
    assert order == [1, 2, 0, 1, 1]
    assert position.over


@rule("E1")
def test_passing_is_always_allowed(position):
    """Also with an action left; without one, passing is all there is."""
    man(position.s.players[0], HAYRICK, FARMER)
    assert position.ask(ACT[0]).legal() == ["Execute(place=hayrick)", "Pass"]
    assert position.ask(ACT[1]).legal() == ["Pass"]


@rule("D2")
def test_unused_places_stay_manned(position):
    """Whoever passes leaves the followers where they are."""
    man(position.s.players[0], HAYRICK, FARMER)
    position.ask(ACTIONS).answer("Pass", "Pass", "Pass")
    assert position.s.players[0].spaces[FIRST_SPACE[HAYRICK]] == FARMER


@rule("E3")
def test_a_place_twice(position):
    """The Hayrick, filled again by the Bathhouse, is used again in the same round."""
    player = position.s.players[0]
    man(player, HAYRICK, FARMER)
    man(player, BATHHOUSE, BOATMAN)
    position.s.passed = 0b110
    position.ask(ACTIONS).answer("Execute(place=hayrick)", "Execute(place=bathhouse)")
    position.answer("FollowerDrawn(follower=farmer)", "Settle(follower=farmer, place=hayrick)")
    position.answer("Execute(place=hayrick)")
    assert player.goods[0] == 2


@rule("J4")
def test_the_sacristy_is_no_action(position):
    """A manned Sacristy is not executed in this phase."""
    man(position.s.players[0], SACRISTY, MONK)
    assert position.ask(ACT[0]).why_not("Execute(place=sacristy)").rule == "J4"


def test_every_place_has_its_effect():
    """The list of effects is as long as the table of places, for each seat."""
    assert [len(effects) for effects in EFFECT] == [N_PLACES] * 4
    assert all(LAST_SPACE[place] - FIRST_SPACE[place] <= 3 for place in range(N_PLACES))
