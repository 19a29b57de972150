"""Hand-written priors: how likely a sensible player is to choose a move."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.games.burgundy.actions import CONVERT, PLACE, RESTOCK, SELL, TAKE, TAKE_SILVER
from comptoir.games.burgundy.cards import CLOISTER, TYPE
from comptoir.games.burgundy.effects import FETCH_CARD
from comptoir.games.burgundy.estate import lies_on
from comptoir.games.burgundy.evaluate.stacks import cards_on
from comptoir.games.burgundy.piles import DECLINE
from comptoir.games.burgundy.silver import BUY_CARDS
from comptoir.games.burgundy.state import Burgundy, Player


def answer_prior(s: Burgundy, ask: Decision, n: i64) -> float:
    """Placing and taking what fits come first."""
    if PLACE.owns(n):
        return 8.0
    if TAKE.owns(n):
        x = n - TAKE.base
        return taking_prior(s.players[ask.seat], s.display[x // 5][x % 5])
    if FETCH_CARD.owns(n):
        x = n - FETCH_CARD.base
        return 4.0 * taking_prior(s.players[ask.seat], s.display[x // 5][x % 5])
    if SELL.owns(n):
        return 2.0 * float(s.players[ask.seat].goods[n - SELL.base])
    if n == BUY_CARDS.base:
        return 4.0
    if CONVERT.owns(n):
        return 0.2 if s.round < 4 or s.turn < 5 else 3.0
    if n == RESTOCK.base or n == TAKE_SILVER.base or n == DECLINE.base:
        return 0.5
    return 1.0


def taking_prior(player: Player, card: i64) -> float:
    """A card is the more welcome the further its stack has come; with three projects there is no hurry."""
    best = 0.6
    if TYPE[card] == CLOISTER:
        best = 1.5
    for stack in range(len(player.open) // 2):
        if lies_on(player, stack) == TYPE[card]:
            best = 1.8 if cards_on(player, stack) == 1 else 4.0
    return best if len(player.projects) < 3 else 0.2 * best
