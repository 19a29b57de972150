"""Five coins, the bazaar, the Khan's favour."""

from comptoir.core.agenda import settle
from comptoir.core.record import ints
from comptoir.games.marco_polo.map import ALEXANDRIA
from comptoir.games.marco_polo.spaces import CAMEL_ROW, FIVE_COINS, GOLD_ROW, KHAN, PEPPER_ROW, SILK_ROW
from comptoir.games.marco_polo.state import EMPTY
from comptoir.games.marco_polo.travel import Walk
from comptoir.testing import rule


@rule("F1")
def test_five_coins(table):
    """Yellow places a 3 and takes 5 coins."""
    yellow = table.deal(1, dice=[3])
    table.act(1).use(FIVE_COINS, 3)
    assert yellow.coins == 5


@rule("B1")
def test_silk(table):
    """Blue places a 4 and a 5 and takes 3 silk."""
    blue = table.deal(dice=[4, 5])
    table.act().use(SILK_ROW, 4, 5).answer("TakeColumn(column=4)")
    assert list(blue.goods) == [0, 3, 0]


@rule("B2", "A3")
def test_pepper_in_a_lower_column(table):
    """Red places a 4: 3 pepper, or one column lower 2 pepper and a coin."""
    red = table.deal(3, dice=[4, 4])
    table.act(3).use(PEPPER_ROW, 4)
    assert table.legal() == [f"TakeColumn(column={column})" for column in (4, 3, 2, 1)]
    table.answer("TakeColumn(column=3)")
    assert (list(red.goods), red.coins) == ([2, 0, 0], 1)


@rule("B1", "B2")
def test_camels(table):
    """Green places a 6 and takes 6 camels, without being asked for fewer."""
    green = table.deal(2, dice=[6])
    assert table.act(2).use(CAMEL_ROW, 6).over
    assert green.camels == 6


@rule("B1")
def test_a_one_leaves_no_choice(table):
    """There is only the first column."""
    player = table.deal(dice=[1, 5, 6])
    assert table.act().use(GOLD_ROW, 1, 5, 6).over
    assert list(player.goods) == [0, 0, 1]


@rule("B2", "R33")
def test_gold_and_a_step(table):
    """The fifth column of gold brings a free step."""
    table.s.outposts = ints([EMPTY] * 7)
    player = table.deal(dice=[5, 5, 6])
    table.act().use(GOLD_ROW, 5, 5, 6).answer("TakeColumn(column=5)")
    assert list(player.goods) == [0, 0, 3]
    assert isinstance(table.asked, Walk)
    table.answer("Go(figure=first, place=alexandria)")
    assert player.posts == 1 << ALEXANDRIA


@rule("K1")
def test_the_khans_favour(table):
    """Green places a 3 and takes a good and two camels."""
    green = table.deal(2, dice=[3])
    table.act(2).use(KHAN, 3).answer("TakeGood(good=gold)")
    assert (list(green.goods), green.camels) == ([0, 0, 1], 2)


@rule("K2")
def test_the_next_die_must_be_as_high(table):
    """After green's 3 red needs a 3 at least, and places a 4."""
    table.deal(2, dice=[3])
    table.act(2).use(KHAN, 3).answer("TakeGood(good=gold)")
    table.deal(3, dice=[2, 4])
    table.act(3).answer("Use(space=khan)")
    assert table.why_not("Put(die=own_2)").rule == "K2"
    assert table.sentence("Put(die=own_2)") == ("The last die of the Khan’s favour shows 3; yours must show 3 or more.")
    table.answer("Put(die=own_4)", "TakeGood(good=gold)")
    assert table.s.khan_value == 4


@rule("K2")
def test_four_places_and_each_colour_once(table):
    """The fifth comes too late, and so does a second die of one's colour."""
    for seat in range(4):
        table.deal(seat, dice=[3, 6])
        table.act(seat).use(KHAN, 3).answer("TakeGood(good=silk)")
        assert table.act(seat).refused(KHAN) == ("R7" if seat < 3 else "K2")
    assert table.s.khan_dice == 4


@rule("R51")
def test_goods_never_run_out(table):
    """However many there are already, the supply has more."""
    player = table.deal(dice=[6], goods=[40, 0, 0], camels=90, coins=500)
    table.act().use(PEPPER_ROW, 6).answer("TakeColumn(column=6)")
    settle(table.s)
    assert list(player.goods) == [44, 0, 0]
