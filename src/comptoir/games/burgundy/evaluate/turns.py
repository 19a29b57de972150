"""Turn boundaries and pruning, for searches with ``whole_turns``."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.core.agenda import Decision, legal
from comptoir.games.burgundy.actions import CONVERT, ConvertMore
from comptoir.games.burgundy.deck import DealTo, LayCard
from comptoir.games.burgundy.silver import BUY_CARDS
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.turn import PlayCard

LAST_ROUND = 4


def goes_on(s: Burgundy) -> bool:
    """Whether the turn goes on. It ends when a card is to be played, or cards are dealt for the next round."""
    return bool(s.agenda) and not isinstance(s.agenda[-1], (PlayCard, DealTo, LayCard))


def sensible(s: Burgundy, ask: Decision) -> list[i64]:
    """The moves to search: no purchases; workers and silver become points only in the last round, in any one mix."""
    convert = s.round == LAST_ROUND or isinstance(ask, ConvertMore)
    found: list[i64] = []
    for n in legal(s, ask):
        if CONVERT.owns(n):
            if convert:
                found.append(n)
            convert = False
        elif n != BUY_CARDS.base:
            found.append(n)
    return found
