"""City cards."""

import pytest

from comptoir.core.record import ints
from comptoir.games.marco_polo.city_cards import NAMES
from comptoir.games.marco_polo.map import ADANA, ALEXANDRIA, ANXI, BEIJING, KASHGAR, KOCHI, MOSCOW, SUMATRA, XIAN
from comptoir.games.marco_polo.spaces import CARDS
from comptoir.games.marco_polo.state import EMPTY, FACES
from comptoir.games.marco_polo.travel import Walk
from comptoir.games.marco_polo.turn import TAKE_TURN
from comptoir.games.marco_polo.using_cards import has_pairs
from comptoir.testing import rule

ALEXANDRIA_CARD = CARDS + 4


def trade(times, way="there"):
    """The move that uses a card so often."""
    return f"Trade(way={way}, times={times})"


@rule("V1", "V2")
def test_gold_and_camels_for_points(table):
    """Yellow has a post, places a 3 and exchanges 2 gold and 2 camels for 8 points."""
    space = table.lay_card("camel_gold_for_4_points", seat=1)
    yellow = table.deal(1, dice=[3], camels=2, goods=[0, 0, 2])
    table.act(1).use(space, 3)
    assert table.legal() == [trade(1), trade(2)]
    assert table.why_not(trade(3)).rule == "V2"
    assert table.sentence(trade(3)) == "That costs 3 camels + 3 gold, you have 2 camels + 2 gold."
    table.answer(trade(2))
    assert (yellow.camels, list(yellow.goods)) == (0, [0, 0, 0])
    assert table.ledger(1) == {"city-cards": 8}


@rule("V1")
def test_no_card_without_a_post(table):
    """Only the city's post opens it."""
    table.deal(dice=[3])
    assert table.act().refused(CARDS) == "V1"
    assert table.sentence("Use(space=moscow)") == "You have no trading post in Moscow."


@rule("V2", "R23")
def test_the_die_is_the_limit_and_once_is_the_least(table):
    """Fewer uses than the die shows are fine, none is not."""
    space = table.lay_card("camel_for_1_point")
    table.deal(dice=[2], camels=9)
    table.act().use(space, 2)
    assert table.candidates() == [trade(1), trade(2)]
    table.answer(trade(1))
    assert table.ledger() == {"city-cards": 1}


@rule("R23")
def test_a_card_that_cannot_be_paid(table):
    """It cannot be used at all."""
    space = table.lay_card("camel_pepper_for_7_coins")
    table.deal(dice=[4], camels=3)
    assert table.act().refused(space) == "R23"
    assert table.sentence("Use(space=moscow)") == "One use costs 1 camel + 1 pepper, you have 3 camels + 0 pepper."


@rule("V2")
@pytest.mark.parametrize(
    ("name", "given", "coins", "points"),
    [
        ("camel_pepper_for_7_coins", [2, 0, 0], 14, 0),
        ("camel_silk_for_8_coins", [0, 2, 0], 16, 0),
        ("camel_gold_for_9_coins", [0, 0, 2], 18, 0),
        ("camel_pepper_for_2_coins_2_points", [2, 0, 0], 4, 4),
        ("camel_silk_for_4_coins_2_points", [0, 2, 0], 8, 4),
        ("camel_gold_for_6_coins_2_points", [0, 0, 2], 12, 4),
        ("3_camels_pepper_for_4_points", [2, 0, 0], 0, 8),
        ("2_camels_silk_for_4_points", [0, 2, 0], 0, 8),
        ("2_pepper_for_2_points", [4, 0, 0], 0, 4),
        ("2_silk_for_3_points", [0, 4, 0], 0, 6),
        ("2_gold_for_4_points", [0, 0, 4], 0, 8),
        ("2_camels_for_2_coins_1_point", [0, 0, 0], 4, 2),
    ],
)
def test_exchanges(table, name, given, coins, points):
    """Two uses of each."""
    space = table.lay_card(name)
    player = table.deal(dice=[2], camels=6, goods=list(given))
    table.act().use(space, 2).answer(trade(2))
    assert (list(player.goods), player.coins, player.points) == ([0, 0, 0], coins, points)


@rule("V2")
def test_goods_for_camels_and_coins(table):
    """3 camels for one of each good; 2 coins for a good of choice."""
    space = table.lay_card("3_camels_for_one_of_each_good")
    player = table.deal(dice=[2, 3], camels=6, coins=4)
    table.act().use(space, 2).answer(trade(2))
    assert list(player.goods) == [2, 2, 2]
    table.s.on[space] = 0
    table.lay_card("2_coins_for_any_good")
    table.act().use(space, 3).answer(trade(2), "TakeGood(good=gold)", "TakeGood(good=silk)")
    assert (list(player.goods), player.coins) == ([2, 3, 3], 0)


