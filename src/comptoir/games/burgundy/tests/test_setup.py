"""Set-up."""

import pytest

from comptoir.games.burgundy.cards import DIE
from comptoir.testing import Position, rule


@rule("S2", "S4")
@pytest.mark.parametrize(("players", "workers"), [(1, [1]), (2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_start_storage(players, workers):
    """Everybody has one silver, one goods card, one animal card, and workers by seat."""
    s = Position("burgundy", players).s
    assert [player.workers for player in s.players] == workers
    for player in s.players:
        assert (player.silver, sum(player.goods), sum(player.animals)) == (1, 1, 1)


@rule("S3")
@pytest.mark.parametrize(
    ("players", "sizes"), [(1, [9, 8, 10, 9]), (2, [8, 8, 9, 9]), (3, [8, 7, 9, 8]), (4, [7, 7, 8, 8])]
)
def test_piles(players, sizes):
    """Goods and animals lie in two piles each, as equal as can be, the top cards showing."""
    s = Position("burgundy", players).s
    assert [below + 1 for below in s.below] == sizes
    assert all(top >= 0 for top in s.tops)


@rule("S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hands(players):
    """Six cards for everybody, two of them in hand, and nobody sees the other four."""
    position = Position("burgundy", players)
    for player in position.s.players:
        assert (len(player.hand), len(player.stack)) == (2, 4)


@rule("S7")
@pytest.mark.parametrize(("players", "rows"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_display(players, rows):
    """The first cards go to the rows in order, the others to the row of their own number."""
    for seed in range(20):
        display = Position("burgundy", players, seed).s.display
        assert sum(len(row) for row in display) == {1: 7, 2: 7, 3: 10, 4: 13}[players]
        for number, row in enumerate(display):
            assert len(row) >= rows
            assert all(DIE[card] == number for card in row[rows:])
