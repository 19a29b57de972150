"""What follows from what somebody knows: whether an answer reveals anything, and which answers all can foresee.

Both are computed on a view whose hidden cards are tokens that stand for no card (``plain.blind``). Code
that inspects a token fails. A result without a failure is the same however the hidden cards lie.
"""

from __future__ import annotations

from typing import Any, Final

from comptoir.core import plain
from comptoir.core.agenda import Decision, State, Together, apply, candidates, legal

LOOKED: Final = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)  # raised by inspecting a token


def reveals(before: State, after: State, answers: list[tuple[int, int]], players: int) -> bool:
    """Whether these answers show any viewer more than follows from its view before them."""
    if not _has_secrets(before):
        return False
    return any(_learns(before, after, answers, viewer) for viewer in (plain.SPECTATOR, *range(players)))


def sole_answer(s: State, ask: Decision) -> int | None:
    """The only legal answer, if a spectator can tell that it is the only one and its seat need not confirm it."""
    moves = legal(s, ask)
    if len(moves) != 1 or s.kinds.of[moves[0]].confirms:
        return None
    if _has_secrets(s) and not (ask.seen_by(plain.SPECTATOR) and _known_to_all(s, ask, moves)):
        return None
    return int(moves[0])


def _has_secrets(s: State) -> bool:
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, Together) or plain.has_hidden(s)


def _known_to_all(s: State, ask: Decision, moves: list[Any]) -> bool:
    try:
        return bool(legal(plain.blind(s, plain.SPECTATOR), ask) == moves)
    except LOOKED:
        return False


def _learns(before: State, after: State, answers: list[tuple[int, int]], viewer: int) -> bool:
    now = plain.key(plain.view(after, viewer))
    try:
        foretold = _foretold(before, answers, viewer)
    except LOOKED:
        foretold = None
    return bool(foretold != now and plain.key(plain.view(before, viewer)) != now)


def _foretold(before: State, answers: list[tuple[int, int]], viewer: int) -> Any:
    """The view that the viewer can predict; None if it cannot tell that the answers are legal."""
    s = plain.blind(before, viewer)
    for seat, move in answers:
        ask = plain.open_question(s, seat)
        if ask is None or not _allowed(s, ask, move):
            return None
        apply(s, ask, move)
    return plain.key(plain.view(s, viewer))


def _allowed(s: State, ask: Decision, move: int) -> bool:
    kind = s.kinds.of[move]
    return move in candidates(s, ask) and kind.why_not(s, ask, move - kind.base) is None
