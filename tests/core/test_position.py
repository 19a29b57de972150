"""A position: what programs play with."""

from __future__ import annotations

import json

import numpy
import pytest

import comptoir
from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.errors import BadMove, BadReplay, BadSetup, NotAllowed


def begun(name="burgundy", players=2, seed=1, answers=20):
    """A position in mid-game."""
    position, rng = comptoir.load(name).position(players), Rng(seed)
    for _ in range(answers):
        before = position.clone()
        position.play(position.sample(rng))
        if position.over:  # a short game: before its last answer
            return before
    position.deal(rng)
    return position


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_random_game(name):
    """A loop of two calls plays to the end; every seat has points and a place."""
    position, rng = comptoir.load(name).position(2), Rng(3)
    while not position.over:
        position.play(position.sample(rng))
    assert sorted(seat for place in position.ranking for seat in place) == [0, 1]
    assert [sum(position.ledger(seat).values()) for seat in range(2)] == position.scores


def test_playout_plays_the_same_games():
    """What a loop of samples plays, ``playout`` plays in one call."""
    one, other = comptoir.load("burgundy").position(2), comptoir.load("burgundy").position(2)
    rng = Rng(5)
    while not one.over:
        one.play(one.sample(rng))
    assert other.playout(Rng(5)) > 0
    assert one == other


def test_samples_are_equally_likely():
    """Candidates that are refused do not make their neighbours likelier."""
    position, rng = begun(), Rng(1)
    legal = position.legal()
    counts = dict.fromkeys(legal, 0)
    for _ in range(400 * len(legal)):
        counts[position.sample(rng)] += 1
    assert all(320 < count < 480 for count in counts.values()), counts


@pytest.mark.parametrize("name", comptoir.game_names())
def test_mask_candidates_and_refusals_agree(name):
    """A move is legal where its byte is set and nothing refuses it."""
    position = begun(name, 2, 4, 60)
    mask = position.mask()
    assert [n for n in range(len(mask)) if mask[n]] == sorted(position.legal())
    assert {n for n in position.candidates() if position.why_not(n) is None} == set(position.legal())
    assert len(mask) == len(position.game.kinds.of)
    for n in position.candidates():
        position.label(n)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_masks_are_written_into_one_buffer(name):
    """NumPy sees all rows without a copy; a row is written anew as a whole, the others stay."""
    game = comptoir.load(name)
    masks, size = game.masks(3), len(game.kinds.of)
    seen = numpy.asarray(masks).reshape(3, size)
    for answers in (60, 30):
        for row in (0, 2):
            position = begun(name, 2, row + 1, answers)
            assert position.write_mask(masks, row) == len(position.legal())
            assert bytes(seen[row]) == bytes(position.mask())
    assert not seen[1].any()
    with pytest.raises(BadSetup, match="There is no row 3; there is room for 3 masks"):
        position.write_mask(masks, 3)
    with pytest.raises(BadSetup, match="There is no row -1"):
        position.write_mask(masks, -1)


def test_chance_is_listed_sampled_or_answered_by_hand():
    """The odds sum to one, samples are among them, and any of them can be played."""
    position = comptoir.load("burgundy").position(2)
    assert position.is_chance
    assert position.seat == CHANCE
    outcomes = dict(position.outcomes())
    assert abs(sum(outcomes.values()) - 1) < 1e-9
    assert position.sample(Rng(1)) in outcomes
    for move in outcomes:
        twin = position.clone()
        twin.play(move)
        assert twin != position
    position.deal(Rng(1))
    with pytest.raises(NotAllowed, match="Chance is not asked now"):
        position.outcomes()


def test_views_hide_and_completions_fit():
    """A completed view is a position that the seat cannot tell from the true one."""
    position = begun()
    view = position.view(position.seat)
    assert view != position
    full = view.complete(Rng(9))
    assert full.view(position.seat) == view
    assert full.legal() == position.legal() == view.legal()
    full.playout(Rng(2))
    assert full.over


@pytest.mark.parametrize("name", comptoir.game_names())
def test_json_goes_there_and_back(name):
    """What was written is the same position when it is read."""
    position = begun(name, comptoir.load(name).players[-1], 2, 50)
    packed = json.loads(json.dumps(position.to_json()))
    assert position.game.position_from_json(packed) == position


def test_bad_input_is_refused_in_one_sentence():
    """Whatever is wrong, the position stays as it was."""
    game = comptoir.load("burgundy")
    position = begun()
    before = position.key()
    wrong = next(n for n in range(len(game.kinds.of)) if n not in position.candidates())
    refused = [
        (NotAllowed, "does not answer", lambda: position.play(wrong)),
        (NotAllowed, "not asked", lambda: position.play(position.legal()[0], 1 - position.seat)),
        (BadMove, "no move", lambda: position.label(10**6)),
        (BadMove, "no move", lambda: position.play(10**6)),
        (BadSetup, "no seat", lambda: position.ledger(7)),
        (BadSetup, "is for", lambda: game.position(9)),
        (BadSetup, "no option", lambda: game.position(2, {"x": "y"})),
        (BadReplay, "no position of", lambda: game.position_from_json({"game": "orleans"})),
        (BadReplay, "rules 99", lambda: game.position_from_json({"game": "burgundy", "rules": 99})),
    ]
    for error, sentence, do in refused:
        with pytest.raises(error, match=sentence):
            do()
    packed = position.to_json()
    packed["state"] = {"players": 3}
    with pytest.raises(BadReplay, match="no snapshot"):
        game.position_from_json(packed)
    assert position.key() == before
