"""Points by source of games that ended before they were kept: found out when somebody asks for their statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, update

from comptoir.server.common.errors import Problem
from comptoir.server.storage import schema
from comptoir.server.storage.rows import OVER

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

MOST: Final = 100  # games at a time; the next ones when somebody asks again


async def complete(hub: Hub, person: str) -> None:
    """Add what is missing in somebody's finished games; nothing for those that today's rules do not allow."""
    for table, result in await hub.database.read(without, person):
        await hub.database.run(keep, table, {**result, "ledger": await found(hub, table)})


async def found(hub: Hub, table: str) -> list[dict[str, int]]:
    """The points of each seat by source."""
    try:
        room = await hub.room(table)
        async with room.lock:
            game = (await room.wake()).table
    except Problem:
        return []
    return [] if game is None else [game.ledger(seat) for seat in range(game.players)]


def without(connection: Connection, person: str) -> list[tuple[str, dict[str, Any]]]:
    """Finished games of somebody whose points by source nobody knows; the last ones first."""
    t, s = schema.tables.c, schema.seats.c
    own = select(s.table_id).where(s.person == person)
    rows = connection.execute(select(t.id, t.result).where(t.status == OVER, t.id.in_(own)).order_by(t.changed.desc()))
    return [(row.id, row.result) for row in rows if row.result and "ledger" not in row.result][:MOST]


def keep(connection: Connection, table: str, result: dict[str, Any]) -> None:
    """Store how a game ended, now with its points by source."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(result=result))
