"""Building in the cities: farms, monasteries, castles and palaces."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.la_loire.components import (
    BUILDING,
    ECONOMUS,
    FARM,
    MAGISTER_ARTIUM,
    MENSOR,
    MONASTERY,
    N_PALACES,
    N_PLACES,
    NONE,
    PALACE,
    PATRONUS,
    PLACE,
    WOOD,
    palace_in,
)
from comptoir.games.la_loire.losses import loss_after
from comptoir.games.la_loire.state import PALACES, Loire, has
from comptoir.games.la_loire.trading import ENOUGH

WOOD_IN_DENIER: Final = 2  # what the Patronus lets you pay for a wood
SWAPS: Final = 3  # none, one or two wood paid in denier
SWAP: Final = Domain("swapped", SWAPS)

TOO_DEAR: Final = Refusal("B1", "too-dear")
TOO_LITTLE_WOOD: Final = Refusal("B1", "too-little-wood")
NO_FARM_PIECE: Final = Refusal("B2", "no-farm-piece")
NO_VILLAGE: Final = Refusal("A20", "no-village-for-a-farm")
NO_MONASTERY_PIECE: Final = Refusal("B3", "no-monastery-piece")
NO_FARM_TO_REPLACE: Final = Refusal("B3", "no-farm-to-replace")
NO_FARM_FOR_CASTLE: Final = Refusal("B4", "no-farm-for-castle")
NO_TOWER: Final = Refusal("B4", "no-tower")
FARM_IS_NEW: Final = Refusal("D10", "farm-is-new")
BANKS_UNEQUAL: Final = Refusal("B5", "banks-unequal")
PALACE_OWNED: Final = Refusal("B6", "palace-owned")
NO_PALACE_LEFT: Final = Refusal("D20", "no-palace-left")


# --- What may be built ----------------------------------------------------------------------


def buildings_here(s: Loire, seat: i64, out: Moves) -> None:
    """Base buildings, with or without the Patronus' help, and the palaces of the city. B1"""
    swaps: i64 = 0
    if has(s, seat, PATRONUS):
        swaps = 2 if s.french else 1
    for building in range(3):
        most = s.box.wood[building] if s.box.wood[building] < swaps else swaps
        for swap in range(most + 1):
            out.append(BUILD.base + building * SWAPS + swap)
    if not s.beginner:
        for kind in range(N_PALACES):
            out.append(BUILD_PALACE.base + kind)


class BuildSecond(Decision):
    """With the Economus: what else do you build, for one denier more? P20 A13"""

    def candidates(self, s: Loire, out: Moves) -> None:
        buildings_here(s, self.seat, out)
        out.append(ENOUGH.base)


def surcharge(s: Loire, seat: i64, second: bool) -> i64:
    """One more for a second building, one less with the Magister. P19 P20 A12"""
    return (1 if second else 0) - (1 if has(s, seat, MAGISTER_ARTIUM) else 0)


def denier_for(s: Loire, seat: i64, building: i64, swapped: i64, second: bool) -> i64:
    """What a base building costs, with some of its wood paid in denier. B1 P21"""
    price = s.box.denier[building] + surcharge(s, seat, second)
    price = price if price > 0 else 0
    return price + swapped * WOOD_IN_DENIER


def denier_for_palace(s: Loire, seat: i64, kind: i64, second: bool) -> i64:
    """What a palace costs. B6"""
    price = s.box.palace_denier[kind] + surcharge(s, seat, second)
    return price if price > 0 else 0


# --- Base buildings --------------------------------------------------------------------------


