"""Stacks and the triples they become."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.cards import CLOISTER, KIND, TYPE
from comptoir.games.burgundy.estate import lies_on
from comptoir.games.burgundy.state import EMPTY, NOBODY, Burgundy, Player

ROUND_BONUS: Final[list[float]] = [2.15, 2.58, 1.42, 0.98, 0.43]  # what the bonus of a round is worth
STARTED: Final[list[float]] = [0.0, 0.26, 0.62, 1.0]  # the share of a triple that its first cards are worth
FIRST: Final = 0.58  # the bonus of the first triple of a type, which others may take
SOON: Final = 1.28  # actions for a missing card, if the triple is to be completed in this round
A_NEW_TYPE: Final = 0.22  # on the way to all seven
ANOTHER_STACK: Final = 0.07  # what every stack beyond the third costs

# What a card brings when it is placed, by its kind, in the order of the table of cards.
EFFECT_WORTH: Final[list[float]] = [
    *[1.02, 0.73, 0.0, 0.66, 0.74, 0.99],
    *[0.37, 0.73, 0.35, 1.15, 0.79, 0.83, 0.55, 0.62],
]


def actions_left(s: Burgundy, player: Player) -> float:
    """Cards still to be played, this round and later."""
    return float(actions_this_round(s, player) + 6 * (4 - s.round))


def actions_this_round(s: Burgundy, player: Player) -> i64:
    """Cards still to be played in this round; before the first turn they are still being dealt."""
    return len(player.hand) + len(player.stack) if s.turn else 6


def triple_worth(s: Burgundy, player: Player, type_: i64, missing: i64) -> float:
    """What a triple of a type brings, bonus cards included; if it takes too long, the next round's bonus."""
    first = FIRST if s.firsts[type_] == NOBODY else 0.0
    late = s.round < 4 and float(actions_this_round(s, player)) < SOON * float(missing)
    return float(s.box.value[type_]) + ROUND_BONUS[s.round + 1 if late else s.round] + first


def in_time(missing: i64, actions: float) -> float:
    """How likely so many cards are still found and placed: each takes nearly three actions."""
    if not missing:
        return 1.0
    beyond = actions + 1.0 - 2.74 * float(missing)
    return 0.0 if beyond < 0.0 else min(0.32 + 0.12 * beyond, 1.0)


def cards_on(player: Player, stack: i64) -> i64:
    """How many cards lie on a started stack."""
    return 1 if player.open[2 * stack + 1] == EMPTY else 2


def stack_worth(s: Burgundy, player: Player, type_: i64, cards: i64, actions: float) -> float:
    """A stack of a type by the share of its triple that lies there."""
    missing = 3 - cards
    return STARTED[cards] * triple_worth(s, player, type_, missing) * in_time(missing, actions)


def stacks_worth(s: Burgundy, player: Player, actions: float) -> float:
    """All started stacks; too many of them are not finished."""
    worth = 0.0
    stacks: i64 = len(player.open) // 2
    for stack in range(stacks):
        worth += stack_worth(s, player, lies_on(player, stack), cards_on(player, stack), actions)
    return worth - ANOTHER_STACK * float(stacks - 3) if stacks > 3 else worth


def placing_worth(s: Burgundy, player: Player, card: i64, actions: float) -> float:
    """What placing this card would bring: its share of a triple, its colour, and its effect."""
    own_type = TYPE[card]
    stacks: i64 = len(player.open) // 2
    best = stack_worth(s, player, own_type, 1, actions) - (ANOTHER_STACK if stacks > 2 else 0.0)
    for stack in range(stacks):
        type_ = lies_on(player, stack)
        if type_ == own_type or own_type == CLOISTER or type_ == CLOISTER:
            cards = cards_on(player, stack)
            whole = own_type if type_ == CLOISTER else type_
            gain = stack_worth(s, player, whole, cards + 1, actions) - stack_worth(s, player, type_, cards, actions)
            best = max(best, gain)
    if not player.types >> own_type & 1:
        best += A_NEW_TYPE
    return best + EFFECT_WORTH[KIND[card]]
