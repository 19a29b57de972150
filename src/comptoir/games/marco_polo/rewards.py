"""Rewards: what contracts, bonuses, the bazaar and city cards bring."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.meaning import Count, Mask
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import Phrase, seat_name
from comptoir.core.pile import Bag, Draw, Drawn
from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import (
    ANY_GOOD,
    BLACK_DIE,
    CAMELS,
    CHOICES,
    COINS,
    CONTRACT,
    GOLD,
    GOOD,
    GOODS,
    OTHER_TOWN,
    OWN_TOWN,
    PAIR,
    PEPPER,
    POINTS,
    SILK,
    STEP,
    amount,
)
from comptoir.games.marco_polo.bonuses import TILE_D, TILES
from comptoir.games.marco_polo.box import CONTRACT as CONTRACTS
from comptoir.games.marco_polo.box import TILE
from comptoir.games.marco_polo.characters import RASCHID
from comptoir.games.marco_polo.dice import ROLL_BLACK, add_die
from comptoir.games.marco_polo.drawer import MAKE_ROOM
from comptoir.games.marco_polo.map import (
    LARGE,
    PLACE,
    PLACE_NAMES,
    PLACES,
    SMALL_CITIES,
    TOWN,
    TOWNS,
    is_large,
    is_small,
)
from comptoir.games.marco_polo.state import (
    BLACK,
    BOARD_CONTRACTS,
    EMPTY,
    FACES,
    SEATS,
    TOWN_POINTS,
    MarcoPolo,
    give_points,
)

PAIRS: Final[list[list[i64]]] = [[0, 1], [0, 2], [1, 2]]
PAIR_OF_GOODS: Final = Domain("pair", ("pepper_silk", "pepper_gold", "silk_gold"))


def gain(s: MarcoPolo, seat: i64, what: list[i64], times: i64, source: i64) -> None:
    """Take so much from the supply, so many times; what asks for more follows. R34 R51"""
    player = s.players[seat]
    player.coins += what[COINS] * times
    player.camels += what[CAMELS] * times
    player.goods[0] += what[PEPPER] * times
    player.goods[1] += what[SILK] * times
    player.goods[2] += what[GOLD] * times
    if what[POINTS]:
        give_points(s, seat, what[POINTS] * times, source)
    if what[CHOICES]:
        s.then_all(choices(seat, what, times))


def choices(seat: i64, what: list[i64], times: i64) -> list[Step]:
    """The parts of a reward that are more than taking from the supply."""
    steps: list[Step] = []
    if what[ANY_GOOD]:
        steps.append(ChooseGood(seat, what[ANY_GOOD] * times))
    if what[PAIR]:
        steps.append(CHOOSE_PAIR[seat])
    if what[CONTRACT]:
        steps.append(DRAW_CONTRACT[seat])
    if what[BLACK_DIE]:
        steps.append(GAIN_DIE[seat])
    if what[STEP]:
        steps.append(free_walk(seat, what[STEP] * times))
    if what[OTHER_TOWN]:
        steps.append(CHOOSE_TOWN_BONUS[seat])
    if what[OWN_TOWN]:
        steps.append(OwnTowns(seat, what[OWN_TOWN] * times, 0))
    return steps


def free_walk(seat: i64, left: i64) -> Step:
    """A journey without a price; journeys bring rewards themselves, so their chapter is looked up late. R33"""
    from comptoir.games.marco_polo.travel import Walk

    return Walk(seat, True, 0, left, 0, 0, 0)


def loss_at(s: MarcoPolo, seat: i64, place: i64) -> Phrase | str:
    """What the bonus for a post in a large city does not bring just now. P5 R11 R50"""
    if not is_large(place) or s.players[seat].posts >> place & 1 or s.outposts[place - LARGE] == EMPTY:
        return ""
    return loss_of(s, s.box.outposts[s.outposts[place - LARGE]])


def loss_of(s: MarcoPolo, what: list[i64]) -> Phrase | str:
    """What a reward does not bring just now, as none is left. R11 R50"""
    if what[BLACK_DIE] and not s.black:
        return Phrase("loss-die")
    if what[CONTRACT] and not s.special and not s.returned:
        return Phrase("loss-contract")
    return ""


# --- Goods of choice ----------------------------------------------------------------


class ChooseGood(Decision):
    """Which good do you take? G1"""

    def __init__(self, seat: i64, left: Annotated[i64, Count(20)]) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for good in range(GOODS):
            out.append(TAKE_GOOD.base + good)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"left": int(self.left)}


class TakeGood(Move):
    """Take a good of your choice. G1"""

    def play(self, s: MarcoPolo, ask: ChooseGood, x: i64) -> None:
        s.players[ask.seat].goods[x] += 1
        if ask.left > 1:
            s.then(ChooseGood(ask.seat, ask.left - 1))


class ChoosePair(Decision):
    """Which two different goods do you take? G2"""

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for pair in range(3):
            out.append(TAKE_PAIR.base + pair)


class TakePair(Move):
    """Take two goods of different kinds. G2"""

    def play(self, s: MarcoPolo, ask: ChoosePair, x: i64) -> None:
        goods = s.players[ask.seat].goods
        for good in PAIRS[x]:
            goods[good] += 1


# --- Black dice ---------------------------------------------------------------------


class GainDie(Task):
    """A black die, rolled at once; nothing, if none is left. R11 R40"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        if not s.black:
            return
        s.black -= 1
        if s.players[self.seat].character == RASCHID:
            add_die(s.players[self.seat], BLACK * FACES)
        else:
            s.then(ROLL_BLACK[self.seat])


