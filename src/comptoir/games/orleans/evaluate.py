"""What a position is worth, for bots: the points so far, and what followers, places and tracks still promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.orleans.actions import EFFECT, EXECUTE, PASS
from comptoir.games.orleans.box import FARMER, KNIGHT, MONK, OWN, ROUNDS, SCHOLAR
from comptoir.games.orleans.followers import CALL_BACK
from comptoir.games.orleans.places import (
    FIRST_TILE,
    GUNPOWDER_TOWER,
    SPACES_OF,
    TOWN_HALL,
    WANTED,
)
from comptoir.games.orleans.planning import ENOUGH_THERE, PLANNED, SEND, STAFF, Man, Plan
from comptoir.games.orleans.state import BY_CITIZENS, BY_COINS, BY_GOODS, BY_STATIONS, SOURCES, Orleans, Player, bits
from comptoir.games.orleans.technology import KEEP_TECHNOLOGY
from comptoir.games.orleans.torture import GIVE_STATION
from comptoir.games.orleans.tracks import END, STATUS, citizens_of
from comptoir.games.orleans.travel import LEAVE_GOODS

STEPS_A_ROUND: Final = 0.8  # of development still to be expected
A_FOLLOWER: Final = 0.16  # a round
A_HANDFUL: Final = 4  # whoever has fewer followers at hand had better take some back
A_KNIGHT: Final = 0.3
A_SCHOLAR: Final = 0.12
A_TECHNOLOGY: Final = 0.4
A_TILE: Final = 0.3
A_STATION: Final = 0.15  # how many stations or citizens a round still brings
ACTIVATED: Final = 0.75  # the share of its worth that a manned place has before its action
WAITING: Final = 0.6  # the share that a follower is worth in a place that is not complete
BEGUN: Final = 0.15  # the same for each share of its spaces

# What the action of a place is worth about, in the order of the table of places.
ACTION_WORTH: Final[list[float]] = [
    *[3.0, 4.0, 5.0, 4.0, 2.5, 2.5, 2.5, 4.5, 1.5, 2.0],
    *[1.0, 2.0, 3.0, 4.0, 5.0, 2.0, 3.0, 3.5, 3.0, 2.0, 0.0, 1.5],
    *[4.0, 3.0, 1.5, 1.5, 2.5, 3.0, 0.0, 2.0],
]


class OrleansEvaluator(Evaluator):
    """Points so far, holdings at the status to be expected, and followers by the rounds they can still work."""

    def worth(self, s: Orleans, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        player = s.players[seat]
        left = float(ROUNDS - s.round) + 0.5
        status = expected_status(player, left)
        out[BY_STATIONS] = (float(bits(player.built)) + A_STATION * left) * status
        out[BY_CITIZENS] = float(citizens_of(s, seat)) * status
        out[BY_COINS] += people_worth(player) * left + tiles_worth(player) * left + manned_worth(s, player, seat)
        out[BY_GOODS] += 0.1 * left * float(player.tracks[FARMER])

    def prior(self, s: Orleans, ask: Decision, n: i64) -> float:
        if isinstance(ask, Plan):
            return plan_prior(s, ask, n)
        if isinstance(ask, Man):
            return man_prior(s, ask, n)
        if EXECUTE.base <= n < EXECUTE.base + EXECUTE.size:
            return 1.0 + ACTION_WORTH[n - EXECUTE.base]
        if n == PASS.base or n == LEAVE_GOODS.base or n == KEEP_TECHNOLOGY.base:
            return 0.05
        if CALL_BACK.base <= n < CALL_BACK.base + CALL_BACK.size:
            return 1.0 if at_hand(s.players[ask.seat]) < A_HANDFUL else 0.1
        return 4.0 if n == GIVE_STATION.base else 1.0


def expected_status(player: Player, left: float) -> float:
    """The development status at the end, between its steps too."""
    space = float(player.development) + STEPS_A_ROUND * left
    if space >= float(END):
        return 6.0
    whole = i64(space)
    ahead = STATUS[whole + 3] if whole + 3 < END else STATUS[END]
    return 0.5 * (float(STATUS[whole]) + float(ahead))


def at_hand(player: Player) -> i64:
    """Followers in the bag and on the market."""
    people: i64 = player.bag.size
    for count in player.market:
        people += count
    return people


def people_worth(player: Player) -> float:
    """What the followers bring in a round; those who wait in places that are not complete bring less."""
    people = float(at_hand(player))
    for place in range(GUNPOWDER_TOWER + 1):
        if player.taken & SPACES_OF[place]:
            complete = player.taken & SPACES_OF[place] == SPACES_OF[place]
            people += (1.0 if complete else WAITING) * float(bits(player.taken & SPACES_OF[place]))
    tracks = A_KNIGHT * float(player.tracks[KNIGHT]) + A_SCHOLAR * float(player.tracks[SCHOLAR])
    return A_FOLLOWER * people + tracks


def tiles_worth(player: Player) -> float:
    """What technology and further places bring in a round."""
    tiles: i64 = bits(player.places) - FIRST_TILE
    technology: i64 = player.technology + player.first_technology
    for thing in player.spaces:
        technology += thing >= OWN + 4
    return A_TILE * float(tiles) + A_TECHNOLOGY * float(technology)


def manned_worth(s: Orleans, player: Player, seat: i64) -> float:
    """Places that are activated, and those that are begun."""
    worth = 0.0
    for place in range(GUNPOWDER_TOWER):
        if player.places >> place & 1 and player.taken & SPACES_OF[place]:
            if player.taken & SPACES_OF[place] == SPACES_OF[place] and EFFECT[seat][place].why_not(s) is None:
                worth += ACTIVATED * ACTION_WORTH[place]
            else:
                share = float(bits(player.taken & SPACES_OF[place])) / float(bits(SPACES_OF[place]))
                worth += BEGUN * share * share * ACTION_WORTH[place]
    return worth


def plan_prior(s: Orleans, ask: Plan, n: i64) -> float:
    """Places that can be completed are likely; to be ready is so only when there are none."""
    if n == PLANNED.base:
        return 0.6
    place: i64 = n - STAFF.base
    free = SPACES_OF[place] & ~(s.players[ask.seat].taken | ask.taken)
    if free & ~ask.fits and place != TOWN_HALL:
        return 0.05
    return 1.0 + ACTION_WORTH[place] / float(bits(free))


def man_prior(s: Orleans, ask: Man, n: i64) -> float:
    """Everybody on a space of their own kind; monks where they are needed."""
    if n == ENOUGH_THERE.base:
        return 0.3
    if not SEND.base <= n < SEND.base + SEND.size:
        return 1.0
    follower: i64 = (n - SEND.base) // len(WANTED)
    wanted = WANTED[(n - SEND.base) % len(WANTED)]
    kind: i64 = follower - OWN if follower >= OWN else follower
    if kind == wanted:
        return 6.0 if follower >= OWN else 4.0
    return 0.4 if kind == MONK else 0.8


EVALUATOR: Final = OrleansEvaluator()
