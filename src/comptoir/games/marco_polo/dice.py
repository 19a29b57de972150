"""Dice: in hand, rolled, and made up for when the roll is low."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Chance, Decision, Step, Task
from comptoir.core.chance import Rng
from comptoir.core.meaning import Count
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import Phrase, seat_name
from comptoir.games.marco_polo.characters import MATTEO, RASCHID
from comptoir.games.marco_polo.spaces import ENOUGH_PIPS, NEUTRAL_KHAN_DICE, SPACES
from comptoir.games.marco_polo.state import (
    BLACK,
    BLACK_COLOUR,
    COLOURS,
    DICE_EACH,
    DIE,
    FACES,
    NEUTRAL_COLOUR,
    NO_COLOUR,
    OWN,
    SEATS,
    WHITE,
    MarcoPolo,
    Player,
    in_turn_order,
)

# --- In hand ----------------------------------------------------------------------


def add_die(player: Player, die: i64) -> None:
    """A die for the hand, which is kept sorted."""
    dice = player.dice
    i: i64 = len(dice)
    while i > 0 and dice[i - 1] > die:
        i -= 1
    dice.insert(i, die)


def take_die(player: Player, die: i64) -> None:
    """A die leaves the hand; one of Raschid's is given its value in this moment. R40"""
    if player.character == RASCHID:
        player.dice.remove(die - die % FACES)
    else:
        player.dice.remove(die)


def lay_die(s: MarcoPolo, seat: i64, die: i64, space: i64) -> None:
    """A die of this seat lies on a space of the board."""
    colour: i64 = seat if die < FACES else BLACK_COLOUR + die // FACES - BLACK
    s.lying.append((space * COLOURS + colour) * FACES + die % FACES)


# --- The roll of a round ----------------------------------------------------------