class Build(Move):
    """Build a farm, a monastery or a castle. B1"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        building: i64 = x // SWAPS
        swapped: i64 = x % SWAPS
        player = s.players[ask.seat]
        if player.denier < denier_for(s, ask.seat, building, swapped, isinstance(ask, BuildSecond)):
            return TOO_DEAR
        if player.goods[WOOD] < s.box.wood[building] - swapped:
            return TOO_LITTLE_WOOD
        return why_no_piece(s, ask.seat, building) or why_no_site(s, ask.seat, building)

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        building: i64 = x // SWAPS
        swapped: i64 = x % SWAPS
        second = isinstance(ask, BuildSecond)
        player = s.players[ask.seat]
        wood = s.box.wood[building] - swapped
        player.denier -= denier_for(s, ask.seat, building, swapped, second)
        player.goods[WOOD] -= wood
        s.goods[WOOD] += wood
        s.then(ChooseSite(ask.seat, building, second))

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        building, swapped = divmod(x, SWAPS)
        player = s.players[ask.seat]
        price = denier_for(s, ask.seat, building, swapped, isinstance(ask, BuildSecond))
        return {
            "price": int(price),
            "have": int(player.denier),
            "wood": int(s.box.wood[building] - swapped),
            "have_wood": int(player.goods[WOOD]),
            "loss": loss_after(s, ask.seat, price),
        }


def why_no_piece(s: Loire, seat: i64, building: i64) -> Refusal | None:
    """The pieces are limited: farms and monasteries of your colour, and four towers for all. B2 B3 B4"""
    if building == FARM:
        return None if s.players[seat].farms else NO_FARM_PIECE
    if building == MONASTERY:
        return None if s.players[seat].monasteries else NO_MONASTERY_PIECE
    return None if s.towers else NO_TOWER


def why_no_site(s: Loire, seat: i64, building: i64) -> Refusal | None:
    """There must be a village to build in. A20 B3 B4 D10"""
    refusal: Refusal | None = NO_VILLAGE
    if building != FARM:
        refusal = NO_FARM_TO_REPLACE if building == MONASTERY else NO_FARM_FOR_CASTLE
    for village in range(N_PLACES):
        if is_site(s, seat, building, village):
            refusal = why_not_there(s, seat, building, village)
            if refusal is None:
                return None
    return NO_VILLAGE if refusal is BANKS_UNEQUAL else refusal


def is_site(s: Loire, seat: i64, building: i64, village: i64) -> bool:
    """A farm needs a village without building, the others need an own farm. B2 B3 B4"""
    if building == FARM:
        return s.box.bank[village] != NONE and s.building[village] == NONE
    return s.building[village] == FARM and s.owner[village] == seat


def why_not_there(s: Loire, seat: i64, building: i64, village: i64) -> Refusal | None:
    """Banks stay balanced but for the Mensor; a farm must date from an earlier turn to be replaced. B5 P14 D10"""
    if building != FARM:
        return FARM_IS_NEW if s.new_farms >> village & 1 else None
    if has(s, seat, MENSOR):
        return None
    return BANKS_UNEQUAL if lead(s, seat, s.box.bank[village]) > 0 else None


def lead(s: Loire, seat: i64, bank: i64) -> i64:
    """How many buildings more a seat has on this bank than on the other. B5 A20"""
    difference: i64 = 0
    for village in range(N_PLACES):
        if s.owner[village] == seat:
            difference += 1 if s.box.bank[village] == bank else -1
    return difference


class ChooseSite(Decision):
    """Where do you build it? B2 B3 B4"""

    def __init__(self, seat: i64, building: Annotated[i64, Now(BUILDING)], second: bool) -> None:
        super().__init__(seat)
        self.building: i64 = building
        self.second = second

    def candidates(self, s: Loire, out: Moves) -> None:
        for village in range(N_PLACES):
            if is_site(s, self.seat, self.building, village):
                out.append(SITE.base + village)

    def details(self, s: Loire) -> dict[str, Any]:
        return {"building": BUILDING.phrase(int(self.building))}


class Site(Move):
    """Build it in this village. B2 B3 B4"""

    def why_not(self, s: Loire, ask: ChooseSite, x: i64) -> Refusal | None:
        return why_not_there(s, ask.seat, ask.building, x)

    def play(self, s: Loire, ask: ChooseSite, x: i64) -> None:
        put_up(s, ask.seat, ask.building, x)
        build_on(s, ask.seat, ask.second)

    def details(self, s: Loire, ask: ChooseSite, x: i64) -> dict[str, Any]:
        return {"building": BUILDING.phrase(int(ask.building))}


def put_up(s: Loire, seat: i64, building: i64, village: i64) -> None:
    """A farm piece, a monastery in its place, or a tower beside it. B2 B3 B4"""
    player = s.players[seat]
    s.building[village] = building
    s.owner[village] = seat
    if building == FARM:
        player.farms -= 1
        s.new_farms |= 1 << village
    elif building == MONASTERY:
        player.monasteries -= 1
        player.farms += 1
    else:
        s.towers -= 1


def build_on(s: Loire, seat: i64, second: bool) -> None:
    """The Economus may build a second one. P20"""
    if not second and has(s, seat, ECONOMUS):
        s.then(BUILD_SECOND[seat])


# --- Palaces ----------------------------------------------------------------------------------


class BuildPalace(Move):
    """Build a palace of this city; it works from your next turn on. B6"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        palace = palace_in(s.at[2 * ask.seat], x)
        player = s.players[ask.seat]
        if player.palaces >> palace & 1:
            return PALACE_OWNED
        if not s.palaces[palace]:
            return NO_PALACE_LEFT
        if player.denier < denier_for_palace(s, ask.seat, x, isinstance(ask, BuildSecond)):
            return TOO_DEAR
        return None

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        palace = palace_in(s.at[2 * ask.seat], x)
        second = isinstance(ask, BuildSecond)
        player = s.players[ask.seat]
        player.denier -= denier_for_palace(s, ask.seat, x, second)
        player.palaces |= 1 << palace
        s.new_palaces |= 1 << palace
        s.palaces[palace] -= 1
        s.score(ask.seat, s.box.palace_points[x], PALACES)
        build_on(s, ask.seat, second)

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        price = denier_for_palace(s, ask.seat, x, isinstance(ask, BuildSecond))
        return {
            "city": PLACE.said(s, int(s.at[2 * ask.seat])),
            "price": int(price),
            "have": int(s.players[ask.seat].denier),
            "points": int(s.box.palace_points[x]),
            "effect": Phrase(f"effect-{PALACE.items[x].replace('_', '-')}"),
            "loss": loss_after(s, ask.seat, price),
        }


BUILD_SECOND: Final = [BuildSecond(seat) for seat in range(4)]
BUILD: Final = Build(BUILDING, SWAP)
SITE: Final = Site(PLACE)
BUILD_PALACE: Final = BuildPalace(PALACE)
