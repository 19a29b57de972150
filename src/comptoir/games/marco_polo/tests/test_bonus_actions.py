"""The five bonus actions, and what contracts bring."""

from comptoir.core.record import ints
from comptoir.games.marco_polo.amounts import CHOICES, COINS
from comptoir.games.marco_polo.box import PRINTED
from comptoir.games.marco_polo.contracts import N_CONTRACTS
from comptoir.games.marco_polo.rewards import GAIN_DIE, ChooseGood, ChoosePair
from comptoir.games.marco_polo.spaces import CAMEL_ROW, PURSE
from comptoir.games.marco_polo.state import COLOURS, FACES, WHITE
from comptoir.games.marco_polo.travel import Walk
from comptoir.testing import rule

BLACK = FACES
WHITE_DIE = WHITE * FACES


@rule("Z2")
def test_green_completes_a_contract(table, contract):
    """2 camels, 2 silk and 1 pepper bring 3 coins and 4 points; the contract is put aside."""
    green = table.deal(2, dice=[1], contracts=[contract("S1"), contract("C04")], camels=2, goods=[1, 2, 0])
    table.act(2).answer("Complete(nth=1)")
    assert (green.camels, list(green.goods), green.coins) == (0, [0, 0, 0], 3)
    assert table.ledger(2) == {"contracts": 4}
    assert green.contracts == [contract("S1")]
    assert green.completed == [contract("C04")]


@rule("Z2")
def test_all_of_it_must_be_there(table, contract):
    """The refusal names what the contract asks for and what there is."""
    table.deal(dice=[1], contracts=[contract("C04")], camels=2, goods=[1, 1, 0])
    table.act()
    assert table.why_not("Complete(nth=0)").rule == "Z2"
    assert table.sentence("Complete(nth=0)") == (
        "That contract asks for 2 camels + 1 pepper + 2 silk; you have 2 camels, 1 pepper, 1 silk and 0 gold."
    )


@rule("Z2", "R20")
def test_every_contract(table):
    """Each of the 44 takes exactly what is printed and scores; the starting ones count like the others."""
    for number in range(N_CONTRACTS):
        before = table.deal(points=0, coins=0).points
        player = table.deal(dice=[1], contracts=[number], completed=[], camels=int(PRINTED.cost_camels[number]))
        costs = (PRINTED.cost_pepper, PRINTED.cost_silk, PRINTED.cost_gold)
        player.goods = ints([int(cost[number]) for cost in costs])
        table.act().answer("Complete(nth=0)")
        assert player.points - before == PRINTED.value[number]
        assert player.completed == [number]
        if not PRINTED.bonus[number][CHOICES]:
            assert player.coins == PRINTED.bonus[number][COINS]
            assert list(player.goods) == [0, 0, 0]


@rule("R20", "R11", "R33")
def test_rewards_that_cannot_be_used(table, contract):
    """No black die is left, and the step is not wanted: the points count all the same."""
    table.s.black = 0
    player = table.deal(dice=[1], contracts=[contract("C01"), contract("S6")], camels=2, goods=[6, 0, 0])
    table.act().answer("Complete(nth=0)")
    assert player.dice == [1]
    table.answer("Complete(nth=0)", "Stop")
    assert player.points == 2 + 1
    assert player.posts == 0


@rule("R20", "R34")
def test_nested_rewards(table, contract):
    """A good of choice, then a black die, then the turn goes on."""
    player = table.deal(dice=[1], contracts=[contract("C29")], camels=2, goods=[2, 3, 0])
    table.act().answer("Complete(nth=0)", "TakeGood(good=silk)", "DieRolled(value=6)")
    assert list(player.goods) == [0, 1, 0]
    assert player.dice == [1, BLACK + 6]
    assert "Use(space=camels)" in table.legal()


@rule("R19", "R20")
def test_a_contract_brings_a_contract(table, contract):
    """There is room, since the completed one has left its space."""
    player = table.deal(dice=[1], contracts=[contract("S2"), 30], camels=2, goods=[1, 1, 0])
    table.s.special, table.s.returned = 0, [25]
    table.act().answer("Complete(nth=0)")
    assert player.contracts == [30, 25]


@rule("G1", "G2")
def test_goods_of_choice(table, contract):
    """One of any kind; two must be different."""
    player = table.deal(dice=[1], contracts=[contract("C05"), contract("S5")], camels=3, goods=[0, 4, 1])
    table.act().answer("Complete(nth=0)")
    assert isinstance(table.asked, ChooseGood)
    table.answer("TakeGood(good=pepper)")
    assert list(player.goods) == [1, 1, 1]
    table.answer("Complete(nth=0)")
    assert isinstance(table.asked, ChoosePair)
    assert table.legal() == [f"TakePair(pair={pair})" for pair in ("pepper_silk", "pepper_gold", "silk_gold")]
    table.answer("TakePair(pair=silk_gold)")
    assert list(player.goods) == [1, 1, 1]


@rule("R33", "R34")
def test_a_step_from_a_contract(table, contract):
    """It is walked at once, before the action."""
    table.deal(dice=[1], contracts=[contract("C10")], camels=3, goods=[1, 1, 1])
    table.act().answer("Complete(nth=0)")
    assert (type(table.asked), table.asked.free, table.asked.left) == (Walk, True, 1)


