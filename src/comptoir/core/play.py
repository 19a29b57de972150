"""Random play: the inner loop of bots, benchmarks and tests."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.core.agenda import State, any_legal, apply, settle
from comptoir.core.chance import Rng
from comptoir.core.moves import Moves


def chance(s: State, rng: Rng) -> None:
    """Let chance answer until a seat must, or the game is over."""
    ask = settle(s)
    while ask is not None and ask.seat < 0:
        ask = apply(s, ask, ask.sample(s, rng))


def playout(s: State, rng: Rng) -> i64:
    """Random rollout to the end, every legal answer equally likely; returns how many answers seats gave."""
    count: i64 = 0
    out = Moves()
    ask = settle(s)
    while ask is not None:
        if ask.seat >= 0:
            ask = apply(s, ask, any_legal(s, ask, rng, out))
            count += 1
        else:
            ask = apply(s, ask, ask.sample(s, rng))
    return count
