"""The end of the game."""

import pytest

from comptoir.games.marco_polo.box import GOAL
from comptoir.games.marco_polo.map import ANXI, BEIJING, KASHGAR, MOSCOW, ORMUZ, SUMATRA, XIAN
from comptoir.games.marco_polo.scoring import (
    FINAL_SCORING,
    beijing_points,
    goal_card_points,
    goal_city_points,
    goods_points,
    most_contracts_points,
)
from comptoir.testing import rule


def goal(name):
    """A goal card by its cities."""
    return GOAL.items.index(name)


@pytest.fixture
def end(table):
    """A table at the end of the game, where nobody has anything."""
    for player in table.s.players:
        player.goals = [goal("moscow_xian"), goal("sumatra_anxi")]
    return table


@rule("E1")
def test_everything_counts(end):
    """Points of the game, goals, coins, Beijing, goods and contracts; ledger and table agree."""
    end.deal(points=7, coins=25, goods=[1, 2, 2], completed=[3], posts=1 << MOSCOW | 1 << XIAN | 1 << BEIJING)
    end.s.score(0, 7, 0)
    end.s.beijing = [0]
    end.ask(FINAL_SCORING)
    assert end.ledger() == {
        "contracts": 7,
        "goal-cards": 4,
        "goal-cities": 3,
        "coins": 2,
        "beijing": 10,
        "goods": 2,
        "most-contracts": 7,
    }
    assert end.game.score(end.s, 0) == 35
    assert end.over


@rule("E2", "R35")
def test_goal_cards(end):
    """A card needs posts in both its cities."""
    player = end.deal(posts=1 << SUMATRA | 1 << MOSCOW | 1 << XIAN)
    assert goal_card_points(end.s, player) == 4
    player.posts |= 1 << ANXI
    assert goal_card_points(end.s, player) == 12


@rule("R35")
@pytest.mark.parametrize(
    ("posts", "points"),
    [([], 0), ([MOSCOW], 1), ([MOSCOW, ANXI], 3), ([MOSCOW, ANXI, SUMATRA], 6), ([MOSCOW, XIAN, ANXI, SUMATRA], 10)],
)
def test_different_goal_cities(end, posts, points):
    """1, 3, 6 or 10 points for cities on both cards, fulfilled or not."""
    player = end.deal(posts=sum(1 << place for place in [*posts, ORMUZ]))
    assert goal_city_points(end.s, player) == points


@rule("R35")
def test_a_city_on_both_cards_counts_once(end):
    """Three different cities are 6 points at most."""
    player = end.deal(goals=[goal("moscow_xian"), goal("moscow_kashgar")])
    player.posts = 1 << MOSCOW | 1 << XIAN | 1 << KASHGAR
    assert goal_city_points(end.s, player) == 6
    assert goal_card_points(end.s, player) == 11


@rule("X2", "R35")
def test_only_the_two_kept_cards_count(end):
    """The cards put away are of no use."""
    player = end.deal(goals=[goal("moscow_xian"), goal("moscow_kashgar"), goal("sumatra_anxi"), goal("sumatra_ormuz")])
    player.posts = 1 << SUMATRA | 1 << ANXI | 1 << ORMUZ
    assert goal_card_points(end.s, player) == goal_city_points(end.s, player) == 0


@rule("E3", "R38")
@pytest.mark.parametrize(("coins", "points"), [(9, 0), (10, 1), (39, 3)])
def test_coins(end, coins, points):
    """Only full tens count."""
    end.deal(coins=coins)
    assert end.ask(FINAL_SCORING).ledger().get("coins", 0) == points


@rule("E4", "P3")
def test_beijing(end):
    """10, 7, 4 and 1 in the order of arrival."""
    end.s.beijing = [3, 1]
    assert [beijing_points(end.s, seat) for seat in range(4)] == [0, 7, 0, 10]


@rule("E5", "R38")
@pytest.mark.parametrize(("goods", "points"), [([0, 1, 0], 0), ([1, 1, 1], 1), ([3, 2, 2], 3)])
def test_goods(end, goods, points):
    """Full pairs of any goods, but only with a post in Beijing; camels do not count."""
    end.deal(goods=list(goods), camels=8)
    assert goods_points(end.s, 0) == 0
    end.s.beijing = [0]
    assert goods_points(end.s, 0) == points


@rule("E6", "R36")
def test_most_contracts(end):
    """All who share the most get 7 points; nobody does if there are none."""
    assert [most_contracts_points(end.s, seat) for seat in range(4)] == [0, 0, 0, 0]
    end.deal(1, completed=[1, 7])
    end.deal(2, completed=[9])
    end.deal(3, completed=[8, 10])
    assert [most_contracts_points(end.s, seat) for seat in range(4)] == [0, 7, 0, 7]


@rule("E7", "R38")
def test_ties(end):
    """Camels decide, then the victory is shared."""
    for seat, camels in enumerate((1, 3, 3, 0)):
        end.deal(seat, points=20, camels=camels)
    assert end.now.ranking == [[1, 2], [0], [3]]
    end.deal(3, points=21)
    assert end.now.winners == [3]


@rule("R39")
def test_points_begin_at_nought(end):
    """The track's 50 is only where the markers stand."""
    fresh = end.game.new(4)
    assert [end.game.score(fresh, seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("R37")
def test_no_negative_points(end):
    """A seat without points cannot pay with them."""
    space = end.lay_card("point_and_3_coins")
    end.deal(dice=[3], points=0, coins=0)
    assert end.act().refused(space) == "R23"
    end.deal(coins=3)
    end.act().use(space, 3)
    assert end.legal() == ["Trade(way=back, times=1)"]
