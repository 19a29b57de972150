"""Rounds: how they begin and end."""

from comptoir.core.agenda import settle
from comptoir.core.chance import Rng
from comptoir.core.play import playout
from comptoir.games.marco_polo.characters import JOHANNES, MATTEO, NICCOLO, RASCHID
from comptoir.games.marco_polo.dice import MAKE_UP, ROLL_ALL, ROLL_OF, ROLL_WEIGHTS, ROLLS, Compensate, RollDice
from comptoir.games.marco_polo.map import ADANA, ANXI, BEIJING, KASHGAR, KOCHI, XIAN
from comptoir.games.marco_polo.rewards import ChoosePair, NextBonus
from comptoir.games.marco_polo.rounds import BEGIN_ROUND, BONUSES, END_ROUND, NEW_STARTER, ROUND_BONUSES
from comptoir.games.marco_polo.spaces import CAMEL_ROW
from comptoir.games.marco_polo.state import FACES, NOBODY, WHITE
from comptoir.games.marco_polo.travel import Walk
from comptoir.games.marco_polo.turn import Act
from comptoir.testing import Position, rule


@rule("O1", "O3", "O4")
def test_beginning_of_a_round(table):
    """Start player, bonuses, dice back, roll; then the start player's turn."""
    table.s.traveller = 2
    table.occupy(CAMEL_ROW, 1, 6)
    table.deal(3, posts=1 << ANXI)
    table.ask(BEGIN_ROUND)
    assert table.s.starter == 2
    assert table.s.players[3].coins == 5
    assert table.s.lying == []
    assert isinstance(table.asked, RollDice)
    assert table.asked.to == 2
    for _ in range(4):
        table.answer("Rolled(dice=3-3-3-3-3)")
    assert [player.dice for player in table.s.players] == [[3] * 5] * 4
    assert (type(table.asked), table.asked.seat) == (Act, 2)


@rule("O1")
def test_five_rounds():
    """The game is over after the fifth."""
    position = Position("marco_polo", 3)
    playout(position.s, Rng(4))
    assert position.s.round == 4
    assert position.s.counted


@rule("O2", "R14")
def test_town_bonuses_every_round(table):
    """Every small city with a post pays, to each player who has one there; Beijing does not."""
    table.deal(0, posts=1 << ANXI | 1 << ADANA | 1 << BEIJING)
    table.deal(1, posts=1 << ANXI | 1 << KOCHI)
    table.ask(BONUSES)
    assert [player.coins for player in table.s.players] == [8, 5, 0, 0]
    assert table.s.players[0].camels == 1
    assert table.ledger(1) == {"town-bonuses": 3}


@rule("R14")
def test_bonuses_in_the_order_one_likes(table):
    """Choices are made in one's own order, after what is merely taken."""
    player = table.deal(posts=1 << KASHGAR | 1 << XIAN | 1 << ANXI)
    table.ask(ROUND_BONUSES[0])
    assert player.coins == 5
    assert isinstance(table.asked, NextBonus)
    assert table.legal() == ["TakeBonus(bonus=kashgar)", "TakeBonus(bonus=xian)"]
    table.answer("TakeBonus(bonus=xian)", "TakeTownBonus(tile=c)", "TakePair(pair=silk_gold)")
    assert isinstance(table.asked, ChoosePair)
    table.answer("TakePair(pair=pepper_gold)")
    assert list(player.goods) == [1, 1, 2]
    assert table.over


@rule("R14", "R45", "R47")
def test_character_bonuses_in_the_first_round(table):
    """3 coins for Johannes, a camel for Niccolo & Marco."""
    table.deal(0, character=JOHANNES)
    table.deal(1, character=NICCOLO)
    table.ask(ROUND_BONUSES[0], ROUND_BONUSES[1])
    assert (table.s.players[0].coins, table.s.players[1].camels) == (3, 1)
    started = Position("marco_polo", 4).s
    assert len(started.players[MATTEO].contracts) == 2