# --- Contracts from the special pile --------------------------------------------------


class DrawContract(Task):
    """The top contract of the special pile; nothing, if it is used up. R19 R50"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        if s.special:
            s.then(DEAL_CONTRACT[self.seat])
        elif s.returned:
            receive(s, self.seat, s.returned.pop(0))


class DealContract(Draw):
    """Which contract lies on top of the special pile? R19"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: MarcoPolo) -> Bag:
        return s.contracts

    def kind(self) -> Move:
        return CONTRACT_DRAWN

    def drawn(self, s: MarcoPolo, card: i64) -> None:
        s.special -= 1
        receive(s, self.to, card)


class ContractDrawn(Drawn):
    """The contract that comes next, for the display or for a seat."""

    def details(self, s: MarcoPolo, ask: Draw, x: i64) -> dict[str, Any]:
        if isinstance(ask, DealContract):
            return {"by": "seat", "who": seat_name(int(ask.to))}
        return {"by": "display", "who": ""}


def receive(s: MarcoPolo, seat: i64, contract: i64) -> None:
    """A drawn contract; with both spaces full one of the three must go. R19"""
    contracts = s.players[seat].contracts
    contracts.append(contract)
    if len(contracts) > BOARD_CONTRACTS:
        s.then(MAKE_ROOM[seat])


# --- Town and outpost bonuses ---------------------------------------------------------


class ChooseTownBonus(Decision):
    """Which other town bonus do you take? R16"""

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for tile in range(TILES):
            if tile != TILE_D:
                out.append(TAKE_TOWN_BONUS.base + tile)


class TakeTownBonus(Move):
    """Take the bonus of another tile; no post is needed there. R16"""

    def play(self, s: MarcoPolo, ask: ChooseTownBonus, x: i64) -> None:
        gain(s, ask.seat, s.box.tiles[x], 1, TOWN_POINTS)

    def details(self, s: MarcoPolo, ask: ChooseTownBonus, x: i64) -> dict[str, Any]:
        return {"bonus": amounts.phrase(s.box.tiles[x]), "loss": loss_of(s, s.box.tiles[x])}


class OwnTowns(Decision):
    """Which of your towns gives its bonus? R24"""

    def __init__(self, seat: i64, left: Annotated[i64, Count(20)], used: Annotated[i64, Mask(PLACE)]) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.used: i64 = used  # a bit for each place

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        free = s.players[self.seat].posts & ~self.used
        for town in range(SMALL_CITIES):
            if free >> (TOWNS + town) & 1:
                out.append(VISIT.base + town)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"left": int(self.left)}


class Visit(Move):
    """Take the bonus of a town with your post; every time another one. R24"""

    def play(self, s: MarcoPolo, ask: OwnTowns, x: i64) -> None:
        steps: list[Step] = [GainBonuses(ask.seat, 1 << (TOWNS + x))]
        if ask.left > 1:
            steps.append(OwnTowns(ask.seat, ask.left - 1, ask.used | 1 << (TOWNS + x)))
        s.then_all(steps)

    def details(self, s: MarcoPolo, ask: OwnTowns, x: i64) -> dict[str, Any]:
        tile = s.box.tiles[s.towns[x]]
        return {"bonus": amounts.phrase(tile), "loss": loss_of(s, tile)}


