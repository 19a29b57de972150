"""Phase 4: planning."""

import pytest

import comptoir
from comptoir.core.agenda import questions
from comptoir.core.record import ints
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN, PILGRIMAGE, SCHOLAR, TRADER
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import (
    BREWERY,
    CASTLE,
    CHEESE_FACTORY,
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    SACRISTY,
    SCHOOL,
    SHIP,
    VILLAGE,
)
from comptoir.games.orleans.planning import PLANNING, new_plan
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule
from comptoir.texts import texts

WAITING = FIRST_SPACE[GUNPOWDER_TOWER]


def plan(*followers, places=(), players=2):
    """Only seat 0 plans, with these followers on the market and these tiles."""
    position = Position("orleans", players)
    position.s.starter = 0
    player = position.s.players[0]
    player.market = ints([followers.count(kind) for kind in range(11)])
    for place in places:
        player.places |= 1 << place
    return position.ask(new_plan(position.s, 0))


@rule("P4", "V1")
def test_the_farm_house_needs_boatman_and_craftsman():
    """The rulebook's example: a boatman and a craftsman activate the Farm House."""
    position = plan(OWN + BOATMAN, OWN + CRAFTSMAN)
    position.answer("Staff(place=farm_house)", "Send(follower=own_boatman, space=farm_house_boatman)")
    position.answer("Send(follower=own_craftsman, space=farm_house_craftsman)", "Planned")
    assert list(position.s.players[0].spaces[:2]) == [OWN + BOATMAN, OWN + CRAFTSMAN]
    assert sum(position.s.players[0].market) == 0


@rule("P4", "D2")
def test_the_market_may_keep_some():
    """Whoever is not sent waits on the market; a place may be filled in part."""
    position = plan(FARMER, TRADER).answer("Staff(place=castle)", "Send(follower=farmer, space=castle_farmer)")
    position.answer("EnoughThere", "Planned")
    player = position.s.players[0]
    assert player.market[TRADER] == 1
    assert player.spaces[FIRST_SPACE[CASTLE]] == FARMER


@rule("N1")
def test_a_farmer_on_a_knights_space():
    """A farmer cannot stand where a knight is asked for, and a beginner is told why."""
    position = plan(FARMER, FARMER).answer("Staff(place=ship)")
    refusal = position.why_not("Send(follower=farmer, space=ship_knight)")
    assert (refusal.rule, refusal.message) == ("N1", "wrong-follower")
    table = comptoir.load("orleans").table(2, seed=1)
    seat = int(table.questions[0].seat)
    table.answer(seat, table.game.kinds.parse("Staff(place=ship)"))
    move = table.game.kinds.parse("Send(follower=own_farmer, space=ship_knight)")
    said = texts(table.game, "en").why_not(table.position, move, seat)
    assert said == "That space of the Ship is for a knight (or a monk instead), not for your own farmer. [N1]"


@rule("N1")
def test_a_place_where_nobody_fits():
    """A place is refused as a whole if nobody left fits its free spaces."""
    position = plan(FARMER)
    assert position.why_not("Staff(place=scriptorium)").message == "nobody-fits"
    assert position.why_not("Staff(place=castle)") is None


@rule("H1")
def test_a_place_for_monks_without_a_monk():
    """The Sacristy wants a monk, for whom nobody stands in."""
    position = plan(FARMER)
    position.s.players[0].places |= 1 << SACRISTY
    refusal = position.ask(new_plan(position.s, 0)).why_not("Staff(place=sacristy)")
    assert (refusal.rule, refusal.message) == ("H1", "no-monk-left")


@rule("N2")
def test_whoever_turns_to_a_place_sends_somebody():
    """A chosen place gets at least one follower; then enough may be said."""
    position = plan(FARMER, BOATMAN).answer("Staff(place=village)")
    assert position.why_not("EnoughThere").rule == "N2"
    position.answer("Send(follower=farmer, space=village_farmer)")
    assert position.why_not("EnoughThere") is None


