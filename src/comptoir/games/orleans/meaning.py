"""What the fields of Orléans mean that are like no other's."""

from __future__ import annotations

from bisect import bisect
from typing import Any, Final

from comptoir.core.coding import Coding, number, row, tally
from comptoir.core.meaning import NOBODY, Held, Meaning, Slots, count
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.box import CHARACTER, FOLLOWER
from comptoir.games.orleans.map import N_ROUTES, TOWN
from comptoir.games.orleans.places import PLACE, SPACE, SPACE_PLACE


class Things(Domain):
    """What may lie on an action space: a follower, or a technology tile."""

    def phrase(self, i: int) -> Phrase | int:
        return FOLLOWER.phrase(i) if i < FOLLOWER.size else Phrase("unit-technology", {"n": 1})


THING: Final = Things("follower", [*FOLLOWER.items, "technology"])
ROUTE: Final = Domain("route", 2 * N_ROUTES)  # spaces for goods


class Spaces(Slots):
    """What lies on the action spaces, told by their places."""

    def slot(self, i: int) -> int:
        return int(SPACE_PLACE[i])

    def where(self, s: Any, where: int) -> Phrase | None:
        place = PLACE.phrase(where)
        return place if isinstance(place, Phrase) else None


class Routes(Slots):
    """The goods on the routes, told by the towns at their ends."""

    def held(self, s: Any, seat: int, value: Any) -> Held:
        first = s.box.goods_space
        goods = [(bisect(first, i) - 1, int(good)) for i, good in enumerate(value) if good != self.gap]
        return count({}, [(seat, route, good) for route, good in goods])

    def where(self, s: Any, where: int) -> Phrase | None:
        one, other = s.box.ends[where]
        return Phrase("at-route", {"one": TOWN.phrase(int(one)), "other": TOWN.phrase(int(other))})


class Deeds(Meaning):
    """Free spaces of the beneficial deeds: what is told are the followers who stand there."""

    def __init__(self) -> None:
        super().__init__("follower", (0, 9))

    def coding(self) -> Coding:
        from comptoir.games.orleans.deeds import DEED, OPENINGS

        return row(number(0, 9), [f"{DEED.items[deed]} {CHARACTER.items[who]}" for deed, who, _ in OPENINGS])

    def held(self, s: Any, seat: int, value: Any) -> Held:
        from comptoir.games.orleans.deeds import OPENINGS

        spaces = zip(OPENINGS, s.box.openings, value, strict=True)
        stand = [(deed, who, int(size) - int(free)) for (deed, who, _), size, free in spaces]
        return {(NOBODY, deed, who): n for deed, who, n in stand if n}

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return CHARACTER.phrase(thing)

    def where(self, s: Any, where: int) -> Phrase | None:
        from comptoir.games.orleans.deeds import DEED

        deed = DEED.phrase(where)
        return deed if isinstance(deed, Phrase) else None


class SentFollowers(Meaning):
    """Followers sent in a plan: each its space, whether it comes from the Gunpowder Tower, and its kind."""

    def __init__(self) -> None:
        super().__init__("", (0, int(SPACE.size) * 2 * int(FOLLOWER.size) - 1), told=False)

    def coding(self) -> Coding:
        ways = ("market", "tower")
        return Coding((tally([f"{s} {way} {f}" for s in SPACE.items for way in ways for f in FOLLOWER.items]),))
