"""Torture."""

import pytest

from comptoir.games.orleans.box import FARMER, KNIGHT, MONK, OWN, TAXES
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.events import HOLD_EVENT
from comptoir.games.orleans.inventory import inventory
from comptoir.games.orleans.places import (
    CHEESE_FACTORY,
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    HAYRICK,
    HERB_GARDEN,
    SHIP,
)
from comptoir.games.orleans.rounds import CENSUS
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY
from comptoir.games.orleans.torture import Owe, Torment
from comptoir.games.orleans.tracks import develop, status
from comptoir.games.orleans.travel import station_here
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("orleans", 2)


def owe(position, coins):
    return position.ask(Owe(0, coins))


@rule("K5")
def test_all_coins_first(position):
    """Coins are paid first; torture is only for what is missing."""
    owe(position, 7)
    assert position.s.players[0].coins == 0
    assert position.asked.missing == 2


@rule("K5")
def test_enough_coins(position):
    """Whoever can pay is not tortured."""
    assert owe(position, 5).over
    assert position.s.players[0].coins == 0


@rule("K5", "A4")
def test_any_mix(position):
    """The rulebook's example: a follower, two stations and two steps back for five coins."""
    player = position.s.players[0]
    player.coins = 0
    player.development = 5
    player.bag.put(KNIGHT)
    player.built = 0b10
    player.tracks[KNIGHT] = 1
    before = inventory(position.s)
    owe(position, 5).answer("GiveFollower", "FollowerDrawn(follower=knight)", "GiveStation")
    position.answer("TearDown(town=chartres)", "StepBack", "StepBack")
    assert position.over
    assert (player.bag.size, player.stations, player.built, player.development) == (0, 9, 0, 3)
    assert player.tracks[KNIGHT] == 1
    assert (position.s.out_characters, position.s.out_stations) == (1, 2)
    assert inventory(position.s) == before


@rule("K5", "A4")
def test_goods_leave_the_game(position):
    """A good given under torture does not go back to the goods market."""
    player = position.s.players[0]
    player.coins = 0
    player.goods[2] = 1
    market, removed = list(position.s.goods), position.s.out_goods[2]
    owe(position, 1).answer("GiveGood(good=wine)")
    assert list(position.s.goods) == market
    assert position.over
    assert (player.goods[2], position.s.out_goods[2]) == (0, 1 + removed)


@rule("K5")
def test_what_one_does_not_have(position):
    """Only what is there can be given."""
    player = position.s.players[0]
    player.coins = player.stations = 0
    player.goods[0] = 1
    owe(position, 1)
    assert position.why_not("GiveStation").message == "no-unbuilt-station"
    assert position.why_not("GiveGood(good=wool)").message == "no-such-good"
    assert position.why_not("GiveTechnology(technology=any)").message == "no-such-technology"
    assert position.legal() == ["GiveGood(good=grain)"]


@rule("K5")
def test_one_after_the_other(position):
    """Every thing is asked for by itself, so that a blind draw is seen before the next choice."""
    player = position.s.players[0]
    player.coins = 0
    player.bag.put(MONK)
    player.bag.put(KNIGHT)
    owe(position, 2).answer("GiveFollower")
    assert position.asks_chance
    position.answer("FollowerDrawn(follower=knight)")
    assert position.asked.missing == 1


@rule("K5", "K1")
def test_debtors_in_turn_order():
    """Several debtors answer in turn order."""
    position = Position("orleans", 3)
    position.s.starter = 1
    position.s.event = TAXES
    for player in position.s.players:
        player.coins = 0
        player.goods[0] = 3
    position.ask(HOLD_EVENT)
    order = []
    while not position.over:
        order.append(int(position.asked.seat))
        position.answer("GiveStation")
    assert order == [1, 2, 0]


@rule("K6", "A3")
def test_own_followers_are_not_taken(position):
    """Own followers in the bag are never lost; without neutral ones this is not possible."""
    player = position.s.players[0]
    player.coins = 0
    player.bag.put(OWN + FARMER)
    owe(position, 2)
    assert position.why_not("GiveFollower").rule == "K6"
    player.bag.put(KNIGHT)
    position.answer("GiveFollower")
    assert position.legal() == ["FollowerDrawn(follower=knight)"]
    position.chance()
    assert player.bag.counts[OWN + FARMER] == 1
    assert player.bag.size == 1


@pytest.mark.parametrize(
    ("space", "message"), [(0, "no-step-back"), (7, "coin-space"), (8, "coin-space"), (26, "coin-space")]
)
@rule("K7")
def test_where_no_step_back_is_possible(position, space, message):
    """Not before the start, not from a coin space and not onto one."""
    position.s.players[0].coins = 0
    position.s.players[0].development = space
    refusal = owe(position, 1).why_not("StepBack")
    assert (refusal.rule, refusal.message) == ("K7", message)


