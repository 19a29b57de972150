"""The end of the game."""

from comptoir.core.record import ints
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import CLOISTER, MINE, SHIP, card
from comptoir.games.burgundy.rounds import END_ROUND
from comptoir.games.burgundy.scoring import FINAL_SCORING, animal_points, animal_sets, tiebreak
from comptoir.games.burgundy.state import EMPTY
from comptoir.testing import Position, rule


def empty(players=2):
    """A table where nobody has anything."""
    position = Position("burgundy", players)
    for player in position.s.players:
        player.workers = player.silver = 0
        player.goods, player.animals = ints([0] * 3), ints([0] * 4)
    return position


@rule("P8", "R42")
def test_the_animal_example():
    """Three sheep, two cows and a chicken are 3 points: 2 for three different ones, 1 for two."""
    assert animal_points(ints([1, 2, 3, 0])) == 3
    assert animal_sets(ints([1, 2, 3, 0])) == [3, 2, 1]


@rule("R42")
def test_larger_sets_are_never_worse():
    """Counting the largest sets first is the best way for every holding."""

    def best(animals, memo={}):  # noqa: B006
        key = tuple(sorted(animals))
        if key not in memo:
            memo[key] = max(
                [0]
                + [
                    (0, 0, 1, 2, 4)[bin(chosen).count("1")] + best([n - (chosen >> i & 1) for i, n in enumerate(key)])
                    for chosen in range(1, 16)
                    if all(n >= (chosen >> i & 1) for i, n in enumerate(key))
                ]
            )
        return memo[key]

    for a in range(4):
        for b in range(4):
            for c in range(4):
                for d in range(4):
                    assert animal_points(ints([a, b, c, d])) == best((a, b, c, d))


@rule("P8", "R45")
def test_final_scoring():
    """Everything that brings points, added up; animals and the start player card at the end."""
    position = empty()
    player = position.s.players[0]
    player.animals = ints([1, 1, 1, 1])
    position.s.start_card = 0
    player.goods = ints([2, 0, 0])
    position.ask(Act(0, 0)).answer("Sell(good=light)")
    assert position.game.score(position.s, 0) == 2
    position.ask(FINAL_SCORING)
    assert position.game.score(position.s, 0) == 2 + 4 + 1
    assert position.now.ledger(0) == {
        "triples": 0, "first-triples": 0, "all-seven": 0, "point-cards": 0,
        "sold-goods": 2, "animal-sets": 4, "start-player": 1,
    }  # fmt: skip


@rule("R30")
def test_the_last_sale_wins_the_card():
    """Whoever sells last in round E holds the start player card at the end."""
    position = empty()
    position.s.round = 4
    position.s.players[1].goods = ints([1, 0, 0])
    position.ask(Act(1, 0), END_ROUND).answer("Sell(good=light)")
    assert position.over
    assert position.now.ledger(1)["start-player"] == 1
    assert position.now.ledger(0)["start-player"] == 0


@rule("R43")
def test_what_is_worth_nothing():
    """Unfinished stacks, projects, unsold goods, workers and silver."""
    position = empty()
    player = position.s.players[0]
    player.workers, player.silver, player.goods = 5, 5, ints([3, 3, 3])
    player.projects = [card(MINE, 1)]
    player.open = [card(SHIP, 1), card(SHIP, 2), card(CLOISTER, 1), EMPTY]
    position.s.start_card = 1
    position.ask(FINAL_SCORING)
    assert position.game.score(position.s, 0) == 0


@rule("R44")
def test_tie():
    """A tie goes to more workers, silver, unsold goods and animals outside of sets; then it is shared."""
    position = empty(3)
    a, b, c = position.s.players
    position.s.start_card = 2
    a.workers, a.silver, a.goods = 1, 1, ints([1, 0, 0])
    b.animals = ints([3, 1, 0, 0])
    a.point_cards, b.point_cards = 2, 1
    position.s.score(0, 2, 3)
    position.s.score(1, 1, 3)
    position.ask(FINAL_SCORING)
    assert position.now.scores == [2, 2, 1]
    assert (tiebreak(position.s, 0), tiebreak(position.s, 1)) == (3, 2)
    assert position.now.ranking == [[0], [1], [2]]
    b.silver = 1
    assert position.now.winners == [0, 1]
    assert c.workers == 0
