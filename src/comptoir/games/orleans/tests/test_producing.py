"""Goods, coins, development, and the Pharmacy."""

import pytest

from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import DEVELOPMENT_CITIZENS, FARMER, MONK
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import (
    BREWERY,
    CELLAR,
    CHEESE_FACTORY,
    FIRST_SPACE,
    HAYRICK,
    HOSPITAL,
    LIBRARY,
    OFFICE,
    PHARMACY,
    PLACE,
    PLACES,
    SCRIPTORIUM,
    SHIPPING_LINE,
    TAILOR_SHOP,
    UNIVERSITY,
    WINDMILL,
    WINERY,
    WOOL_MANUFACTURER,
)
from comptoir.games.orleans.tracks import END, develop, status
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("orleans", 2)


def act(position, place, who=MONK):
    """Man a place and ask for an action."""
    player = position.s.players[0]
    player.places |= 1 << place
    for i in range(len(PLACES[place][2])):
        lay(player, FIRST_SPACE[place] + i, who)
    return position.ask(ACT[0])


def execute(position, place):
    return act(position, place).answer(f"Execute(place={PLACES[place][0]})")


@pytest.mark.parametrize(
    ("place", "good"), [(HAYRICK, 0), (CHEESE_FACTORY, 1), (WINERY, 2), (WOOL_MANUFACTURER, 3), (TAILOR_SHOP, 4)]
)
@rule("W1", "E4")
def test_goods(position, place, good):
    """A good from the goods market; without one there the action is closed."""
    left = position.s.goods[good]
    execute(position, place)
    assert position.s.players[0].goods[good] == 1
    assert position.s.goods[good] == left - 1
    position.s.goods[good] = 0
    assert act(position, place).why_not(f"Execute(place={PLACES[place][0]})").message == "no-good-left"


@pytest.mark.parametrize(("place", "coins", "steps"), [(BREWERY, 2, 0), (CELLAR, 4, 0), (WINDMILL, 2, 1)])
@rule("W2")
def test_coins(position, place, coins, steps):
    """Brewery and Cellar bring coins, the Windmill coins and development."""
    execute(position, place)
    player = position.s.players[0]
    assert (player.coins, player.development) == (5 + coins, steps)


@pytest.mark.parametrize(("place", "steps"), [(SCRIPTORIUM, 1), (SHIPPING_LINE, 1), (LIBRARY, 2)])
@rule("W3", "E6")
def test_development(position, place, steps):
    """Scriptorium and Shipping Line bring one point, the Library two; at the end of the track they are closed."""
    execute(position, place)
    player = position.s.players[0]
    assert player.development == steps
    player.development = END
    assert act(position, place).why_not(f"Execute(place={PLACES[place][0]})").rule == "E6"


@rule("E6")
def test_mixed_actions_stay_open(position):
    """Windmill and University may be used at the end of the track; the points are lost."""
    player = position.s.players[0]
    player.development = END
    execute(position, WINDMILL)
    assert (player.coins, player.development) == (7, END)
    execute(position, UNIVERSITY)
    assert player.development == END


@rule("E6")
def test_points_beyond_the_end_are_lost(position):
    """The Library's second point is lost one space before the end."""
    position.s.players[0].development = END - 1
    execute(position, LIBRARY)
    assert position.s.players[0].development == END


@rule("T5")
def test_status(position):
    """The status rises on 4, 9, 15, 22 and 30."""
    player = position.s.players[0]
    found = []
    for space in (0, 3, 4, 8, 9, 15, 21, 22, 29, 30):
        player.development = space
        found.append(int(status(position.s, 0)))
    assert found == [1, 1, 2, 2, 3, 4, 4, 5, 5, 6]


@rule("E8", "T5", "T4")
def test_everything_on_the_way(position):
    """Six points from 2 to 8 bring the citizen of 3, the status of 4 and the 3 coins of 7."""
    player = position.s.players[0]
    player.development = 2
    develop(position.s, 0, 6)
    assert (player.development, player.coins) == (8, 8)
    assert position.s.citizens[DEVELOPMENT_CITIZENS] == 0
    assert status(position.s, 0) == 2


@rule("E8", "T4")
def test_the_second_gets_coins_only(position):
    """Coins are for everybody, the citizen only for the first."""
    develop(position.s, 0, 30)
    develop(position.s, 1, 30)
    assert [int(player.coins) for player in position.s.players] == [17, 17]
    assert list(position.s.citizens[DEVELOPMENT_CITIZENS : DEVELOPMENT_CITIZENS + 3]) == [0, 0, 0]


@rule("W4")
def test_hospital(position):
    """As many coins as the development status."""
    position.s.players[0].development = 15
    execute(position, HOSPITAL)
    assert position.s.players[0].coins == 9


@rule("W5", "J6")
def test_office(position):
    """A coin for each station built, Orléans too; stations in hand do not count."""
    position.s.players[0].built = 0b10101
    execute(position, OFFICE)
    assert position.s.players[0].coins == 8


@rule("J5")
def test_pharmacy(position):
    """Three coins for three points; any follower will do."""
    act(position, PHARMACY, FARMER).answer("Execute(place=pharmacy)", "BuySteps(coins=3)")
    player = position.s.players[0]
    assert (player.coins, player.development) == (2, 3)
    assert player.bag.counts[FARMER] == 1


@rule("J5")
def test_pharmacy_costs(position):
    """Nobody pays more than they have; without a coin the Pharmacy is closed."""
    position.s.players[0].coins = 2
    execute(position, PHARMACY)
    assert position.why_not("BuySteps(coins=3)").message == "too-few-coins"
    position.s.players[0].coins = 0
    assert act(position, PHARMACY).why_not("Execute(place=pharmacy)").message == "no-coin"


@rule("J5", "E6")
def test_pharmacy_at_the_end(position):
    """No coins for steps that are not there."""
    position.s.players[0].development = END - 2
    execute(position, PHARMACY)
    assert position.legal() == ["BuySteps(coins=1)", "BuySteps(coins=2)"]
    assert position.why_not("BuySteps(coins=3)").rule == "J5"
    position.s.players[0].development = END
    assert act(position, PHARMACY).why_not("Execute(place=pharmacy)").rule == "E6"


@rule("K11")
def test_empty_bank(position):
    """The action may be taken although the bank is short; it pays what it has."""
    position.s.bank = 1
    execute(position, CELLAR)
    assert (position.s.players[0].coins, position.s.bank) == (6, 0)
    execute(position, CELLAR)
    assert position.s.players[0].coins == 6


@rule("E6")
@pytest.mark.parametrize(
    ("place", "development", "lost"), [(LIBRARY, 29, 1), (LIBRARY, 28, 0), (UNIVERSITY, 29, 1), (WINDMILL, 30, 1)]
)
def test_lost_steps_are_said_before(position, place, development, lost):
    """What goes beyond the end of the track is in the label."""
    position.s.players[0].development = development
    act(position, place)
    said = position.label(f"Execute(place={PLACE.items[place]})")
    assert said.endswith(f"{lost} step of development is lost") == bool(lost)
