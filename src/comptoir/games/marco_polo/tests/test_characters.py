"""What is special about the characters, where no other chapter shows it."""

import pytest

from comptoir.games.marco_polo.characters import JOHANNES, KUBILAI, MATTEO, MERCATOR, NICCOLO, WILHELM, become
from comptoir.games.marco_polo.map import BEIJING, VENEZIA
from comptoir.games.marco_polo.rewards import NextBonus
from comptoir.games.marco_polo.rounds import ROUND_BONUSES
from comptoir.games.marco_polo.scoring import beijing_points, goods_points
from comptoir.games.marco_polo.spaces import CAMEL_ROW, FIVE_COINS, GOLD_ROW, KHAN, PEPPER_ROW, SILK_ROW
from comptoir.testing import Position, rule


@rule("R43")
@pytest.mark.parametrize(
    ("row", "dice", "goods", "camels"),
    [
        (CAMEL_ROW, [6], [0, 0, 0], 1),
        (PEPPER_ROW, [5], [1, 0, 0], 0),
        (SILK_ROW, [5, 5], [0, 1, 0], 0),
        (GOLD_ROW, [3, 3, 3], [0, 0, 1], 0),
    ],
)
def test_mercators_share(table, row, dice, goods, camels):
    """One of what the row is about, whatever the other takes, and nothing besides."""
    mercator = table.deal(1, character=MERCATOR)
    table.deal(0, dice=list(dice))
    table.act().use(row, *dice)
    if not table.over:
        table.answer(table.legal()[0])
    assert (list(mercator.goods), mercator.camels, mercator.coins) == (goods, camels, 0)


@rule("R43")
def test_mercator_takes_nothing_from_himself(table):
    """His own visit to the bazaar is like anybody's."""
    mercator = table.deal(character=MERCATOR, dice=[1])
    table.act().use(PEPPER_ROW, 1)
    assert list(mercator.goods) == [1, 0, 0]


@rule("R43", "R48")
@pytest.mark.parametrize(("players", "camels", "coins"), [(4, 0, 0), (3, 1, 0), (2, 1, 2)])
def test_mercator_by_players(tables, players, camels, coins):
    """With three players a camel for the Khan's favour, with two also 2 coins for five."""
    table = tables(players)
    mercator = table.deal(1, character=MERCATOR)
    table.deal(0, dice=[3, 4])
    table.act().use(KHAN, 3).answer("TakeGood(good=gold)")
    table.act().use(FIVE_COINS, 4)
    assert (mercator.camels, mercator.coins) == (camels, coins)


@rule("R44")
def test_kubilai(table):
    """He begins in Beijing, and his goods count at the end."""
    player = table.deal(posts=0, posts_left=9, figure=VENEZIA, goods=[3, 1, 1])
    become(table.s, 0, KUBILAI)
    assert (player.figure, player.posts, player.posts_left) == (BEIJING, 1 << BEIJING, 8)
    assert (player.coins, player.camels, player.points) == (0, 0, 0)
    assert beijing_points(table.s, 0) == 10
    assert goods_points(table.s, 0) == 2


@rule("R46", "R47", "R45")
def test_posts_and_figures(table):
    """Wilhelm has eleven posts, Niccolo & Marco a second figure; Johannes neither."""
    for seat, character in enumerate((WILHELM, NICCOLO, JOHANNES)):
        become(table.s, seat, character)
    assert [player.posts_left for player in table.s.players[:3]] == [11, 9, 9]
    assert [player.second for player in table.s.players[:3]] == [-1, VENEZIA, -1]


@rule("R41", "R14")
def test_matteos_contract_among_his_bonuses(table):
    """He draws a contract every round, before or after bonuses that let him choose."""
    player = table.deal(character=MATTEO, posts=1 << 9)
    table.s.special, table.s.returned = 0, [20]
    table.ask(ROUND_BONUSES[0])
    assert isinstance(table.asked, NextBonus)
    table.answer("TakeBonus(bonus=character)", "TakePair(pair=silk_gold)")
    assert player.contracts == [20]
    assert table.over


@rule("R41")
def test_matteo_begins_with_two_contracts():
    """The starting one and the one he draws in the first round; and six dice."""
    s = Position("marco_polo", 4).s
    assert [len(player.contracts) for player in s.players] == [1, 2, 1, 1]
    assert [len(player.dice) for player in s.players] == [5, 6, 5, 5]
