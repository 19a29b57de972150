"""What the fields of Marco Polo mean that are like no other's."""

from __future__ import annotations

from typing import Any, Final

from comptoir.core.coding import Coding, one, row, seat_bits, seat_tally
from comptoir.core.meaning import NOBODY, Held, Meaning, Slots, count
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.marco_polo.map import LARGE, LARGE_CITIES, PLACE_NAMES
from comptoir.games.marco_polo.spaces import CARDS, PURSE, SPACE

LARGE_CITY: Final = Domain("place", PLACE_NAMES[LARGE : LARGE + LARGE_CITIES])
CARD_SPACE: Final = Domain("space", SPACE.items[CARDS:])
COLOURS: Final = 7  # as in ``state``: the seats', black, white and neutral
FACES: Final = 7
SEATS: Final = 4


class Spaces(Domain):
    """The action spaces, and the purse."""

    def phrase(self, i: int) -> Phrase | int:
        return SPACE.phrase(i) if i < PURSE else Phrase("space-purse")


SPACE_OR_PURSE: Final = Spaces("space", [*SPACE.items, "purse"])


class Lying(Slots):
    """The dice on the board, each one number: its space, its colour and what it shows."""

    def __init__(self, index: Domain, domain: Domain, *, alone: bool) -> None:
        super().__init__(index, domain, alone=alone)
        self.low, self.high = 0, int(index.size) * COLOURS * FACES - 1

    def coding(self) -> Coding:
        colours = ("0", "1", "2", "3", "black", "white", "neutral")
        names = [f"{space} {c} {n}" for space in self.index.items for c in colours for n in range(FACES)]
        return one(seat_tally(names, FACES, COLOURS))

    def fits(self, value: Any) -> bool:
        return all(self.low <= int(die) <= self.high for die in value)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return count({}, [self.die(int(die)) for die in value])

    def die(self, die: int) -> tuple[int, int, int]:
        """Whose it is, its space, and its number among the dice in hand."""
        space, colour, shows = die // FACES // COLOURS, die // FACES % COLOURS, die % FACES
        if colour < SEATS:
            return colour, space, shows
        return NOBODY, space, (colour - SEATS + 1) % 3 * FACES + shows  # a neutral die is called like an own one


class Masks(Meaning):
    """Whose dice lie on each space, a bit for each seat and one for all others."""

    def __init__(self, *, told: bool) -> None:
        super().__init__("", (0, 31), told=told)

    def coding(self) -> Coding:
        return row(seat_bits(SEATS, "no player"), SPACE.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(NOBODY, space, int(mask)): 1 for space, mask in enumerate(value)}

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return thing
