"""What follows from what somebody knows: whether an answer reveals anything, and which answers all can foresee.

Both are computed on a view whose hidden cards are tokens that stand for no card (``plain.blind``). Code
that inspects a token fails. A result without a failure is the same however the hidden cards lie.
"""

from __future__ import annotations

from typing import Final

from comptoir.core import plain
from comptoir.core.agenda import Decision, State, Together, apply, candidates, legal

LOOKED: Final = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)  # raised by inspecting a token


def reveals(before: State, after: State, answers: list[tuple[int, int]], players: int) -> bool:
    """Whether these answers show any viewer more than follows from its view before them."""
    if not has_secrets(before):
        return False
    viewers = (plain.SPECTATOR, *range(players))
    return any(learns(plain.view(before, v), plain.view(after, v), answers, v) for v in viewers)


def learns(before: State, after: State, answers: list[tuple[int, int]], viewer: int) -> bool:
    """The same for one viewer, by its views before and after; the one before is used up."""
    now = plain.key(after)
    if plain.key(before) == now:
        return False
    try:
        return not _foretells(before, answers, viewer) or bool(plain.key(before) != now)
    except LOOKED:
        return True


def _foretells(seen: State, answers: list[tuple[int, int]], viewer: int) -> bool:
    """Bring a view to where the viewer expects it after these answers; whether it can tell that they are legal."""
    plain.mark_hidden(seen)
    for seat, move in answers:
        ask = plain.open_question(seen, seat)
        if ask is None or not _allowed(seen, ask, move):
            return False
        apply(seen, ask, move)
    plain.veil(seen, viewer)
    return True


def sole_answer(s: State, ask: Decision) -> int | None:
    """The only legal answer, if a spectator can tell that it is the only one and its seat need not confirm it."""
    moves = legal(s, ask)
    return int(moves[0]) if len(moves) == 1 and is_sole(s, ask, int(moves[0])) else None


def is_sole(s: State, ask: Decision, move: int) -> bool:
    """The same of the only legal answer."""
    if s.kinds.of[move].confirms:
        return False
    return not has_secrets(s) or (ask.seen_by(plain.SPECTATOR) and _known_to_all(s, ask, move))


def has_secrets(s: State) -> bool:
    """Whether anything lies on the table that not everybody knows."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, Together) or plain.has_hidden(s)


def _known_to_all(s: State, ask: Decision, move: int) -> bool:
    try:
        return bool(legal(plain.blind(s, plain.SPECTATOR), ask) == [move])
    except LOOKED:
        return False


def _allowed(s: State, ask: Decision, move: int) -> bool:
    kind = s.kinds.of[move]
    return move in candidates(s, ask) and kind.why_not(s, ask, move - kind.base) is None
