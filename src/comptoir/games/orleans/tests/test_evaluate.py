"""What bots think of a position."""

import math

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import agenda_of, legal
from comptoir.core.record import ints
from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, N_CHARACTERS, OWN, SCHOLAR, TRADER
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.evaluate import EVALUATOR
from comptoir.games.orleans.evaluate.expectation import is_between_rounds
from comptoir.games.orleans.evaluate.followers import STAY_WORTH
from comptoir.games.orleans.evaluate.outlook import KIND_WORTH
from comptoir.games.orleans.evaluate.town import BOARD_USE, PASSIVE
from comptoir.games.orleans.places import (
    FARM_HOUSE,
    FIRST_SPACE,
    FIRST_TILE,
    N_PLACES,
    SPACE,
    TAILOR_SHOP,
    WINDMILL,
)
from comptoir.games.orleans.planning import CarryOutPlan, new_plan
from comptoir.games.orleans.state import TECHNOLOGY, bit
from comptoir.testing import Position


def worth_of(s, seat=0):
    """All expected points of a seat."""
    out = [0.0] * 4
    EVALUATOR.worth(s, seat, out)
    return sum(out)


def worth(position, seat=0):
    """The same in a test position."""
    return worth_of(position.s, seat)


def in_round(number, seats=2):
    """A position of this round."""
    position = Position("orleans", seats)
    position.s.round = number
    return position


def test_a_figure_for_everybody():
    """The lists are as long as the tables they belong to."""
    assert len(KIND_WORTH) == len(STAY_WORTH) == N_CHARACTERS
    assert len(BOARD_USE) == FIRST_TILE
    assert len(PASSIVE) == N_PLACES


@pytest.mark.parametrize("change", ["coins", "development", "built", "technology"])
def test_more_is_better(change):
    """Coins, development, stations and technology are all welcome."""
    position = in_round(5)
    before = worth(position)
    setattr(position.s.players[0], change, 9)
    position.s.score(0, 9 if change == "coins" else 0, 0)
    assert worth(position) > before


def test_at_the_end_a_step_counts_only_for_a_new_status():
    """After the last round the status is that of the marker's space."""
    position = in_round(18)
    position.s.players[0].built = 0b1111
    worths = []
    for development in (4, 8, 9):
        position.s.players[0].development = development
        worths.append(worth(position))
    assert worths[1] - worths[0] < 1.0 < worths[2] - worths[1]


def test_knights_are_welcome_while_there_is_somebody_to_draw():
    """More draws are worth nothing to whoever has no followers."""
    position = in_round(4)
    player = position.s.players[0]
    alone = worth(position)
    player.tracks[KNIGHT] = 2
    assert worth(position) == pytest.approx(alone)
    player.bag.put(BOATMAN)
    player.bag.put(TRADER)
    many = worth(position)
    player.tracks[KNIGHT] = 0
    assert worth(position) < many


def test_a_place_that_finds_no_followers_is_worth_less():
    """Scholars make the Tailor Shop worth more."""
    gains = []
    for scholars in (0, 2):
        position = in_round(4)
        position.s.goods = ints([5] * 5)
        for _ in range(scholars):
            position.s.players[0].bag.put(SCHOLAR)
        before = worth(position)
        position.s.players[0].places |= bit(TAILOR_SHOP)
        gains.append(worth(position) - before)
    assert 0.0 < gains[0] < gains[1]


def test_technology_saves_followers():
    """A tile in a place that is often used is worth more than one beside the board."""
    position = in_round(4)
    position.s.players[0].places |= bit(WINDMILL)
    position.s.players[0].technology = 1
    held = worth(position)
    position.s.players[0].technology = 0
    lay(position.s.players[0], SPACE.items.index("guildhall_farmer"), TECHNOLOGY)
    assert worth(position) > held


def planning(sent):
    """A position in which the first seat has planned this, followers and spaces."""
    table = comptoir.load("orleans").table(2, seed=1)
    s = table.position.state
    codes = tuple(sorted(SPACE.items.index(space) * 2 * 11 + follower for follower, space in sent))
    lanes = s.agenda[-1].lanes
    for lane in lanes:
        if lane.seat == 0:
            lane.steps = agenda_of([CarryOutPlan(0, codes) if sent else new_plan(s, 0)])
    return s


def test_a_complete_place_is_worth_more_than_a_begun_one():
    """Every follower sent brings a place nearer to its action, which is worth most."""
    farmer, boatman, trader = OWN + FARMER, OWN + BOATMAN, OWN + TRADER
    castle = [(farmer, "castle_farmer"), (boatman, "castle_boatman"), (trader, "castle_trader")]
    worths = [worth_of(planning(castle[:sent])) for sent in (1, 2, 3)]
    assert worths[0] < worths[1] < worths[2]
    assert worths[2] - worths[1] > 1.0


def test_nothing_is_left_of_an_action_after_passing():
    """Whoever has passed takes no more actions in this round."""
    position = in_round(5)
    lay(position.s.players[0], FIRST_SPACE[FARM_HOUSE], OWN + BOATMAN)
    lay(position.s.players[0], FIRST_SPACE[FARM_HOUSE] + 1, OWN + CRAFTSMAN)
    position.s.goods = ints([5] * 5)
    position.s.agenda = agenda_of([ACT[1], ACT[0]])
    before = worth(position)
    position.s.passed = 1
    assert worth(position) < before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sense_at_every_decision(seats):
    """Views and states have a finite worth, no legal answer a prior of nothing; at the end the worth is the score."""
    table = comptoir.load("orleans").table(seats, seed=seats)
    bot = new_bot("random", table.game, 1)
    while not table.over:
        ask = table.questions[0]
        moves = legal(table.position.state, ask)
        assert min(EVALUATOR.prior(table.position.state, ask, move) for move in moves) > 0
        for seat in range(seats):
            assert math.isfinite(worth_of(table.position.state, seat))
            assert math.isfinite(worth_of(plain.view(table.position.state, seat), (seat + 1) % seats))
        seat = int(ask.seat)
        table.answer(seat, bot.answer(table.view(seat), seat))
    assert [worth_of(table.position.state, seat) for seat in range(seats)] == table.scores


@pytest.mark.parametrize("seed", [1, 2])
def test_first_sight_beats_chance(seed):
    """The best answer at first sight is better than any."""
    table = comptoir.load("orleans").table(2, seed=seed)
    bots = [new_bot("greedy", table.game, seed), new_bot("random", table.game, seed)]
    while not table.over:
        ask = table.questions[0]
        seat = int(ask.seat)
        table.answer(seat, bots[seat].answer(table.view(seat), seat))
    assert table.scores[0] > table.scores[1] + 20


@pytest.mark.parametrize(("players", "round_"), [(2, 3), (3, 17), (4, 3)])
def test_experts_think_rounds_through(players, round_):
    """A simulation ends before the next round, whoever is asked; a skilled player's ends with the turn."""
    table = comptoir.load("orleans").table(players, seed=8, forced=True)
    bots = [new_bot("beginner", table.game, seat) for seat in range(players)]
    while table.position.state.round < round_ or len(table.log) % 3:
        seat = int(table.questions[0].seat)
        table.answer(seat, bots[seat].answer(table.view(seat), seat))
    after = looked_ahead(table, "expert")
    assert after.round == round_ + 1
    assert is_between_rounds(after)
    assert looked_ahead(table, "skilled").round == round_


def looked_ahead(table, level):
    """Where a bot's simulation from here ends."""
    bot = new_bot(level, table.game, 1)
    bot.sit_down(table.position.state, table.questions[0].seat)
    return bot.look_ahead(table.position.state.clone())