@rule("Z3")
def test_the_purse(table):
    """Green puts a 2 on the purse and takes 3 coins, and another one; nothing is to be paid."""
    green = table.deal(2, dice=[2, 2, WHITE_DIE + 5])
    table.act(2).answer("Purse(die=own_2)", "Purse(die=own_2)", "Purse(die=white_5)")
    assert (green.coins, green.dice) == (9, [])
    assert [int(die) // FACES // COLOURS for die in table.s.lying] == [PURSE] * 3
    assert table.legal() == ["NoAction"]


@rule("Z4")
def test_rolling_again(table):
    """Blue gives a camel and rolls a 5 instead of a 2."""
    blue = table.deal(dice=[2, 6], camels=1)
    table.act().answer("Reroll(die=own_2)", "DieRolled(value=5)")
    assert (blue.dice, blue.camels) == ([5, 6], 0)
    assert table.why_not("Reroll(die=own_5)").rule == "Z4"
    assert table.sentence("Reroll(die=own_5)") == "Rolling again costs 1 camel, you have none."


@rule("Z5")
def test_turning_a_die(table):
    """Yellow gives 2 camels and turns a 2 to 3."""
    yellow = table.deal(1, dice=[2], camels=3)
    table.act(1).answer("TurnUp(die=own_2)")
    assert (yellow.dice, yellow.camels) == ([3], 1)
    assert table.why_not("TurnDown(die=own_3)").rule == "Z5"
    assert table.sentence("TurnDown(die=own_3)") == "Turning a die costs 2 camels, you have 1."


@rule("R13")
def test_no_turning_past_the_ends(table):
    """A 6 does not become a 1, nor a 1 a 6."""
    table.deal(dice=[1, 6], camels=9)
    table.act()
    assert table.why_not("TurnUp(die=own_6)").rule == "R13"
    assert table.why_not("TurnDown(die=own_1)").rule == "R13"
    table.answer("TurnUp(die=own_1)", "TurnDown(die=own_6)")
    assert table.s.players[0].dice == [2, 5]


@rule("Z6", "R11")
def test_buying_a_black_die(table):
    """Red gives 3 camels and rolls the die at once; only one can be bought in a turn."""
    red = table.deal(3, dice=[1], camels=6)
    black = int(table.s.black)
    table.act(3).answer("BuyBlackDie", "DieRolled(value=4)")
    assert (red.dice, red.camels, table.s.black) == ([1, BLACK + 4], 3, black - 1)
    assert table.why_not("BuyBlackDie").rule == "R11"
    table.s.bought = False
    table.s.black = 0
    assert table.why_not("BuyBlackDie").message == "no-black-die-left"
    table.s.black, red.camels = 1, 2
    assert table.why_not("BuyBlackDie").rule == "Z6"
    assert table.sentence("BuyBlackDie") == "A black die costs 3 camels, you have 2."


@rule("R11")
def test_dice_won_come_on_top(table):
    """A reward brings a black die although one was bought; if none is left, nothing."""
    player = table.deal(dice=[])
    table.s.bought = True
    table.s.black = 1
    table.ask(GAIN_DIE[0]).answer("DieRolled(value=2)")
    assert player.dice == [BLACK + 2]
    assert table.ask(GAIN_DIE[0]).over
    assert player.dice == [BLACK + 2]


@rule("R13", "Z1")
def test_seven_camels(table):
    """Buy a black die, roll it again twice, and turn another one up: seven camels."""
    player = table.deal(dice=[3], camels=7)
    table.act().answer("BuyBlackDie", "DieRolled(value=1)", "Reroll(die=black_1)", "DieRolled(value=2)")
    table.answer("Reroll(die=black_2)", "DieRolled(value=6)", "TurnUp(die=own_3)")
    assert (player.camels, player.dice) == (0, [4, BLACK + 6])


@rule("R13", "R41")
def test_the_white_die_can_be_changed(table):
    """Like any other."""
    player = table.deal(dice=[WHITE_DIE + 3], camels=3)
    table.act().answer("TurnDown(die=white_3)", "Reroll(die=white_2)", "DieRolled(value=6)")
    assert player.dice == [WHITE_DIE + 6]


@rule("R41", "R7")
def test_the_white_die_beside_ones_own(table):
    """It goes where one's colour already lies."""
    player = table.deal(dice=[WHITE_DIE + 3], coins=3)
    table.occupy(CAMEL_ROW, 0, 4)
    table.act().use(CAMEL_ROW, WHITE_DIE + 3)
    assert (player.camels, player.coins) == (3, 0)


@rule("R11", "R50")
def test_a_bonus_that_is_not_there_is_said_before(table, contract):
    """The label warns when no black die is left."""
    table.deal(dice=[1], contracts=[contract("C01")], camels=2, goods=[6, 0, 0])
    table.act()
    assert "no black die" not in table.label("Complete(nth=0)")
    table.s.black = 0
    assert table.label("Complete(nth=0)").endswith(" – no black die is left")
