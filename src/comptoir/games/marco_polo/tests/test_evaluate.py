"""What bots think of a position."""

import math

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import apply, legal, questions
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.games.marco_polo.box import CONTRACT
from comptoir.games.marco_polo.characters import RASCHID
from comptoir.games.marco_polo.city_cards import N_CARDS
from comptoir.games.marco_polo.evaluate import EVALUATOR
from comptoir.games.marco_polo.evaluate.dice import DIE_WORTH
from comptoir.games.marco_polo.evaluate.posts import CARD_GAIN
from comptoir.games.marco_polo.map import ANXI, BEIJING, VENEZIA
from comptoir.games.marco_polo.spaces import KHAN, PEPPER_ROW, TRAVEL
from comptoir.games.marco_polo.state import SOURCES
from comptoir.games.marco_polo.travel import Walk
from comptoir.games.marco_polo.turn import AFTER_ACTION, CLOSE_TURN

DRAFT = {"town_bonuses": "shuffled", "characters": "drafted", "goal_cards": "chosen"}


def worth(s, seat=0):
    """All expected points of a seat."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.worth(s, seat, out)
    return sum(out)


def best_use(table, seat=0):
    """The answer after which the position is worth most."""
    gains = {}
    for name in table.legal():
        after = type(table).__new__(type(table))
        after.game, after.rng, after.s = table.game, table.rng, table.s.clone()
        gains[name] = worth(after.answer(name).s, seat)
    return max(gains, key=gains.get)


def test_a_gain_for_every_card_and_every_die():
    """The lists are as long as the tables of the box."""
    assert len(CARD_GAIN) == N_CARDS
    assert sorted(DIE_WORTH[1:]) == DIE_WORTH[1:]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (4, DRAFT), (2, DRAFT)])
def test_sensible_at_every_question(players, options):
    """In views and states every seat has a finite worth, no answer is unthinkable, and in the end it is the score."""
    game = comptoir.load("marco_polo")
    s, rng = game.new(players, options), Rng(players)
    bot = new_bot("random", game, 5)
    chance(s, rng)
    while s.agenda:
        ask = questions(s)[0]
        seat = int(ask.seat)
        moves = [int(n) for n in legal(s, ask)]
        view = plain.view(s, seat)
        for other in range(players):
            assert math.isfinite(worth(s, other))
            assert -50 < worth(view, other) < 250
        assert min(EVALUATOR.prior(view, ask, n) for n in moves) > 0
        apply(s, ask, bot.answer(comptoir.Position(game, view), seat))
        chance(s, rng)
    assert [worth(s, seat) for seat in range(players)] == comptoir.Position(game, s).scores


@pytest.mark.parametrize("what", ["coins", "camels"])
def test_more_is_better(table, what):
    """Coins and camels are welcome, most of all while there is time."""
    table.act()
    before = worth(table.s)
    table.deal(**{what: 3})
    early = worth(table.s) - before
    table.s.round = 4
    late = worth(table.s)
    table.deal(**{what: 0})
    assert early > late - worth(table.s) > 0


def test_goods_that_serve_a_contract(table):
    """A contract with its goods is worth more than the goods, and completing it a little more still."""
    table.deal(dice=[3], camels=1, goods=[0, 0, 3])
    table.ask(AFTER_ACTION[0])
    alone = worth(table.s)
    table.deal(contracts=[CONTRACT.items.index("C18")])
    ready = worth(table.s)
    table.deal(goods=[3, 0, 0])
    assert ready > alone + 1
    assert ready > worth(table.s) + 2
    table.deal(goods=[0, 0, 3])
    table.ask(AFTER_ACTION[0]).answer("Complete(nth=0)")
    assert worth(table.s) >= ready


def test_dice_by_what_they_show(table):
    """A six is better than a one, and Raschid's dice are better than most."""
    table.act()
    table.deal(dice=[1])
    low = worth(table.s)
    table.deal(dice=[6])
    assert worth(table.s) > low
    table.deal(dice=[0], character=RASCHID)
    assert worth(table.s) > low


def test_an_action_begun_is_worth_what_it_will_bring(table):
    """Going to the Khan is worth its good and camels before the die lies there, and after it."""
    table.deal(dice=[2, 5])
    table.act()
    before = worth(table.s)
    table.answer("Use(space=khan)")
    begun = worth(table.s)
    table.answer("Put(die=own_2)")
    placed = worth(table.s)
    table.answer("TakeGood(good=gold)")
    assert begun > before
    assert placed == pytest.approx(begun, abs=0.3)
    assert worth(table.s) == pytest.approx(placed, abs=0.3)


def test_high_dice_for_pepper(table):
    """For one die more pepper is better than the low die that is saved: the six goes to the pepper."""
    table.deal(dice=[1, 6], contracts=[CONTRACT.items.index("C19")], camels=3)
    table.act().answer("Use(space=pepper)")
    assert table.asked.space == PEPPER_ROW
    assert best_use(table) == "Put(die=own_6)"


def test_the_khan_takes_the_lowest_die(table):
    """What the die shows does not matter to the Khan."""
    table.deal(dice=[1, 6])
    table.act().answer("Use(space=khan)")
    assert table.asked.space == KHAN
    assert best_use(table) == "Put(die=own_1)"


def test_journeys_end_in_cities(table):
    """A journey ends where a post can stand, not at an oasis."""
    table.deal(dice=[3, 3, 5], coins=20, camels=8, figure=VENEZIA, posts=0, posts_left=9)
    table.act().answer("Use(space=travel)")
    assert table.asked.space == TRAVEL
    table.answer("Put(die=own_3)", "Put(die=own_3)")
    while not table.over and isinstance(table.asked, Walk):
        table.answer(best_use(table))
    assert table.s.players[0].posts


def test_posts_are_worth_more_early(table):
    """A post in a small city pays in every round to come; the best place in Beijing ten points at any time."""
    table.deal(dice=[3], posts=0, figure=VENEZIA)
    table.ask(AFTER_ACTION[0])
    gains = []
    for round_ in (0, 3):
        table.s.round = round_
        table.deal(posts=0, figure=ANXI)
        before = worth(table.s)
        table.deal(posts=1 << ANXI)
        gains.append(worth(table.s) - before)
    assert gains[0] > gains[1]
    table.s.round, table.s.beijing = 4, []
    table.deal(posts=0, dice=[])
    before = worth(table.s)
    table.deal(posts=1 << BEIJING)
    table.s.beijing = [0]
    assert worth(table.s) >= before + 10


def test_rolling_again_is_no_gain_by_itself(table):
    """A camel for another roll of an average die is wasted."""
    table.deal(dice=[4], camels=3)
    table.ask(AFTER_ACTION[0], CLOSE_TURN[0])
    assert best_use(table) == "EndTurn"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_beats_random(seed):
    """One answer of foresight is enough against none."""
    table = comptoir.load("marco_polo").table(2, seed=seed)
    bots = [new_bot("greedy", table.game, seed), new_bot("random", table.game, seed)]
    while not table.over:
        ask = table.questions[0]
        seat = int(ask.seat)
        table.answer(seat, bots[seat].answer(table.view(seat), seat))
    assert table.scores[0] > table.scores[1] + 20