@rule("R21")
def test_a_card_both_ways(table):
    """Goods for camels or camels for goods, one direction for all uses; what is received cannot pay."""
    space = table.lay_card("good_and_2_camels")
    player = table.deal(dice=[6], camels=4, goods=[1, 1, 0])
    table.act().use(space, 6)
    assert table.legal() == [trade(1), trade(2), trade(1, "back"), trade(2, "back")]
    table.answer(trade(2), "PayGood(good=silk)")
    assert table.why_not("PayGood(good=silk)").rule == "R21"
    assert player.camels == 4
    table.answer("PayGood(good=pepper)")
    assert (player.camels, list(player.goods)) == (8, [0, 0, 0])
    assert table.over


@rule("R21")
def test_the_other_way(table):
    """2 camels for a good."""
    space = table.lay_card("good_and_2_camels")
    player = table.deal(dice=[6], camels=4)
    table.act().use(space, 6).answer(trade(2, "back"), "TakeGood(good=gold)", "TakeGood(good=gold)")
    assert (player.camels, list(player.goods)) == (0, [0, 0, 2])


@rule("R21")
def test_camels_or_coins(table):
    """A camel for 3 coins, or a coin for a camel."""
    space = table.lay_card("camel_to_3_coins_or_coin_to_camel")
    player = table.deal(dice=[3, 3], camels=2, coins=1)
    table.act().use(space, 3).answer(trade(2))
    assert (player.camels, player.coins) == (0, 7)
    table.s.on[space] = 0
    table.act().use(space, 3).answer(trade(3, "back"))
    assert (player.camels, player.coins) == (3, 4)


@rule("R37", "R21")
def test_points_for_coins(table):
    """Nobody pays points that are not there; 3 coins buy one."""
    space = table.lay_card("point_and_3_coins")
    player = table.deal(dice=[6], points=2, coins=3)
    table.s.score(0, 2, 2)
    table.act().use(space, 6)
    assert table.legal() == [trade(1), trade(2), trade(1, "back")]
    assert table.sentence(trade(3)) == "That costs 3 points, you have 2 points."
    assert table.why_not(trade(3)).rule == "R37"
    assert table.why_not(trade(2, "back")).rule == "R21"
    table.answer(trade(2))
    assert (player.points, player.coins) == (0, 9)
    assert table.ledger() == {}


@rule("R22")
def test_steps_for_camels(table):
    """Three steps are paid for first and walked as one journey; roads are paid from what is left."""
    table.s.outposts = ints([EMPTY] * 7)
    space = table.lay_card("2_camels_for_step")
    player = table.deal(dice=[3], camels=8)
    table.act().use(space, 3).answer(trade(3))
    assert player.camels == 2
    assert (type(table.asked), table.asked.left) == (Walk, 3)
    table.answer("Go(figure=first, place=alexandria)", "Go(figure=first, place=oasis_south_west)")
    assert player.posts == 1 << MOSCOW
    table.answer("Go(figure=first, place=adana)")
    assert player.posts == 1 << MOSCOW | 1 << ADANA
    assert (player.camels, player.coins) == (1, 3)


@rule("R22")
def test_steps_not_made_are_lost(table):
    """The journey may end earlier."""
    space = table.lay_card("2_camels_for_step")
    player = table.deal(dice=[4], camels=6)
    table.act().use(space, 4)
    assert table.why_not(trade(4)).rule == "R22"
    table.answer(trade(3), "Go(figure=first, place=oasis_west_north)", "Stop")
    assert player.camels == 0
    assert table.over


@rule("V2", "R22")
def test_steps_for_different_goods(table):
    """Each step costs two goods of different kinds, and all pairs are handed over first."""
    space = table.lay_card("2_different_goods_for_step")
    player = table.deal(dice=[4], goods=[3, 1, 2])
    table.act().use(space, 4)
    assert table.legal() == [trade(1), trade(2), trade(3)]
    table.answer(trade(3))
    assert table.why_not("PayPair(pair=silk_gold)").message == "pair-needed-later"
    table.answer("PayPair(pair=pepper_silk)")
    assert table.why_not("PayPair(pair=pepper_silk)").message == "no-such-pair"
    table.answer("PayPair(pair=pepper_gold)", "PayPair(pair=pepper_gold)")
    assert list(player.goods) == [0, 0, 0]
    assert table.asked.left == 3


@rule("V2")
def test_pairs():
    """Equal goods make no pair."""
    assert not has_pairs(ints([4, 0, 0]), 1)
    assert has_pairs(ints([4, 1, 0]), 1)
    assert not has_pairs(ints([4, 1, 0]), 2)
    assert has_pairs(ints([2, 2, 2]), 3)


@rule("R24")
def test_own_town_bonuses_for_coins(table):
    """Each use another small city with a post, paid beforehand; D may be among them."""
    space = table.lay_card("coin_for_own_town_bonus")
    player = table.deal(dice=[6], coins=5, posts=1 << MOSCOW | 1 << XIAN | 1 << ANXI | 1 << KOCHI)
    table.act().use(space, 6)
    assert table.why_not(trade(4)).rule == "R24"
    assert table.sentence(trade(4)) == "Each use needs another small city with your post; you have 3."
    table.answer(trade(3))
    assert player.coins == 2
    table.answer("Visit(place=xian)", "TakeTownBonus(tile=a)")
    assert table.legal() == ["Visit(place=anxi)", "Visit(place=kochi)"]
    table.answer("Visit(place=anxi)", "Visit(place=kochi)")
    assert player.coins == 12
    assert table.ledger() == {"town-bonuses": 3}


