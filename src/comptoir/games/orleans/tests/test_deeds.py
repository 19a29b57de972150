"""Town Hall, Gunpowder Tower and the beneficial deeds."""

import pytest

from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.bathhouse import PLACE_BATHER
from comptoir.games.orleans.box import BOATMAN, DEED_CITIZENS, FARMER, KNIGHT, MONK, OWN, SCHOLAR, TRADER
from comptoir.games.orleans.deeds import CANALISATION, OPENING, free_for
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import FIRST_SPACE, GUNPOWDER_TOWER, HERB_GARDEN, SCHOOL, TOWN_HALL
from comptoir.games.orleans.rounds import PLAY_ROUND
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule

CONCLAVE, PLAGUE_DEED = 1, 2


@pytest.fixture
def position():
    position = Position("orleans", 2)
    position.s.players[0].places |= 1 << GUNPOWDER_TOWER
    return position


def hall(position, *followers, place=TOWN_HALL):
    """These are in the Town Hall, or wait in the tower."""
    for i, follower in enumerate(followers):
        lay(position.s.players[0], FIRST_SPACE[place] + i, follower)
    return position.ask(ACT[0])


@rule("G1", "G5")
def test_one_is_enough(position):
    """One follower in the Town Hall is enough; the deed rewards him and keeps him."""
    hall(position, SCHOLAR).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=scholar, deed=defeating_plague)")
    player = position.s.players[0]
    assert position.over
    assert player.coins == 7
    assert free_for(position.s, PLAGUE_DEED, SCHOLAR) == 1
    assert player.bag.size == 0
    assert player.spaces[FIRST_SPACE[TOWN_HALL]] == EMPTY


@rule("G1")
def test_both_in_one_action(position):
    """Both may go in one action, also to the same deed, each with its reward."""
    hall(position, MONK, KNIGHT).answer("Execute(place=town_hall)")
    assert position.why_not("SendNoMore").rule == "G1"
    position.answer("Contribute(character=monk, deed=papal_conclave)")
    assert position.why_not("SendNoMore") is None
    position.answer("Contribute(character=knight, deed=papal_conclave)")
    assert position.over
    assert position.s.players[0].coins == 11


@rule("G1")
def test_the_other_may_stay(position):
    """Sending one of two is enough; the other stays in the Town Hall."""
    hall(position, MONK, KNIGHT).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=knight, deed=city_wall)", "SendNoMore")
    assert position.s.players[0].spaces[FIRST_SPACE[TOWN_HALL]] == MONK


@rule("G1")
def test_who_finds_no_space_stays(position):
    """If no deed wants the second one, the action ends with the first; alone he cannot be sent."""
    for deed in range(8):
        if OPENING[deed * 7 + MONK] >= 0:
            position.s.deeds[OPENING[deed * 7 + MONK]] = 0
    hall(position, MONK, KNIGHT).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=knight, deed=city_wall)")
    assert position.over
    position.s.players[0].sent = 0
    assert position.ask(ACT[0]).why_not("Execute(place=town_hall)").message == "no-deed-wants-them"


@rule("E3", "G1")
@pytest.mark.parametrize(("place", "name"), [(TOWN_HALL, "town_hall"), (GUNPOWDER_TOWER, "gunpowder_tower")])
def test_once_a_round(position, place, name):
    """Whoever stayed behind waits for the next round, even if a deed wants him."""
    hall(position, MONK, KNIGHT, place=place).answer(f"Execute(place={name})")
    position.answer("Contribute(character=monk, deed=papal_conclave)", "SendNoMore")
    assert repr(position.ask(ACT[0]).why_not(f"Execute(place={name})")) == "Refusal('E3', 'sent-already')"
    position.ask(PLAY_ROUND).chance()
    assert position.ask(ACT[0]).why_not(f"Execute(place={name})") is None


@rule("E3", "J1")
def test_the_bathhouse_fills_the_town_hall_again(position):
    """With somebody new in it, the Town Hall sends again, those left behind too."""
    hall(position, MONK, KNIGHT).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=monk, deed=papal_conclave)", "SendNoMore")
    position.s.drawn = [MONK]
    position.ask(PLACE_BATHER[0][1]).answer("Settle(follower=monk, place=town_hall)")
    position.ask(ACT[0]).answer("Execute(place=town_hall)", "Contribute(character=monk, deed=papal_conclave)")
    position.answer("Contribute(character=knight, deed=city_wall)")
    assert position.over