@rule("D2")
def test_one_on_a_space():
    """On a space stands one only, and a place with none free is closed."""
    position = Position("orleans", 2)
    player = position.s.players[0]
    for i, follower in enumerate((FARMER, BOATMAN, CRAFTSMAN)):
        lay(player, FIRST_SPACE[VILLAGE] + i, follower)
    position.ask(new_plan(position.s, 0))
    assert position.why_not("Staff(place=village)").rule == "D2"
    position.answer("Staff(place=castle)", "Send(follower=own_farmer, space=castle_farmer)")
    assert "Send(follower=own_boatman, space=castle_farmer)" not in position.candidates()


@rule("D2")
def test_filled_over_several_rounds():
    """Followers placed earlier stay, and the missing ones may join them later."""
    position = Position("orleans", 2)
    lay(position.s.players[0], FIRST_SPACE[CASTLE], FARMER)
    position.ask(new_plan(position.s, 0)).answer("Staff(place=castle)")
    position.answer("Send(follower=own_boatman, space=castle_boatman)", "EnoughThere", "Planned")
    first = FIRST_SPACE[CASTLE]
    assert list(position.s.players[0].spaces[first : first + 3]) == [FARMER, OWN + BOATMAN, EMPTY]


@rule("D3")
def test_the_monastery_during_pilgrimage():
    """What cannot be done in this round may be planned all the same; the followers wait."""
    position = plan(SCHOLAR, TRADER)
    position.s.event = PILGRIMAGE
    position.answer("Staff(place=monastery)", "Send(follower=scholar, space=monastery_scholar)")
    position.answer("Send(follower=trader, space=monastery_trader)", "Planned")
    assert sum(position.s.players[0].market) == 0


@rule("D1", "A2")
def test_plans_are_secret():
    """All plan at once; another's plan cannot be read, and the table changes only when all are ready."""
    table = comptoir.load("orleans").table(3, seed=2)
    seats = [int(ask.seat) for ask in table.questions]
    assert sorted(seats) == [0, 1, 2]
    parse = table.game.kinds.parse
    before = [table.view(seat) for seat in range(3)]
    table.answer(1, parse("Staff(place=castle)"))
    table.answer(1, parse("Send(follower=own_farmer, space=castle_farmer)"))
    assert table.view(0) == before[0]
    assert table.view(2) == before[2]
    assert [entry.seat for entry in table.log_for(0) if entry.seat == 1] == []
    table.answer(1, parse("EnoughThere"))
    table.answer(1, parse("Planned"))
    assert table.position.state.players[1].taken == 0
    table.answer(0, parse("Planned"))
    table.answer(2, parse("Planned"))
    assert table.position.state.players[1].taken != 0
    assert len(table.questions) == 1


def all_sent(table, seat):
    """Send as many followers as there is work for; the answers given."""
    done = table.game.kinds.parse("Planned")
    while (moves := [move for move in table.legal(seat) if move != done]) and table.question(seat) is not None:
        table.answer(seat, moves[0])
    return [entry for entry in table.log if entry.seat == seat]


@pytest.mark.parametrize("planning", ["secret", "turn_order"])
@rule("D1")
def test_the_last_follower_does_not_complete_a_plan(planning):
    """With everybody sent, a plan is complete only when its player says so, at a table that gives sole answers too."""
    table = comptoir.load("orleans").table(2, seed=2, options={"planning": planning}, forced=True)
    seat = int(table.questions[0].seat)
    all_sent(table, seat)
    done = table.game.kinds.parse("Planned")
    assert table.legal(seat) == [done]
    assert table.position.state.players[seat].taken == 0
    assert table.can_undo(seat)
    table.answer(seat, done)
    assert table.question(seat) is None


@rule("D1")
def test_nobody_plans_again_once_plans_are_shown():
    """While others plan, a finished plan may be taken back; whoever is last has seen all plans and may not."""
    table = comptoir.load("orleans").table(2, seed=2, forced=True)
    done = table.game.kinds.parse("Planned")
    all_sent(table, 0)
    table.answer(0, done)
    assert table.can_undo(0)
    table.undo(0)
    assert table.legal(0) == [done]
    table.answer(0, done)
    all_sent(table, 1)
    table.answer(1, done)
    assert not table.in_lanes
    assert not table.can_undo(0)
    assert not table.can_undo(1)


