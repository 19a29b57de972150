"""Torture: whoever cannot pay gives other things, one for each missing coin."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.chance import Rng
from comptoir.core.meaning import Count
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.pile import Bag, Draw
from comptoir.games.orleans.bank import all_goods, lose_good, pay
from comptoir.games.orleans.box import CHARACTER, GOOD, N_GOODS, OWN
from comptoir.games.orleans.effect import lift, send_home
from comptoir.games.orleans.followers import FOLLOWER_DRAWN
from comptoir.games.orleans.map import N_TOWNS, TOWN
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    FIRST_TILE,
    LAST_SPACE,
    N_PLACES,
    N_SPACES,
    ON_BOARD,
    PLACE,
    SPACE,
    SPACE_PLACE,
)
from comptoir.games.orleans.state import TECHNOLOGY, Orleans, Player, bit
from comptoir.games.orleans.tracks import count_holdings

NO_UNBUILT_STATION: Final = Refusal("K5", "no-unbuilt-station")
NO_NEUTRAL_IN_BAG: Final = Refusal("K6", "no-neutral-in-bag")
NO_STEP_BACK: Final = Refusal("K7", "no-step-back")
COIN_SPACE: Final = Refusal("K7", "coin-space")
NO_SUCH_GOOD: Final = Refusal("K5", "no-such-good")
NO_SUCH_TECHNOLOGY: Final = Refusal("K5", "no-such-technology")


class Owe(Task):
    """Pay to the bank: all coins first, then torture for what is missing. K5"""

    def __init__(self, seat: i64, coins: i64) -> None:
        self.seat: i64 = seat
        self.coins: i64 = coins

    def run(self, s: Orleans) -> None:
        have = s.players[self.seat].coins
        paid = self.coins if self.coins < have else have
        pay(s, self.seat, paid)
        s.then(Torment(self.seat, self.coins - paid))


class Torment(Task):
    """One thing for each missing coin, as long as there is anything to give. K5 K10"""

    def __init__(self, seat: i64, missing: i64) -> None:
        self.seat: i64 = seat
        self.missing: i64 = missing

    def run(self, s: Orleans) -> None:
        if self.missing and has_anything(s, self.seat):
            s.then(Torture(self.seat, self.missing))


def has_anything(s: Orleans, seat: i64) -> bool:
    """Whether torture can still take something. K10"""
    player = s.players[seat]
    if player.stations or player.built or player.technology or player.first_technology or player.places & ~ON_BOARD:
        return True
    if all_goods(s, seat) or neutral_in_bag(player) or why_not_back(s, player) is None:
        return True
    for thing in player.spaces:
        if thing == TECHNOLOGY:
            return True
    return False


def neutral_in_bag(player: Player) -> i64:
    """How many neutral followers the bag holds. K6"""
    count: i64 = 0
    for follower in range(OWN):
        count += player.bag.counts[follower]
    return count


def why_not_back(s: Orleans, player: Player) -> Refusal | None:
    """Why the development marker cannot go back: a coin space is neither entered nor left. K7"""
    if player.development == 0:
        return NO_STEP_BACK
    if s.box.coins_on[player.development] or s.box.coins_on[player.development - 1]:
        return COIN_SPACE
    return None


class Torture(Decision):
    """What do you give instead of a coin? K5"""

    def __init__(self, seat: i64, missing: Annotated[i64, Count(250)]) -> None:
        super().__init__(seat)
        self.missing: i64 = missing

    def candidates(self, s: Orleans, out: Moves) -> None:
        player = s.players[self.seat]
        out.append(GIVE_STATION.base)
        for town in range(N_TOWNS):
            if player.built >> town & 1:
                out.append(TEAR_DOWN.base + town)
        out.append(GIVE_FOLLOWER.base)
        out.append(STEP_BACK.base)
        for good in range(N_GOODS):
            out.append(GIVE_GOOD.base + good)
        for place in range(FIRST_TILE, N_PLACES):
            if player.places >> place & 1:
                out.append(GIVE_PLACE.base + place)
        out.append(GIVE_TECHNOLOGY.base)
        out.append(GIVE_TECHNOLOGY.base + 1)
        for space in range(N_SPACES):
            if player.spaces[space] == TECHNOLOGY:
                out.append(DISMANTLE.base + space)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"missing": int(self.missing)}


class GiveStation(Move):
    """A trading station that is not built. K5"""

    def why_not(self, s: Orleans, ask: Torture, x: i64) -> Refusal | None:
        return None if s.players[ask.seat].stations else NO_UNBUILT_STATION

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        s.players[ask.seat].stations -= 1
        s.out_stations += 1
        s.then(Torment(ask.seat, ask.missing - 1))

    def details(self, s: Orleans, ask: Torture, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].stations)}


class TearDown(Move):
    """A trading station from the map; the town is free again. K5 F4"""

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        s.players[ask.seat].built &= ~bit(x)
        s.out_stations += 1
        count_holdings(s, ask.seat)
        s.then(Torment(ask.seat, ask.missing - 1))


class GiveFollower(Move):
    """A follower drawn blindly from the bag. K6"""

    def why_not(self, s: Orleans, ask: Torture, x: i64) -> Refusal | None:
        return None if neutral_in_bag(s.players[ask.seat]) else NO_NEUTRAL_IN_BAG

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        s.then(LOSE_FOLLOWER[ask.seat], Torment(ask.seat, ask.missing - 1))


class LoseFollower(Draw):
    """Which neutral follower leaves this seat's bag and the game? Own ones go back and are drawn again. K6"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: Orleans) -> Bag:
        return s.players[self.to].bag

    def kind(self) -> Move:
        return FOLLOWER_DRAWN

    def candidates(self, s: Orleans, out: Moves) -> None:
        for follower in range(OWN):
            if self.bag(s).counts[follower]:
                out.append(FOLLOWER_DRAWN.base + follower)

    def weights(self, s: Orleans) -> list[i64]:
        counts = self.bag(s).counts
        return [counts[follower] for follower in range(OWN) if counts[follower]]

    def sample(self, s: Orleans, rng: Rng) -> i64:
        out = Moves()
        self.candidates(s, out)
        return out.numbers[rng.weighted(self.weights(s))]

    def drawn(self, s: Orleans, card: i64) -> None:
        s.out_characters += 1


