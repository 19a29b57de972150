"""Ship, wagons, goods and trading stations."""

import pytest

from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import BROCADE, GRAIN, MONK, WINE
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.figures import BOX
from comptoir.games.orleans.map import ORLEANS, ROAD, TOWN, WATER
from comptoir.games.orleans.places import FIRST_SPACE, GUILDHALL, HORSE_WAGON, PLACES, SHIP, WAGON
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule

CHARTRES, BLOIS, BRIARE, LE_MANS = (TOWN.items.index(name) for name in ("chartres", "blois", "briare", "le_mans"))


@pytest.fixture
def position():
    return Position("orleans", 3)


def act(position, place, seat=0):
    """Man a place with monks and ask for an action."""
    player = position.s.players[seat]
    player.places |= 1 << place
    for i in range(len(PLACES[place][2])):
        lay(player, FIRST_SPACE[place] + i, MONK)
    return position.ask(ACT[seat])


def execute(position, place, seat=0):
    return act(position, place, seat).answer(f"Execute(place={PLACES[place][0]})")


def goods_between(position, one, other, kind, *goods):
    """Lay these goods on a route."""
    route = BOX.route[kind][one * 23 + other]
    spaces = range(BOX.goods_space[route], BOX.goods_space[route + 1])
    for i, space in enumerate(spaces):
        position.s.routes[space] = goods[i] if i < len(goods) else EMPTY
    return list(spaces)


@rule("F1")
def test_ship(position):
    """The Ship follows a waterway; roads are refused."""
    execute(position, SHIP)
    assert position.why_not("TravelTo(town=chartres)").message == "not-by-water"
    assert position.legal() == ["TravelTo(town=blois)", "TravelTo(town=briare)"]
    position.answer("TravelTo(town=blois)")
    assert position.s.players[0].merchant == BLOIS


@pytest.mark.parametrize("place", [WAGON, HORSE_WAGON])
@rule("F1", "F2")
def test_wagons(position, place):
    """Wagon and Horse Wagon follow a road; waterways are refused."""
    execute(position, place)
    assert position.why_not("TravelTo(town=blois)").message == "not-by-road"
    assert len(position.legal()) == 4
    goods_between(position, ORLEANS, CHARTRES, ROAD, WINE)
    position.answer("TravelTo(town=chartres)", "TakeGood(good=wine)")
    assert position.s.players[0].merchant == CHARTRES
    assert position.s.players[0].goods[WINE] == 1


@rule("F2")
def test_two_places(position):
    """A manned Horse Wagon does not activate the Wagon."""
    act(position, HORSE_WAGON)
    assert position.why_not("Execute(place=wagon)").rule == "P5"
    assert position.why_not("Execute(place=horse_wagon)") is None


@rule("F1")
def test_one_good_of_several(position):
    """Of two goods on a route one may be taken; the other stays."""
    spaces = goods_between(position, ORLEANS, BRIARE, WATER, GRAIN, BROCADE)
    execute(position, SHIP).answer("TravelTo(town=briare)")
    assert position.legal() == ["TakeGood(good=grain)", "TakeGood(good=brocade)", "LeaveGoods"]
    position.answer("TakeGood(good=brocade)")
    assert [position.s.routes[space] for space in spaces] == [GRAIN, EMPTY]
    assert position.s.players[0].goods[BROCADE] == 1
    assert position.over


@rule("F1")
def test_taking_is_optional(position):
    """A good may be left on the route."""
    spaces = goods_between(position, ORLEANS, BLOIS, WATER, GRAIN)
    execute(position, SHIP).answer("TravelTo(town=blois)", "LeaveGoods")
    assert position.s.routes[spaces[0]] == GRAIN


@rule("F1")
def test_empty_routes(position):
    """An empty route may be used; then nothing is asked."""
    goods_between(position, ORLEANS, BLOIS, WATER)
    execute(position, SHIP).answer("TravelTo(town=blois)")
    assert position.over


@rule("F1")
def test_no_waterway(position):
    """Where no waterway begins, the Ship cannot be used."""
    position.s.players[0].merchant = LE_MANS
    assert act(position, SHIP).why_not("Execute(place=ship)").message == "no-waterway-here"


@rule("F3")
def test_guildhall(position):
    """A station in the town of the merchant; there is room for one only, whoever owns it."""
    for player in position.s.players:
        player.merchant = BLOIS
    execute(position, GUILDHALL)
    player = position.s.players[0]
    assert (player.stations, player.built) == (9, 1 << BLOIS)
    assert act(position, GUILDHALL).why_not("Execute(place=guildhall)").rule == "F3"
    assert act(position, GUILDHALL, seat=1).why_not("Execute(place=guildhall)").message == "station-here"


@rule("F3")
def test_orleans(position):
    """In Orléans everybody may build one, and only one."""
    for seat in range(3):
        execute(position, GUILDHALL, seat)
    assert [int(player.built) for player in position.s.players] == [1, 1, 1]
    assert act(position, GUILDHALL).why_not("Execute(place=guildhall)").message == "station-here"


@rule("F3")
def test_merchants_do_not_block(position):
    """Another's merchant in town does not matter."""
    position.s.players[1].merchant = BLOIS
    execute(position, SHIP).answer("TravelTo(town=blois)")
    position.chance()
    assert act(position, GUILDHALL).why_not("Execute(place=guildhall)") is None


@rule("F3")
def test_no_station_left(position):
    """Without stations in hand the Guildhall is closed."""
    position.s.players[0].stations = 0
    assert act(position, GUILDHALL).why_not("Execute(place=guildhall)").message == "no-station-left"