@rule("D1")
def test_the_order_of_sending_does_not_matter():
    """The same plan is the same question, however it was reached."""
    one = plan(FARMER, BOATMAN).answer("Staff(place=village)", "Send(follower=farmer, space=village_farmer)")
    one.answer("Send(follower=boatman, space=village_boatman)")
    other = plan(FARMER, BOATMAN).answer("Staff(place=village)", "Send(follower=boatman, space=village_boatman)")
    other.answer("Send(follower=farmer, space=village_farmer)")
    assert one.asked.sent == other.asked.sent
    assert one.asked.fits == other.asked.fits


@rule("D1")
def test_planning_in_turn_order():
    """The variant: one after the other, from the start player on, and at once on the table."""
    position = Position("orleans", 3, planning="turn_order")
    position.s.starter = 2
    position.ask(PLANNING)
    assert [ask.seat for ask in questions(position.s)] == [2]
    position.answer("Staff(place=castle)", "Send(follower=own_farmer, space=castle_farmer)", "EnoughThere", "Planned")
    assert position.s.players[2].taken != 0
    assert position.asked.seat == 0


@rule("D1")
def test_lanes_begin_with_the_start_player():
    """Plans are carried out in turn order; whoever has nobody to send is not asked."""
    position = Position("orleans", 3)
    position.s.starter = 1
    position.s.players[2].market = ints([0] * 11)
    position.ask(PLANNING)
    assert [ask.seat for ask in questions(position.s)] == [1, 0]


@rule("A3")
def test_no_own_follower_in_the_town_hall():
    """An own follower is refused in the Town Hall; a neutral one may go, also in second place."""
    position = plan(OWN + FARMER, MONK, KNIGHT).answer("Staff(place=town_hall)")
    refusal = position.why_not("Send(follower=own_farmer, space=town_hall_neutral_1)")
    assert (refusal.rule, refusal.message) == ("A3", "own-follower")
    position.answer("Send(follower=monk, space=town_hall_neutral_1)")
    position.answer("Send(follower=knight, space=town_hall_neutral_2)", "Planned")
    assert sum(position.s.players[0].market) == 1


@rule("A3")
def test_only_own_followers_left():
    """With own followers only, the Town Hall is refused as a whole."""
    refusal = plan(OWN + FARMER, OWN + TRADER).why_not("Staff(place=town_hall)")
    assert (refusal.rule, refusal.message) == ("A3", "only-own-left")


@rule("A3")
def test_the_refusal_is_for_beginners():
    """The sentence says what own followers may not do."""
    table = comptoir.load("orleans").table(2, seed=1)
    seat = int(table.questions[0].seat)
    table.position.state.players[seat].market[MONK] = 1
    table.position.state.agenda.clear()
    table.position.state.then(new_plan(table.position.state, seat))
    table.answer(seat, table.game.kinds.parse("Staff(place=town_hall)"))
    move = table.game.kinds.parse("Send(follower=own_farmer, space=town_hall_neutral_1)")
    said = texts(table.game, "en").why_not(table.position, move, seat)
    assert said.startswith("The Town Hall takes neutral followers only; own followers always stay with you")
    assert said.endswith("not for your own farmer. [A3]")
    for lang in ("de", "fr"):
        assert "[A3]" in texts(table.game, lang).why_not(table.position, move, seat)


# --- Who stands in for whom ---------------------------------------------------------


@rule("H1")
def test_a_monk_stands_in_for_anybody():
    """A monk fills any space for another character."""
    position = plan(MONK).answer("Staff(place=scriptorium)")
    assert position.legal() == [
        "Send(follower=monk, space=scriptorium_knight)",
        "Send(follower=monk, space=scriptorium_scholar)",
    ]


@rule("H1", "H2")
def test_nobody_stands_in_for_a_monk():
    """A monk's space takes monks only, whatever tiles one owns."""
    position = plan(SCHOLAR, MONK, places=(BREWERY, SCHOOL)).answer("Staff(place=brewery)")
    refusal = position.why_not("Send(follower=scholar, space=brewery_monk)")
    assert (refusal.rule, refusal.message) == ("H1", "only-monks")
    assert position.why_not("Send(follower=monk, space=brewery_monk)") is None


