"""What is in the box, counted against the figures."""

import re
import tomllib
from collections import Counter

import pytest

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import ANY_GOOD, BLACK_DIE, CONTRACT, PAIR, STEP
from comptoir.games.marco_polo.bonuses import OUTPOSTS, TOWN_BONUSES
from comptoir.games.marco_polo.box import PRINTED, card_phrase, contract_phrase
from comptoir.games.marco_polo.characters import KUBILAI, MERCATOR, RASCHID, WILHELM
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    BY_DIE,
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
    ALEXANDRIA,
    BEIJING,
    CITIES,
    NEIGHBOURS,
    OASES,
    PLACE_NAMES,
    PLACES,
    ROADS,
    SMALL,
    TOWNS,
    VENEZIA,
    holds_posts,
    is_large,
    is_oasis,
    is_small,
)
from comptoir.games.marco_polo.setup import power_phrase
from comptoir.games.marco_polo.spaces import BAZAAR, BLUE, DICE, SPACE_TABLE, TRAVEL_PRICE
from comptoir.games.marco_polo.travel import Walk, cheapest_toll, coin_toll
from comptoir.testing import Position, rule
from comptoir.texts import texts

CONTRACT_NAMES = [row[0] for row in CONTRACTS]


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
    assert PRINTED.by_number[NAMES.index("pepper_by_die")][1:] == [1, 3, 3, 3, 3, 3]
    assert PRINTED.by_number[NAMES.index("silk_by_die")][1:] == [1, 1, 1, 3, 3, 3]
    assert PRINTED.by_number[NAMES.index("gold_by_die")][1:] == [1, 1, 1, 1, 1, 3]
    assert PRINTED.by_number[NAMES.index("own_town_bonus_by_die")][1:] == [1, 1, 1, 1, 2, 2]


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
    assert list(TRAVEL_PRICE) == [0, 3, 7, 12, 12, 18, 18]


def test_sources_are_named():
    """Every figure says how well it is known."""
    rows = figures({})
    assert len(rows) == len({row.what for row in rows})
    assert {row.known for row in rows} == {"rulebook", "two sources", "one source", "reconstructed"}


MINE = """
[contracts.C16]
cost = "2 camels + 2 silk + 2 gold"
points = 7
bonus = "1 black die + 1 coin"

[bazaar.gold]
3 = "3 gold + 2 camels"

[roads.venezia-alexandria]
coins = 4

[journey]
1 = 2

[city_cards.camel_pepper_for_7_coins]
get = "6 coins"

[city_cards.pepper_by_die]
numbers = [1, 2, 3, 4, 5, 6]

[towns]
a.city = "kochi"
f.city = "anxi"
e.bonus = "2 camels"

[goals]
moscow_xian = 9

[characters]
mercator.coins_2 = 1
wilhelm.eleventh_post = 12
johannes.coins = 2
"""


@rule("Z2", "B1", "J2", "J3", "V2", "S2")
def test_an_owner_corrects_the_box():
    """Contracts, bazaar, roads, cards, tiles and characters are those of the owner's box, in the rules and in words."""
    game = comptoir.load("marco_polo")
    table = Position("marco_polo", 2, data=tomllib.loads(MINE), characters="drafted")
    s, player = table.s, table.s.players[0]
    words = texts(game, "en")
    assert words.say(contract_phrase(s.box, CONTRACT_NAMES.index("C16"))) == (
        "2 camels + 2 silk + 2 gold → 7 points, 1 coin + 1 black die"
    )
    assert words.say(card_phrase(s.box, NAMES.index("camel_pepper_for_7_coins"))) == "1 camel + 1 pepper → 6 coins"
    assert s.box.bazaar[3][2][amounts.GOLD] == 3
    assert PLACE_NAMES[TOWNS + list(s.towns).index(0)] == "kochi"
    assert words.say(power_phrase(s, MERCATOR)) == (
        "takes one too when others go to the bazaar; also 1 camel when another uses the Khan’s favour, "
        "and 1 coin when the other takes 5"
    )
    assert words.say(power_phrase(s, WILHELM)).endswith("12 points for the eleventh")
    player.character, player.figure, player.second, player.coins, player.camels = KUBILAI, VENEZIA, -1, 5, 0
    assert (cheapest_toll(s, player), coin_toll(s, player, VENEZIA, ALEXANDRIA)) == (0, 4)
    table.ask(Walk(0, False, 0, 1, 0, 0, 0))
    assert table.why_not("Go(figure=first, place=alexandria)").rule == "J3"
    table.answer("Go(figure=first, place=oasis_west_north)")
    assert player.coins == 3
    board = game.board(tomllib.loads(MINE))
    assert board["contracts"][CONTRACT_NAMES.index("C16")]["points"] == 7
    assert board["travel"][0] == 2


def test_what_makes_up_a_power():
    """What Mercator gets depends on the number of players, and each table is told its own."""
    game = comptoir.load("marco_polo")
    said = [texts(game, "en").say(power_phrase(game.new(players), MERCATOR)) for players in (2, 3, 4)]
    assert [("Khan" in text, "coins" in text) for text in said] == [(True, True), (True, False), (False, False)]
    raschid = texts(game, "de").say(power_phrase(game.new(3), RASCHID))
    assert "kein Ausgleich" in raschid


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '[contracts.C16]\ncost = "2 coins"',
            "contracts.C16.cost must be so many of camels, pepper, silk, gold, such as",
        ),
        ('[contracts.C99]\ncost = "2 gold"', "contracts has S1, S2"),
        ('[contracts.C16]\nbonus = "2 black dice"', "contracts.C16.bonus must be"),
        ('[city_cards.good_and_2_camels]\ngive = "1 good of choice + 1 silk"', "give must be"),
        ("[journey]\n3 = 6", "journey.3 must not be cheaper than journey.2."),
        ('[towns]\na.city = "kochi"', "Two town bonuses cannot lie in one city."),
        ('[towns]\nd.bonus = "3 coins"', "towns.d has city."),
    ],
)
def test_impossible_data(text, sentence):
    """What cannot be is refused in one sentence."""
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        comptoir.load("marco_polo").check_data(tomllib.loads(text))
