"""Turns: who has one, and what must and may be done in it."""

from comptoir.core.agenda import Chance
from comptoir.games.marco_polo.bonus_actions import InTurn
from comptoir.games.marco_polo.rewards import ChooseGood, ChoosePair
from comptoir.games.marco_polo.rounds import END_ROUND
from comptoir.games.marco_polo.spaces import CAMEL_ROW, FIVE_COINS, PEPPER_ROW, SPACES
from comptoir.games.marco_polo.state import FACES
from comptoir.games.marco_polo.turn import ACT, AFTER_ACTION, CLOSE_TURN, PLAY_ON, TAKE_TURN, Act, AfterAction
from comptoir.testing import rule

BLACK = FACES


@rule("T1")
def test_clockwise_until_all_dice_are_placed(table):
    """Seats without dice are left out; when nobody has any, the round is over."""
    table.deal(1, dice=[3])
    table.deal(3, dice=[3, 4])
    table.ask(PLAY_ON[0], END_ROUND)
    assert table.asked.seat == 1
    table.use(FIVE_COINS, 3)
    assert table.asked.seat == 3
    table.use(CAMEL_ROW, 3).answer("EndTurn")
    assert table.asked.seat == 3
    table.use(PEPPER_ROW, 4).answer("TakeColumn(column=4)", "EndTurn")
    assert table.s.round == 1


@rule("T2")
def test_bonus_actions_before_and_after(table):
    """First bonus actions, then one action, then bonus actions again."""
    player = table.deal(dice=[1, 2, 3])
    table.ask(TAKE_TURN[0]).answer("Purse(die=own_1)")
    assert isinstance(table.asked, Act)
    table.use(FIVE_COINS, 2)
    assert isinstance(table.asked, AfterAction)
    table.answer("Purse(die=own_3)", "EndTurn")
    assert player.coins == 3 + 5 + 3
    assert table.over


@rule("R1")
def test_no_passing_with_dice(table):
    """As long as there are dice, an action is asked for, and only the purse gets rid of them otherwise."""
    table.deal(dice=[2, 5])
    table.act()
    assert "NoAction" not in table.candidates()
    table.answer("Purse(die=own_2)")
    assert "NoAction" not in table.candidates()
    table.answer("Purse(die=own_5)", "NoAction")
    assert table.s.players[0].coins == 6


@rule("R1", "Z3")
def test_no_passing_with_a_die_won_after_the_purse(table, contract):
    """With the last die on the purse the turn ends at once; a die won before that must be used for an action."""
    given = {"dice": [2], "contracts": [contract("C01")], "camels": 4, "goods": [3, 0, 0]}
    player = table.deal(**given)
    table.deal(1, dice=[3])
    table.ask(TAKE_TURN[0], PLAY_ON[1]).answer("Purse(die=own_2)", "NoAction")
    assert (table.asked.seat, player.dice) == (1, [])
    for bonus in ("Complete(nth=0)", "BuyBlackDie"):
        table.deal(**{**given, "dice": [2], "contracts": [contract("C01")], "goods": [3, 0, 0]})
        table.ask(TAKE_TURN[0], PLAY_ON[1]).answer("Purse(die=own_2)", bonus, "DieRolled(value=4)")
        assert (table.asked.seat, type(table.asked)) == (0, Act)
        assert not {"NoAction", "EndTurn"} & set(table.candidates())


@rule("R1")
def test_one_action_only(table):
    """After the action no space can be used any more."""
    table.deal(dice=[2, 5])
    table.ask(TAKE_TURN[0]).use(FIVE_COINS, 2)
    assert not [move for move in table.candidates() if move.startswith("Use")]


@rule("R2")
def test_the_purse_is_always_open(table):
    """Even if no space can be used, there is an answer."""
    player = table.deal(dice=[6])
    for space in range(SPACES):
        table.occupy(space, 4, 6)
    table.s.khan_dice = 4
    table.act()
    assert table.legal() == ["Purse(die=own_6)"]
    table.answer("Purse(die=own_6)", "NoAction")
    assert player.dice == []