@rule("H2")
def test_school():
    """Scholars stand in for all but monks; without the School they do not."""
    assert plan(SCHOLAR).why_not("Staff(place=ship)").message == "nobody-fits"
    position = plan(SCHOLAR, places=(SCHOOL,)).answer("Staff(place=ship)")
    assert len(position.legal()) == 3


@rule("H2")
def test_herb_garden():
    """Boatmen stand in for farmers, craftsmen and traders, not for knights or scholars."""
    position = plan(OWN + BOATMAN, places=(HERB_GARDEN,))
    assert position.why_not("Staff(place=scriptorium)").message == "nobody-fits"
    position.answer("Staff(place=guildhall)")
    assert position.legal() == [
        "Send(follower=own_boatman, space=guildhall_farmer)",
        "Send(follower=own_boatman, space=guildhall_craftsman)",
    ]


@rule("H2")
def test_the_two_do_not_add_up():
    """With both tiles a boatman still is no scholar, who could stand in for a knight."""
    position = plan(BOATMAN, places=(HERB_GARDEN, SCHOOL)).answer("Staff(place=ship)")
    assert position.why_not("Send(follower=boatman, space=ship_knight)").rule == "N1"


@rule("H3")
def test_whoever_stands_there_stays():
    """A boatman placed under the Herb Garden counts although the tile is lost; new ones are refused."""
    position = plan(BOATMAN, BOATMAN)
    player = position.s.players[0]
    lay(player, FIRST_SPACE[CASTLE], BOATMAN)
    position.ask(new_plan(position.s, 0)).answer("Staff(place=castle)")
    assert position.legal() == ["Send(follower=boatman, space=castle_boatman)"]
    position.answer("Send(follower=boatman, space=castle_boatman)", "Planned")
    assert player.spaces[FIRST_SPACE[CASTLE]] == BOATMAN


@rule("H4")
def test_which_space():
    """A monk who fits three spaces of the Ship takes the one that is named."""
    position = plan(MONK, KNIGHT).answer("Staff(place=ship)", "Send(follower=monk, space=ship_boatman)")
    position.answer("Send(follower=knight, space=ship_knight)", "Planned")
    first = FIRST_SPACE[SHIP]
    assert list(position.s.players[0].spaces[first : first + 3]) == [EMPTY, MONK, KNIGHT]


@rule("H4")
def test_equal_spaces_are_named_once():
    """Of two free spaces for farmers the first is filled first."""
    position = plan(FARMER, FARMER, places=(CHEESE_FACTORY,)).answer("Staff(place=cheese_factory)")
    assert position.legal() == ["Send(follower=farmer, space=cheese_factory_farmer_1)"]
    position.answer("Send(follower=farmer, space=cheese_factory_farmer_1)")
    assert position.legal()[0] == "Send(follower=farmer, space=cheese_factory_farmer_2)"


@rule("J3")
def test_from_the_tower():
    """Who waits in the Gunpowder Tower may be sent in planning; nobody is sent to it."""
    position = Position("orleans", 2)
    player = position.s.players[0]
    player.market = ints([0] * 11)
    player.places |= 1 << GUNPOWDER_TOWER
    lay(player, WAITING, KNIGHT)
    lay(player, WAITING + 1, OWN + FARMER)
    position.ask(new_plan(position.s, 0))
    assert "Staff(place=gunpowder_tower)" not in position.candidates()
    position.answer("Staff(place=ship)", "SendFromTower(follower=knight, space=ship_knight)")
    assert "SendFromTower(follower=knight, space=ship_farmer)" not in position.candidates()
    position.answer("EnoughThere", "Planned")
    assert list(player.spaces[WAITING : WAITING + 2]) == [EMPTY, OWN + FARMER]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_planning_ends(players):
    """Every second answer sends somebody, so a plan is short whatever is answered."""
    position = Position("orleans", players)
    answers = 0
    while type(position.asked).__name__ in ("Plan", "Man"):
        position.answer(position.legal()[0])
        answers += 1
    assert answers <= players * 13
