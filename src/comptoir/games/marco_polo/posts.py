"""Trading posts: where they are placed, and what they bring."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Mask, Now
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.games.marco_polo import rewards
from comptoir.games.marco_polo.characters import WILHELM
from comptoir.games.marco_polo.map import BEIJING, CITIES, LARGE, PLACE
from comptoir.games.marco_polo.state import BLACK_POSTS, POST_POINTS, POSTS, MarcoPolo, Player, give_points

WITH_BONUS: Final = CITIES & ~(1 << BEIJING)  # Beijing has none

POST_MUST_MOVE: Final = Refusal("R30", "post-must-move")
POST_OF_THIS_JOURNEY: Final = Refusal("R30", "post-of-this-journey")


def posts_placed(player: Player) -> i64:
    """How many posts have been taken from the board."""
    return (POSTS + BLACK_POSTS if player.character == WILHELM else POSTS) - player.posts_left


def place_post(s: MarcoPolo, seat: i64, place: i64) -> None:
    """A post from the supply; the eighth and ninth bring points at once, and Wilhelm's eleventh. P2 R46"""
    player = s.players[seat]
    player.posts_left -= 1
    set_post(s, seat, place)
    points = s.box.milestones[posts_placed(player)]
    if points:
        give_points(s, seat, points, POST_POINTS)


def set_post(s: MarcoPolo, seat: i64, place: i64) -> None:
    """A post stands in a city; in Beijing on the free space with most points. P3 R31"""
    s.players[seat].posts |= 1 << place
    s.fresh |= 1 << place
    if place == BEIJING:
        s.beijing.append(seat)


def lift_post(s: MarcoPolo, seat: i64, place: i64) -> None:
    """A post leaves a city; in Beijing those on lower spaces move up. R30 R31"""
    s.players[seat].posts &= ~(1 << place)
    if place == BEIJING:
        s.beijing.remove(seat)


def lowest(places: i64) -> i64:
    """The first of a set of places."""
    place: i64 = 0
    while not places >> place & 1:
        place += 1
    return place


class PlacePosts(Task):
    """One after the other, first those on the way; then the bonuses. J4 R29 R30 R46"""

    def __init__(self, seat: i64, passed: i64, ends: i64, earned: i64) -> None:
        self.seat: i64 = seat
        self.passed: i64 = passed  # where a post may be moved to, a bit for each place
        self.ends: i64 = ends  # where one must be placed
        self.earned: i64 = earned  # where this journey has placed posts and a bonus is due

    def run(self, s: MarcoPolo) -> None:
        player = s.players[self.seat]
        open_ends = self.ends & CITIES & ~player.posts
        if self.passed:
            s.then(MovePost(self.seat, lowest(self.passed), True, self.passed, self.ends, self.earned))
        elif not open_ends:
            s.then(rewards.GainBonuses(self.seat, self.earned & WITH_BONUS))
        elif player.posts_left:
            place = lowest(open_ends)
            place_post(s, self.seat, place)
            s.then(PlacePosts(self.seat, 0, self.ends & ~(1 << place), self.earned | 1 << place))
        else:
            s.then(MovePost(self.seat, lowest(open_ends), False, 0, self.ends, self.earned))


class MovePost(Decision):
    """No post is left: which one do you move here? R30 R46"""

    def __init__(
        self,
        seat: i64,
        to: Annotated[i64, Now(PLACE)],
        passing: bool,
        passed: Annotated[i64, Mask(PLACE)],
        ends: Annotated[i64, Mask(PLACE)],
        earned: Annotated[i64, Mask(PLACE)],
    ) -> None:
        super().__init__(seat)
        self.to: i64 = to
        self.passing = passing  # the figure only came by
        self.passed: i64 = passed
        self.ends: i64 = ends
        self.earned: i64 = earned

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        posts = s.players[self.seat].posts
        for place in range(LARGE, BEIJING + 1):
            if posts >> place & 1:
                out.append(MOVE_FROM.base + place)
        out.append(LEAVE_POSTS.base)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"to": PLACE.phrase(int(self.to))}


class MoveFrom(Move):
    """Move a post from this city to the new one; those of this journey stay. R30 R31 R32"""

    def why_not(self, s: MarcoPolo, ask: MovePost, x: i64) -> Refusal | None:
        return POST_OF_THIS_JOURNEY if ask.earned >> x & 1 else None

    def play(self, s: MarcoPolo, ask: MovePost, x: i64) -> None:
        lift_post(s, ask.seat, x)
        set_post(s, ask.seat, ask.to)
        here: i64 = 1 << ask.to
        s.then(PlacePosts(ask.seat, ask.passed & ~here, ask.ends & ~here, ask.earned | here))

    def details(self, s: MarcoPolo, ask: MovePost, x: i64) -> dict[str, Any]:
        return {"to": PLACE.phrase(int(ask.to))}


class LeavePosts(Move):
    """Leave all posts where they are; only for a city passed on the way. R30 R46"""

    def why_not(self, s: MarcoPolo, ask: MovePost, x: i64) -> Refusal | None:
        return None if ask.passing else POST_MUST_MOVE

    def play(self, s: MarcoPolo, ask: MovePost, x: i64) -> None:
        s.then(PlacePosts(ask.seat, ask.passed & ~(1 << ask.to), ask.ends, ask.earned))

    def details(self, s: MarcoPolo, ask: MovePost, x: i64) -> dict[str, Any]:
        return {"to": PLACE.phrase(int(ask.to))}


MOVE_FROM: Final = MoveFrom(PLACE)
LEAVE_POSTS: Final = LeavePosts()