@rule("R3")
def test_out_of_dice_out_of_the_round(table, contract):
    """No dice, no turn, even if a contract could be completed."""
    table.deal(0, contracts=[contract("S3")], camels=1, goods=[0, 2, 0])
    table.deal(1, dice=[3])
    table.ask(PLAY_ON[0])
    assert table.asked.seat == 1


@rule("R3")
def test_a_black_die_won_after_the_action_keeps_a_player_in(table, contract):
    """The contract brings a black die, so there is another turn."""
    player = table.deal(dice=[3], contracts=[contract("C01")], camels=1, goods=[3, 0, 0])
    table.ask(PLAY_ON[0]).use(FIVE_COINS, 3).answer("Complete(nth=0)", "DieRolled(value=4)", "EndTurn")
    assert player.dice == [BLACK + 4]
    assert (table.asked.seat, type(table.asked)) == (0, Act)


@rule("R3")
def test_nothing_is_asked_after_the_action_if_nothing_is_possible(table):
    """Without dice, camels and contracts the turn simply ends."""
    table.deal(camels=2)
    assert table.ask(CLOSE_TURN[0]).over
    table.deal(camels=3)
    assert isinstance(table.ask(CLOSE_TURN[0]).asked, AfterAction)


@rule("R4")
def test_last_player_takes_turn_after_turn(table):
    """A black die may be bought in each of them."""
    player = table.deal(dice=[1, 2, 3], camels=6)
    table.ask(PLAY_ON[2]).answer("BuyBlackDie", "DieRolled(value=6)")
    assert table.why_not("BuyBlackDie").rule == "R11"
    table.use(FIVE_COINS, 1).answer("EndTurn")
    assert table.asked.seat == 0
    table.answer("BuyBlackDie", "DieRolled(value=5)")
    assert player.dice == [2, 3, BLACK + 5, BLACK + 6]


@rule("Z1", "R34")
def test_no_bonus_action_inside_an_action(table):
    """While dice are placed, goods chosen or steps made, none is offered."""
    table.deal(dice=[3, 4, 5, 6], camels=9, coins=9)
    table.act().answer("Use(space=pepper)")
    assert not isinstance(table.asked, InTurn)
    assert {move.partition("(")[0] for move in table.candidates()} == {"Put"}
    table.answer("Put(die=own_4)")
    assert {move.partition("(")[0] for move in table.candidates()} == {"TakeColumn"}


@rule("R34")
def test_rewards_are_carried_out_to_the_end(table, contract):
    """A contract's goods are chosen before anything else can be done."""
    table.deal(dice=[3], contracts=[contract("C29")], camels=2, goods=[2, 3, 0])
    table.act().answer("Complete(nth=0)")
    assert isinstance(table.asked, ChooseGood)
    assert len(table.candidates()) == 3
    table.answer("TakeGood(good=gold)")
    assert isinstance(table.asked, Chance)
    table.answer("DieRolled(value=2)")
    assert isinstance(table.asked, Act)


@rule("Z1")
def test_bonus_actions_after_the_action(table, contract):
    """The same five are offered once the action is over."""
    table.deal(dice=[3], contracts=[contract("S5")], camels=9, goods=[0, 1, 1])
    table.ask(AFTER_ACTION[0])
    kinds = [move.partition("(")[0] for move in table.candidates()]
    assert kinds == ["EndTurn", "Complete", "Purse", "Reroll", "TurnUp", "TurnDown", "BuyBlackDie"]
    table.answer("Complete(nth=0)")
    assert isinstance(table.asked, ChoosePair)


def test_widest_question(table):
    """All five own dice, the white one and five black ones different from each other: still fewer than 100 answers."""
    table.deal(dice=[1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 20], camels=20, contracts=[0, 1])
    assert len(table.ask(ACT[0]).candidates()) < 100
