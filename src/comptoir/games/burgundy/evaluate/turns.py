"""How a turn may go on, for those who think it through to its end."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.core.agenda import Chance, Decision, legal
from comptoir.games.burgundy.actions import CONVERT, ConvertMore
from comptoir.games.burgundy.deck import DealTo, LayCard
from comptoir.games.burgundy.silver import BUY_CARDS
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.turn import PlayCard

LAST_ROUND = 4


def goes_on(s: Burgundy, out: list[i64]) -> bool:
    """Until a card is to be played, or cards are dealt for the next round."""
    if not s.agenda:
        return False
    ask = s.agenda[-1]
    if isinstance(ask, (PlayCard, DealTo, LayCard)):
        return False
    if isinstance(ask, Decision) and not isinstance(ask, Chance):
        sensible(s, ask, out)
    return True


def sensible(s: Burgundy, ask: Decision, out: list[i64]) -> None:
    """The answers but for a purchase; points for workers and silver, in whatever mix, in the last round only."""
    convert = s.round == LAST_ROUND or isinstance(ask, ConvertMore)
    for n in legal(s, ask):
        if CONVERT.owns(n):
            if convert:
                out.append(n)
            convert = False
        elif n != BUY_CARDS.base:
            out.append(n)
