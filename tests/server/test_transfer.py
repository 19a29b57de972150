"""Moving from SQLite to PostgreSQL, with real databases and servers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from server.running import Player


def transfer(source, target):
    """The exit code, and what was said."""
    command = [sys.executable, "-m", "comptoir", "transfer", "--database", source, "--to", target]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_everything_arrives(kind, request, new_server, tmp_path):
    """People, tables and answers go over; the table is played on, and nobody needs a new password."""
    source = f"sqlite:///{tmp_path / 'old.sqlite'}"
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if kind == "postgresql":
        target = request.getfixturevalue("postgres").database()
    old = new_server(source)
    with Player(old, "Ada") as ada:
        ada.post("session/register", name="Ada", password="a long password", email=None)
        table, _ = ada.table(seats=("me", "random"))
        live = ada.live(table, 0)
        live.my_turn(60)
        live.answer()
        log = len(live.my_turn(60)["log"]["lines"])
    old.stop()
    status, said = transfer(source, target)
    assert (status, "rows are copied" in said) == (0, True), said
    assert transfer(source, target)[0] == 2  # it is not empty any more
    new = new_server(target)
    with Player(new, "Somebody") as ada:
        ada.post("session/login", name="Ada", password="a long password")
        assert [t["id"] for t in ada.get("tables", which="mine")["tables"]] == [table]
        live = ada.live(table, 0)
        live.my_turn(60)
        assert log
        assert live.answer()["type"] == "ack"
        assert ada.table(seats=("me", "random"))[0] != table


def test_nonsense(tmp_path):
    """One sentence."""
    source = f"sqlite:///{tmp_path / 'old.sqlite'}"
    for target in (source, "postgresql://nobody@127.0.0.1:9/nothing", "nonsense"):
        status, said = transfer(source, target)
        assert status == 2
        assert said.startswith("comptoir: ")
        assert said.count("\n") == 1
