"""What a position is worth to bots."""

import math

import pytest

import comptoir
from comptoir.bots import Search, new_bot, settings
from comptoir.core import plain
from comptoir.core.agenda import Agenda, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.core.record import ints
from comptoir.games.burgundy.cards import CASTLE, MINE, card
from comptoir.games.burgundy.evaluate import EVALUATOR
from comptoir.games.burgundy.state import ALL_SEVEN_BONUS, EMPTY, SOURCES
from comptoir.testing import Position


def worth(s, seat=0):
    """All sources together."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.worth(s, seat, out)
    return sum(out)


def expected(s, seat=0):
    """The points to expect in the end, by source."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.expect(s, seat, out)
    return out


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_finite_on_the_way_and_exact_at_the_end(players):
    """Views and states have a worth at every question; at the end it is the score."""
    game = comptoir.load("burgundy")
    s, rng = game.new(players), Rng(players)
    while True:
        chance(s, rng)
        if not s.agenda:
            break
        ask = question(s)
        for seat in range(players):
            seen = plain.view(s, seat)
            assert all(math.isfinite(worth(x, of)) for x in (s, seen) for of in range(players))
            assert all(math.isfinite(sum(expected(x, of))) for x in (s, seen) for of in range(players))
        moves = legal(s, ask)
        assert all(EVALUATOR.prior(s, ask, n) > 0 for n in moves)
        apply(s, ask, moves[rng.below(len(moves))])
    assert [worth(s, seat) for seat in range(players)] == comptoir.Position(game, s).scores
    assert [sum(expected(s, seat)) for seat in range(players)] == comptoir.Position(game, s).scores


@pytest.fixture
def position():
    return Position("burgundy", 2)


def test_a_stack_further_on_is_worth_more(position):
    """Two of three cards promise more than one, and dear triples more than cheap ones."""
    player = position.s.players[0]
    before = worth(position.s)
    player.open = [card(MINE, 1), EMPTY]
    one = worth(position.s)
    player.open = [card(MINE, 1), card(MINE, 2)]
    two = worth(position.s)
    player.open = [card(CASTLE, 1), card(CASTLE, 2)]
    assert before < one < two
    assert worth(position.s) < two


def test_what_is_stored_helps(position):
    """Workers, silver, goods and projects are worth something."""
    player = position.s.players[0]
    before = worth(position.s)
    player.silver += 1
    with_silver = worth(position.s)
    player.workers += 1
    with_worker = worth(position.s)
    player.goods[0] += 1
    with_goods = worth(position.s)
    player.projects = [card(MINE, 1)]
    assert before < with_silver < with_worker < with_goods < worth(position.s)


def test_more_of_anything_lets_expect_more(position):
    """Stacks, projects that fit them, goods, silver and workers: each is expected to bring something."""
    player = position.s.players[0]
    steps = [sum(expected(position.s))]
    player.open = [card(MINE, 1), EMPTY]
    steps.append(sum(expected(position.s)))
    player.open = [card(MINE, 1), card(MINE, 2)]
    steps.append(sum(expected(position.s)))
    player.projects = [card(MINE, 3)]
    steps.append(sum(expected(position.s)))
    player.goods[1] += 1
    player.silver += 1
    steps.append(sum(expected(position.s)))
    assert steps == sorted(set(steps))


def test_the_last_type_promises_the_all_seven_card(position):
    """What is expected of the all-seven card grows with the types, and goes to its own source."""
    player = position.s.players[0]
    promised = []
    for types in (0b0000011, 0b0011111, 0b0111111):
        player.types = types
        promised.append(expected(position.s)[ALL_SEVEN_BONUS])
    assert promised == sorted(set(promised))
    position.s.all_seven = []
    assert expected(position.s)[ALL_SEVEN_BONUS] == 0


def test_without_actions_nothing_is_to_come(position):
    """Whoever has played the last card has the points counted so far, animals, and perhaps the start player card."""
    s = position.s
    s.round, s.turn, s.start_card, s.agenda = 4, 6, 1, Agenda()
    player = s.players[0]
    player.hand, player.stack, player.goods = [], [], ints([3, 0, 0])
    player.open, player.workers, player.silver = [card(MINE, 1), card(MINE, 2)], 5, 2
    player.animals = ints([1, 1, 0, 0])
    assert sum(expected(s)) == sum(s.ledger[: len(SOURCES)]) + 1


def lead(s):
    """The points that are expected beyond what has to be reached."""
    return sum(expected(s)) - EVALUATOR.rival(s)


def test_egon_is_reckoned_with_as_his_cards_lie():
    """What lies in his stacks counts for him before it is turned up, the more the better it is; what he has as well."""
    s = Position("burgundy", 1).s
    without = lead(s)
    s.egon_points += 2
    assert lead(s) == pytest.approx(without - 2)
    s.egon_points -= 2
    s.egon_stacks = [card(CASTLE, 1)] * len(s.egon_stacks)
    cheap = lead(s)
    s.egon_stacks = [card(MINE, 1)] * len(s.egon_stacks)
    assert lead(s) < cheap


def test_egon_ahead_after_this_round_is_as_bad_as_in_the_end():
    """A lead of his that can be made up for later is no less lost if it is compared before."""
    s = Position("burgundy", 1).s
    s.egon_stacks = [EMPTY] * len(s.egon_stacks)
    s.round, s.turn = 1, 6
    s.players[0].hand, s.players[0].stack = [card(MINE, 1)], []
    s.egon_points = 0
    before = lead(s)
    s.egon_points = 6
    assert sum(expected(s)) > s.egon_points
    assert lead(s) < 0 < before


def test_a_solo_game_that_is_over_is_won_or_lost():
    """Nothing can be made up for any more."""
    s = Position("burgundy", 1).s
    s.counted = True
    assert lead(s) > 50
    s.lost = True
    assert lead(s) < -50


def test_greedy_beats_random():
    """Whoever takes what is worth most wins against anybody who does not care."""
    for seed in range(4):
        table = comptoir.load("burgundy").table(2, seed=seed, forced=True)
        seats = [new_bot("greedy", table.game, seed), new_bot("random", table.game, seed)]
        while not table.over:
            seat = int(table.questions[0].seat)
            table.answer(seat, seats[seat].answer(table.view(seat), seat))
        assert table.winners == [0]


def test_a_search_reckons_with_egon():
    """The farther ahead he is, the less likely is it to win, whatever is answered; the own points stay the same."""
    chances = []
    for points in (0, 30, 60):
        position = comptoir.load("burgundy").table(players=1, seed=2).position
        position.state.egon_points = points
        search = Search(position.game, 1, settings(position.game, 12))
        search.think(position.view(0), 0)
        chances.append(search.root.value[0] / search.root.visits)
    assert chances[0] > chances[1] + 0.1
    assert chances[1] > chances[2]
    assert chances[2] < 0.1
