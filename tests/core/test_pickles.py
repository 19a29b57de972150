"""Everything public can be pickled and copied: in mid-turn, inside lanes, and for other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest
from core.bids import ADD, GAME
from core.elsewhere import answered, finished

import comptoir
from comptoir.analysis import analyse
from comptoir.arena import Match, play
from comptoir.bots import LEVELS, evaluator, new_bot, settings
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay, ComptoirError, UnknownGame
from comptoir.core.record import fields
from comptoir.texts import texts

BOTS = ["random", "greedy", "flat:10", "search:10", "beginner"]


def both(thing):
    """The thing again, from a pickle and from a deep copy."""
    found = [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]
    assert [type(again) for again in found] == [type(thing)] * 2
    return found


def begun(name, answers=33, seed=1):
    """A table in mid-game; in Orléans several seats plan at once there."""
    table = comptoir.load(name).table(2, seed=seed, forced=True)
    rng = Rng(seed)
    for _ in range(answers):
        ask = table.questions[rng.below(len(table.questions))]
        table.answer(int(ask.seat), table.position.sample(rng, int(ask.seat)))
        if table.over:  # a short game: before its last answer
            table.rewind(len(table.log) - 1)
            break
    return table


@pytest.mark.parametrize("name", comptoir.game_names())
def test_positions_and_what_is_in_them(name):
    """A copy is equal, belongs to the same game, and shares nothing that changes."""
    position = begun(name).position
    for thing in (position, position.view(0), position.view(1)):
        for again in both(thing):
            assert again == thing
            assert again.game is position.game
    for ask in position.questions:
        assert [again.key() for again in both(ask)] == [ask.key()] * 2
    for again in both(position.state):
        assert again.key() == position.state.key()
        assert again.kinds is position.state.kinds
    for move, refusal in position.refusals().items():
        assert {repr(again) for again in both(position.label(move))} == {repr(position.label(move))}
        assert [again and again.rule for again in both(refusal)] == [refusal and refusal.rule] * 2


@pytest.mark.parametrize("name", comptoir.game_names())
def test_games_and_what_is_in_them(name):
    """A game, its kinds of move and its evaluator are themselves again; the rest is equal."""
    game = comptoir.load(name)
    for thing in (game, game.kinds, *game.kinds.kinds, evaluator(game)):
        assert all(again is thing for again in both(thing))
    for kind in game.kinds.kinds:
        for domain in kind.domains:
            assert [(again.name, again.items) for again in both(domain)] == [(domain.name, domain.items)] * 2
    for option in game.options:
        assert [again.values for again in both(option)] == [option.values] * 2
    for figure in game.figures({}):
        assert [again.what for again in both(figure)] == [figure.what] * 2
    assert all(again is texts(game, "de") for again in both(texts(game, "de")))


@pytest.mark.parametrize("name", comptoir.game_names())
def test_tables_go_on(name):
    """Log, labels, undo and chance are those of the table; the copy then goes its own way."""
    table = begun(name)
    labels = [repr(table.label(i)) for i in range(len(table.log))]
    for again in both(table):
        assert again.position == table.position
        assert again.save() == table.save()
        assert [repr(again.label(i)) for i in range(len(again.log))] == labels
        assert [again.can_undo(seat) for seat in range(2)] == [table.can_undo(seat) for seat in range(2)]
        seat = again.position.seat
        again.answer(seat, again.legal(seat)[0])
        assert len(again.log) > len(table.log)
    assert len(table.log) == len(labels)


def test_lanes():
    """Half-answered lanes, where others may not look."""
    table = GAME.table(3, seed=1)
    table.answer(1, ADD.number(1))
    for again in both(table):
        assert again.question(1).so_far == (1,)
        assert again.log_for(0) == []
        again.undo(1)
        assert again.question(1).so_far == ()
    assert table.question(1).so_far == (1,)


@pytest.mark.parametrize("name", BOTS)
def test_bots_go_on(name):
    """A copy answers what the bot would have answered, for the same reasons, with the tree it kept."""
    table = comptoir.load("burgundy").table(2, seed=4, forced=True)
    bot = new_bot(name, table.game, 1)
    for _ in range(3):
        seat = table.position.seat
        twins = both(bot)
        move = bot.answer(table.view(seat), seat)
        for twin in twins:
            assert twin.answer(table.view(seat), seat) == move
            assert [(c.move, c.visits) for c in twin.considered] == [(c.move, c.visits) for c in bot.considered]
        table.answer(seat, move)


def test_small_things():
    """Generators go on where they were; settings, levels, results and analyses are equal."""
    rng = Rng(4)
    rng.next()
    twins = both(rng)
    expected = [rng.next() for _ in range(5)]
    assert [[twin.next() for _ in range(5)] for twin in twins] == [expected] * 2
    played = play(Match("burgundy", ("random",), 1))
    assert both(played) == [played] * 2
    found = analyse(comptoir.replay(played.replay), 1)
    assert both(found) == [found] * 2
    assert both(LEVELS) == [LEVELS] * 2
    thinking = settings(comptoir.load("orleans"), 7)
    assert [again.whole_rounds for again in both(thinking)] == [1, 1]


def test_other_processes():
    """Positions, tables and bots go there and come back."""
    table = begun("orleans")
    bot = new_bot("search:10", table.game, 3)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        scores = pool.submit(finished, table.position).result()
        back, there = pool.submit(answered, bot, table).result()
    assert scores == finished(table.position.clone())
    again, here = answered(bot, table)
    assert here.save() == there.save()
    assert [c.visits for c in again.considered] == [c.visits for c in back.considered]


def test_truncated_pickles():
    """Wherever a pickle is cut off, one sentence says so."""
    whole = pickle.dumps(begun("burgundy").position)
    for length in range(0, len(whole), 97):
        with pytest.raises((pickle.UnpicklingError, EOFError, ComptoirError)) as caught:
            pickle.loads(whole[:length])
        assert "\n" not in str(caught.value)
        assert str(caught.value)


def test_pickles_of_another_version(monkeypatch):
    """A field or an argument more or less is one sentence; so is a game that is not here."""
    position = begun("burgundy").position
    stored = pickle.dumps(position)
    rebuild, (cls, values) = position.state.__reduce__()
    assert set(values) == {f.name for f in fields(cls)}
    with pytest.raises(BadReplay, match="another version"):
        rebuild(cls, {**values, "moon": 1})
    again, (step, *arguments) = position.asked().__reduce__()
    with pytest.raises(BadReplay, match="another version"):
        again(step, *arguments, 7)
    with pytest.raises(UnknownGame, match=r"not installed here: comptoir\.games\.burgundi"):
        pickle.loads(pickle.dumps(position.game).replace(b"games.burgundy", b"games.burgundi"))
    assert pickle.loads(stored) == position
