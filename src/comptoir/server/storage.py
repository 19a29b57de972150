"""The database: opened, migrated, and used outside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from comptoir.core.errors import BadSetup

P = ParamSpec("P")
R = TypeVar("R")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0003"  # the last migration
MIGRATION_LOCK: Final = 0x636F6D70  # the same number for all workers


class Database:
    """An engine and the threads that use it; for SQLite only one, since only one may write."""

    def __init__(self, url: str) -> None:
        self.engine: Final = _engine(url)
        self.sqlite: Final = self.engine.dialect.name == "sqlite"
        self.threads: Final = ThreadPoolExecutor(1 if self.sqlite else 6, "database")

    async def run(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something in one transaction: all of it is stored, or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: self.now(do, *args, **kwargs))

    def now(self, do: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same, for those who may wait."""
        with self.engine.begin() as connection:
            return do(connection, *args, **kwargs)

    def migrate(self) -> None:
        """Bring the stored tables to the form this program knows."""
        try:
            self.now(_migrate)
        except OperationalError as problem:
            raise BadSetup(f"The database cannot be opened: {str(problem.orig).splitlines()[0]}.") from problem

    def close(self) -> None:
        """Let go of it."""
        self.threads.shutdown()
        self.engine.dispose()


def _engine(url: str) -> Engine:
    try:
        given = make_url(url)
        if given.drivername in ("postgres", "postgresql"):
            given = given.set(drivername="postgresql+psycopg")
        if given.get_backend_name() not in ("sqlite", "postgresql"):
            raise BadSetup("The database must be sqlite:///FILE or postgresql://...")
        if given.get_backend_name() == "sqlite":
            return _sqlite(given.database or "")
        return create_engine(given, pool_size=6, max_overflow=2, pool_pre_ping=True)
    except (ArgumentError, SQLAlchemyError) as problem:
        raise BadSetup("The database must be sqlite:///FILE or postgresql://...") from problem


def _sqlite(file: str) -> Engine:
    if not file or file == ":memory:":
        raise BadSetup("Name a file for SQLite: sqlite:///FILE")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    now = _revision(connection)
    if now == NEWEST:
        return
    if now is not None and now > NEWEST:
        raise BadSetup("This database was written by a newer version of the program.")
    from alembic import command  # takes a while to import, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
