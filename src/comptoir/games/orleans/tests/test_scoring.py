"""The end of the game."""

import pytest

from comptoir.core.record import ints
from comptoir.games.orleans.box import LAST_CITIZEN
from comptoir.games.orleans.rounds import NEXT_ROUND
from comptoir.games.orleans.scoring import LAST_CITIZEN_GOES, score, tiebreak
from comptoir.games.orleans.tracks import count_holdings
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("orleans", 3)


@rule("Z1")
def test_coins(position):
    """Every coin is a point."""
    position.s.players[0].coins = 17
    assert score(position.s, 0) == 17


@rule("Z2")
def test_goods(position):
    """Grain 1, cheese 2, wine 3, wool 4, brocade 5."""
    player = position.s.players[0]
    player.coins = 0
    player.goods = ints([1, 1, 1, 1, 1])
    assert score(position.s, 0) == 15
    player.goods = ints([0, 0, 0, 0, 3])
    assert score(position.s, 0) == 15


@rule("Z3")
def test_stations_and_citizens(position):
    """The rulebook's example: five stations and two citizens at status 4 are 28 points."""
    player = position.s.players[0]
    player.coins = 0
    player.built = 0b11111
    position.s.citizens[0] = position.s.citizens[7] = 0
    player.development = 15
    assert score(position.s, 0) == 28
    count_holdings(position.s, 0)
    assert position.now.ledger(0)["stations"] == 20
    assert position.now.ledger(0)["citizens"] == 8


@rule("L2", "J6")
def test_last_citizen(position):
    """The sole most stations on the map win it, Orléans counted."""
    position.s.players[0].built = 0b111
    position.s.players[1].built = 0b1100
    position.s.round = 18
    position.ask(NEXT_ROUND)
    assert position.s.citizens[LAST_CITIZEN] == 0


@pytest.mark.parametrize("built", [(0b11, 0b11, 0b1), (0, 0, 0)])
@rule("L2")
def test_no_last_citizen_in_a_tie(position, built):
    """In a tie nobody gets it, also if nobody has built."""
    for player, stations in zip(position.s.players, built, strict=True):
        player.built = stations
    position.ask(LAST_CITIZEN_GOES)
    assert position.s.citizens[LAST_CITIZEN] == -1


@rule("L3")
def test_ties(position):
    """Equal points: the farther marker on the development track wins, else the victory is shared."""
    a, b, c = position.s.players
    for player in (a, b, c):
        player.coins = 20
    a.development, b.development, c.development = 3, 2, 3
    assert position.now.ranking == [[0, 2], [1]]
    assert position.now.winners == [0, 2]
    assert tiebreak(position.s, 1) == 2
