"""One action for each figure, where it has stopped."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Step
from comptoir.core.moves import Move, Moves
from comptoir.games.la_loire.building import buildings_here
from comptoir.games.la_loire.components import N_GOODS, N_LEVELS, PLACE, is_city
from comptoir.games.la_loire.delivering import messages_here
from comptoir.games.la_loire.losses import loss_after
from comptoir.games.la_loire.messages import BUY_MESSAGE, how_many
from comptoir.games.la_loire.recruiting import persons_here
from comptoir.games.la_loire.state import Act, Loire
from comptoir.games.la_loire.trading import SELL, SHIP, goods_here


class MerchantAct(Act):
    """What does your merchant do here? T2 D18"""

    def candidates(self, s: Loire, out: Moves) -> None:
        if is_city(s.at[self.relay]):
            for good in range(N_GOODS):
                out.append(SELL.base + good)
            out.append(SHIP.base)
            out.append(SHIP.base + 1)
            buildings_here(s, self.seat, out)
        else:
            goods_here(s, self.seat, out)
        persons_here(s, self.relay, out)
        out.append(PASS.base)

    def details(self, s: Loire) -> dict[str, Any]:
        return {"place": PLACE.said(s, int(s.at[self.relay]))}


class MessengerAct(Act):
    """What does your messenger do here? T2 D18"""

    def candidates(self, s: Loire, out: Moves) -> None:
        if how_many(s, self.seat, s.at[self.relay]):
            for level in range(N_LEVELS):
                out.append(BUY_MESSAGE.base + level)
        messages_here(s, self.seat, out)
        persons_here(s, self.relay, out)
        out.append(PASS.base)

    def details(self, s: Loire) -> dict[str, Any]:
        return {"place": PLACE.said(s, int(s.at[self.relay]))}


class Pass(Move):
    """No action: none is ever compulsory. T2"""

    def play(self, s: Loire, ask: Act, x: i64) -> None:
        """The figure is done."""

    def details(self, s: Loire, ask: Act, x: i64) -> dict[str, Any]:
        return {"loss": loss_after(s, ask.seat, 0)}


PASS: Final = Pass()
ACT: Final[list[Step]] = [MessengerAct(relay) if relay % 2 else MerchantAct(relay) for relay in range(8)]
