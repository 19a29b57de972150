"""The turn, and its money."""

from comptoir.games.la_loire.components import BANK, NANTES, PLACES
from comptoir.games.la_loire.riding import MOVE_RELAY
from comptoir.games.la_loire.turn import TAKE_TURN
from comptoir.testing import rule


@rule("T1", "D15")
def test_minimum(table):
    """Under five denier in a city: one denier, and the turn is over even if that makes five."""
    table.player().denier = 4
    table.ask(TAKE_TURN[0])
    assert table.player().denier == 5
    assert table.asked.seat == 1
    assert table.s.turns == 1


@rule("T1")
def test_minimum_only_in_a_city(table):
    """In a village a merchant without money goes on; where the messenger is does not matter."""
    table.player().denier = 0
    table.put(0, "tours").put(1, "nantes").ask(TAKE_TURN[0])
    assert table.asked.seat == 0
    assert table.player().denier == 0


@rule("T2")
def test_either_figure_first(table):
    """Both figures move and may act, in the order the player likes; no action is compulsory."""
    table.ask(TAKE_TURN[0])
    assert table.legal() == ["Begin(figure=merchant)", "Begin(figure=messenger)"]
    table.answer("Begin(figure=messenger)", "Ride(direction=clockwise)")
    assert table.asked.relay == 1
    table.answer("Pass")
    assert (type(table.asked).__name__, table.asked.relay) == ("Saddle", 0)
    table.answer("Ride(direction=clockwise)", "Pass")
    assert table.asked.seat == 1


@rule("D18")
def test_one_action_each(table):
    """Whoever sells has sold; shipping and building in the same turn is out."""
    table.player().goods[0] = 1
    table.act(0, "nantes")
    table.answer("Sell(good=wood)")
    assert table.over


@rule("D18")
def test_one_action_at_the_circus(table):
    """At the circus a merchant buys or recruits, not both."""
    table.act(0, "usse").answer("Buy(good=wood)")
    assert table.over


@rule("T3")
def test_maximum(table):
    """What is more than ten denier is returned before a merchant leaves a city."""
    table.player().denier = 14
    table.put(0, "nantes").ask(MOVE_RELAY[0])
    assert table.player().denier == 10


@rule("A28")
def test_maximum_only_for_a_merchant_in_a_city(table):
    """Neither in a village nor for the messenger is anything returned."""
    table.player().denier = 14
    table.put(0, "tours").ask(MOVE_RELAY[0])
    assert table.player().denier == 14
    table.put(1, "nantes").ask(MOVE_RELAY[1])
    assert table.player().denier == 14


@rule("A28")
def test_the_messenger_may_spend_it_first(table):
    """Going first, the messenger buys with what the merchant would have to return; goods do not count."""
    table.player().denier = 12
    table.player().goods[0] = 9
    table.s.horses[1] = 0
    table.put(0, "nantes").put(1, "ancenis", 1).ask(TAKE_TURN[0])
    table.answer("Begin(figure=messenger)", "Ride(direction=counterclockwise)", "BuyMessage(level=2)").chance()
    assert table.player().denier == 10
    assert table.asked.relay == 0
    assert table.player().denier == 10
    assert table.player().goods[0] == 9


@rule("P16")
def test_banker(table):
    """With the Banker a merchant leaves with fifteen."""
    table.player().denier = 18
    table.give("banker").put(0, "orleans").ask(MOVE_RELAY[0])
    assert table.player().denier == 15


@rule("L1")
def test_no_bank_in_a_lost_turn(table):
    """A lost turn brings nothing but the one denier, whatever bank stands there."""
    table.player().palaces = 1 << BANK
    table.player().denier = 3
    table.put(0, "nantes").put(1, "nantes").ask(TAKE_TURN[0])
    assert table.player().denier == 4
    assert table.s.at[1] == NANTES


@rule("D23", "A28")
def test_a_french_merchant_does_not_leave_below_five(make):
    """If the messenger has spent too much, the merchant stays in the city and has no action; a German one rides."""
    for edition, staying in (("french", True), ("german", False)):
        table = make(2, edition=edition)
        table.player().denier = 5
        table.s.horses[1] = 0
        table.put(0, "nantes").put(1, "ancenis", 1).ask(TAKE_TURN[0])
        table.answer("Begin(figure=messenger)", "Ride(direction=counterclockwise)", "BuyMessage(level=1)").chance()
        spent = table.player().denier
        assert spent < 5
        assert (table.asked.seat == 1) == staying
        assert table.s.at[0] == NANTES
        assert table.player().denier == spent


@rule("D23", "P23")
def test_a_french_merchant_keeps_five_from_the_blacksmith(make):
    """A horse that would leave the merchant with four denier is not fetched; in a village, or by a messenger, it is."""
    for edition, expected in (("french", "five-to-leave"), ("german", None)):
        table = make(2, edition=edition)
        table.give("blacksmith")
        table.player().denier = 5
        table.s.horses[0] = table.s.horses[1] = 0
        hire = f"Hire(place={PLACES[list(table.s.free).index(1)]})"
        refusal = table.put(0, "nantes").ask(MOVE_RELAY[0]).why_not(hire)
        assert (refusal and refusal.message) == expected
        assert table.put(0, "tours", 1).ask(MOVE_RELAY[0]).why_not(hire) is None
        assert table.put(1, "nantes").ask(MOVE_RELAY[1]).why_not(hire) is None
        table.player().denier = 6
        assert table.put(0, "nantes").ask(MOVE_RELAY[0]).why_not(hire) is None


@rule("D23")
def test_a_french_merchant_in_a_village_needs_no_minimum(make):
    """The limit is one of the two cities, and the messenger knows none."""
    table = make(2, edition="french")
    table.player().denier = 2
    table.put(0, "tours").ask(MOVE_RELAY[0])
    assert table.asked.relay == 0
    table.put(1, "nantes").ask(MOVE_RELAY[1])
    assert table.asked.relay == 1
