"""Move everything a server has stored from one database to another, as from SQLite to PostgreSQL."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from comptoir.core.errors import BadSetup

if TYPE_CHECKING:
    from sqlalchemy import Connection

BATCH = 1000  # rows at a time


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("--database", metavar="URL", help="where it is now (default: as for comptoir serve)")
    parser.add_argument(
        "--to", required=True, metavar="URL", help="an empty database: postgresql://... or sqlite:///FILE"
    )


def run(options: argparse.Namespace) -> int:
    """All of it in one transaction, or nothing. The old database stays as it is; stop its server first."""
    try:
        from comptoir.server.common.settings import from_environment
        from comptoir.server.storage.database import Database, existing
    except ImportError as problem:
        raise BadSetup(f"A transfer needs more packages ({problem.name}): pip install 'comptoir[server]'") from problem
    given = from_environment(database=options.database).database
    if given == options.to:
        raise BadSetup("--to names the database that is to be moved; name another one.")
    source, target = existing(given), Database(options.to)
    try:
        source.migrate()
        target.migrate()
        with source.engine.connect() as old, target.engine.begin() as new:
            rows = copy(old, new)
    finally:
        source.close()
        target.close()
    print(f"{rows} rows are copied. Start the server with the new database: comptoir serve --database ...")
    return 0


def copy(old: Connection, new: Connection) -> int:
    """Every table, those first that others refer to; what arrives is counted."""
    from sqlalchemy import func, select

    from comptoir.server.storage.schema import METADATA

    total = 0
    for table in METADATA.sorted_tables:
        if new.scalar(select(func.count()).select_from(table)):
            raise BadSetup(f"The new database is not empty: “{table.name}” holds rows. Nothing was copied.")
    for table in METADATA.sorted_tables:
        for batch in old.execute(select(table)).mappings().partitions(BATCH):
            new.execute(table.insert(), [dict(row) for row in batch])
        counted = [c.scalar(select(func.count()).select_from(table)) for c in (old, new)]
        if counted[0] != counted[1]:
            raise BadSetup(f"“{table.name}” has {counted[0]} rows, but {counted[1]} arrived. Nothing was copied.")
        total += int(counted[0] or 0)
    return total