@rule("R15")
def test_the_last_traveller_begins(table):
    """Green travelled first, then yellow, then blue: blue begins the next round."""
    for seat in (2, 1, 0):
        table.deal(seat, dice=[1, 1], coins=20)
        table.act(seat).use(7, 1, 1).answer("Go(figure=first, place=oasis_west_north)")
    table.s.starter = 3
    table.ask(NEW_STARTER)
    assert (table.s.starter, table.s.traveller) == (0, NOBODY)


@rule("R15")
def test_free_steps_and_staying_at_home(table):
    """A free step does not count, and if nobody travels the hourglass stays; black dice count."""
    table.s.starter = 3
    table.ask(Walk(1, True, 0, 1, 0, 0, 0)).answer("Go(figure=first, place=oasis_west_north)")
    assert table.ask(NEW_STARTER).s.starter == 3
    table.deal(1, dice=[FACES + 1, FACES + 2], coins=20)
    table.act(1).use(7, FACES + 1, FACES + 2).answer("Go(figure=first, place=venezia)")
    assert table.s.starter == 3
    assert table.ask(NEW_STARTER).s.starter == 1


@rule("O4")
def test_a_roll_is_five_dice():
    """252 different rolls, as likely as they are with dice."""
    assert len(ROLLS) == 252
    assert sum(ROLL_WEIGHTS) == len(ROLL_OF) == 6**5
    assert ROLL_WEIGHTS[ROLLS.index([6] * 5)] == 1
    assert ROLL_WEIGHTS[ROLLS.index([1, 2, 3, 4, 5])] == 120


@rule("R12")
def test_thirteen_pips(table):
    """Green rolls 13: two camels, two coins, or one of each."""
    green = table.deal(2, dice=[1, 1, 2, 3, 6])
    table.ask(MAKE_UP[2])
    assert len(table.legal()) == 3
    table.answer("TakeCompensation(coins=1)")
    assert (green.coins, green.camels) == (1, 1)


@rule("R12", "R41")
def test_the_white_die_counts(table):
    """With the white die there are 15, and nothing is made up for."""
    table.deal(dice=[1, 1, 2, 3, 6, WHITE * FACES + 2])
    assert table.ask(MAKE_UP[0]).over
    table.deal(dice=[1, 1, 1, 1, 1])
    assert isinstance(table.ask(MAKE_UP[0]).asked, Compensate)
    assert len(table.legal()) == 11


@rule("R12", "R40")
def test_raschid_neither_rolls_nor_is_compensated(table):
    """His dice have no value until they are placed."""
    table.deal(0, character=RASCHID, dice=[0] * 5)
    table.ask(ROLL_ALL)
    for _ in range(3):
        assert table.asked.to != 0
        table.answer("Rolled(dice=3-3-3-3-3)")
    assert table.over
    assert table.s.players[0].dice == [0] * 5


@rule("R41")
def test_matteo_rolls_six_dice(table):
    """The white die is rolled with the others."""
    table.deal(0, character=MATTEO)
    table.ask(ROLL_ALL).answer("Rolled(dice=3-3-3-3-3)", "DieRolled(value=5)")
    assert table.s.players[0].dice == [3, 3, 3, 3, 3, WHITE * FACES + 5]


@rule("O5", "R50")
def test_end_of_a_round(table):
    """What is left in the display goes under the special pile, six new contracts are laid out."""
    left = list(table.s.display[:3])
    table.s.display = list(left)
    unseen = int(table.s.contracts.size)
    table.ask(END_ROUND).chance()
    assert table.s.returned == left
    assert len(table.s.display) == 6
    assert table.s.contracts.size == unseen - 6
    assert table.s.round == 1


@rule("O5")
def test_no_new_contracts_after_the_fifth_round(table):
    """The points are counted instead."""
    table.s.round = 4
    table.ask(END_ROUND)
    settle(table.s)
    assert table.over
    assert table.s.display == []
    assert table.s.counted
