"""Farm House, Village, University, Castle, Monastery, and place tiles."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CRAFTSMAN,
    FARMER,
    INCOME,
    KNIGHT,
    KNIGHT_CITIZEN,
    MONK,
    PILGRIMAGE,
    SCHOLAR,
    TRADER,
)
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import (
    CASTLE,
    CELLAR,
    FARM_HOUSE,
    FIRST_SPACE,
    HAYRICK,
    MONASTERY,
    ON_BOARD,
    PLACES,
    TILES,
    UNIVERSITY,
    VILLAGE,
)
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    position = Position("orleans", 2)
    position.s.event = INCOME
    return position


def act(position, place, seat=0):
    """Man a place with monks and take its action."""
    player = position.s.players[seat]
    for i in range(len(PLACES[place][2])):
        lay(player, FIRST_SPACE[place] + i, MONK)
    return position.ask(ACT[seat])


def execute(position, place, seat=0):
    return act(position, place, seat).answer(f"Execute(place={PLACES[place][0]})")


@rule("V1")
def test_farm_house(position):
    """A farmer into the bag, a step on the farmer track, and the good of the new space."""
    player = position.s.players[0]
    supply, grain = position.s.supply[FARMER], position.s.goods[0]
    execute(position, FARM_HOUSE)
    assert player.bag.counts[FARMER] == 1
    assert (player.tracks[FARMER], list(player.goods)) == (1, [1, 0, 0, 0, 0])
    assert (position.s.supply[FARMER], position.s.goods[0]) == (supply - 1, grain - 1)


@rule("V1")
def test_the_whole_farmer_track(position):
    """Eight farmers bring two grain, two cheese, two wine, a wool and a brocade."""
    for _ in range(8):
        execute(position, FARM_HOUSE)
    assert list(position.s.players[0].goods) == [2, 2, 2, 1, 1]


@rule("V2", "D4")
def test_village(position):
    """Whom the Village brings is asked when the action is taken."""
    execute(position, VILLAGE)
    assert position.legal() == ["Enlist(character=boatman)", "Enlist(character=craftsman)", "Enlist(character=trader)"]
    position.answer("Enlist(character=boatman)")
    player = position.s.players[0]
    assert (player.bag.counts[BOATMAN], player.tracks[BOATMAN], player.coins) == (1, 1, 7)


@rule("V2", "E7")
def test_the_whole_boatman_track(position):
    """2, 3, 4 and 5 coins; the last space brings a citizen and no coin."""
    player = position.s.players[0]
    gained = []
    for _ in range(5):
        before = int(player.coins)
        execute(position, VILLAGE).answer("Enlist(character=boatman)")
        gained.append(int(player.coins) - before)
    assert gained == [2, 3, 4, 5, 0]
    assert position.s.citizens[BOATMAN_CITIZEN] == 0


@rule("E7", "T4")
def test_second_at_the_end_of_the_boatman_track(position):
    """Whoever comes later gets neither the citizen nor coins."""
    position.s.citizens[BOATMAN_CITIZEN] = 1
    player = position.s.players[0]
    player.tracks[BOATMAN] = 4
    execute(position, VILLAGE).answer("Enlist(character=boatman)")
    assert player.coins == 5
    assert position.s.citizens[BOATMAN_CITIZEN] == 1


@rule("V2", "I1")
def test_craftsmen_bring_technology(position):
    """The first tile is the one for farmers only; both lie beside the board."""
    player = position.s.players[0]
    for _ in range(2):
        execute(position, VILLAGE).answer("Enlist(character=craftsman)")
    assert (player.first_technology, player.technology) == (1, 1)
    assert position.s.technology == 14
    assert player.taken == 0


@rule("V2", "E9")
def test_traders_bring_places(position):
    """The first trader brings a place of category I, a later one a place of either."""
    player = position.s.players[0]
    execute(position, VILLAGE).answer("Enlist(character=trader)")
    assert len(position.candidates()) == 20
    assert len(position.legal()) == 12
    assert position.why_not("AddPlace(place=cellar)").rule == "E9"
    position.answer("AddPlace(place=hayrick)")
    assert player.places == ON_BOARD | 1 << HAYRICK
    execute(position, VILLAGE).answer("Enlist(character=trader)")
    assert len(position.legal()) == 19
    position.answer("AddPlace(place=cellar)")
    assert player.places >> CELLAR & 1
    assert not position.s.tiles >> CELLAR & 1


@rule("E9")
def test_no_place_left(position):
    """Without a tile of category I the first trader cannot be recruited; with one of II left the second can."""
    position.s.tiles = TILES & ~((1 << CELLAR) - 1)
    execute(position, VILLAGE)
    assert position.why_not("Enlist(character=trader)").message == "no-place-left"
    position.s.players[0].tracks[TRADER] = 1
    assert position.why_not("Enlist(character=trader)") is None
    position.s.tiles = 0
    assert position.why_not("Enlist(character=trader)").rule == "E9"


@rule("V3")
def test_university(position):
    """A scholar and 2 points of development, for the next one 3."""
    player = position.s.players[0]
    execute(position, UNIVERSITY)
    assert (player.bag.counts[SCHOLAR], player.development) == (1, 2)
    execute(position, UNIVERSITY)
    assert player.development == 5


@rule("V4", "T4")
def test_castle(position):
    """A knight; the fourth space of the track has a citizen for the first who comes."""
    player = position.s.players[0]
    for count in range(1, 6):
        execute(position, CASTLE)
        assert player.tracks[KNIGHT] == count
        assert position.s.citizens[KNIGHT_CITIZEN] == (0 if count >= 4 else -1)
    other = position.s.players[1]
    other.tracks[KNIGHT] = 3
    execute(position, CASTLE, seat=1)
    assert position.s.citizens[KNIGHT_CITIZEN] == 0


@rule("V5")
def test_monastery(position):
    """A monk, and no track moves."""
    player = position.s.players[0]
    supply = position.s.supply[MONK]
    execute(position, MONASTERY)
    assert list(player.tracks) == [0] * 6
    assert position.s.supply[MONK] == supply - 1
    assert player.bag.counts[MONK] == 3  # two worked, one is new


@rule("V5")
def test_pilgrimage(position):
    """During pilgrimage no monk can be recruited."""
    position.s.event = PILGRIMAGE
    assert act(position, MONASTERY).why_not("Execute(place=monastery)").rule == "V5"


@pytest.mark.parametrize(
    ("place", "who"), [(FARM_HOUSE, FARMER), (UNIVERSITY, SCHOLAR), (CASTLE, KNIGHT), (MONASTERY, MONK)]
)
@rule("E4")
def test_nobody_left(position, place, who):
    """A character that has run out cannot be recruited, until the plague brings one back."""
    position.s.supply[who] = 0
    name = f"Execute(place={PLACES[place][0]})"
    assert act(position, place).why_not(name).message == "no-character-left"
    position.s.supply[who] = 1
    assert position.why_not(name) is None


@rule("E4")
def test_farm_house_without_its_good(position):
    """Without cheese in the goods market the third farmer cannot come; other goods do not matter."""
    position.s.players[0].tracks[FARMER] = 2
    position.s.goods[1] = 0
    assert act(position, FARM_HOUSE).why_not("Execute(place=farm_house)").message == "no-good-for-farmer"
    position.s.goods = ints([0, 1, 0, 0, 0])
    assert position.why_not("Execute(place=farm_house)") is None


@rule("E4")
def test_craftsman_without_technology(position):
    """A craftsman needs a technology tile; boatmen can still be had."""
    position.s.technology = 0
    execute(position, VILLAGE)
    assert position.why_not("Enlist(character=craftsman)").message == "no-technology-left"
    assert position.why_not("Enlist(character=boatman)") is None


@rule("E5")
def test_end_of_a_track(position):
    """At the end of a track that character cannot be recruited any more."""
    position.s.players[0].tracks[FARMER] = 8
    assert act(position, FARM_HOUSE).why_not("Execute(place=farm_house)").rule == "E5"
    position.s.players[0].tracks[SCHOLAR] = 5
    assert act(position, UNIVERSITY).why_not("Execute(place=university)").message == "track-at-end"


@rule("E5")
def test_end_of_a_track_in_the_village(position):
    """In the Village only that choice is closed; with all three closed the Village is."""
    player = position.s.players[0]
    player.tracks[BOATMAN] = 5
    execute(position, VILLAGE)
    assert position.why_not("Enlist(character=boatman)").rule == "E5"
    assert len(position.legal()) == 2
    player.tracks[CRAFTSMAN] = player.tracks[TRADER] = 5
    assert act(position, VILLAGE).why_not("Execute(place=village)").message == "nobody-in-village"
