"""Finished games looked at again, part by part, in processes that give way to everything else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

import comptoir
from comptoir.analysis import Analysis, Analyst
from comptoir.bots import LEVELS
from comptoir.core.agenda import CHANCE
from comptoir.core.table import Table
from comptoir.server.bots import pool
from comptoir.server.common.errors import SILENT, Unreachable
from comptoir.server.storage import schema

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

LOG = structlog.get_logger()
PART: Final = 8  # answers looked at before progress is told
DEAD: Final = 120.0  # seconds without progress after which somebody else may begin anew


def part(name: str, replay: str, budget: int, found: Analysis | None, begin: int, end: int) -> Analysis:
    """Some answers of a game, in a thinker's process; whoever has done the part before goes on."""
    analyst: Analyst | None = pool.kept(name)
    if analyst is None or analyst.begin != begin:
        analyst = Analyst(comptoir.replay(replay), budget, found, begin)
    done = analyst.run(lambda _: None, end)
    if analyst.begin < len(analyst.table.log):
        pool.keep(name, analyst)
    return done


def part_end(table: Table, begin: int) -> int:
    """Where a part ends: answers of chance in a row stay together."""
    end = min(begin + PART, len(table.log))
    while end < len(table.log) and table.log[end].seat == CHANCE == table.log[end - 1].seat:
        end += 1
    return end


async def run(hub: Hub, table_id: str, table: Table, who: str) -> None:
    """The whole game; what is found is stored at its end."""
    replay = table.save()
    budget = hub.settings.analysis_simulations or LEVELS["expert"].simulations(table.game)
    found: Analysis | None = None
    done = 0
    try:
        while done < len(table.log):
            end = part_end(table, done)
            found = await hub.thinkers.work(who, table_id, part, table_id, replay, budget, found, done, end)
            done = end
            await hub.database.run(progress, table_id, done)
        assert found is not None
        await hub.database.run(finish, table_id, found.pack())
    except Unreachable:  # somebody may begin anew after a while
        LOG.warning(SILENT, table=table_id)
    except Exception:
        LOG.exception("an analysis failed", table=table_id)
        await hub.database.run(forget, table_id)


def status(connection: Connection, table: str) -> dict[str, Any]:
    """How far it is, and what was found."""
    a = schema.analyses
    row = connection.execute(select(a.c.done, a.c.of, a.c.data).where(a.c.table_id == table)).first()
    if row is None:
        return {"done": 0, "of": 0, "analysis": None}
    return {"done": row.done, "of": row.of, "analysis": row.data}


def begin(connection: Connection, table: str, answers: int) -> bool:
    """Whether this worker is to do it: nobody else does, or has."""
    a = schema.analyses
    connection.execute(delete(a).where(a.c.table_id == table, a.c.data.is_(None), a.c.at < time.time() - DEAD))
    try:
        with connection.begin_nested():
            connection.execute(insert(a).values(table_id=table, done=0, of=answers, at=time.time()))
    except IntegrityError:
        return False
    return True


def progress(connection: Connection, table: str, done: int) -> None:
    """So many answers have been looked at."""
    a = schema.analyses
    connection.execute(update(a).where(a.c.table_id == table).values(done=done, at=time.time()))


def finish(connection: Connection, table: str, data: dict[str, Any]) -> None:
    """All of them."""
    a = schema.analyses
    connection.execute(update(a).where(a.c.table_id == table).values(data=data, at=time.time()))


def forget(connection: Connection, table: str) -> None:
    """It came to nothing."""
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
