"""Five rounds: what happens at their beginning and at their end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Task
from comptoir.games.marco_polo.characters import MATTEO
from comptoir.games.marco_polo.dice import DICE_BACK, ROLL_ALL
from comptoir.games.marco_polo.map import SMALL
from comptoir.games.marco_polo.rewards import OF_CHARACTER, GainBonuses
from comptoir.games.marco_polo.scoring import FINAL_SCORING
from comptoir.games.marco_polo.spaces import DISPLAY
from comptoir.games.marco_polo.state import NOBODY, SEATS, MarcoPolo, in_turn_order
from comptoir.games.marco_polo.taking_contracts import LAY_CONTRACT
from comptoir.games.marco_polo.turn import PLAY_ON

ROUNDS: Final = 5


class BeginRound(Task):
    """Start player, bonuses, dice back, roll; then turns around the table, and the end of the round. O1"""

    def run(self, s: MarcoPolo) -> None:
        s.then_all([NEW_STARTER, BONUSES, DICE_BACK, ROLL_ALL, FIRST_TURN, END_ROUND])


class NewStarter(Task):
    """Whoever travelled last begins; if nobody did, the hourglass stays. R15"""

    def run(self, s: MarcoPolo) -> None:
        if s.traveller != NOBODY:
            s.starter = s.traveller
        s.traveller = NOBODY


class Bonuses(Task):
    """Every small city with a post, and the characters, give their bonuses. O2 R14"""

    def run(self, s: MarcoPolo) -> None:
        steps: list[Step] = [ROUND_BONUSES[seat] for seat in in_turn_order(s)]
        s.then_all(steps)


class RoundBonuses(Task):
    """Coins and camels of the character at once, then the others in the order one likes. R14 R41 R45 R47"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        player = s.players[self.seat]
        player.coins += s.box.round_coins[player.character]
        player.camels += s.box.round_camels[player.character]
        places = player.posts & SMALL
        if player.character == MATTEO:
            places |= 1 << OF_CHARACTER
        if places:
            s.then(GainBonuses(self.seat, places))


class FirstTurn(Task):
    """The start player begins. T1"""

    def run(self, s: MarcoPolo) -> None:
        s.then(PLAY_ON[s.starter])


class EndRound(Task):
    """Contracts left over go under the special pile; six new ones are laid out, but not after the fifth round. O5"""

    def run(self, s: MarcoPolo) -> None:
        s.returned.extend(s.display)
        s.display.clear()
        if s.round + 1 == ROUNDS:
            s.then(FINAL_SCORING)
            return
        s.round += 1
        s.then(LAY_CONTRACTS, BEGIN_ROUND)


class LayContracts(Task):
    """A pile of six contracts is laid out. S5 O5"""

    def run(self, s: MarcoPolo) -> None:
        steps: list[Step] = [LAY_CONTRACT] * DISPLAY
        s.then_all(steps)


BEGIN_ROUND: Final = BeginRound()
NEW_STARTER: Final = NewStarter()
BONUSES: Final = Bonuses()
ROUND_BONUSES: Final = [RoundBonuses(seat) for seat in range(SEATS)]
FIRST_TURN: Final = FirstTurn()
END_ROUND: Final = EndRound()
LAY_CONTRACTS: Final = LayContracts()
