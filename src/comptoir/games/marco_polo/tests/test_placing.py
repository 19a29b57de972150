"""Placing dice, and the price of an occupied space."""

import pytest

from comptoir.games.marco_polo.characters import BERKE, RASCHID
from comptoir.games.marco_polo.dice import DICE_BACK
from comptoir.games.marco_polo.placing import lowest_allowed
from comptoir.games.marco_polo.spaces import (
    CAMEL_ROW,
    FIVE_COINS,
    GOLD_ROW,
    KHAN,
    PEPPER_ROW,
    SILK_ROW,
    TRAVEL,
)
from comptoir.games.marco_polo.state import FACES, NEUTRAL_COLOUR, WHITE
from comptoir.testing import rule

BLACK = FACES
WHITE_DIE = WHITE * FACES


@rule("A1")
def test_as_many_dice_as_shown(table):
    """Two dice do not reach for gold; the dice then lie on the board."""
    player = table.deal(dice=[2, 6])
    table.act()
    assert table.refused(GOLD_ROW) == "A1"
    assert table.sentence("Use(space=gold)") == "That space takes 3 dice, you have 2."
    table.use(SILK_ROW, 6, 2)
    assert player.dice == []
    assert len(table.s.lying) == 2


@rule("A2", "R6")
def test_red_joins_blue_at_the_silk(table):
    """Blue's dice lie on silk; a 4 and a 5 there cost 4 coins and bring 3 silk."""
    table.occupy(SILK_ROW, 0, 2, 6)
    red = table.deal(3, dice=[4, 5], coins=4)
    table.act(3).use(SILK_ROW, 4, 5)
    assert red.coins == 0
    table.answer("TakeColumn(column=4)")
    assert list(red.goods) == [0, 3, 0]


@rule("R6")
def test_the_price_is_paid_before_the_action(table):
    """The five coins cannot pay for the way to them, and what lies there does not matter."""
    table.occupy(FIVE_COINS, 1, 1)
    table.deal(dice=[3], coins=2)
    assert table.act().refused(FIVE_COINS) == "R6"
    assert table.sentence("Use(space=five_coins)") == (
        "That space is occupied and costs 3 coins, as your lowest die shows; you have 2."
    )
    table.deal(coins=3)
    assert table.act().use(FIVE_COINS, 3).s.players[0].coins == 5


@rule("R6", "A3")
def test_a_lower_column_costs_the_same(table):
    """The lowest die counts, even if less is taken than it allows."""
    table.occupy(PEPPER_ROW, 1, 1)
    player = table.deal(dice=[4], coins=4)
    table.act().use(PEPPER_ROW, 4)
    assert player.coins == 0
    table.answer("TakeColumn(column=3)")
    assert (player.coins, list(player.goods)) == (1, [2, 0, 0])


@rule("R5")
def test_the_lowest_die_counts(table):
    """Of 6, a black 2 and 5 the black 2: for the price and for the column."""
    table.occupy(GOLD_ROW, 1, 1, 1, 1)
    player = table.deal(dice=[5, 6, BLACK + 2], coins=2)
    table.act().use(GOLD_ROW, 6, BLACK + 2, 5)
    assert player.coins == 0
    assert table.legal() == ["TakeColumn(column=2)", "TakeColumn(column=1)"]


@rule("R5", "R6")
def test_dice_that_could_not_be_paid_are_refused(table):
    """With 2 coins a 5 may go to an occupied space only if the 2 can follow."""
    table.occupy(SILK_ROW, 1, 1, 1)
    table.deal(dice=[2, 5, 6], coins=2)
    table.act().use(SILK_ROW, 5)
    assert table.why_not("Put(die=own_6)").rule == "R6"
    assert table.legal() == ["Put(die=own_2)"]
    assert lowest_allowed(table.s, 0, SILK_ROW, 2) == 6


@rule("R7")
def test_green_has_camels_already(table):
    """No second green die goes there, but a black one does."""
    table.occupy(CAMEL_ROW, 2, 3)
    green = table.deal(2, dice=[2, BLACK + 4], coins=4)
    table.act(2).answer("Use(space=camels)")
    assert table.why_not("Put(die=own_2)").rule == "R7"
    assert table.sentence("Put(die=own_2)") == ("Your green dice are already there; a black or white die may still go.")
    table.answer("Put(die=black_4)")
    assert green.camels == 4


@rule("R7")
def test_own_colour_refuses_the_whole_space(table):
    """Without enough black or white dice the space itself is refused."""
    table.occupy(SILK_ROW, 0, 3, 3)
    table.deal(dice=[2, 4, BLACK + 4], coins=9)
    assert table.act().refused(SILK_ROW) == "R7"
    table.deal(dice=[2, 4, BLACK + 4, WHITE_DIE + 1])
    assert table.act().refused(SILK_ROW) is None


@rule("R7")
def test_own_and_black_dice_together(table):
    """A set may mix colours where the own one does not lie yet; any number of black dice may lie on a space."""
    table.occupy(SILK_ROW, 4, 3, 3)
    table.deal(dice=[2, BLACK + 4], coins=2)
    table.act().use(SILK_ROW, 2, BLACK + 4)
    assert table.s.on[SILK_ROW] == 0b10001


