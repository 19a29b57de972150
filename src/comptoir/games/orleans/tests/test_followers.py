"""Phase 3: taking back and drawing."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN, TRADER
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.followers import FILL_MARKET, FOLLOWERS
from comptoir.games.orleans.places import CASTLE, FIRST_SPACE, GUNPOWDER_TOWER, HAYRICK, SHIP, TOWN_HALL
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY
from comptoir.testing import Position, rule

WAITING = FIRST_SPACE[GUNPOWDER_TOWER]


@pytest.fixture
def position():
    position = Position("orleans", 2)
    for player in position.s.players:
        player.market = ints([0] * 11)
    return position


def fill(player, *followers):
    """Put these into the bag."""
    for follower in followers:
        player.bag.put(follower)


@rule("P3")
def test_four_at_the_beginning(position):
    """Four followers are drawn onto the market."""
    player = position.s.players[0]
    fill(player, *[FARMER] * 9)
    position.ask(FILL_MARKET[0]).chance()
    assert (player.market[FARMER], player.bag.size) == (4, 5)


@pytest.mark.parametrize(("knights", "drawn"), [(0, 4), (2, 6), (3, 7), (4, 7), (5, 8)])
@rule("P3", "V4")
def test_the_knight_track_says_how_many(position, knights, drawn):
    """As in the example: 4, 6 or 8 followers by the marker on the knight track; the fourth knight adds nobody."""
    player = position.s.players[0]
    player.tracks[KNIGHT] = knights
    fill(player, *[FARMER] * 10)
    position.ask(FILL_MARKET[0]).chance()
    assert player.market[FARMER] == drawn


@rule("C2")
def test_market_and_bag_limit_the_draw(position):
    """No more than the market has room for, and no more than the bag holds."""
    player = position.s.players[0]
    player.market[FARMER] = 6
    fill(player, *[BOATMAN] * 5)
    position.ask(FILL_MARKET[0]).chance()
    assert player.market[BOATMAN] == 2
    player.market = ints([0] * 11)
    position.ask(FILL_MARKET[0]).chance()
    assert player.market[BOATMAN] == 3
    assert player.bag.size == 0


@rule("C1")
def test_two_back_and_four_drawn(position):
    """The rulebook's example: six may be drawn, two are taken back, four are drawn."""
    player = position.s.players[0]
    player.tracks[KNIGHT] = 2
    lay(player, FIRST_SPACE[CASTLE], FARMER)
    lay(player, FIRST_SPACE[TOWN_HALL], MONK)
    fill(player, *[BOATMAN] * 6)
    position.ask(FILL_MARKET[0])
    position.answer("CallBack(space=castle_farmer)", "CallBack(space=town_hall_neutral_1)", "DrawNow").chance()
    assert (player.market[FARMER], player.market[MONK], player.market[BOATMAN]) == (1, 1, 4)
    assert player.taken == 0


@rule("C1")
def test_technology_stays(position):
    """A technology tile is not taken back; own followers and those on tiles are."""
    player = position.s.players[0]
    player.places |= 1 << HAYRICK
    lay(player, FIRST_SPACE[CASTLE], TECHNOLOGY)
    lay(player, FIRST_SPACE[HAYRICK], OWN + FARMER)
    assert position.ask(FILL_MARKET[0]).candidates() == ["CallBack(space=hayrick_farmer)", "DrawNow"]


@rule("C1")
def test_no_more_back_than_drawn(position):
    """Four may be drawn, so four may be taken back and not five; nothing is drawn then."""
    player = position.s.players[0]
    for space in range(5):
        lay(player, space, MONK)
    fill(player, FARMER)
    position.ask(FILL_MARKET[0])
    for _ in range(4):
        position.answer(position.legal()[0])
    assert position.why_not("CallBack(space=village_craftsman)").message == "nothing-left-to-draw"
    position.answer("DrawNow")
    assert (player.market[MONK], player.market[FARMER]) == (4, 0)


@rule("C1")
def test_full_market(position):
    """Followers go back to free spaces of the market only."""
    player = position.s.players[0]
    player.market[FARMER] = 8
    lay(player, FIRST_SPACE[SHIP], FARMER)
    assert position.ask(FILL_MARKET[0]).why_not("CallBack(space=ship_farmer)").message == "market-full"
    assert position.legal() == ["DrawNow"]


@rule("C3")
def test_in_turn_order(position):
    """The start player fills the market first."""
    position.s.starter = 1
    for player in position.s.players:
        fill(player, FARMER)
    position.ask(FOLLOWERS)
    assert position.asked.to == 1
    position.answer("FollowerDrawn(follower=farmer)")
    assert position.asked.to == 0


@rule("J3")
def test_the_tower_adds_two_spaces(position):
    """With the Gunpowder Tower ten followers find room; two of them must wait in it when the market is full."""
    player = position.s.players[0]
    player.places |= 1 << GUNPOWDER_TOWER
    player.market[TRADER] = 6
    player.tracks[KNIGHT] = 5
    fill(player, *[CRAFTSMAN] * 8)
    position.ask(FILL_MARKET[0]).chance()
    assert player.market[CRAFTSMAN] == 4
    assert position.why_not("TowerDone").rule == "J3"
    position.answer("WaitInTower(follower=craftsman)", "WaitInTower(follower=trader)")
    assert position.over
    assert list(player.spaces[WAITING : WAITING + 2]) == [CRAFTSMAN, TRADER]
    assert sum(player.market) == 8


@rule("J3", "A3")
def test_waiting_is_free(position):
    """Nobody has to wait in the tower; own followers may."""
    player = position.s.players[0]
    player.places |= 1 << GUNPOWDER_TOWER
    player.market[OWN + TRADER] = 1
    position.ask(FILL_MARKET[0])
    assert position.legal() == ["WaitInTower(follower=own_trader)", "TowerDone"]
    position.answer("TowerDone")
    assert player.spaces[WAITING] == EMPTY


@rule("J3")
def test_who_waits_takes_room(position):
    """Followers who stayed in the tower leave fewer spaces for the draw."""
    player = position.s.players[0]
    player.places |= 1 << GUNPOWDER_TOWER
    player.market[TRADER] = 8
    lay(player, WAITING, MONK)
    fill(player, FARMER, FARMER)
    position.ask(FILL_MARKET[0]).chance()
    assert player.market[FARMER] == 1
