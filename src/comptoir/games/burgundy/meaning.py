"""What the fields of Burgundy mean that are like no other's."""

from __future__ import annotations

from typing import Any, Final

from comptoir.core.meaning import NOBODY, Held, OfDomain, Owners
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.burgundy.cards import ANIMAL, GOOD

BONUS_POINTS: Final = Domain("bonus", 5)
EGON: Final = 9
ANIMAL_PILES: Final = 2


class Tops(OfDomain):
    """The top cards of the four piles: two of goods, two of animals."""

    def __init__(self, piles: Domain) -> None:
        super().__init__(piles, (-1, int(ANIMAL.size) - 1), sort="top", at="piles")

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(NOBODY, pile, int(card)): 1 for pile, card in enumerate(value) if card >= 0}

    def kind(self, where: int) -> Domain:
        """What lies in a pile."""
        return GOOD if where < ANIMAL_PILES else ANIMAL

    def where(self, s: Any, where: int) -> Phrase | None:
        pile = self.domain.phrase(where)
        return pile if isinstance(pile, Phrase) else None


class Firsts(Owners):
    """Who has the bonus for the first triple of each type; in the solo game Egon may."""

    def __init__(self, domain: Domain, *, word: str) -> None:
        super().__init__(domain, most=EGON, word=word)

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
