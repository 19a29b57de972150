"""Who is at a table just now: the sockets of this worker, and what other workers say of theirs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final

from comptoir.server.common.errors import Problem
from comptoir.server.people.accounts import Person
from comptoir.server.state.position import SPECTATOR
from comptoir.server.storage.rows import BOT, SeatRow

QUEUE: Final = 200  # messages that a slow socket may have waiting
LASTS: Final = 60.0  # seconds that another worker's word about who is here counts


class Watcher:
    """One socket: who wants to look from which seat, and what was sent last. Whether they may is asked each time."""

    def __init__(self, person: Person | None, viewer: int, since: int | None, address: str = "") -> None:
        self.person: Final = person
        self.who: Final = person.id if person else address
        self.viewer: Final = viewer
        self.version = since
        self.gone = False  # sent away
        self.blocked: frozenset[str] = frozenset()  # people whose chat is not shown here
        self.queue: Final[list[str | Problem | None]] = []  # what is still to be sent
        self.wake: Callable[[], None] = _nobody  # tells whoever sends it

    def send(self, text: str) -> None:
        """Put a message about the table in line, unless the socket is being closed."""
        if not self.gone:
            self.reply(text)

    def reply(self, text: str) -> None:
        """Put an answer to the client's own message in line; a line that grows too long closes the socket."""
        if len(self.queue) == QUEUE:
            self.send_away()
        else:
            self.queue.append(text)
            self.wake()

    def send_away(self, why: Problem | None = None) -> None:
        """Close the socket; what was in line is not sent any more. Without a reason it may come again."""
        self.gone = True
        self.queue[:] = [why]
        self.wake()


def _nobody() -> None:
    """Nobody sends anything yet."""


class Company:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.watchers: Final[set[Watcher]] = set()
        self.elsewhere: Final[dict[str, tuple[float, list[str], int]]] = {}  # by worker: until when, who, spectators
        self.left: Final[dict[str, float]] = {}  # when somebody was last here
        self.begun: Final = time.monotonic()

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.watchers.discard(watcher)
        if watcher.person is not None:
            self.left[watcher.person.id] = time.monotonic()

    def hear(self, worker: str, who: list[str], looking: int) -> bool:
        """Another worker's word about who is there; whether that worker is new here."""
        new, now = worker not in self.elsewhere, time.monotonic()
        _, before, _ = self.elsewhere.get(worker, (now, [], 0))
        self.left.update({person: now for person in before if person not in who})
        self.elsewhere[worker] = (now + LASTS, who, looking)
        return new

    def of(self, person: str) -> list[Watcher]:
        """The sockets of a person at this worker."""
        return [watcher for watcher in self.here_now() if watcher.person is not None and watcher.person.id == person]

    def here_now(self) -> list[Watcher]:
        """The sockets that have not been sent away."""
        return [watcher for watcher in self.watchers if not watcher.gone]

    def here(self, person: str | None) -> bool:
        """Whether this person looks at the table."""
        if person is None:
            return False
        now = time.monotonic()
        far = any(person in who and until > now for until, who, _ in self.elsewhere.values())
        return far or bool(self.of(person))

    def away(self, person: str | None) -> float:
        """For how long this person has not been here."""
        if person is None or self.here(person):
            return 0.0
        last = [until for until, who, _ in self.elsewhere.values() if person in who]  # of a worker that fell silent
        return time.monotonic() - max(self.left.get(person, self.begun), *last, self.begun)

    def connected(self, seats: list[SeatRow]) -> list[bool]:
        """For each seat, whether its player is here; bots always are."""
        return [seat.kind == BOT or self.here(seat.person) for seat in seats]

    def looking(self) -> int:
        """How many spectators this worker has."""
        return len([watcher for watcher in self.here_now() if watcher.viewer == SPECTATOR])

    def spectators(self) -> int:
        """How many look on, at all workers."""
        now = time.monotonic()
        return self.looking() + sum([count for until, _, count in self.elsewhere.values() if until > now])

    def people(self) -> list[str]:
        """Who is here at this worker."""
        return sorted({watcher.person.id for watcher in self.here_now() if watcher.person is not None})

    def tell(self, seats: list[SeatRow]) -> None:
        """Tell everybody who is here."""
        told = {"type": "presence", "connected": self.connected(seats), "spectators": self.spectators()}
        text = json.dumps(told)
        for watcher in self.here_now():
            watcher.send(text)

    def send_away(self) -> None:
        """Everybody; they may come again."""
        for watcher in self.here_now():
            watcher.send_away()
