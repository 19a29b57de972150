"""Phase 6: events."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.box import (
    FARMER,
    HARVEST,
    INCOME,
    KNIGHT,
    MONK,
    OWN,
    PILGRIMAGE,
    PLAGUE,
    TAXES,
    TRADING_DAY,
)
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.events import HOLD_EVENT
from comptoir.games.orleans.places import FIRST_SPACE, SACRISTY
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule
from comptoir.texts import texts


@pytest.fixture
def position():
    position = Position("orleans", 2)
    position.s.starter = 0
    return position


def hold(position, event):
    """Let this event happen."""
    position.s.event = event
    return position.ask(HOLD_EVENT)


def with_sacristy(position):
    """Seat 0 has a monk in the Sacristy."""
    player = position.s.players[0]
    player.places |= 1 << SACRISTY
    lay(player, FIRST_SPACE[SACRISTY], MONK)
    return player


def coins(position):
    return [int(player.coins) for player in position.s.players]


def test_pilgrimage_is_over(position):
    """Pilgrimage concerns the actions only; in phase 6 nothing happens."""
    assert hold(position, PILGRIMAGE).over
    assert coins(position) == [5, 5]


@rule("V6")
def test_income(position):
    """Coins equal to the development status."""
    position.s.players[1].development = 9
    assert hold(position, INCOME).over
    assert coins(position) == [6, 8]


@rule("V7", "J6")
def test_trading_day(position):
    """A coin for each station built, the one in Orléans too."""
    position.s.players[1].built = 0b1011
    assert hold(position, TRADING_DAY).over
    assert coins(position) == [5, 8]


@rule("K1", "K11")
def test_from_the_start_player_on(position):
    """A short bank pays the start player first, and nobody else once it is empty."""
    position.s.starter = 1
    position.s.bank = 2
    for player in position.s.players:
        player.development = 9
    hold(position, INCOME)
    assert coins(position) == [5, 7]
    assert position.s.bank == 0


@rule("K3")
def test_harvest(position):
    """Whoever has food gives one of their choice to the goods market; no coin is due."""
    player = position.s.players[0]
    player.goods = ints([1, 0, 2, 1, 1])
    wine = position.s.goods[2]
    hold(position, HARVEST)
    assert position.legal() == ["Feed(good=grain)", "Feed(good=wine)"]
    assert position.why_not("Feed(good=cheese)").rule == "K3"
    position.answer("Feed(good=wine)")
    assert list(player.goods) == [1, 0, 1, 1, 1]
    assert position.s.goods[2] == wine + 1
    assert coins(position) == [5, 0]


@rule("K3")
def test_wool_is_no_food(position):
    """Wool and brocade cannot be eaten: five coins are due."""
    position.s.players[0].goods = ints([0, 0, 0, 3, 3])
    assert hold(position, HARVEST).over
    assert coins(position) == [0, 0]


@pytest.mark.parametrize(("goods", "due"), [([2, 0, 0, 0, 0], 0), ([1, 1, 1, 0, 0], 1), ([3, 2, 0, 2, 1], 2)])
@rule("K4")
def test_taxes(position, goods, due):
    """A coin for every full three goods, whatever they are."""
    position.s.players[0].goods = ints(goods)
    assert hold(position, TAXES).over
    assert coins(position) == [5 - due, 5]


@rule("K2", "A4")
def test_plague(position):
    """A neutral follower goes back to the board; no marker moves back."""
    player = position.s.players[0]
    player.tracks[KNIGHT] = 1
    player.bag.put(KNIGHT)
    supply = position.s.supply[KNIGHT]
    hold(position, PLAGUE).answer("FollowerDrawn(follower=knight)")
    assert position.over
    assert (player.bag.size, position.s.supply[KNIGHT], player.tracks[KNIGHT]) == (0, supply + 1, 1)


@rule("K2", "A3")
def test_plague_spares_own_followers(position):
    """An own follower that is drawn goes back into the bag, and nobody else is drawn."""
    player = position.s.players[0]
    player.bag.put(OWN + FARMER)
    player.bag.put(KNIGHT)
    hold(position, PLAGUE).answer("FollowerDrawn(follower=own_farmer)")
    assert position.over
    assert player.bag.size == 2


@rule("K2")
@pytest.mark.parametrize(("follower", "said"), [(KNIGHT, "knight."), (OWN + FARMER, "own farmer, spared.")])
def test_plague_says_from_whose_bag(position, follower, said):
    """A draw that takes nobody is told by its answer only, with the name of the player."""
    position.s.players[1].bag.put(follower)
    hold(position, PLAGUE)
    words, now = texts(position.game, "en"), position.now
    assert words.log("", words.named(now.label(now.legal()[0]), ["Ann", "Ben"])) == f"Plague, Ben: {said}"


@rule("K2")
def test_plague_leaves_market_and_places(position):
    """From an empty bag nobody is lost, whoever is on the market."""
    position.s.players[0].market[KNIGHT] = 2
    assert hold(position, PLAGUE).over
    assert position.s.players[0].market[KNIGHT] == 2


@pytest.mark.parametrize("event", [HARVEST, TAXES, PLAGUE])
@rule("J4")
def test_sacristy(position, event):
    """The monk goes back into the bag, and the event passes its owner by; the others suffer it."""
    player = with_sacristy(position)
    player.goods[3] = 3
    player.bag.put(KNIGHT)
    hold(position, event)
    assert position.legal() == ["Protect", "Endure"]
    position.answer("Protect")
    assert player.spaces[FIRST_SPACE[SACRISTY]] == EMPTY
    assert (player.bag.counts[MONK], player.bag.counts[KNIGHT]) == (1, 1)
    assert (player.coins, player.goods[3]) == (5, 3)
    assert position.s.players[1].coins == (0 if event == HARVEST else 5)


@rule("J4")
def test_sacristy_is_optional(position):
    """Whoever prefers to suffer keeps the monk in place."""
    player = with_sacristy(position)
    hold(position, HARVEST).answer("Endure")
    assert player.spaces[FIRST_SPACE[SACRISTY]] == MONK
    assert player.coins == 0


@rule("J4")
def test_sacristy_without_harm(position):
    """It is not asked when nothing would be lost: good events, no goods to tax, nobody in the bag."""
    player = with_sacristy(position)
    for event in (INCOME, TRADING_DAY, PILGRIMAGE, TAXES, PLAGUE):
        assert hold(position, event).over
    assert player.spaces[FIRST_SPACE[SACRISTY]] == MONK


@rule("B3", "J4")
def test_sacristy_and_census():
    """The census is no event: the Sacristy does not help."""
    from comptoir.games.orleans.rounds import CENSUS

    position = Position("orleans", 3)
    with_sacristy(position)
    position.s.players[1].tracks[FARMER] = position.s.players[2].tracks[FARMER] = 1
    assert position.ask(CENSUS).over
    assert position.s.players[0].coins == 4