class DiceBack(Task):
    """All dice come back but the neutral ones; the black ones lie ready again. O3 R10 R11"""

    def run(self, s: MarcoPolo) -> None:
        neutral = [die for die in s.lying if die // FACES % COLOURS == NEUTRAL_COLOUR]
        for die in s.lying:
            s.black += 1 if die // FACES % COLOURS == BLACK_COLOUR else 0
        s.lying = neutral
        for space in range(SPACES):
            s.on[space] = 0
        for die in neutral:
            s.on[die // FACES // COLOURS] = NO_COLOUR
        s.khan_dice = NEUTRAL_KHAN_DICE[len(s.players)]
        s.khan_value = 1 if s.khan_dice else 0
        for player in s.players:
            player.dice = [OWN * FACES] * DICE_EACH


class RollAll(Task):
    """Everybody rolls; whoever has fewer than 15 pips is made up for it. O4"""

    def run(self, s: MarcoPolo) -> None:
        steps: list[Step] = []
        for seat in in_turn_order(s):
            if s.players[seat].character != RASCHID:
                steps.append(ROLL[seat])
            if s.players[seat].character == MATTEO:
                steps.append(ROLL_WHITE[seat])
        for seat in in_turn_order(s):
            steps.append(MAKE_UP[seat])
        s.then_all(steps)


# A roll of five dice is its values in order; so many of the 7776 ways of falling show the same.
ROLLS: Final[list[list[i64]]] = [list(roll) for roll in combinations_with_replacement(range(1, 7), DICE_EACH)]
N_ROLLS: Final = 252
WAYS_TO_FALL: Final = 7776


def _roll_of_each_way() -> list[i64]:
    number = {tuple(roll): i for i, roll in enumerate(ROLLS)}
    found: list[i64] = []
    for way in range(WAYS_TO_FALL):
        dice = sorted([way // 6**i % 6 + 1 for i in range(DICE_EACH)])
        found.append(number[tuple(dice)])
    return found


ROLL_OF: Final[list[i64]] = _roll_of_each_way()
ROLL_WEIGHTS: Final[list[i64]] = [ROLL_OF.count(i) for i in range(N_ROLLS)]


class RollDomain(Domain):
    """A roll is called by what the dice show."""

    def phrase(self, i: int) -> Phrase | int:
        """Five numbers."""
        return Phrase("roll", dict(zip("abcde", [int(value) for value in ROLLS[i]], strict=True)))


class RollDice(Chance):
    """What do the five dice of this seat show? O4"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for i in range(N_ROLLS):
            out.append(ROLLED.base + i)

    def weights(self, s: MarcoPolo) -> list[i64]:
        return ROLL_WEIGHTS[:]

    def sample(self, s: MarcoPolo, rng: Rng) -> i64:
        return ROLLED.base + ROLL_OF[rng.below(WAYS_TO_FALL)]


class Rolled(Move):
    """What five dice show."""

    def play(self, s: MarcoPolo, ask: RollDice, x: i64) -> None:
        s.players[ask.to].dice = ROLLS[x][:]

    def details(self, s: MarcoPolo, ask: RollDice, x: i64) -> dict[str, Any]:
        return {"who": seat_name(int(ask.to))}


class RollDie(Chance):
    """What does this die show?"""

    def __init__(self, to: i64, sort: i64) -> None:
        super().__init__()
        self.to: i64 = to
        self.sort: i64 = sort

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for i in range(6):
            out.append(DIE_ROLLED.base + i)

    def sample(self, s: MarcoPolo, rng: Rng) -> i64:
        return DIE_ROLLED.base + rng.below(6)


class DieRolled(Move):
    """What a single die shows."""

    def play(self, s: MarcoPolo, ask: RollDie, x: i64) -> None:
        add_die(s.players[ask.to], ask.sort * FACES + x + 1)

    def details(self, s: MarcoPolo, ask: RollDie, x: i64) -> dict[str, Any]:
        return {"who": seat_name(int(ask.to)), "die": DIE.phrase(int(ask.sort) * FACES + int(x) + 1)}


# --- Compensation -----------------------------------------------------------------


class MakeUp(Task):
    """Fewer than 15 pips: a coin or a camel for each pip missing. R12"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        missing: i64 = ENOUGH_PIPS
        for die in s.players[self.seat].dice:
            missing -= die % FACES
        if missing > 0 and s.players[self.seat].character != RASCHID:
            s.then(Compensate(self.seat, missing))


class Compensate(Decision):
    """How many of the missing pips do you take as coins, the others as camels? R12"""

    def __init__(self, seat: i64, missing: Annotated[i64, Count(30)]) -> None:
        super().__init__(seat)
        self.missing: i64 = missing

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for coins in range(self.missing + 1):
            out.append(TAKE_COMPENSATION.base + coins)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"missing": int(self.missing)}


class TakeCompensation(Move):
    """So many coins, and camels for the rest. R12"""

    def play(self, s: MarcoPolo, ask: Compensate, x: i64) -> None:
        s.players[ask.seat].coins += x
        s.players[ask.seat].camels += ask.missing - x

    def details(self, s: MarcoPolo, ask: Compensate, x: i64) -> dict[str, Any]:
        return {"camels": int(ask.missing) - int(x)}


DICE_BACK: Final = DiceBack()
ROLL_ALL: Final = RollAll()
ROLL: Final = [RollDice(seat) for seat in range(SEATS)]
ROLL_BLACK: Final = [RollDie(seat, BLACK) for seat in range(SEATS)]
ROLL_WHITE: Final = [RollDie(seat, WHITE) for seat in range(SEATS)]
MAKE_UP: Final = [MakeUp(seat) for seat in range(SEATS)]
ROLLED: Final = Rolled(RollDomain("dice", ["-".join([str(value) for value in roll]) for roll in ROLLS]))
DIE_ROLLED: Final = DieRolled(Domain("value", ("1", "2", "3", "4", "5", "6")))
TAKE_COMPENSATION: Final = TakeCompensation(Domain("coins", 11))
