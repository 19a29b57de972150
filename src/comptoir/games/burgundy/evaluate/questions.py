"""The value of open questions: what they will still bring in this turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.bonuses import ChooseBonus
from comptoir.games.burgundy.cards import KIND
from comptoir.games.burgundy.effects import ChooseCard, PlaceAnother, SellAny
from comptoir.games.burgundy.estate import ChooseStack
from comptoir.games.burgundy.evaluate.projects import number_worth, room_worth
from comptoir.games.burgundy.evaluate.stacks import EFFECT_WORTH, ROUND_BONUS, placing_worth
from comptoir.games.burgundy.piles import FromPile, Gather
from comptoir.games.burgundy.projects import MakeRoom
from comptoir.games.burgundy.silver import UseOne
from comptoir.games.burgundy.state import Burgundy, Player

A_CARD: Final = 1.05  # a goods or animal card


def open_steps_worth(s: Burgundy, player: Player, seat: i64, actions: float) -> float:
    """What the seat is still to get in this turn."""
    worth = 0.0
    for step in s.agenda:
        if isinstance(step, Decision) and step.seat == seat:
            worth += question_worth(s, player, step, actions)
        elif isinstance(step, Gather) and step.seat == seat:
            worth += A_CARD
    return worth


def question_worth(s: Burgundy, player: Player, step: Decision, actions: float) -> float:
    """What an open question will bring."""
    if isinstance(step, Act):
        return number_worth(s, player, step.die, actions)
    if isinstance(step, FromPile):
        return A_CARD
    if isinstance(step, ChooseBonus):
        return ROUND_BONUS[s.round]
    if isinstance(step, ChooseStack):
        return placing_worth(s, player, step.card, actions) - EFFECT_WORTH[KIND[step.card]]
    if isinstance(step, MakeRoom):
        return room_worth(s, player, step.card, actions)
    if isinstance(step, UseOne):
        return 0.84
    if isinstance(step, PlaceAnother):
        return 0.73
    return 0.59 if isinstance(step, (ChooseCard, SellAny)) else 0.0