@rule("R24")
@pytest.mark.parametrize("name", ["coin_for_own_town_bonus", "own_town_bonus_by_die"])
def test_no_own_town(table, name):
    """Without a post in a small city the card is of no use."""
    space = table.lay_card(name)
    table.deal(dice=[6], coins=5)
    assert table.act().refused(space) == "R24"


@rule("R24", "V3")
@pytest.mark.parametrize(("die", "towns", "bonuses"), [(4, 2, 1), (5, 2, 2), (6, 1, 1)])
def test_own_town_bonuses_by_the_die(table, die, towns, bonuses):
    """One up to 4, two from 5 on, if there are two towns."""
    space = table.lay_card("own_town_bonus_by_die")
    posts = 1 << MOSCOW | 1 << KASHGAR | (1 << ANXI if towns == 2 else 0)
    table.deal(dice=[die], posts=posts)
    table.act().use(space, die)
    assert table.asked.left == bonuses
    table.answer("Visit(place=kashgar)", "TakePair(pair=silk_gold)")
    if bonuses == 2:
        assert table.legal() == ["Visit(place=anxi)"]
        table.answer("Visit(place=anxi)")
    assert table.over


@rule("V3", "R25")
@pytest.mark.parametrize(("die", "coins"), [(2, 4), (6, 6)])
def test_coins_for_posts(table, die, coins):
    """2 coins for every own post, Beijing's too, at most as many as the die shows."""
    space = table.lay_card("coins_per_post")
    player = table.deal(dice=[die], posts=1 << MOSCOW | 1 << ANXI | 1 << BEIJING)
    table.act().use(space, die)
    assert player.coins == coins


@rule("R25", "R23")
def test_points_for_posts_and_contracts(table):
    """A point each; without a completed contract that card is of no use."""
    space = table.lay_card("points_per_post")
    player = table.deal(dice=[5, 6, 6], posts=1 << MOSCOW | 1 << ANXI)
    table.act().use(space, 6)
    assert player.points == 2
    table.s.on[space] = 0
    table.lay_card("points_per_contract")
    assert table.act().refused(space) == "R23"
    player.completed = [1, 20, 21]
    table.act().use(space, 5)
    assert player.points == 5
    table.s.on[space] = 0
    table.lay_card("coins_per_contract")
    table.act().use(space, 6)
    assert player.coins == 6


@rule("V3")
@pytest.mark.parametrize(
    ("name", "die", "goods", "coins"),
    [
        ("coins_by_die", 5, [0, 0, 0], 10),
        ("pepper_by_die", 2, [3, 0, 0], 0),
        ("silk_by_die", 2, [0, 1, 0], 0),
        ("silk_by_die", 4, [0, 3, 0], 0),
        ("gold_by_die", 5, [0, 0, 1], 0),
        ("gold_by_die", 6, [0, 0, 3], 0),
    ],
)
def test_cards_by_the_die(table, name, die, goods, coins):
    """What stands beside the number."""
    space = table.lay_card(name)
    player = table.deal(dice=[die])
    table.act().use(space, die)
    assert (list(player.goods), player.coins) == (goods, coins)


@rule("R26")
def test_three_cards_of_sumatra(table):
    """One post opens all three; each takes a die of its own, even of the same colour."""
    table.s.cards[6], table.s.cards[7], table.s.cards[8] = [
        NAMES.index(f"{x}_by_die") for x in ("coins", "pepper", "gold")
    ]
    player = table.deal(dice=[2, 2, FACES + 3], posts=1 << SUMATRA)
    table.act().use(CARDS + 6, 2)
    table.act().use(CARDS + 7, 2)
    table.act().use(CARDS + 8, FACES + 3)
    assert (player.coins, list(player.goods)) == (4, [3, 0, 1])
    table.deal(dice=[2])
    assert [table.act().refused(CARDS + i) for i in (6, 7, 8)] == ["R9"] * 3


@rule("R27")
def test_not_in_the_turn_of_the_post(table, contract):
    """A step won before the action brings the post, but the card waits for the next turn."""
    table.s.outposts = ints([EMPTY] * 7)
    table.s.cards[4] = NAMES.index("coins_by_die")
    table.deal(dice=[3, 4], contracts=[contract("S6")], camels=1, goods=[3, 0, 0])
    table.ask(TAKE_TURN[0]).answer("Complete(nth=0)", "Go(figure=first, place=alexandria)")
    assert table.s.players[0].posts == 1 << ALEXANDRIA
    assert table.refused(ALEXANDRIA_CARD) == "R27"
    assert table.sentence("Use(space=alexandria)") == (
        "You placed your post in Alexandria this turn; its card is yours to use from your next turn on."
    )
    assert table.ask(TAKE_TURN[0]).refused(ALEXANDRIA_CARD) is None