OF_CHARACTER: Final = PLACES  # in a set of bonuses: the one of the character


class BonusDomain(Domain):
    """A bonus is called by where it comes from."""

    def phrase(self, i: int) -> Phrase | int:
        """A place, or the character."""
        return Phrase("bonus-of-character") if i == OF_CHARACTER else PLACE.phrase(i)


BONUS_OF: Final = BonusDomain("bonus", [*PLACE_NAMES, "character"])


class GainBonuses(Task):
    """The bonuses of these places: at once what is only taken, the others in the order one likes. R14 R46"""

    def __init__(self, seat: i64, places: i64) -> None:
        self.seat: i64 = seat
        self.places: i64 = places  # a bit each

    def run(self, s: MarcoPolo) -> None:
        left: i64 = 0
        first: i64 = EMPTY
        for place in range(LARGE, PLACES + 1):
            if self.places >> place & 1 and not take_simple(s, self.seat, place):
                left |= 1 << place
                first = place
        if left == 0:
            return
        if left == 1 << first:
            take_bonus(s, self.seat, first)
        else:
            s.then(NextBonus(self.seat, left))


def take_simple(s: MarcoPolo, seat: i64, place: i64) -> bool:
    """Take a bonus that asks nothing and depends on nothing; False, if it is not one."""
    if place == OF_CHARACTER:
        return False
    if is_small(place):
        bonus = s.box.tiles[s.towns[place - TOWNS]]
    elif s.outposts[place - LARGE] == EMPTY:
        return True
    else:
        bonus = s.box.outposts[s.outposts[place - LARGE]]
    if bonus[CHOICES]:
        return False
    take_bonus(s, seat, place)
    return True


def take_bonus(s: MarcoPolo, seat: i64, place: i64) -> None:
    """A town gives its bonus and keeps the tile; an outpost bonus leaves the game. P4 R32 R41"""
    if place == OF_CHARACTER:
        s.then(DRAW_CONTRACT[seat])
    elif is_small(place):
        gain(s, seat, s.box.tiles[s.towns[place - TOWNS]], 1, TOWN_POINTS)
    else:
        tile = s.outposts[place - LARGE]
        s.outposts[place - LARGE] = EMPTY
        gain(s, seat, s.box.outposts[tile], 1, TOWN_POINTS)


class NextBonus(Decision):
    """Which bonus do you take next? R14 R46"""

    def __init__(self, seat: i64, places: Annotated[i64, Mask(PLACE)]) -> None:
        super().__init__(seat)
        self.places: i64 = places

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for place in range(PLACES + 1):
            if self.places >> place & 1:
                out.append(TAKE_BONUS.base + place)


class TakeBonus(Move):
    """Take this bonus first, the others after it. R14 R46"""

    def play(self, s: MarcoPolo, ask: NextBonus, x: i64) -> None:
        s.then(GainBonuses(ask.seat, 1 << x), GainBonuses(ask.seat, ask.places & ~(1 << x)))

    def details(self, s: MarcoPolo, ask: NextBonus, x: i64) -> dict[str, Any]:
        return {"what": bonus_phrase(s, int(x))}


def bonus_phrase(s: MarcoPolo, place: int) -> Phrase:
    """What a bonus brings, in words."""
    if place == OF_CHARACTER:
        return amounts.phrase(amount(contract=1))
    if is_small(place):
        return amounts.phrase(s.box.tiles[s.towns[place - TOWNS]])
    return amounts.phrase(s.box.outposts[s.outposts[place - LARGE]])


DRAW_CONTRACT: Final = [DrawContract(seat) for seat in range(SEATS)]
DEAL_CONTRACT: Final = [DealContract(seat) for seat in range(SEATS)]
CHOOSE_PAIR: Final = [ChoosePair(seat) for seat in range(SEATS)]
GAIN_DIE: Final = [GainDie(seat) for seat in range(SEATS)]
CHOOSE_TOWN_BONUS: Final = [ChooseTownBonus(seat) for seat in range(SEATS)]
TAKE_GOOD: Final = TakeGood(GOOD)
TAKE_PAIR: Final = TakePair(PAIR_OF_GOODS)
CONTRACT_DRAWN: Final = ContractDrawn(CONTRACTS)
TAKE_TOWN_BONUS: Final = TakeTownBonus(TILE)
VISIT: Final = Visit(TOWN)
TAKE_BONUS: Final = TakeBonus(BONUS_OF)
