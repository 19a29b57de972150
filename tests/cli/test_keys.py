"""Typing what one sees: letters stay with their answers, numbers mean the things that bear them."""

from __future__ import annotations

import random

import pytest

import comptoir
from comptoir.cli.keys import KEYS, Keys, choose, nth_key
from comptoir.texts import texts

GAMES = comptoir.game_names()


def questions(name, seed, most=400):
    """The questions of a random game, each with its position as its seat sees it."""
    table = comptoir.load(name).table(2, seed=seed, forced=True)
    rng = random.Random(seed)
    for _ in range(most):
        if table.over:
            return
        seat = table.position.seat
        yield table, table.view(seat), seat
        table.answer(seat, rng.choice(table.legal(seat)))


def test_no_key_begins_another():
    """So that a single key press is enough."""
    keys = [nth_key(i) for i in range(80)]
    assert len(set(keys)) == 80
    assert not [(a, b) for a in KEYS for b in KEYS if a != b and b.startswith(a)]
    assert not set("bhlpqsuw") & {key[0] for key in keys}


@pytest.mark.parametrize("name", GAMES)
def test_letters_stay_put(name):
    """As long as an answer is a candidate of the same kind of question, it keeps its letter."""
    keys, before = Keys(), {}
    for _, view, seat in questions(name, 1):
        ask = (type(view.asked(seat)).__name__, seat)
        given = keys.of(view, seat)
        assert sorted(given) == sorted(view.legal(seat))
        assert len(set(given.values())) == len(given)
        candidates = set(view.candidates(seat))
        for move, key in given.items():
            assert before.get(ask, {}).get(move, key) == key
        before[ask] = {m: k for m, k in {**before.get(ask, {}), **given}.items() if m in candidates}


def test_a_number_means_the_card_that_shows_it():
    """Whatever is typed for a hand card of Burgundy plays that card; no number plays another."""
    words, asked = texts(comptoir.load("burgundy"), "en"), 0
    for seed in range(6):
        for _, view, seat in questions("burgundy", seed):
            if type(view.asked(seat)).__name__ != "PlayCard":
                continue
            keys = Keys().of(view, seat)
            for typed in range(1, 7):
                found = choose(view, seat, words, keys, str(typed)).moves
                meant = [m for m in view.legal(seat) if view.game.kinds.name(m) == f"Play(number={typed})"]
                assert found == meant
            asked += 1
    assert asked > 50


def test_columns_and_dice_by_their_numbers():
    """The bazaar's column 3 is 3, a die that shows 4 is 4, and the contract under 2 is 2."""
    words, seen = texts(comptoir.load("marco_polo"), "en"), set()
    for seed in range(4):
        for _, view, seat in questions("marco_polo", seed):
            kind = type(view.asked(seat)).__name__
            if kind not in ("ChooseColumn", "PutDice", "TakeContracts"):
                continue
            keys = Keys().of(view, seat)
            for move in keys:
                name = view.game.kinds.name(move)
                shown = name.rstrip(")").rpartition("=")[2].rpartition("_")[2]
                if not shown.isdecimal() or "white" in name or "black" in name:
                    continue
                number = int(shown) + (kind == "TakeContracts")
                found = choose(view, seat, words, keys, str(number))
                assert move in found.moves
                seen.add(kind)
    assert seen == {"ChooseColumn", "PutDice", "TakeContracts"}


@pytest.mark.parametrize("name", GAMES)
def test_labels_are_the_same_on_a_view(name):
    """What a server sends is enough to say every answer."""
    for table, view, seat in questions(name, 2, 150):
        assert view.candidates(seat) == table.position.candidates(seat)
        for move in view.candidates(seat):
            assert view.label(move, seat).pack() == table.position.label(move, seat).pack()
            one, other = view.why_not(move, seat), table.position.why_not(move, seat)
            assert (one and one.rule) == (other and other.rule)
