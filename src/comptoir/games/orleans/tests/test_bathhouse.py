"""The Bathhouse."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN, SCHOLAR, TRADER
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import BATHHOUSE, FIRST_SPACE, GUNPOWDER_TOWER, N_SPACES, PLACES
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    position = Position("orleans", 2)
    player = position.s.players[0]
    player.market = ints([0] * 11)
    player.places |= 1 << BATHHOUSE
    lay(player, FIRST_SPACE[BATHHOUSE], BOATMAN)
    return position


def bathe(position, *followers):
    """Let these be the whole bag, and draw them."""
    for follower in followers:
        position.s.players[0].bag.put(follower)
    return position.ask(ACT[0]).answer("Execute(place=bathhouse)").chance()


@rule("J2")
def test_one_boatman():
    """The Bathhouse has one space, for a boatman."""
    assert PLACES[BATHHOUSE][2] == (BOATMAN,)


@rule("J1")
def test_two_of_three(position):
    """Two of the three drawn are placed, the third and the boatman go into the bag."""
    bathe(position, OWN + FARMER, KNIGHT, SCHOLAR)
    position.answer("Settle(follower=knight, place=scriptorium)", "Settle(follower=scholar, place=scriptorium)")
    player = position.s.players[0]
    assert position.over
    assert (player.bag.counts[OWN + FARMER], player.bag.counts[BOATMAN], player.bag.size) == (1, 1, 2)
    assert position.s.drawn == []
    first = FIRST_SPACE[8]
    assert list(player.spaces[first : first + 2]) == [KNIGHT, SCHOLAR]


@rule("J1", "E2")
def test_the_boatman_is_not_drawn(position):
    """The follower of the Bathhouse stays out of the draw; with two in the bag two are drawn."""
    bathe(position, FARMER, TRADER)
    assert sorted(position.s.drawn) == [FARMER, TRADER]


@rule("J1")
def test_where_they_may_go(position):
    """Not back into the Bathhouse or the tower; to the Town Hall only neutral ones."""
    position.s.players[0].places |= 1 << GUNPOWDER_TOWER
    bathe(position, OWN + BOATMAN, MONK, MONK)
    assert position.why_not("Settle(follower=monk, place=bathhouse)").rule == "J1"
    assert position.why_not("Settle(follower=own_boatman, place=town_hall)").rule == "A3"
    assert position.why_not("Settle(follower=monk, place=town_hall)") is None
    assert "Settle(follower=monk, place=gunpowder_tower)" not in position.candidates()


@rule("J1", "H4")
def test_on_which_space(position):
    """A monk is asked for whom he stands in."""
    bathe(position, MONK, MONK, MONK).answer("Settle(follower=monk, place=scriptorium)")
    assert position.legal() == ["Stand(space=scriptorium_knight)", "Stand(space=scriptorium_scholar)"]
    position.answer("Stand(space=scriptorium_scholar)")
    assert position.s.players[0].spaces[FIRST_SPACE[8] + 1] == MONK


def block_all_but(player, *spaces):
    """Something stands on every space of the board except these."""
    for space in range(N_SPACES):
        if space not in spaces and player.spaces[space] == EMPTY:
            lay(player, space, MONK)


@rule("J1")
def test_only_one_fits(position):
    """If only one of them finds a space, one is placed; if none does, none is."""
    player = position.s.players[0]
    farmer_space = FIRST_SPACE[3]
    assert position.s.box.wanted[farmer_space] == FARMER
    block_all_but(player, farmer_space)
    bathe(position, FARMER, FARMER, CRAFTSMAN).answer("Settle(follower=farmer, place=castle)")
    assert position.over
    lay(player, FIRST_SPACE[BATHHOUSE], BOATMAN)
    position.ask(ACT[0]).answer("Execute(place=bathhouse)").chance()
    assert position.over
    assert position.s.drawn == []


@rule("J1")
def test_two_must_be_placed_if_they_can(position):
    """A monk may not take the only space of a farmer when there is another space for him."""
    player = position.s.players[0]
    farmer_space, knight_space = FIRST_SPACE[3], FIRST_SPACE[8]
    block_all_but(player, farmer_space, knight_space)
    bathe(position, FARMER, MONK)
    assert position.why_not("Settle(follower=monk, place=castle)").message == "no-room-for-second"
    assert position.legal() == ["Settle(follower=farmer, place=castle)", "Settle(follower=monk, place=scriptorium)"]


@rule("J1")
def test_two_must_be_placed_if_they_can_in_one_place(position):
    """The same within a place: the monk leaves the farmer's space to the farmer."""
    player = position.s.players[0]
    ship = FIRST_SPACE[5]
    block_all_but(player, ship, ship + 2)
    bathe(position, FARMER, MONK).answer("Settle(follower=monk, place=ship)")
    assert position.why_not("Stand(space=ship_farmer)").rule == "J1"
    assert position.legal() == ["Stand(space=ship_knight)"]


@rule("J1")
def test_empty_bag(position):
    """With an empty bag nobody is drawn; the boatman goes home."""
    bathe(position)
    assert position.over
    assert position.s.players[0].bag.counts[BOATMAN] == 1
