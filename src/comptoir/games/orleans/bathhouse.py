"""The Bathhouse: draw three followers and place two of them at once."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Now
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.pile import Bag, Draw
from comptoir.games.orleans.box import FOLLOWER, some
from comptoir.games.orleans.effect import Effect, accepted, lay, send_home
from comptoir.games.orleans.followers import FOLLOWER_DRAWN
from comptoir.games.orleans.places import BATHHOUSE, GUNPOWDER_TOWER, N_PLACES, PLACE, SPACE, SPACE_PLACE, SPACES_OF
from comptoir.games.orleans.planning import for_whom, kinds_of_space, space_details, wants, why_not_there
from comptoir.games.orleans.state import Orleans, Player, bit

BATHERS: Final = 3
PLACED: Final = 2

NOT_INTO_BATHHOUSE: Final = Refusal("J1", "not-into-bathhouse")
NO_ROOM_FOR_SECOND: Final = Refusal("J1", "no-room-for-second")


class Bathhouse(Effect):
    """Three followers are drawn; the one who came first is not among them. J1"""

    def run(self, s: Orleans) -> None:
        size = s.players[self.seat].bag.size
        count: i64 = BATHERS if size > BATHERS else size
        s.then_all([*[DRAW_BATHER[self.seat]] * count, FIND_WORK[self.seat][0]])


class DrawBather(Draw):
    """Which follower comes out of this seat's bag for the Bathhouse? J1"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: Orleans) -> Bag:
        return s.players[self.to].bag

    def kind(self) -> Move:
        return FOLLOWER_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        s.drawn.append(card)


class FindWork(Task):
    """Two of them must be placed, if they can; everybody else goes into the bag. J1"""

    def __init__(self, seat: i64, placed: i64) -> None:
        self.seat: i64 = seat
        self.placed: i64 = placed

    def run(self, s: Orleans) -> None:
        player = s.players[self.seat]
        room = free_spaces(player)
        for follower in s.drawn:
            if self.placed < PLACED and accepted(s, player, follower) & room:
                s.then(PLACE_BATHER[self.seat][self.placed])
                return
        for follower in s.drawn:
            player.bag.put(follower)
        s.drawn.clear()
        send_home(player, BATHHOUSE)


def free_spaces(player: Player) -> i64:
    """The free action spaces of a player, without the Bathhouse's own. J1"""
    free: i64 = 0
    for place in range(GUNPOWDER_TOWER):
        if player.places >> place & 1 and place != BATHHOUSE:
            free |= SPACES_OF[place]
    return free & ~player.taken


def can_place_two(s: Orleans, player: Player, drawn: list[i64]) -> bool:
    """Whether two of these find a space each."""
    for i in range(len(drawn)):
        spaces = accepted(s, player, drawn[i]) & free_spaces(player)
        while spaces:
            one = spaces & -spaces
            if second_fits(s, player, drawn, i, one):
                return True
            spaces &= ~one
    return False


def second_fits(s: Orleans, player: Player, drawn: list[i64], first: i64, taken: i64) -> bool:
    """Whether somebody else finds a space once the first has taken this one."""
    for i in range(len(drawn)):
        if i != first and accepted(s, player, drawn[i]) & free_spaces(player) & ~taken:
            return True
    return False


def to_every_place(player: Player, base: i64, out: Moves) -> None:
    """Every place with action spaces is named, whether the follower fits or not."""
    for place in range(GUNPOWDER_TOWER):
        if player.places >> place & 1 and SPACES_OF[place]:
            out.append(base + place)


class PlaceBather(Decision):
    """Whom do you place where? J1"""

    def __init__(self, seat: i64, placed: Annotated[i64, Now(2)]) -> None:
        super().__init__(seat)
        self.placed: i64 = placed

    def candidates(self, s: Orleans, out: Moves) -> None:
        seen: i64 = 0
        for follower in s.drawn:
            if not seen >> follower & 1:
                seen |= 1 << follower
                to_every_place(s.players[self.seat], SETTLE.base + follower * N_PLACES, out)

    def leaves_no_room(self, s: Orleans, follower: i64, spaces: i64) -> bool:
        """Whether the first follower, on any of these spaces, keeps a second from being placed. J1"""
        player = s.players[self.seat]
        if self.placed or len(s.drawn) < PLACED:
            return False
        first: i64 = s.drawn.index(follower)
        while spaces:
            one = spaces & -spaces
            if second_fits(s, player, s.drawn, first, one):
                return False
            spaces &= ~one
        return can_place_two(s, player, s.drawn)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"number": int(self.placed) + 1}


