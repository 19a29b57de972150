"""The database: opened, migrated, and used outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from comptoir.core.errors import BadSetup
from comptoir.server.common.errors import Unreachable
from comptoir.server.storage import schema

P = ParamSpec("P")
R = TypeVar("R")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0031"  # the last migration
NOT_OURS: Final = "The database cannot be opened: it was made by another program."
NO_CONNECTION: Final = ("08", "53", "57")  # of PostgreSQL's codes: lost, too many, being stopped or started
MIGRATION_LOCK: Final = 0x636F6D70  # the same number for all workers


class Database:
    """An engine and the threads that use it; for SQLite only one, since only one may write."""

    def __init__(self, url: str) -> None:
        self.engine: Final = _engine(url)
        self.sqlite: Final = self.engine.dialect.name == "sqlite"
        # With SQLite nobody else writes.
        self.still: Final = (
            self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self.threads: Final = ThreadPoolExecutor(1 if self.sqlite else 6, "database")

    async def run(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something in one transaction: all of it is stored, or nothing."""
        return await self._aside(self.engine, lambda connection: do(connection, *args, **kwargs))

    async def read(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read all of it as it was at one moment, whatever other workers store meanwhile."""
        return await self._aside(self.still, lambda connection: do(connection, *args, **kwargs))

    async def _aside(self, engine: Engine, do: Callable[[Connection], R]) -> R:
        """Outside the event loop, which must not wait."""

        def work() -> R:
            try:
                with engine.begin() as connection:
                    return do(connection)
            except DBAPIError as problem:
                if _unreachable(problem):
                    raise Unreachable from problem
                raise

        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def now(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same, for those who may wait."""
        with self.engine.begin() as connection:
            return do(connection, *args, **kwargs)

    def migrate(self) -> None:
        """Bring the stored tables to the form this program knows."""
        try:
            self.now(_migrate)
        except DBAPIError as problem:
            why = (str(problem.orig).splitlines() or ["it does not answer"])[0].rstrip(".")
            raise BadSetup(f"The database cannot be opened: {why}.") from problem

    async def open(self) -> None:
        """The same, outside the event loop; a database that does not answer just now may be asked again."""
        try:
            await asyncio.to_thread(self.migrate)
        except BadSetup as problem:
            if isinstance(problem.__cause__, DBAPIError) and _unreachable(problem.__cause__):
                raise Unreachable from problem
            raise

    def close(self) -> None:
        """Let go of it."""
        self.threads.shutdown()
        self.engine.dispose()


def existing(url: str) -> Database:
    """A database that is there: where no file is, none is made."""
    given = read_url(url)
    if given.get_backend_name() == "sqlite" and not Path(given.database or "").is_file():
        raise BadSetup(f"There is no database at {given.database}.")
    return Database(url)


def _unreachable(problem: DBAPIError) -> bool:
    """Whether there is no connection, rather than something wrong with what was asked."""
    if isinstance(problem.orig, sqlite3.Error):
        return getattr(problem.orig, "sqlite_errorname", "").startswith("SQLITE_BUSY")
    code = getattr(problem.orig, "sqlstate", None)
    return problem.connection_invalidated or code is None or code[:2] in NO_CONNECTION


def read_url(url: str) -> URL:
    """Where a database is, of a kind that we know."""
    try:
        given = make_url(url)
        kind = given.get_backend_name()
    except (SQLAlchemyError, ValueError) as problem:
        raise BadSetup("The database must be sqlite:///FILE or postgresql://...") from problem
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise BadSetup("The database must be sqlite:///FILE or postgresql://...")
    return given.set(drivername="sqlite" if kind == "sqlite" else "postgresql+psycopg")


def _engine(url: str) -> Engine:
    given = read_url(url)
    if given.get_backend_name() == "sqlite":
        return _sqlite(given.database or "")
    try:
        return create_engine(given, hide_parameters=True, pool_size=6, max_overflow=2, pool_pre_ping=True)
    except (SQLAlchemyError, ValueError) as problem:
        raise BadSetup("The database must be sqlite:///FILE or postgresql://...") from problem


def _sqlite(file: str) -> Engine:
    if not file or file == ":memory:" or "\x00" in file:
        raise BadSetup("Name a file for SQLite: sqlite:///FILE")
    _only_for_us(Path(file))
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True, connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver would begin too late, and end with the first savepoint
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _only_for_us(file: Path) -> None:
    """A new file that nobody else may read; SQLite gives those beside it the same rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    now = _revision(connection)
    if now == NEWEST:
        _check_tables(connection)
        return
    if now is not None and now > NEWEST:
        raise BadSetup("This database was written by a newer version of the program.")
    from alembic import command  # takes a while to import, and is seldom needed
    from alembic.config import Config

    if now is not None and not any((MIGRATIONS / "versions").glob(f"{now}_*.py")):
        raise BadSetup(NOT_OURS)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if len(found) > 1:
        raise BadSetup(NOT_OURS)
    return str(found[0]) if found and found[0] is not None else None


def _check_tables(connection: Connection) -> None:
    """Whoever says to be of our newest form has its tables."""
    if not schema.METADATA.tables.keys() <= set(inspect(connection).get_table_names()):
        raise BadSetup(NOT_OURS)
