"""Phase 3, followers: take placed ones back, draw others from the bag, fill market and Gunpowder Tower."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.meaning import Count
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import seat_name
from comptoir.core.pile import Bag, Draw, Drawn
from comptoir.games.orleans.box import FOLLOWER, MARKET, N_FOLLOWERS, OWN, some
from comptoir.games.orleans.effect import is_follower, lay, lift
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    LAST_SPACE,
    PLACE,
    SPACE,
    SPACE_PLACE,
    TOWER_SPACES,
)
from comptoir.games.orleans.state import EMPTY, Orleans, Player, bits, in_turn_order
from comptoir.games.orleans.tracks import followers_drawn

MARKET_FULL: Final = Refusal("C1", "market-full")
NOTHING_LEFT_TO_DRAW: Final = Refusal("C1", "nothing-left-to-draw")
MARKET_OVERFULL: Final = Refusal("J3", "market-overfull")


class Followers(Task):
    """Everybody fills the market, in turn order. P3 C3"""

    def run(self, s: Orleans) -> None:
        s.then_all(in_turn_order(s, FILL_MARKET))


class FillMarket(Task):
    """First placed followers may be taken back, then the rest is drawn. C1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        s.then(TAKE_BACK[self.seat] if has_placed(s.players[self.seat]) else DRAW_REST[self.seat])


def has_placed(player: Player) -> bool:
    """Whether a follower stands on an action space."""
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER]):
        if player.taken >> space & 1 and is_follower(player.spaces[space]):
            return True
    return False


def on_market(player: Player) -> i64:
    """How many followers are on the market."""
    count: i64 = 0
    for followers in player.market:
        count += followers
    return count


def free_on_market(player: Player) -> i64:
    """Free market spaces; the Gunpowder Tower adds its own. C2 J3"""
    free: i64 = MARKET - on_market(player)
    if player.places >> GUNPOWDER_TOWER & 1:
        free += 2 - bits(player.taken & TOWER_SPACES)
    return free


# --- Taking back ------------------------------------------------------------------


class TakeBack(Decision):
    """Do you draw now, or take a placed follower back first? C1"""

    def __init__(self, seat: i64, back: Annotated[i64, Count(60)]) -> None:
        super().__init__(seat)
        self.back: i64 = back

    def candidates(self, s: Orleans, out: Moves) -> None:
        player = s.players[self.seat]
        for space in range(FIRST_SPACE[GUNPOWDER_TOWER]):
            if player.taken >> space & 1 and is_follower(player.spaces[space]):
                out.append(CALL_BACK.base + space)
        out.append(DRAW_NOW.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"draw": int(number_to_draw(s, self.seat, self.back))}


class CallBack(Move):
    """A placed follower goes back to the market and counts as one that may be drawn. C1"""

    def why_not(self, s: Orleans, ask: TakeBack, x: i64) -> Refusal | None:
        if ask.back >= followers_drawn(s, ask.seat):
            return NOTHING_LEFT_TO_DRAW
        if free_on_market(s.players[ask.seat]) < 1:
            return MARKET_FULL
        return None

    def play(self, s: Orleans, ask: TakeBack, x: i64) -> None:
        player = s.players[ask.seat]
        player.market[lift(player, x)] += 1
        s.then(TakeBack(ask.seat, ask.back + 1))

    def details(self, s: Orleans, ask: TakeBack, x: i64) -> dict[str, Any]:
        return {
            "who": some(int(s.players[ask.seat].spaces[x])),
            "place": PLACE.phrase(int(SPACE_PLACE[x])),
            "draw": int(followers_drawn(s, ask.seat)),
        }


class DrawNow(Move):
    """Take no more followers back; draw. C1 C2"""

    def play(self, s: Orleans, ask: TakeBack, x: i64) -> None:
        s.then(DrawRest(ask.seat, ask.back))

    def details(self, s: Orleans, ask: TakeBack, x: i64) -> dict[str, Any]:
        return {"draw": int(number_to_draw(s, ask.seat, ask.back))}


# --- Drawing ----------------------------------------------------------------------


def number_to_draw(s: Orleans, seat: i64, back: i64) -> i64:
    """As many as the knight track allows, as the market has room for, and as the bag holds. C1 C2"""
    player = s.players[seat]
    count = followers_drawn(s, seat) - back
    room = free_on_market(player)
    if room < count:
        count = room
    return player.bag.size if player.bag.size < count else count


