"""Replay files: what is written is read, and everything else is refused in one sentence."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.core import plain
from comptoir.core.chance import Rng
from comptoir.core.errors import BadMove, BadReplay, ComptoirError


def finished(players=2, seed=1):
    """A whole random game."""
    table = comptoir.load("burgundy").table(players, seed=seed)
    rng = Rng(seed)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
    return table


SAVED = finished().save()
LINES = SAVED.split("\n")


def sealed(lines):
    """These lines with a fitting last line, as a forger would write it."""
    seal = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end {len(lines) - 7} {seal}"]) + "\n"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_and_back(players):
    """A game saved and read is the same game."""
    table = finished(players, seed=players)
    again = comptoir.replay(table.save())
    assert plain.key(again.position.state) == table.position.key()
    assert again.save() == table.save()


def test_a_running_game_goes_on():
    """A saved game that is not over can be played on."""
    table = comptoir.load("burgundy").table(2, seed=4)
    again = comptoir.replay(table.save())
    again.resume(Rng(9), forced=False)
    seat = int(again.questions[0].seat)
    again.answer(seat, again.legal(seat)[0])
    assert len(again.log) == len(table.log) + 1


@pytest.mark.parametrize("length", [0, 1, 30, 200, len(SAVED) // 2, len(SAVED) - 2])
def test_truncated(length):
    """A file that is cut off says so."""
    with pytest.raises(BadReplay):
        comptoir.replay(SAVED[:length])


def test_tampered():
    """A changed line breaks the seal."""
    i = next(i for i, line in enumerate(LINES) if line.startswith("0 "))
    changed = [*LINES[:i], LINES[i].replace("0 ", "1 ", 1), *LINES[i + 1 :]]
    with pytest.raises(BadReplay, match="changed"):
        comptoir.replay("\n".join(changed))


def test_forged():
    """Even with a fitting seal an answer against the rules is found, with its line."""
    body = LINES[:-2]
    i = next(i for i, line in enumerate(body) if line.startswith("0 "))
    with pytest.raises(BadReplay, match=f"Line {i + 1} "):
        comptoir.replay(sealed([*body[:i], body[i].replace("0 ", "1 ", 1), *body[i + 1 :]]))
    number = body[i].split(" ")[1]
    with pytest.raises(BadReplay, match="does not belong"):
        comptoir.replay(sealed([*body[:i], body[i].replace(number, "7", 1), *body[i + 1 :]]))
    with pytest.raises(BadReplay, match="no move called"):
        comptoir.replay(sealed([*body[:i], f"0 {number} Cheat(points=99)", *body[i + 1 :]]))


def test_header():
    """Another version, an unknown game and a damaged header each have their sentence."""
    body = LINES[:-2]

    def with_line(i, text):
        return sealed([*body[:i], text, *body[i + 1 :]])

    cases = [
        (0, "comptoir replay 2", "newer"),
        (0, "hello", "no replay"),
        (1, 'game "chess"', "no game"),
        (2, "rules 99", "rules 99"),
        (4, "players 9", "1 to 4"),
        (4, 'players "two"', "damaged"),
        (5, 'options {"a": "1"}', "no option"),
        (5, 'options {"a": 1}', "damaged"),
        (5, "options [", "damaged"),
        (6, "data 3", "damaged"),
    ]
    for i, text, message in cases:
        with pytest.raises(ComptoirError, match=message):
            comptoir.replay(with_line(i, text))


def test_moves_are_read_by_name_when_numbers_have_shifted():
    """With another numbering of moves the names decide."""
    lines = [line if i != 3 else 'moves "000000000000"' for i, line in enumerate(LINES[:-2])]
    body = [f"{a} 0 {c}" for a, _, c in [line.split(" ", 2) for line in lines[7:]]]
    assert comptoir.replay(sealed([*lines[:7], *body])).over


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(SAVED) - 1), st.text(max_size=12), st.integers(0, 40))
def test_any_damage_is_one_sentence(position, text, cut):
    """Whatever is done to a file: it reads as before, or it is refused with a sentence."""
    damaged = SAVED[:position] + text + SAVED[position + cut :]
    try:
        table = comptoir.replay(damaged)
    except ComptoirError as problem:
        assert str(problem)
        assert "\n" not in str(problem)
    else:
        assert damaged == SAVED
        assert table.over


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40) | st.from_regex(r"\A[A-Z][a-z]{0,9}\([a-z=,0-9 -]{0,30}\)\Z"))
def test_any_text_is_a_move_or_refused(text):
    """The parser gives a move whose name leads back to it, or one sentence."""
    kinds = comptoir.load("burgundy").kinds
    try:
        move = kinds.parse(text)
    except BadMove as problem:
        assert str(problem)
    else:
        assert kinds.parse(kinds.name(move)) == move


@given(st.integers(0, 300))
def test_numbers_and_names_are_one_to_one(n):
    """Every number has a name of its own, and the name leads back to the number."""
    kinds = comptoir.load("burgundy").kinds
    n %= len(kinds.of)
    assert kinds.parse(kinds.name(n)) == n
    assert kinds.parse(str(n)) == n