@rule("G1")
def test_empty_town_hall(position):
    """Without followers there is nobody to send."""
    assert position.ask(ACT[0]).why_not("Execute(place=town_hall)").message == "no-follower-there"


@rule("G2", "H2")
def test_no_stand_ins(position):
    """A monk fills spaces for monks only, and School and Herb Garden do not help."""
    position.s.players[0].places |= 1 << SCHOOL | 1 << HERB_GARDEN
    hall(position, MONK, BOATMAN).answer("Execute(place=town_hall)")
    assert position.why_not("Contribute(character=monk, deed=city_wall)").rule == "G2"
    assert position.why_not("Contribute(character=boatman, deed=city_wall)").message == "deed-does-not-want"
    assert position.why_not("Contribute(character=monk, deed=cathedral)") is None


@rule("G2")
def test_full_spaces(position):
    """A deed whose spaces for a character are filled takes no more of them."""
    position.s.deeds[OPENING[CONCLAVE * 7 + KNIGHT]] = 0
    hall(position, KNIGHT).answer("Execute(place=town_hall)")
    assert position.why_not("Contribute(character=knight, deed=papal_conclave)").message == "deed-full"


@rule("G3")
def test_the_last_space_brings_the_citizen(position):
    """Whoever fills the last space takes the citizen besides the coins."""
    position.s.deeds[OPENING[CONCLAVE * 7 + KNIGHT]] = 0
    position.s.deeds[OPENING[CONCLAVE * 7 + MONK]] = 1
    hall(position, MONK).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=monk, deed=papal_conclave)")
    assert position.s.citizens[DEED_CITIZENS + CONCLAVE] == 0
    assert position.s.players[0].coins == 8


@rule("G4")
def test_canalisation(position):
    """A coin or a step, asked for each follower."""
    hall(position, FARMER, BOATMAN).answer("Execute(place=town_hall)")
    position.answer("Contribute(character=farmer, deed=canalisation)", "TakeStep")
    position.answer("Contribute(character=boatman, deed=canalisation)", "TakeCoin")
    player = position.s.players[0]
    assert (player.coins, player.development) == (6, 1)
    assert free_for(position.s, CANALISATION, FARMER) == 2


@rule("J3")
def test_from_the_tower(position):
    """The tower sends one or both straight to deeds, besides the Town Hall: four followers in a round."""
    lay(position.s.players[0], FIRST_SPACE[TOWN_HALL], KNIGHT)
    lay(position.s.players[0], FIRST_SPACE[TOWN_HALL] + 1, KNIGHT)
    hall(position, TRADER, TRADER, place=GUNPOWDER_TOWER).answer("Execute(place=gunpowder_tower)")
    position.answer("Contribute(character=trader, deed=city_wall)", "Contribute(character=trader, deed=cathedral)")
    position.ask(ACT[0]).answer("Execute(place=town_hall)", "Contribute(character=knight, deed=city_wall)")
    position.answer("Contribute(character=knight, deed=peace_treaty)")
    assert position.s.players[0].coins == 5 + 1 + 2 + 1 + 2
    assert position.s.players[0].taken == 0


@rule("J3", "A3")
def test_own_followers_stay_in_the_tower(position):
    """Own followers wait there but go to no deed."""
    hall(position, OWN + FARMER, place=GUNPOWDER_TOWER)
    assert position.why_not("Execute(place=gunpowder_tower)").message == "only-own-followers"
    hall(position, OWN + FARMER, KNIGHT, place=GUNPOWDER_TOWER).answer("Execute(place=gunpowder_tower)")
    assert not [move for move in position.candidates() if "farmer" in move]


@rule("A4")
def test_markers_do_not_move_back(position):
    """Whoever is sent to a deed is gone, but the track stays."""
    position.s.players[0].tracks[KNIGHT] = 2
    hall(position, KNIGHT).answer("Execute(place=town_hall)", "Contribute(character=knight, deed=city_wall)")
    assert position.s.players[0].tracks[KNIGHT] == 2
