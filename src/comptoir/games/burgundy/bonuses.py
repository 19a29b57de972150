"""The round card: a bonus for every triple completed in its round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.burgundy.cards import ROUND_CARDS
from comptoir.games.burgundy.piles import Gather, has_animals, has_goods
from comptoir.games.burgundy.state import POINT_CARDS, Burgundy

OPTION: Final = Domain("option", 5)

NO_GOODS_LEFT: Final = Refusal("R24", "no-goods-left")
NO_ANIMALS_LEFT: Final = Refusal("R24", "no-animals-left")


class ChooseBonus(Decision):
    """Which bonus of the round card do you take for your triple? P6"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for option in range(len(ROUND_CARDS[s.round])):
            out.append(TAKE_BONUS.base + option)


class TakeBonus(Move):
    """Take a bonus of the round card. P6 R23 R24"""

    def why_not(self, s: Burgundy, ask: ChooseBonus, x: i64) -> Refusal | None:
        _, goods, animals, _, _ = ROUND_CARDS[s.round][x]
        if goods and not has_goods(s):
            return NO_GOODS_LEFT
        if animals and not has_animals(s):
            return NO_ANIMALS_LEFT
        return None

    def play(self, s: Burgundy, ask: ChooseBonus, x: i64) -> None:
        points, goods, animals, silver, workers = ROUND_CARDS[s.round][x]
        player = s.players[ask.seat]
        player.point_cards += points
        s.score(ask.seat, points, POINT_CARDS)
        player.silver += silver
        player.workers += workers
        gathered: list[Step] = [Gather(ask.seat, goods > 0, animals > 0)] * (goods + animals)
        s.then_all(gathered)

    def details(self, s: Burgundy, ask: ChooseBonus, x: i64) -> dict[str, Any]:
        return bonus_details(int(s.round), int(x))


def bonus_details(card: int, option: int) -> dict[str, Any]:
    """What the sentence of a bonus needs."""
    points, goods, animals, silver, workers = [int(count) for count in ROUND_CARDS[card][option]]
    named = {"points": points, "goods": goods, "animals": animals, "silver": silver, "workers": workers}
    what = "both" if silver and workers else next(name for name in named if named[name])
    return {"what": what, "count": points or goods or animals or silver or workers}


CHOOSE_BONUS: Final = [ChooseBonus(seat) for seat in range(4)]
TAKE_BONUS: Final = TakeBonus(OPTION)
