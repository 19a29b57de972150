"""Set-up."""

import itertools

import pytest

from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.games.la_loire.box import BOAT_TARGETS_GERMAN
from comptoir.games.la_loire.components import NANTES, NONE, ORLEANS, PERSONS, PLACES, SHIELDS, level_of, place
from comptoir.testing import Position, rule


def rows(s):
    """The shields of each bank in the order of the road."""
    return s.shields[1:10], s.shields[11:20]


@rule("S1", "A05")
@pytest.mark.parametrize("seed", range(25))
def test_shields(seed):
    """All 18 shields are dealt; neighbours on a bank never match, those across a city may."""
    s = Position("la_loire", 2, seed).s
    for row in rows(s):
        assert NONE not in row
        assert all(a != b for a, b in itertools.pairwise(row))
    dealt = [list(s.shields).count(shield) for shield in range(7)]
    assert dealt == list(s.box.shields)
    assert s.shields[NANTES] == s.shields[ORLEANS] == NONE


@rule("A05")
def test_cities_part_the_banks():
    """The last village before a city and the first one after it are no neighbours."""
    across = [Position("la_loire", 2, seed).s.shields for seed in range(60)]
    assert any(shields[9] == shields[11] for shields in across)


@rule("S2", "A01")
def test_market_and_circus():
    """Seven tiles in any order; the circus is in Ussé, and stays there even if its tile is dealt fourth."""
    orders = set()
    fourth = False
    for seed in range(40):
        s = Position("la_loire", 2, seed).s
        assert sorted(s.market) == list(range(7))
        assert s.circus == place("usse")
        orders.add(tuple(s.market))
        fourth = fourth or s.market[3] == s.shields[s.circus]
    assert len(orders) > 30
    assert fourth


@rule("S3")
@pytest.mark.parametrize(
    ("players", "villages"),
    [
        (1, "montsoreau usse amboise langeais vendome talcy"),
        (2, "montsoreau usse amboise langeais vendome talcy"),
        (3, "saumur chinon villandry cheverny angers tours blois beaugency"),
        (4, "saumur chinon villandry cheverny angers tours blois beaugency"),
    ],
)
def test_free_horses(players, villages):
    """Six free horses with one or two players, eight with more."""
    free = Position("la_loire", players).s.free
    assert {name for i, name in enumerate(PLACES) if free[i]} == set(villages.split())
    assert max(free) == 1


@rule("S4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_alike(players):
    """7 denier, a message of level 1, two horses under each figure, the boat at the start."""
    s = Position("la_loire", players).s
    assert list(s.at) == [NANTES, ORLEANS] * players
    assert list(s.horses) == [2, 2] * players
    for player in s.players:
        assert (player.denier, player.boat, player.persons, player.palaces) == (7, 0, 0, 0)
        assert [level_of(card) for card in player.carried] == [0]
        assert list(player.goods) == [0] * 5
    assert s.boat_target == BOAT_TARGETS_GERMAN[players]


FOUR = {"banker", "mayor", "apprentice", "assistant"}
BLUE = {"general", "lover", "philosopher", "provost", "judge"}


@rule("S5", "D21", "D04")
@pytest.mark.parametrize("edition", ["german", "french"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_persons_in_play(players, edition):
    """Four persons once for each player, two in the solo game; blue ones once, or twice in French with many."""
    s = Position("la_loire", players, edition=edition).s
    for i, name in enumerate(PERSONS):
        if name in FOUR:
            assert s.persons[i] == max(2, players)
        elif name in BLUE and edition == "german":
            assert s.persons[i] == 1
        else:
            assert s.persons[i] == (1 if players <= 2 else 2)


@rule("S6", "D20")
@pytest.mark.parametrize("players", [1, 4])
def test_palaces_in_play(players):
    """Two copies of four palaces in each of two cities, always."""
    assert list(Position("la_loire", players).s.palaces) == [2] * 8


@rule("S7")
def test_stacks():
    """18, 21, 14 and 12 messages in four stacks, less those dealt, in no order that anybody knows."""
    s = Position("la_loire", 3).s
    assert [bits.bit_count() for bits in s.stacks] == [15, 21, 14, 12]
    assert s.under == []


@rule("S8")
def test_nothing_is_hidden():
    """Everybody sees the same table."""
    game = Position("la_loire", 2).game
    table = game.table(2, seed=1)
    assert table.view(0) == table.view(1) == table.view(-2)


@rule("D09")
def test_start_player():
    """Chance decides who begins; it may be anybody."""
    assert {int(Position("la_loire", 4, seed).asked.seat) for seed in range(40)} == {0, 1, 2, 3}


@rule("S1")
def test_any_deal_can_be_finished():
    """However the first shields fall, the rest can be laid without equal neighbours."""
    game = Position("la_loire", 2).game
    worst = {"shields": dict(zip(SHIELDS, (9, 4, 1, 1, 1, 1, 1), strict=True))}
    for seed in range(200):
        s = game.new(2, {}, worst)
        chance(s, Rng(seed))
        for row in rows(s):
            assert all(a != b for a, b in itertools.pairwise(row))