@rule("R8")
def test_a_space_held_by_oneself_costs(table):
    """A black die behind one's own dice pays."""
    table.occupy(CAMEL_ROW, 0, 3)
    player = table.deal(dice=[BLACK + 2], coins=2)
    table.act().use(CAMEL_ROW, BLACK + 2)
    assert player.coins == 0


@rule("R9")
def test_a_city_card_takes_one_die(table):
    """Used is used, for black dice too."""
    space = table.lay_card("coins_by_die")
    player = table.deal(dice=[2, BLACK + 3])
    table.act().use(space, 2)
    assert player.coins == 4
    assert table.act().refused(space) == "R9"


@rule("R9", "K2")
def test_the_khan_has_no_price_and_takes_black_dice_again(table):
    """A second use with a black die is free while places are left."""
    player = table.deal(dice=[3, BLACK + 3])
    table.act().use(KHAN, 3).answer("TakeGood(good=gold)")
    table.act().use(KHAN, BLACK + 3).answer("TakeGood(good=gold)")
    assert (list(player.goods), player.camels, player.coins) == ([0, 0, 2], 4, 0)


@rule("R10")
@pytest.mark.parametrize("players", [2, 3])
def test_neutral_dice_stay(tables, players):
    """They lie there when all others have gone back; with two players five coins always cost."""
    table = tables(players)
    table.s.lying = list(table.game.new(players).lying)
    table.occupy(CAMEL_ROW, 0, 4)
    table.ask(DICE_BACK)
    colours = {int(die) // FACES % 7 for die in table.s.lying}
    assert colours == {NEUTRAL_COLOUR}
    assert table.s.on[CAMEL_ROW] == 0
    assert table.s.khan_dice == 4 - players
    table.deal(dice=[5], coins=0)
    assert table.act().refused(FIVE_COINS) == ("R6" if players == 2 else None)
    assert table.refused(KHAN) is None


@rule("R11")
def test_black_dice_come_back(table):
    """Whoever bought them, all lie ready before the next roll."""
    table.s.black = 3
    table.occupy(CAMEL_ROW, 4, 2)
    table.occupy(KHAN, 4, 5)
    table.ask(DICE_BACK)
    assert table.s.black == 5


@rule("A3", "R28")
def test_travel_needs_the_coins_for_a_step(table):
    """Price of the space and one step: whoever cannot pay both cannot travel."""
    table.deal(dice=[2, 3], coins=2)
    assert table.act().refused(TRAVEL) == "J2"
    table.deal(coins=3)
    assert table.act().refused(TRAVEL) is None
    table.occupy(TRAVEL, 1, 3, 3)
    assert table.act().refused(TRAVEL) == "R6"
    said = "The occupied space costs 2; with the cheapest step that makes 5 coins, you have 3."
    assert table.sentence("Use(space=travel)") == said
    table.deal(coins=5)
    assert table.act().use(TRAVEL, 2, 3).s.players[0].coins == 3


@rule("R42")
def test_berke_pays_nothing(table):
    """But his colour comes once, used cards are closed, and the Khan wants a high die."""
    table.occupy(FIVE_COINS, 1, 6)
    table.occupy(CAMEL_ROW, 0, 6)
    table.s.khan_dice, table.s.khan_value = 1, 5
    space = table.lay_card("coins_by_die")
    table.occupy(space, 1, 3)
    berke = table.deal(character=BERKE, dice=[4], coins=0)
    table.act()
    assert [table.refused(where) for where in (CAMEL_ROW, KHAN, space)] == ["R7", "K2", "R9"]
    table.use(FIVE_COINS, 4)
    assert berke.coins == 5


@rule("R40")
def test_raschid_sets_his_dice(table):
    """Any value for each die, own or black, as it is placed; the price follows."""
    table.occupy(SILK_ROW, 1, 5, 5)
    player = table.deal(character=RASCHID, dice=[0, 0, BLACK], coins=4)
    table.act().answer("Use(space=silk)")
    assert len(table.candidates()) == 12
    table.answer("Put(die=own_6)")
    assert table.why_not("Put(die=black_5)").rule == "R6"
    table.answer("Put(die=black_4)")
    assert (player.coins, player.dice) == (0, [0])
    table.answer("TakeColumn(column=4)")
    assert list(player.goods) == [0, 3, 0]


@rule("R40")
def test_raschid_binds_the_next(table):
    """What he shows the Khan is what others must reach."""
    table.deal(0, character=RASCHID, dice=[0])
    table.deal(1, dice=[5])
    table.act(0).use(KHAN, 6).answer("TakeGood(good=silk)")
    assert table.s.khan_value == 6
    assert table.act(1).refused(KHAN) == "K2"


@rule("R40")
def test_raschid_does_not_change_dice(table):
    """There is nothing to roll again or to turn; a black die he gains has no value either."""
    player = table.deal(character=RASCHID, dice=[0], camels=9)
    table.act().answer("BuyBlackDie")
    assert player.dice == [0, BLACK]
    assert not [move for move in table.candidates() if move.startswith(("Reroll", "Turn"))]
    table.answer("Purse(die=black_0)")
    assert player.coins == 3