class Settle(Move):
    """The follower goes to a place at once. J1"""

    def why_not(self, s: Orleans, ask: PlaceBather, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        follower: i64 = x // N_PLACES
        if x % N_PLACES == BATHHOUSE:
            return NOT_INTO_BATHHOUSE
        free = SPACES_OF[x % N_PLACES] & ~player.taken
        refusal = why_not_there(s, accepted(s, player, follower), free)
        if refusal is None and ask.leaves_no_room(s, follower, accepted(s, player, follower) & free):
            return NO_ROOM_FOR_SECOND
        return refusal

    def play(self, s: Orleans, ask: PlaceBather, x: i64) -> None:
        player = s.players[ask.seat]
        follower: i64 = x // N_PLACES
        spaces: list[i64] = []
        kinds_of_space(s, accepted(s, player, follower) & ~player.taken, x % N_PLACES, spaces)
        if len(spaces) == 1:
            go_to_work(s, ask.seat, follower, spaces[0], ask.placed)
        else:
            s.then(BatherSpace(ask.seat, follower, x % N_PLACES, ask.placed))

    def details(self, s: Orleans, ask: PlaceBather, x: i64) -> dict[str, Any]:
        free = SPACES_OF[x % N_PLACES] & ~s.players[ask.seat].taken
        return {"wants": wants(s, free), "for_whom": for_whom(s, free), "who": some(x // N_PLACES)}


class BatherSpace(Decision):
    """On which space does the follower stand? N1 J1"""

    def __init__(
        self,
        seat: i64,
        follower: Annotated[i64, Now(FOLLOWER)],
        place: Annotated[i64, Now(PLACE)],
        placed: Annotated[i64, Now(2)],
    ) -> None:
        super().__init__(seat)
        self.follower: i64 = follower
        self.place: i64 = place
        self.placed: i64 = placed

    def candidates(self, s: Orleans, out: Moves) -> None:
        player = s.players[self.seat]
        spaces: list[i64] = []
        kinds_of_space(s, accepted(s, player, self.follower) & ~player.taken, self.place, spaces)
        for space in spaces:
            out.append(STAND.base + space)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"follower": FOLLOWER.phrase(int(self.follower)), "place": PLACE.phrase(int(self.place))}


class Stand(Move):
    """Stand on this space, in the stead of whom it asks for. N1 J1"""

    def why_not(self, s: Orleans, ask: BatherSpace, x: i64) -> Refusal | None:
        spoilt = PLACE_BATHER[ask.seat][ask.placed].leaves_no_room(s, ask.follower, bit(x))
        return NO_ROOM_FOR_SECOND if spoilt else None

    def play(self, s: Orleans, ask: BatherSpace, x: i64) -> None:
        go_to_work(s, ask.seat, ask.follower, x, ask.placed)

    def details(self, s: Orleans, ask: BatherSpace, x: i64) -> dict[str, Any]:
        return {"who": some(int(ask.follower)), **space_details(s, x)}


def go_to_work(s: Orleans, seat: i64, follower: i64, space: i64, placed: i64) -> None:
    """A drawn follower stands on an action space, so that it can be used again; then it is the next one's turn. E3"""
    player = s.players[seat]
    s.drawn.remove(follower)
    lay(player, space, follower)
    player.sent &= ~(1 << SPACE_PLACE[space])
    s.then(FIND_WORK[seat][placed + 1])


DRAW_BATHER: Final = [DrawBather(seat) for seat in range(4)]
FIND_WORK: Final = [[FindWork(seat, placed) for placed in range(PLACED + 1)] for seat in range(4)]
PLACE_BATHER: Final = [[PlaceBather(seat, placed) for placed in range(PLACED)] for seat in range(4)]
SETTLE: Final = Settle(FOLLOWER, PLACE)
STAND: Final = Stand(SPACE)