@rule("K7")
def test_back_to_before_the_coin_space(position):
    """From 10 one step is possible, then the next would enter the coins' neighbour no further."""
    player = position.s.players[0]
    player.coins = 0
    player.development = 10
    owe(position, 3).answer("StepBack", "StepBack")
    assert player.development == 8
    assert position.why_not("StepBack").message == "coin-space"


@rule("K8")
def test_status_follows_the_marker(position):
    """The status drops with the marker and rises with it again; a citizen is kept and not won twice."""
    player = position.s.players[0]
    player.coins = 0
    develop(position.s, 0, 4)
    assert status(position.s, 0) == 2
    owe(position, 2).answer("StepBack", "StepBack")
    assert status(position.s, 0) == 1
    assert position.s.citizens[2] == 0
    develop(position.s, 0, 2)
    assert status(position.s, 0) == 2
    assert list(position.s.citizens).count(0) == 1


@rule("K9")
def test_a_place_given_away(position):
    """Its followers go into the bag, technology on it is lost and counts nothing."""
    player = position.s.players[0]
    player.coins = 0
    player.places |= 1 << CHEESE_FACTORY
    lay(player, FIRST_SPACE[CHEESE_FACTORY], TECHNOLOGY)
    lay(player, FIRST_SPACE[CHEESE_FACTORY] + 1, OWN + FARMER)
    owe(position, 2).answer("GivePlace(place=cheese_factory)")
    assert position.asked.missing == 1
    assert not player.places >> CHEESE_FACTORY & 1
    assert (player.taken, player.bag.counts[OWN + FARMER]) == (0, 1)
    assert (position.s.out_tiles, position.s.out_technology) == (1, 1)


@rule("K9")
def test_the_tower_given_away(position):
    """Whoever waited in the Gunpowder Tower goes into the bag."""
    player = position.s.players[0]
    player.coins = 0
    player.places |= 1 << GUNPOWDER_TOWER
    lay(player, FIRST_SPACE[GUNPOWDER_TOWER], KNIGHT)
    owe(position, 1).answer("GivePlace(place=gunpowder_tower)")
    assert player.bag.counts[KNIGHT] == 1


@rule("K9")
def test_technology(position):
    """Technology may be given from beside the board or from its space."""
    player = position.s.players[0]
    player.coins = 0
    player.first_technology = player.technology = 1
    lay(player, FIRST_SPACE[SHIP], TECHNOLOGY)
    owe(position, 3).answer("Dismantle(space=ship_farmer)")
    position.answer("GiveTechnology(technology=first)", "GiveTechnology(technology=any)")
    assert (player.first_technology, player.technology) == (0, 0)
    assert player.spaces[FIRST_SPACE[SHIP]] == EMPTY
    assert position.s.out_technology == 3


@rule("H3")
def test_herb_garden_given_away(position):
    """Whoever it placed stays where they are."""
    player = position.s.players[0]
    player.coins = 0
    player.places |= 1 << HERB_GARDEN
    lay(player, FIRST_SPACE[SHIP], 1)
    owe(position, 1).answer("GivePlace(place=herb_garden)")
    assert player.spaces[FIRST_SPACE[SHIP]] == 1


@rule("F4")
def test_the_town_is_free_again(position):
    """A station taken down leaves the game and its town."""
    player, other = position.s.players
    player.coins = 0
    player.built = 1 << 5
    other.merchant = 5
    assert station_here(position.s, 1)
    owe(position, 1).answer("TearDown(town=montargis)")
    assert not station_here(position.s, 1)
    assert player.stations == 10


@rule("K10")
def test_nothing_left(position):
    """Who has nothing left to give is let go; what is left is given first."""
    player = position.s.players[0]
    player.coins = 0
    player.stations = 1
    owe(position, 5).answer("GiveStation")
    assert position.over
    assert owe(position, 5).over


@rule("K10")
@pytest.mark.parametrize("thing", ["stations", "built", "technology", "first_technology"])
def test_something_left(position, thing):
    """Anything that can be given is asked for."""
    player = position.s.players[0]
    player.stations = 0
    setattr(player, thing, 1)
    assert not position.ask(Torment(0, 1)).over


@rule("K10")
def test_more_that_may_be_left(position):
    """Tiles, goods, neutral followers, steps and placed technology count as well."""
    player = position.s.players[0]
    player.stations = 0
    player.places |= 1 << HAYRICK
    assert position.ask(Torment(0, 1)).legal() == ["GivePlace(place=hayrick)"]
    player.places &= ~(1 << HAYRICK)
    player.development = 1
    assert position.ask(Torment(0, 1)).legal() == ["StepBack"]
    player.development = 0
    lay(player, 0, TECHNOLOGY)
    assert position.ask(Torment(0, 1)).legal() == ["Dismantle(space=farm_house_boatman)"]


@rule("B3")
def test_at_the_census():
    """The last one on the farmer track without a coin gives something else."""
    position = Position("orleans", 3)
    position.s.players[0].coins = 0
    for seat in (1, 2):
        position.s.players[seat].tracks[FARMER] = seat
    position.ask(CENSUS).answer("GiveStation")
    assert position.over
    assert position.s.players[0].stations == 9
