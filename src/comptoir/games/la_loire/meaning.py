"""What the fields of La Loire mean that are like no other's."""

from __future__ import annotations

from typing import Any, Final

from comptoir.core.coding import Coding, bits, choice, number, one, row, seat, seat_tally, tally
from comptoir.core.meaning import NOBODY, NOW, PLACE, Count, Held, Meaning, Moved, OfDomain, Slots, count
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.games.la_loire import components
from comptoir.games.la_loire.components import CITIES, FIGURE, N_LEVELS, N_PALACES, N_PLACES, N_SHIELDS, PALACE, ROOM

RELAY: Final = Domain("relay", 8)


class CityPalaces(Domain):
    """The four palaces of Nantes, then the four of Orléans."""

    def phrase(self, i: int) -> Phrase | int:
        city = components.PLACE.phrase(components.PLACES.index(CITIES[i // N_PALACES]))
        return Phrase("palace-of-city", {"palace": PALACE.phrase(i % N_PALACES), "city": city})


CITY_PALACE: Final = CityPalaces("palace_of", [f"{city}_{palace}" for city in CITIES for palace in PALACE.items])


class Relays(Moved):
    """Where merchants and messengers stand, two for each seat."""

    way = PLACE

    def coding(self) -> Coding:
        return Coding((choice(self.domain.items),), tuple(FIGURE.items), 2)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(relay // 2, relay % 2, int(place)): 1 for relay, place in enumerate(value)}

    def messages(self) -> list[str]:
        return []  # figures have names

    def piece(self, s: Any, where: int) -> Phrase:
        figure = FIGURE.phrase(where)
        assert isinstance(figure, Phrase)
        return figure


class RelayHorses(Count):
    """The horses of merchants and messengers."""

    def coding(self) -> Coding:
        return Coding((number(self.low, self.high),), tuple(FIGURE.items), 2)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(relay // 2, relay % 2, 0): int(n) for relay, n in enumerate(value)}

    def where(self, s: Any, where: int) -> Phrase | None:
        figure = FIGURE.phrase(where)
        return figure if isinstance(figure, Phrase) else None


class FreeHorses(Count):
    """Horses without a rider, by place."""

    def coding(self) -> Coding:
        return row(number(self.low, self.high), components.PLACE.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(NOBODY, place, 0): int(n) for place, n in enumerate(value)}

    def where(self, s: Any, where: int) -> Phrase | None:
        place = components.PLACE.said(s, where)
        return place if isinstance(place, Phrase) else None


class Stones(OfDomain):
    """Stones on the board, two numbers each: the message and the village."""

    def __init__(self, messages: Domain) -> None:
        super().__init__(messages, (0, int(messages.size) - 1), sort="stone")

    def coding(self) -> Coding:
        return Coding((tally(self.domain.items), tally(components.PLACE.items)))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        pairs = zip(value[::2], value[1::2], strict=True)
        return count({}, [(seat, int(village), int(message)) for message, village in pairs])

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        return Phrase("unit-stone", {"n": n})

    def where(self, s: Any, where: int) -> Phrase | None:
        place = components.PLACE.said(s, where)
        return place if isinstance(place, Phrase) else None


class Row(OfDomain):
    """The market: shields from left to right. What is said of a change is the whole row."""

    way = NOW

    def __init__(self, shields: Domain) -> None:
        super().__init__(shields, (0, N_SHIELDS - 1), sort="row")

    def coding(self) -> Coding:
        return row(choice(self.domain.items), [str(i) for i in range(N_SHIELDS)])

    def held(self, s: Any, seat: int, value: Any) -> Held:
        code = 1
        for shield in value:
            code = code * N_SHIELDS + int(shield)
        return {(NOBODY, 0, code): 1}

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        said: Phrase | None = None
        while thing >= N_SHIELDS:
            shield = self.domain.phrase(thing % N_SHIELDS)
            assert isinstance(shield, Phrase)
            said = shield if said is None else Phrase("row-then", {"first": shield, "rest": said})
            thing //= N_SHIELDS
        return said or Phrase("told-nothing")


class PlaceOwners(Meaning):
    """Whose building stands in each place."""

    def __init__(self, *, quiet: bool) -> None:
        super().__init__("owned", (NOBODY, 3), quiet=quiet)

    def coding(self) -> Coding:
        return row(seat(), components.PLACE.items)

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(value) == N_PLACES

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(int(owner), place, 0): 1 for place, owner in enumerate(value) if owner != NOBODY}


class Stacks(OfDomain):
    """Messages left in the stack of each level, a bit each."""

    def __init__(self, messages: Domain, *, quiet: bool) -> None:
        super().__init__(messages, (0, (1 << ROOM) - 1), quiet=quiet)

    def coding(self) -> Coding:
        return row(bits([str(i) for i in range(ROOM)]), [str(level) for level in range(N_LEVELS)])

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(value) == N_LEVELS

    def held(self, s: Any, seat: int, value: Any) -> Held:
        cards = [level * ROOM + i for level, bits in enumerate(value) for i in range(ROOM) if int(bits) >> i & 1]
        return {(NOBODY, 0, card): 1 for card in cards}


class Headings(Slots):
    """The directions of merchants and messengers."""

    def coding(self) -> Coding:
        return Coding((choice(self.domain.items),), tuple(FIGURE.items), 2)


class Relay(Meaning):
    """One figure of one seat."""

    def __init__(self) -> None:
        super().__init__("", (0, 7), told=False)

    def coding(self) -> Coding:
        return one(seat_tally([f"{seat} {figure}" for seat in range(4) for figure in FIGURE.items], 2, 4))
