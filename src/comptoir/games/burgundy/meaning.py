"""What the fields of Burgundy mean that are like no other's."""

from __future__ import annotations

from typing import Any, Final

from comptoir.core.coding import Coding, choice, row, seat
from comptoir.core.meaning import NOBODY, Held, OfDomain, Owners, Zone
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.burgundy.cards import ANIMAL, DIE, GOOD, N_FACES

BONUS_POINTS: Final = Domain("bonus", 5)
EGON: Final = 9
ANIMAL_PILES: Final = 2
ANIMALS: Final = 10  # so that animals are told from goods


class Tops(OfDomain):
    """The top cards of the four piles: two of goods, two of animals."""

    def __init__(self, piles: Domain) -> None:
        super().__init__(piles, (-1, int(ANIMAL.size) - 1))

    def coding(self) -> Coding:
        return row(choice([str(i) for i in range(self.high + 1)]), self.domain.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        tops = [(pile, int(card) + (ANIMALS if pile >= ANIMAL_PILES else 0)) for pile, card in enumerate(value)]
        return {(NOBODY, pile, card): 1 for pile, card in tops if value[pile] >= 0}

    def stuff(self, thing: int) -> tuple[str, int]:
        return (ANIMAL.name, thing - ANIMALS) if thing >= ANIMALS else (GOOD.name, thing)

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return ANIMAL.phrase(thing - ANIMALS) if thing >= ANIMALS else GOOD.phrase(thing)

    def where(self, s: Any, where: int) -> Phrase | None:
        pile = self.domain.phrase(where)
        return pile if isinstance(pile, Phrase) else None


class Hand(Zone):
    """Cards in hand, of which the owner sees the number."""

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return super().thing(s, thing) if thing < N_FACES else Phrase("as-glimpsed", {"number": int(DIE[thing]) + 1})


class Firsts(Owners):
    """Who has the bonus for the first triple of each type; in the solo game Egon may."""

    def __init__(self, domain: Domain, *, word: str) -> None:
        super().__init__(domain, most=EGON, word=word)

    def coding(self) -> Coding:
        return row(seat("egon"), self.domain.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        found: Held = {}
        for i, owner in enumerate(value):
            if owner == EGON:
                found[NOBODY, 1, i] = 1
            elif owner != NOBODY:
                found[int(owner), 0, i] = 1
        return found

    def where(self, s: Any, where: int) -> Phrase | None:
        return Phrase("at-egon") if where else None
