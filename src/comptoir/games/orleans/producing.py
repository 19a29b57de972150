"""Places that bring goods, coins or development, and the Pharmacy."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.orleans.bank import gain_good, pay, receive
from comptoir.games.orleans.box import GOOD
from comptoir.games.orleans.effect import Effect
from comptoir.games.orleans.state import Orleans, bits
from comptoir.games.orleans.tracks import END, develop, loss_of_steps, status

DOSES: Final = 3

NO_GOOD_LEFT: Final = Refusal("E4", "no-good-left")
DEVELOPMENT_AT_END: Final = Refusal("E6", "development-at-end")
NO_COIN: Final = Refusal("J5", "no-coin")
TOO_FEW_COINS: Final = Refusal("J5", "too-few-coins")
BEYOND_THE_END: Final = Refusal("J5", "beyond-the-end")


class Produce(Effect):
    """A good from the goods market. W1"""

    def __init__(self, seat: i64, good: i64) -> None:
        super().__init__(seat)
        self.good: i64 = good

    def why_not(self, s: Orleans) -> Refusal | None:
        return None if s.goods[self.good] else NO_GOOD_LEFT

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"good": GOOD.phrase(int(self.good))}

    def run(self, s: Orleans) -> None:
        s.goods[self.good] -= 1
        gain_good(s, self.seat, self.good)


class Earn(Effect):
    """Coins, in the Windmill with development; never closed. W2 E6"""

    def __init__(self, seat: i64, coins: i64, steps: i64) -> None:
        super().__init__(seat)
        self.coins: i64 = coins
        self.steps: i64 = steps

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"loss": loss_of_steps(s, self.seat, self.steps) if self.steps else ""}

    def run(self, s: Orleans) -> None:
        receive(s, self.seat, self.coins)
        develop(s, self.seat, self.steps)


class Develop(Effect):
    """Nothing but development; closed at the end of the track. W3 E6"""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: i64 = steps

    def why_not(self, s: Orleans) -> Refusal | None:
        return DEVELOPMENT_AT_END if s.players[self.seat].development == END else None

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"loss": loss_of_steps(s, self.seat, self.steps)}

    def run(self, s: Orleans) -> None:
        develop(s, self.seat, self.steps)


class Hospital(Effect):
    """As many coins as the development status. W4"""

    def run(self, s: Orleans) -> None:
        receive(s, self.seat, status(s, self.seat))


class Office(Effect):
    """A coin for each trading station built. W5 J6"""

    def run(self, s: Orleans) -> None:
        receive(s, self.seat, bits(s.players[self.seat].built))


# --- The Pharmacy -----------------------------------------------------------------


class Pharmacy(Effect):
    """Coins become steps of development. J5"""

    def why_not(self, s: Orleans) -> Refusal | None:
        if s.players[self.seat].development == END:
            return DEVELOPMENT_AT_END
        return None if s.players[self.seat].coins else NO_COIN

    def run(self, s: Orleans) -> None:
        s.then(HOW_MUCH_MEDICINE[self.seat])


class HowMuchMedicine(Decision):
    """How many coins do you pay for as many steps? J5"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        for dose in range(DOSES):
            out.append(BUY_STEPS.base + dose)


class BuySteps(Move):
    """Pay so many coins for as many steps of development. J5"""

    def why_not(self, s: Orleans, ask: HowMuchMedicine, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        if player.coins < x + 1:
            return TOO_FEW_COINS
        return BEYOND_THE_END if player.development + x + 1 > END else None

    def play(self, s: Orleans, ask: HowMuchMedicine, x: i64) -> None:
        pay(s, ask.seat, x + 1)
        develop(s, ask.seat, x + 1)

    def details(self, s: Orleans, ask: HowMuchMedicine, x: i64) -> dict[str, Any]:
        player = s.players[ask.seat]
        return {"price": x + 1, "have": int(player.coins), "left": END - int(player.development)}


HOW_MUCH_MEDICINE: Final = [HowMuchMedicine(seat) for seat in range(4)]
BUY_STEPS: Final = BuySteps(Domain("coins", ("1", "2", "3")))
