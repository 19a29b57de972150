"""Conditional plans: answers that a player has prepared on a board, given when their question comes and still holds.

Only where a table is played over days. There nobody is told who is here, and an answer comes after a delay as
people have it: so nobody can tell a plan from a person.
"""

from __future__ import annotations

import math
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.chance import Rng
from comptoir.core.phrase import Phrase
from comptoir.core.position import Position as Standing
from comptoir.server.common.errors import Problem
from comptoir.server.notices import outbox
from comptoir.server.people.accounts import Person
from comptoir.server.state import clocks, events
from comptoir.server.state.events import Draft, Event
from comptoir.server.state.labels import phrase
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import Position, number
from comptoir.server.storage import schema
from comptoir.server.storage.rows import HUMAN, PLAYING, SeatRow
from comptoir.server.storage.store import put

if TYPE_CHECKING:
    from comptoir.server.tables.room import Room

MARK: Final = "plan:"  # how the events begin that a plan brought about, in the column of clients
MOST_LINES: Final = 12
MOST_STEPS: Final = 60
LONGEST: Final = 2000  # answers of others until one's own question comes
FIRST: Final = (60.0, 1500.0)  # seconds until a person answers a question that comes while they are away
NEXT: Final = (4.0, 40.0)  # ... and the further ones of the same turn
PATIENCE: Final = 60.0  # seconds after which a plan is looked at again, if a worker has died
WAITING, DONE, STOPPED = "waiting", "done", "stopped"
Line = list[dict[str, Any]]


# --- Preparing ------------------------------------------------------------------------


def ahead(view: Standing, seat: int, seed: int) -> Any:
    """A position in which the seat is asked, from nothing but its view. None if the game ends before."""
    rng, bot = Rng(seed), new_bot("greedy", view.game, seed)
    now = view.complete(rng)
    for _ in range(LONGEST):
        if now.over or now.question(seat) is not None:
            break
        if now.is_chance:
            now.play(now.sample(rng))
        else:
            other = now.seat
            now.play(bot.answer(now.view(other), other), other)
    return None if now.over else plain.pack(now.state)


def may_plan(room: Room, now: Position, seat: int, person: Person) -> None:
    """Only at one's own running table over days, while one waits."""
    if seat >= now.players or room.holder(seat) != person.id:
        raise Problem("not-your-seat")
    if room.row.status != PLAYING or now.table is None:
        raise Problem("not-started")
    if not clocks.is_slow(room.row.clock) or seat in now.asked:
        raise Problem("no-plan")


def line_of(board: Position, seat: int) -> Line:
    """The own answers that were given on a board: to which question, and what each costs and brings."""
    table = board.table
    assert table is not None
    own = [i for i, entry in enumerate(table.log) if entry.seat == seat and not entry.forced]
    if not 0 < len(own) <= MOST_STEPS:
        raise Problem("no-plan")
    return [
        {
            "ask": type(table.log[i].ask).__name__,
            "move": board.game.kinds.name(table.log[i].move),
            "label": table.label(i).pack(),
            "brings": brings(table, i, seat),
        }
        for i in own
    ]


def brings(table: LiveTable, index: int, seat: int) -> list[Any]:
    """What an answer does itself, and what it brings its seat: rows of the log, as the seat may know them."""
    return [
        [about, said.pack()]
        for line in table.lines([index], seat)
        for about, said in line.rows
        if line.own or about == seat
    ]


# --- Storing --------------------------------------------------------------------------


def find(connection: Connection, table: str, seat: int) -> dict[str, Any] | None:
    """The plan of a seat."""
    p = schema.plans
    row = connection.execute(select(p).where(p.c.table_id == table, p.c.seat == seat)).mappings().first()
    return None if row is None else dict(row)


def keep(connection: Connection, table: str, seat: int, line: Line) -> None:
    """One more line; those of a plan that waits stay before it."""
    old = find(connection, table, seat)
    lines = old["lines"] if old is not None and old["state"] == WAITING and not old["played"] else []
    if [step["move"] for step in line] not in [[step["move"] for step in one] for one in lines]:
        lines = [*lines, line]
    if len(lines) > MOST_LINES:
        raise Problem("no-plan")
    new = {"lines": lines, "played": [], "state": WAITING, "why": None, "due": None}
    put(connection, schema.plans, {"table_id": table, "seat": seat}, new)


def drop(connection: Connection, table: str, seat: int) -> None:
    """Forget the plan of a seat."""
    p = schema.plans
    connection.execute(delete(p).where(p.c.table_id == table, p.c.seat == seat))


def end(connection: Connection, table: str, seat: int, state: str, why: Any, letters: list[dict[str, Any]]) -> None:
    """A plan is done, or it stops; then its player is told that it is their turn."""
    p = schema.plans
    where = (p.c.table_id == table) & (p.c.seat == seat)
    connection.execute(update(p).where(where).values(state=state, why=why, due=None))
    if letters:
        connection.execute(insert(schema.outbox), letters)


def claim(connection: Connection, most: int = 100) -> list[tuple[str, int]]:
    """Plans whose time has come; no other worker looks at them for a while."""
    p, now = schema.plans, time.time()
    query = select(p.c.table_id, p.c.seat).where(p.c.due < now).limit(most).with_for_update(skip_locked=True)
    found = [(str(row.table_id), int(row.seat)) for row in connection.execute(query)]
    for table, seat in found:
        where = (p.c.table_id == table) & (p.c.seat == seat)
        connection.execute(update(p).where(where).values(due=now + PATIENCE))
    return found


