"""A little of ``make soak``: killed servers, single workers and databases lose nothing and do nothing twice."""

from __future__ import annotations

from soak import soak

from server.running import own_postgres


def test_killed_again_and_again(tmp_path):
    """The only process of a server on SQLite."""
    told = soak.on_sqlite(tmp_path / "soak.sqlite", kills=2, pairs=2)
    assert told["acknowledged"] > 20


def test_killed_with_the_database():
    """Whole servers, one of their workers, and PostgreSQL itself."""
    own = own_postgres()
    try:
        told = soak.on_postgresql(own, kills=1, single=1, restarts=1, pairs=3)
        assert told["acknowledged"] > 20
    finally:
        own.stop()
