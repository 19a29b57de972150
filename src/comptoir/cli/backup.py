"""Copy the database of a server, running or not, into a file."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from comptoir.core.errors import BadSetup


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; it must not be there yet")
    parser.add_argument("--database", metavar="URL", help="as for comptoir serve (default: the same file of yours)")


def run(options: argparse.Namespace) -> int:
    """All of it as it was at one moment, or nothing."""
    try:
        from sqlalchemy import URL

        from comptoir.server.common.settings import from_environment
        from comptoir.server.storage.database import read_url
    except ImportError as problem:
        raise BadSetup(f"A backup needs more packages ({problem.name}): pip install 'comptoir[server]'") from problem
    url: URL = read_url(from_environment(database=options.database).database)
    half = options.file.with_name(options.file.name + ".part")
    _make(options.file)
    try:
        _make(half)
        if url.get_backend_name() == "sqlite":
            copy_sqlite(Path(url.database or ""), half)
        else:
            copy_postgresql(url.set(drivername="postgresql").render_as_string(hide_password=False), half)
        half.replace(options.file)
    except BaseException:
        for file in (half, options.file):
            file.unlink(missing_ok=True)
        raise
    print(f"The copy is in {options.file}.")
    return 0


def _make(file: Path) -> None:
    """A new file that nobody else may read."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def copy_sqlite(source: Path, target: Path) -> None:
    """By SQLite's own backup, which includes the write-ahead log; the server may go on writing."""
    if not source.is_file():
        raise BadSetup(f"There is no database at {source}.")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{_quoted(source)}?mode=rw", uri=True, timeout=30)) as given:
            given.execute("BEGIN")
            given.execute("SELECT version_num FROM alembic_version").fetchone()
            with contextlib.closing(sqlite3.connect(target)) as made:
                given.backup(made)
                made.execute("PRAGMA journal_mode=DELETE")
                sound = made.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as problem:
        raise BadSetup(f"{source} cannot be copied: {problem}.") from problem
    if sound != ("ok",):
        raise BadSetup(f"{source} is damaged: {str(sound[0])[:200]}.")


def _quoted(file: Path) -> str:
    from urllib.parse import quote

    return quote(str(file.absolute()))


def copy_postgresql(url: str, target: Path) -> None:
    """By pg_dump, in one snapshot. The password goes into its environment, so that no process list shows it."""
    program = shutil.which("pg_dump") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))), None)
    if program is None:
        raise BadSetup("A copy of PostgreSQL is made by pg_dump, which is not here: install PostgreSQL's client.")
    import psycopg

    try:
        parts = {name: str(value) for name, value in psycopg.conninfo.conninfo_to_dict(url).items() if value}
    except psycopg.Error as problem:
        raise BadSetup("The database must be sqlite:///FILE or postgresql://...") from problem
    secret = parts.pop("password", None)
    where = psycopg.conninfo.make_conninfo(**parts)
    environment = os.environ if secret is None else {**os.environ, "PGPASSWORD": secret}
    command = [program, "--format=custom", f"--file={target}", f"--dbname={where}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        why = (done.stderr.strip().splitlines() or ["pg_dump failed"])[0]
        raise BadSetup(f"The database cannot be copied: {why.rstrip('.')}.")
