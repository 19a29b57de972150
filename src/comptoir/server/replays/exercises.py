"""Exercises: the costliest decisions of one's own games, to be made better."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

import comptoir
from comptoir.analysis import Analyst
from comptoir.core.table import Table
from comptoir.server.storage import schema
from comptoir.server.storage.rows import OWN

LEAST: Final = 1.0  # points that a decision has cost
MOST: Final = 40
GAMES: Final = 60  # the last analysed games of somebody


def exercises(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The decisions of somebody that cost most, in all games that have been analysed; the costliest first."""
    t, s, a = schema.tables.c, schema.seats.c, schema.analyses.c
    query = (
        select(t.id, t.game, t.title, s.seat, a.data)
        .join(schema.seats, s.table_id == t.id)
        .join(schema.analyses, a.table_id == t.id)
        .where(s.person == person, t.purpose.not_in(OWN), a.data.is_not(None))
        .order_by(t.changed.desc())
        .limit(GAMES)
    )
    found = [
        {
            "table": row.id,
            "game": row.game,
            "title": row.title,
            "seat": row.seat,
            "at": one["index"],
            "points": one["points_lost"],
        }
        for row in connection.execute(query)
        for one in (row.data or {}).get("decisions", [])
        if one["seat"] == row.seat and one["points_lost"] >= LEAST
    ]
    return sorted(found, key=lambda one: -one["points"])[:MOST]


def decision(connection: Connection, table: str, at: int) -> dict[str, Any] | None:
    """What an analysis has found about a decision."""
    data = connection.scalar(select(schema.analyses.c.data).where(schema.analyses.c.table_id == table))
    return next((one for one in (data or {}).get("decisions", []) if one["index"] == at), None)


def cost(replay: str, budget: int, at: int, move: int) -> float:
    """What an answer costs in points against the best, found as an analysis finds it; in a thinker's process."""
    table: Table = comptoir.replay(replay)
    analyst = Analyst(table, budget, begin=at)
    seat = table.log[at].seat
    considered = analyst.consider(at, seat, move)
    chosen = next(one for one in considered if one.move == move)
    return 0.0 if considered[0].move == move else max(0.0, considered[0].points[seat] - chosen.points[seat])
