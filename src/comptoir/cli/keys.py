"""What is typed to choose an answer: a letter that stays with it, the number of a card or die, or a word."""

from __future__ import annotations

import re
from typing import NamedTuple

from comptoir.core.phrase import Phrase
from comptoir.core.position import Position
from comptoir.texts import Texts

LETTERS = "acdefgijkmnortvx"  # all others are commands, or begin keys of two letters
LONGER = "yz"
KEYS = [*LETTERS, *[first + second for first in LONGER for second in LETTERS + LONGER]]
NUMBER = re.compile(r"\d+")
MARK = "\ue000"  # stands for a number, to see whether a sentence shows it


def nth_key(i: int) -> str:
    """The keys in order; no key is the beginning of another."""
    return KEYS[i] if i < len(KEYS) else f"{LONGER[-1]}{i}"


class Keys:
    """Which letter means which answer. An answer keeps its letter as long as the same kind of question is asked."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], dict[int, str]] = {}

    def of(self, position: Position, seat: int) -> dict[int, str]:
        """A key for every legal answer, in the order of their keys. Letters go over from what is no answer any more."""
        kept = self.known.setdefault((type(position.asked(seat)).__name__, seat), {})
        candidates = set(position.candidates(seat))
        for move in [move for move in kept if move not in candidates]:
            if len(kept) >= len(LETTERS):
                del kept[move]
        legal = position.legal(seat)
        for move in legal:
            if move not in kept:
                used = set(kept.values())
                kept[move] = next(key for key in map(nth_key, range(len(used) + 1)) if key not in used)
        return {move: kept[move] for move in sorted(legal, key=lambda move: (len(kept[move]), kept[move]))}


class Choice(NamedTuple):
    """What was meant: one answer, or several that it may be, or a reason why it is none."""

    moves: list[int]
    refused: list[int]


def choose(position: Position, seat: int, words: Texts, keys: dict[int, str], typed: str) -> Choice:
    """The answers that something typed may mean. A number means the things that bear it, never a place in a list."""
    by_key = [move for move, key in keys.items() if key == typed.lower()]
    if by_key:
        return Choice(by_key, [])
    labels = {move: position.label(move, seat) for move in position.candidates(seat)}
    if typed.isdecimal():
        meant = [move for move, label in labels.items() if bears(position, move, label, words, typed)]
    else:
        word = typed.casefold() if len(typed) > 1 else MARK  # a single letter is a key, or nothing
        meant = [move for move, label in labels.items() if word in words.say(label).casefold()]
    return Choice([move for move in keys if move in meant], [move for move in meant if move not in keys])


def bears(position: Position, move: int, label: Phrase, words: Texts, typed: str) -> bool:
    """Whether a thing that the answer is about shows this number."""
    return len(typed) < 7 and int(typed) in numbers(position, move, label, words)


def numbers(position: Position, move: int, label: Phrase, words: Texts) -> set[int]:
    """The numbers on the things of an answer: a card, a die, a column, a row, an amount to choose. No prices."""
    kind = position.game.kinds.of[move]
    found = {value for phrase in label.args.values() if isinstance(phrase, Phrase) for value in printed(phrase)}
    for domain in kind.domains:
        value = label.args.get(domain.name)
        if isinstance(value, int) and shows(words, label, domain.name):
            found.add(value)
        elif isinstance(value, int):  # the first thing is called 1
            found |= {value + 1 for name, n in label.args.items() if n == value + 1 and shows(words, label, name)}
    return found


def printed(thing: Phrase) -> list[int]:
    """The number on a card or a die."""
    return [value for name in ("number", "value") if isinstance(value := thing.args.get(name), int)]


def shows(words: Texts, label: Phrase, name: str) -> bool:
    """Whether the sentence says this argument."""
    return MARK in words.say(Phrase(label.message, {**label.args, name: MARK}))