class DrawRest(Task):
    """The rest is drawn from the bag; then the Gunpowder Tower may be filled. C1 C2"""

    def __init__(self, seat: i64, back: i64) -> None:
        self.seat: i64 = seat
        self.back: i64 = back

    def run(self, s: Orleans) -> None:
        count = number_to_draw(s, self.seat, self.back)
        if count > 0:
            s.then(DRAW_FOLLOWER[self.seat][count], FILL_TOWER[self.seat])
        else:
            s.then(FILL_TOWER[self.seat])


class DrawFollower(Draw):
    """Which follower comes out of this seat's bag? P3"""

    def __init__(self, to: i64, left: i64) -> None:
        super().__init__()
        self.to: i64 = to
        self.left: i64 = left

    def bag(self, s: Orleans) -> Bag:
        return s.players[self.to].bag

    def kind(self) -> Move:
        return FOLLOWER_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        s.players[self.to].market[card] += 1
        if self.left > 1:
            s.then(DRAW_FOLLOWER[self.to][self.left - 1])


class FollowerDrawn(Drawn):
    """The follower that comes out of the bag."""

    def details(self, s: Orleans, ask: Any, x: i64) -> dict[str, Any]:
        from comptoir.games.orleans.events import PlagueStrikes

        cause = "market" if not isinstance(ask, PlagueStrikes) else "plague" if x < OWN else "spared"
        return {"name": seat_name(int(ask.to)), "cause": cause}


# --- The Gunpowder Tower ----------------------------------------------------------


class FillTower(Task):
    """With the Gunpowder Tower followers may wait there as well. J3"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        player = s.players[self.seat]
        if player.places >> GUNPOWDER_TOWER & 1 and bits(player.taken & TOWER_SPACES) < 2 and on_market(player):
            s.then(WHO_WAITS[self.seat])


class WhoWaits(Decision):
    """Who goes from the market to the Gunpowder Tower? J3"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        market = s.players[self.seat].market
        for follower in range(N_FOLLOWERS):
            if market[follower]:
                out.append(WAIT_IN_TOWER.base + follower)
        out.append(TOWER_DONE.base)


class WaitInTower(Move):
    """The follower waits in the Gunpowder Tower. J3"""

    def play(self, s: Orleans, ask: WhoWaits, x: i64) -> None:
        player = s.players[ask.seat]
        player.market[x] -= 1
        for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
            if player.spaces[space] == EMPTY:
                lay(player, space, x)
                break
        s.then(FILL_TOWER[ask.seat])

    def details(self, s: Orleans, ask: WhoWaits, x: i64) -> dict[str, Any]:
        return {"who": some(x)}


class TowerDone(Move):
    """Nobody else; the market holds no more than eight. J3"""

    def why_not(self, s: Orleans, ask: WhoWaits, x: i64) -> Refusal | None:
        return MARKET_OVERFULL if on_market(s.players[ask.seat]) > MARKET else None

    def play(self, s: Orleans, ask: WhoWaits, x: i64) -> None:
        """On to planning."""

    def details(self, s: Orleans, ask: WhoWaits, x: i64) -> dict[str, Any]:
        return {"have": int(on_market(s.players[ask.seat])), "room": MARKET}


FOLLOWERS: Final = Followers()
FILL_MARKET: Final[list[Step]] = [FillMarket(seat) for seat in range(4)]
TAKE_BACK: Final[list[Step]] = [TakeBack(seat, 0) for seat in range(4)]
CALL_BACK: Final = CallBack(SPACE)
DRAW_NOW: Final = DrawNow()
DRAW_REST: Final[list[Step]] = [DrawRest(seat, 0) for seat in range(4)]
DRAW_FOLLOWER: Final = [[DrawFollower(seat, left) for left in range(9)] for seat in range(4)]
FOLLOWER_DRAWN: Final = FollowerDrawn(FOLLOWER)
FILL_TOWER: Final = [FillTower(seat) for seat in range(4)]
WHO_WAITS: Final = [WhoWaits(seat) for seat in range(4)]
WAIT_IN_TOWER: Final = WaitInTower(FOLLOWER)
TOWER_DONE: Final = TowerDone()
