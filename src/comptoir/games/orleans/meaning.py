"""What the fields of Orléans mean that are like no other's."""

from __future__ import annotations

from typing import Any, Final

from comptoir.core.meaning import NOBODY, Held, Meaning, Slots
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.box import CHARACTER, FOLLOWER
from comptoir.games.orleans.map import N_GOODS_SPACES, ROUTES, TOWN
from comptoir.games.orleans.places import PLACE, SPACE_PLACE


class Things(Domain):
    """What may lie on an action space: a follower, or a technology tile."""

    def phrase(self, i: int) -> Phrase | int:
        return FOLLOWER.phrase(i) if i < FOLLOWER.size else Phrase("unit-technology", {"n": 1})


THING: Final = Things("follower", [*FOLLOWER.items, "technology"])
ROUTE: Final = Domain("route", N_GOODS_SPACES)
SPACE_ROUTE: Final = [route for route, row in enumerate(ROUTES) for _ in range(2 if row[3] else 1)]


class Spaces(Slots):
    """What lies on the action spaces, told by their places."""

    def slot(self, i: int) -> int:
        return int(SPACE_PLACE[i])

    def where(self, s: Any, where: int) -> Phrase | None:
        place = PLACE.phrase(where)
        return place if isinstance(place, Phrase) else None


class Routes(Slots):
    """The goods on the routes, told by the towns at their ends."""

    def slot(self, i: int) -> int:
        return SPACE_ROUTE[i]

    def where(self, s: Any, where: int) -> Phrase | None:
        _, one, other, _ = ROUTES[where]
        ends = {"one": TOWN.phrase(TOWN.items.index(one)), "other": TOWN.phrase(TOWN.items.index(other))}
        return Phrase("at-route", ends)


class Deeds(Meaning):
    """Free spaces of the beneficial deeds: what is told are the followers who stand there."""

    def __init__(self) -> None:
        super().__init__("follower", (0, 3))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        from comptoir.games.orleans.deeds import OPENINGS

        stand = [(deed, who, size - int(free)) for (deed, who, size), free in zip(OPENINGS, value, strict=True)]
        return {(NOBODY, deed, who): n for deed, who, n in stand if n}

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return CHARACTER.phrase(thing)

    def where(self, s: Any, where: int) -> Phrase | None:
        from comptoir.games.orleans.deeds import DEED

        deed = DEED.phrase(where)
        return deed if isinstance(deed, Phrase) else None
