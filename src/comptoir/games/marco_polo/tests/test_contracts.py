"""Taking contracts, drawing them, and the special pile."""

import pytest

from comptoir.games.marco_polo.drawer import MakeRoom
from comptoir.games.marco_polo.rewards import DRAW_CONTRACT, DealContract
from comptoir.games.marco_polo.spaces import TAKE_CONTRACTS
from comptoir.games.marco_polo.taking_contracts import REFILL_DISPLAY, LayContract, TakeContracts
from comptoir.testing import rule


@pytest.fixture
def display(table):
    """Six known contracts lie in the display."""
    table.s.display = [10, 11, 12, 13, 14, 15]
    return table


@rule("C1")
def test_a_three_reaches_three_contracts(display):
    """Blue places a 3 and chooses among those under 1, 2 and 3."""
    display.deal(dice=[3])
    display.act().use(TAKE_CONTRACTS, 3)
    assert display.legal() == [f"TakeContract(position={i})" for i in range(3)]
    assert display.why_not("TakeContract(position=3)").rule == "C1"
    assert display.sentence("TakeContract(position=3)") == "That contract lies under 4, your die shows 3."


@rule("C1", "C2", "C3")
def test_contracts_under_the_two_and_the_six(display):
    """Green places a 6, takes those two and 2 camels; the others move to the left."""
    green = display.deal(2, dice=[6])
    display.act(2).use(TAKE_CONTRACTS, 6)
    display.answer("TakeContract(position=1)", "TakeContract(position=5)", "TakeExtra(extra=camels)")
    assert green.contracts == [11, 15]
    assert (green.camels, green.coins) == (2, 0)
    assert display.s.display == [10, 12, 13, 14]
    assert display.over


@rule("C2", "R17")
def test_both_extras(display):
    """Under the 5 and the 6: one of the one, two of the other, none mixed; places as they were found."""
    player = display.deal(dice=[6])
    display.act().use(TAKE_CONTRACTS, 6).answer("TakeContract(position=4)", "TakeContract(position=5)")
    display.answer("TakeExtra(extra=coins)", "TakeExtra(extra=camels)")
    assert (player.coins, player.camels) == (1, 2)


@rule("C1", "A3")
def test_one_contract_is_enough(display):
    """Nobody must take two."""
    player = display.deal(dice=[4])
    display.act().use(TAKE_CONTRACTS, 4).answer("TakeContract(position=3)", "OneContract")
    assert player.contracts == [13]
    assert display.over


@rule("C4", "R18", "R50")
def test_an_empty_display_is_filled(display):
    """Two come from the special pile, but only after the contracts were taken; with one left only one can be taken."""
    display.s.display = [10]
    special = int(display.s.special)
    player = display.deal(dice=[6])
    display.act().use(TAKE_CONTRACTS, 6).answer("TakeContract(position=0)")
    assert isinstance(display.asked, LayContract)
    display.chance()
    assert player.contracts == [10]
    assert len(display.s.display) == 2
    assert display.s.special == special - 2


@rule("R18")
def test_a_display_with_contracts_is_not_filled(display):
    """As long as one lies there, nothing is added."""
    display.s.display = [10]
    assert display.ask(REFILL_DISPLAY).over
    assert display.s.display == [10]


@rule("R18", "R50")
def test_the_special_pile_is_used_up(display):
    """What was put under it comes last, in that order; then the action cannot be taken any more."""
    display.s.display, display.s.special, display.s.returned = [], 0, [20, 21, 22]
    display.ask(REFILL_DISPLAY)
    assert (display.s.display, display.s.returned) == ([20, 21], [22])
    display.s.display, display.s.returned = [], []
    display.deal(dice=[4])
    assert display.ask(REFILL_DISPLAY).over
    assert display.act().refused(TAKE_CONTRACTS) == "R18"


@rule("C5", "R17")
def test_no_room_on_the_board(display):
    """Green takes one contract with a full board: one of the old ones goes under the special pile."""
    green = display.deal(2, dice=[1], contracts=[30, 31])
    display.act(2).use(TAKE_CONTRACTS, 1).answer("TakeContract(position=0)")
    assert isinstance(display.asked, MakeRoom)
    assert display.why_not("PutAway(nth=2)").rule == "R17"
    assert display.sentence("PutAway(nth=2)") == "You have just taken that contract; put away one of the old ones."
    display.answer("PutAway(nth=0)")
    assert green.contracts == [31, 10]
    assert display.s.returned == [30]


@rule("R17")
@pytest.mark.parametrize("old", [[], [30], [30, 31]])
def test_two_new_contracts_replace_all_old_ones(display, old):
    """Whatever lay there goes."""
    player = display.deal(dice=[2], contracts=list(old))
    display.act().use(TAKE_CONTRACTS, 2).answer("TakeContract(position=0)", "TakeContract(position=1)")
    assert player.contracts == [10, 11]
    assert display.s.returned == old


@rule("C5", "R49")
def test_starting_contracts_leave_the_game(display, contract):
    """They do not go under the special pile."""
    display.deal(dice=[2], contracts=[contract("S1"), 30])
    display.act().use(TAKE_CONTRACTS, 2).answer("TakeContract(position=0)", "TakeContract(position=1)")
    assert display.s.returned == [30]


@rule("R19", "R41")
def test_a_contract_drawn_with_a_full_board(display):
    """One looks at it and puts away any of the three, also the new one."""
    player = display.deal(contracts=[30, 31])
    display.s.contracts.counts[32], display.s.special = 1, 3
    display.ask(DRAW_CONTRACT[0])
    assert isinstance(display.asked, DealContract)
    display.answer("ContractDrawn(contract=C27)")
    assert player.contracts == [30, 31, 32]
    assert display.legal() == [f"PutAway(nth={i})" for i in range(3)]
    display.answer("PutAway(nth=2)")
    assert player.contracts == [30, 31]
    assert display.s.returned[-1] == 32


@rule("R50")
def test_drawing_from_the_special_pile(display):
    """First those nobody knows, then what was put away; from an empty pile nothing."""
    player = display.deal()
    display.s.special, display.s.returned = 0, [20, 21]
    display.ask(DRAW_CONTRACT[0])
    assert (player.contracts, display.s.returned) == ([20], [21])
    display.s.returned = []
    assert display.ask(DRAW_CONTRACT[0]).over
    assert player.contracts == [20]


@rule("R17")
def test_the_display_does_not_shift_in_between(display):
    """The second contract is chosen from the display as it was found."""
    display.deal(dice=[3])
    display.act().use(TAKE_CONTRACTS, 3).answer("TakeContract(position=0)")
    assert isinstance(display.asked, TakeContracts)
    assert display.s.display[0] == 10
    assert display.why_not("TakeContract(position=3)").rule == "C1"
