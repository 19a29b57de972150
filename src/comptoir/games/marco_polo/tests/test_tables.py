"""What is in the box, counted against the figures."""

from collections import Counter

from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import ANY_GOOD, BLACK_DIE, CONTRACT, PAIR, STEP
from comptoir.games.marco_polo.bonuses import OUTPOSTS, TOWN_BONUSES
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    BY_DIE,
    BY_NUMBER,
    CITY_CARDS,
    EXCHANGE,
    KIND,
    NAMES,
    PER_CONTRACT,
    PER_POST,
)
from comptoir.games.marco_polo.contracts import CONTRACTS, STARTING
from comptoir.games.marco_polo.figures import figures
from comptoir.games.marco_polo.goals import GOALS
from comptoir.games.marco_polo.map import (
    BEIJING,
    CITIES,
    NEIGHBOURS,
    OASES,
    PLACES,
    ROADS,
    SMALL,
    VENEZIA,
    holds_posts,
    is_large,
    is_oasis,
    is_small,
)
from comptoir.games.marco_polo.spaces import BAZAAR, BLUE, DICE, SPACE_TABLE, TRAVEL_PRICE
from comptoir.testing import rule


@rule("S5", "S7")
def test_44_contracts():
    """Six starting contracts and 38 others, all different."""
    assert len(CONTRACTS) == 44
    assert STARTING == 6
    assert [row[0][0] for row in CONTRACTS] == ["S"] * 6 + ["C"] * 38
    assert len({str(row[1:]) for row in CONTRACTS}) == 44


def test_what_contracts_ask_for_and_bring():
    """From one to three camels, one to five goods; 234 points in all."""
    assert Counter(row[1] for row in CONTRACTS) == {1: 9, 2: 27, 3: 8}
    assert {row[2] + row[3] + row[4] for row in CONTRACTS} == {1, 2, 3, 4, 5}
    assert sum(row[5] for row in CONTRACTS) == 234
    assert [sum(row[i] for row in CONTRACTS) for i in (2, 3, 4)] == [49, 50, 58]
    bonuses = Counter(i for row in CONTRACTS for i in (ANY_GOOD, PAIR, STEP, CONTRACT, BLACK_DIE) if row[6][i])
    assert bonuses == {ANY_GOOD: 4, PAIR: 4, STEP: 7, CONTRACT: 7, BLACK_DIE: 7}


@rule("S4")
def test_31_city_cards():
    """31 different cards: 22 exchanges, three of them both ways, four that count, five by the die."""
    assert len(CITY_CARDS) == len(set(NAMES)) == 31
    assert Counter(KIND) == {EXCHANGE: 22, PER_POST: 2, PER_CONTRACT: 2, BY_DIE: 5}
    assert sum(BOTH_WAYS) == 3


@rule("V3")
def test_cards_by_the_die():
    """The higher the die, the more they bring."""
    assert BY_NUMBER[NAMES.index("pepper_by_die")][1:] == [1, 3, 3, 3, 3, 3]
    assert BY_NUMBER[NAMES.index("silk_by_die")][1:] == [1, 1, 1, 3, 3, 3]
    assert BY_NUMBER[NAMES.index("gold_by_die")][1:] == [1, 1, 1, 1, 1, 3]
    assert BY_NUMBER[NAMES.index("own_town_bonus_by_die")][1:] == [1, 1, 1, 1, 2, 2]


@rule("S2", "S3")
def test_bonus_tiles():
    """Ten outpost bonuses and six town bonuses, all different."""
    assert len({str(bonus) for _, bonus in OUTPOSTS}) == 10
    assert len({str(bonus) for _, _, bonus in TOWN_BONUSES}) == 6
    assert [letter for letter, _, _ in TOWN_BONUSES] == list("abcdef")
    assert all(is_small(city) for _, city, _ in TOWN_BONUSES)


@rule("S10")
def test_18_goal_cards():
    """A large and a small city each, no pair twice; 98 points in all."""
    assert len({(large, small) for large, small, _ in GOALS}) == 18
    assert all(is_large(large) and is_small(small) for large, small, _ in GOALS)
    assert sum(points for _, _, points in GOALS) == 98


@rule("J1", "J3")
def test_the_map():
    """25 places, 30 roads; seven large and six small cities, Venezia, Beijing and ten oases; all can be reached."""
    assert len(ROADS) == len({frozenset(road[:2]) for road in ROADS}) == 30
    assert [is_large(place) for place in range(PLACES)].count(True) == 7
    assert [is_small(place) for place in range(PLACES)].count(True) == 6
    assert [is_oasis(place) for place in range(PLACES)].count(True) == 10
    assert sum(camels for _, _, camels, _ in ROADS) == 35
    assert sum(coins for _, _, _, coins in ROADS) == 37
    reached, edge = {VENEZIA}, [VENEZIA]
    while edge:
        edge = [to for place in edge for to in NEIGHBOURS[place] if to not in reached]
        reached |= set(edge)
    assert len(reached) == PLACES


@rule("R29")
def test_where_posts_may_stand():
    """In cities and Beijing, not in Venezia or an oasis."""
    assert [place for place in range(PLACES) if holds_posts(place)] == list(range(1, BEIJING + 1))
    assert sum(1 << place for place in range(PLACES) if holds_posts(place)) == CITIES
    assert sum(1 << place for place in range(PLACES) if is_small(place)) == SMALL
    assert not holds_posts(VENEZIA)
    assert not holds_posts(OASES)


@rule("B1", "A1")
def test_spaces():
    """Silk and Travel take two dice, gold three, all others one; ten brown spaces."""
    assert [name for (name, dice, _) in SPACE_TABLE if dice == 2] == ["silk", "travel"]
    assert [name for (name, dice, _) in SPACE_TABLE if dice == 3] == ["gold"]
    assert BLUE.count(True) == 7
    assert sum(DICE) == 21


@rule("B1", "J2")
def test_printed_rows():
    """Goods rise by one every other column, with something besides in columns 3 and 5; journeys cost 3 to 18."""
    for row, good in ((1, amounts.PEPPER), (2, amounts.SILK), (3, amounts.GOLD)):
        assert [column[good] for column in BAZAAR[row]] == [1, 2, 2, 3, 3, 4]
    assert [column[amounts.CAMELS] for column in BAZAAR[0]] == [1, 2, 3, 4, 5, 6]
    assert TRAVEL_PRICE == [0, 3, 7, 12, 12, 18, 18]


def test_sources_are_named():
    """Every figure says how well it is known."""
    rows = figures({})
    assert len(rows) == len({row.what for row in rows})
    assert {row.known for row in rows} == {"rulebook", "two sources", "one source", "reconstructed"}
