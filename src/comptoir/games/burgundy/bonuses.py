"""The round card: a bonus for every triple completed in its round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.burgundy.cards import BONUS
from comptoir.games.burgundy.piles import Gather, has_animals, has_goods
from comptoir.games.burgundy.state import POINT_CARDS, Burgundy

OPTION: Final = Domain("option", 5)

# What a bonus counts, in this order.
POINTS: Final = 0
GOODS: Final = 1
ANIMALS: Final = 2
SILVER: Final = 3
WORKERS: Final = 4

NO_GOODS_LEFT: Final = Refusal("R24", "no-goods-left")
NO_ANIMALS_LEFT: Final = Refusal("R24", "no-animals-left")


class ChooseBonus(Decision):
    """Which bonus of the round card do you take for your triple? P6"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for option in range(len(s.box.rounds[s.round])):
            out.append(TAKE_BONUS.base + option)


class TakeBonus(Move):
    """Take a bonus of the round card. P6 R23 R24"""

    def why_not(self, s: Burgundy, ask: ChooseBonus, x: i64) -> Refusal | None:
        bonus = s.box.rounds[s.round][x]
        if bonus[POINTS] or bonus[SILVER] or bonus[WORKERS]:
            return None
        if (bonus[GOODS] and has_goods(s)) or (bonus[ANIMALS] and has_animals(s)):
            return None
        return NO_GOODS_LEFT if bonus[GOODS] else NO_ANIMALS_LEFT

    def play(self, s: Burgundy, ask: ChooseBonus, x: i64) -> None:
        bonus = s.box.rounds[s.round][x]
        player = s.players[ask.seat]
        player.point_cards += bonus[POINTS]
        s.score(ask.seat, bonus[POINTS], POINT_CARDS)
        player.silver += bonus[SILVER]
        player.workers += bonus[WORKERS]
        gathered: list[Step] = [Gather(ask.seat, True, False)] * bonus[GOODS]
        gathered.extend([Gather(ask.seat, False, True)] * bonus[ANIMALS])
        s.then_all(gathered)

    def details(self, s: Burgundy, ask: ChooseBonus, x: i64) -> dict[str, Any]:
        return {"what": bonus_phrase(s.box.rounds[s.round][x])}


def bonus_phrase(bonus: list[i64]) -> Phrase:
    """A bonus in words: "2 silver", "1 silver and 1 worker"."""
    parts = [Phrase(f"bonus-{BONUS[i]}", {"n": int(bonus[i])}) for i in range(len(BONUS)) if bonus[i]]
    whole = parts[0]
    for part in parts[1:]:
        whole = Phrase("bonus-sum", {"one": whole, "other": part})
    return whole


CHOOSE_BONUS: Final = [ChooseBonus(seat) for seat in range(4)]
TAKE_BONUS: Final = TakeBonus(OPTION)