def follow(
    connection: Connection, table: str, event: Event, asked: list[SeatRow], letters: dict[str, str], left: list[float]
) -> None:
    """What an event at a slow table means for its plans: some wait for their answer now, one may be overtaken.

    ``letters`` are the notices just stored, by person: whoever has a plan needs none yet.
    """
    if event.kind in (events.ANSWER, events.UNDO, events.REWIND) and not (event.client or "").startswith(MARK):
        drop(connection, table, event.seat)
    for seat in asked:
        plan = find(connection, table, seat.seat) or _automatic(connection, table, seat)
        if plan is None or plan["state"] != WAITING:
            continue
        due = time.time() + min(delay(bool(plan["played"])), max(0.0, left[seat.seat]) / 4)
        p = schema.plans
        where = (p.c.table_id == table) & (p.c.seat == seat.seat) & p.c.due.is_(None)
        connection.execute(update(p).where(where).values(due=due))
        if seat.person in letters and plan["lines"]:
            connection.execute(delete(schema.outbox).where(schema.outbox.c.id == letters[seat.person]))


def played(connection: Connection, table: str, seat: int, move: str) -> None:
    """The plan has given this answer."""
    plan = find(connection, table, seat)
    if plan is not None:
        p = schema.plans
        where = (p.c.table_id == table) & (p.c.seat == seat)
        connection.execute(update(p).where(where).values(played=[*plan["played"], move], due=None))


def _automatic(connection: Connection, table: str, seat: SeatRow) -> dict[str, Any] | None:
    """For whoever wants it, a plan without lines: it gives answers where there is only one."""
    wanted = connection.scalar(select(schema.people.c.automatic).where(schema.people.c.id == seat.person))
    if not wanted:
        return None
    new: dict[str, Any] = {"lines": [], "played": [], "state": WAITING, "why": None, "due": None}
    put(connection, schema.plans, {"table_id": table, "seat": seat.seat}, new)
    return new


def delay(again: bool) -> float:
    """How long a person takes, at random: more often short than long."""
    least, most = NEXT if again else FIRST
    share = secrets.randbelow(10**6) / 10**6
    return math.exp(math.log(least) + share * (math.log(most) - math.log(least)))


# --- Answering ------------------------------------------------------------------------


class Ends(Problem):
    """A plan ends here; why, if it does not end as planned."""

    def __init__(self, why: Phrase | None = None) -> None:
        super().__init__("no-plan")
        self.why: Final = why


async def carry_on(room: Room, seat: int) -> None:
    """Give the next answer of a plan, or end it."""
    database = room.hub.database
    plan = await database.run(find, room.id, seat)
    if plan is None or plan["state"] != WAITING:
        return
    steps = len(plan["played"])
    client = f"{MARK}{seat}:{secrets.token_hex(8)}"
    try:
        await room.change(lambda now: _answer(room, now, seat, plan), client)
    except Ends as reason:
        state = STOPPED if reason.why is not None else DONE
        why = None if reason.why is None else reason.why.pack()
        if not plan["lines"] and not steps:  # nothing was planned: it is as if there had been nothing
            await database.run(drop, room.id, seat)
            return
        person = room.seats[seat].person
        letters = outbox.orders(room.row, {person: []}) if person and not room.company.here(person) else []
        await database.run(end, room.id, seat, state, why, letters)
        room.hub.wake_postman()
    except Problem:
        await database.run(end, room.id, seat, DONE, None, [])


def _answer(room: Room, now: Position, seat: int, plan: dict[str, Any]) -> Draft:
    if room.row.status != PLAYING or room.seats[seat].kind != HUMAN or seat not in now.asked or now.table is None:
        raise Problem("not-asked")
    if now.held == seat and plan["played"]:
        return Draft(events.END_TURN, seat, now.ended(), played=True)
    move = choose(now, seat, plan)
    data = now.answered(seat, move, room.row.end_turn)
    return Draft(events.ANSWER, seat, data, played=True)


def choose(now: Position, seat: int, plan: dict[str, Any]) -> int:
    """The answer of the first line that still holds; ``Ends`` if there is none."""
    assert now.table is not None
    done = plan["played"]
    rest = [line for line in plan["lines"] if [step["move"] for step in line[: len(done)]] == done]
    steps = [line[len(done)] for line in rest if len(line) > len(done)]
    if not plan["lines"]:
        return _sole(now, seat)
    if not steps:
        raise Ends
    reasons = []
    for step in steps:
        why = fails(now, seat, step)
        if why is None:
            return number(now.game, step["move"])
        reasons.append(why)
    raise Ends(reasons[0])


def _sole(now: Position, seat: int) -> int:
    assert now.table is not None
    moves = now.table.legal(seat)
    if len(moves) != 1 or now.game.kinds.of[moves[0]].confirms:
        raise Ends
    return moves[0]


def fails(now: Position, seat: int, step: dict[str, Any]) -> Phrase | None:
    """Why a prepared answer no longer holds: another question, a rule, or another cost or gain."""
    table = now.table
    assert table is not None
    label = {"move": phrase(step["label"])}
    if type(table.question(seat)).__name__ != step["ask"]:
        return Phrase("plan-other-question", label)
    move = number(now.game, step["move"])
    if not table.allows(seat, move):
        return Phrase("plan-refused", label)
    tried = LiveTable(
        now.game, now.players, None, now.options, now.data, origin=table.view(seat).complete(Rng(secrets.randbits(64)))
    )
    tried.take(seat, move, forced=False)
    return None if brings(tried, 0, seat) == step["brings"] else Phrase("plan-changed", label)