class StepBack(Move):
    """A step back on the development track. K7 K8"""

    def why_not(self, s: Orleans, ask: Torture, x: i64) -> Refusal | None:
        return why_not_back(s, s.players[ask.seat])

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        s.players[ask.seat].development -= 1
        count_holdings(s, ask.seat)
        s.then(Torment(ask.seat, ask.missing - 1))

    def details(self, s: Orleans, ask: Torture, x: i64) -> dict[str, Any]:
        return {"development": int(s.players[ask.seat].development)}


class GiveGood(Move):
    """A good; it does not go back to the goods market. K5"""

    def why_not(self, s: Orleans, ask: Torture, x: i64) -> Refusal | None:
        return None if s.players[ask.seat].goods[x] else NO_SUCH_GOOD

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        lose_good(s, ask.seat, x)
        s.out_goods[x] += 1
        s.then(Torment(ask.seat, ask.missing - 1))


class GivePlace(Move):
    """A place tile; its followers go into the bag, its technology is lost with it. K9"""

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        player = s.players[ask.seat]
        send_home(player, x)
        for space in range(FIRST_SPACE[x], LAST_SPACE[x]):
            if player.spaces[space] == TECHNOLOGY:
                lift(player, space)
                s.out_technology += 1
        player.places &= ~bit(x)
        s.out_tiles += 1
        s.then(Torment(ask.seat, ask.missing - 1))


class GiveTechnology(Move):
    """A technology tile that lies beside the board. K9"""

    def why_not(self, s: Orleans, ask: Torture, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        return None if (player.first_technology if x == 0 else player.technology) else NO_SUCH_TECHNOLOGY

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        player = s.players[ask.seat]
        if x == 0:
            player.first_technology -= 1
        else:
            player.technology -= 1
        s.out_technology += 1
        s.then(Torment(ask.seat, ask.missing - 1))


class Dismantle(Move):
    """A technology tile from an action space. K5 K9"""

    def play(self, s: Orleans, ask: Torture, x: i64) -> None:
        lift(s.players[ask.seat], x)
        s.out_technology += 1
        s.then(Torment(ask.seat, ask.missing - 1))

    def details(self, s: Orleans, ask: Torture, x: i64) -> dict[str, Any]:
        return {"place": PLACE.phrase(int(SPACE_PLACE[x])), "character": CHARACTER.phrase(int(s.box.wanted[x]))}


GIVE_STATION: Final = GiveStation()
TEAR_DOWN: Final = TearDown(TOWN)
GIVE_FOLLOWER: Final = GiveFollower()
LOSE_FOLLOWER: Final = [LoseFollower(seat) for seat in range(4)]
STEP_BACK: Final = StepBack()
GIVE_GOOD: Final = GiveGood(GOOD)
GIVE_PLACE: Final = GivePlace(PLACE)
GIVE_TECHNOLOGY: Final = GiveTechnology(Domain("technology", ("first", "any")))
DISMANTLE: Final = Dismantle(SPACE)
