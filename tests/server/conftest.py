from __future__ import annotations

import pytest

from server.running import Player, Server, own_postgres

NO_POSTGRES = "PostgreSQL is not installed, and could not be: install the package postgresql"


@pytest.fixture(scope="session")
def postgres():
    running = own_postgres()
    if running is None:
        pytest.skip(NO_POSTGRES)
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request, tmp_path_factory):
    """A function that makes an empty database."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").database
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'comptoir.sqlite'}"


@pytest.fixture(scope="session")
def server(new_database):
    running = Server(new_database())
    yield running
    running.close()


@pytest.fixture(scope="session")
def light_server(tmp_path_factory):
    """One on SQLite, for tests to which the database does not matter."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('light') / 'comptoir.sqlite'}")
    yield running
    running.close()


@pytest.fixture
def new_server():
    """Servers of a test's own."""
    made = []

    def new(*arguments, **settings):
        made.append(Server(*arguments, **settings))
        return made[-1]

    yield new
    for running in made:
        running.close()


@pytest.fixture
def ada(server):
    with Player(server, "Ada") as player:
        yield player


@pytest.fixture
def bert(server):
    with Player(server, "Bert") as player:
        yield player
