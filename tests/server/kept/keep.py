"""Keeps a small database and replay files of this version, to be opened by later ones.

To be run when a version is released: ``PYTHONPATH=src:tests python tests/server/kept/keep.py NAME``.
"""

from __future__ import annotations

import contextlib
import gzip
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from server.running import Player, Server

import comptoir

HERE = Path(__file__).parent


def main(name):
    random.seed(1)
    file = Path(tempfile.mkdtemp()) / "kept.sqlite"
    server = Server(f"sqlite:///{file}")
    with Player(server, "Ada") as ada:
        ada.post("session/register", name="Ada", password="eight or more")
        for game in comptoir.game_names():
            play_a_little(ada, game)
            (HERE / f"{name}-{game}.replay").write_text(play_to_the_end(ada, game))
        ada.table(seats=("me", "open"))
    server.close()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    (HERE / f"{name}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def play_a_little(ada, game):
    """A table that goes on, with chat, undo and a rewind."""
    table, _ = ada.table(game, ("me", "hot"), title=f"{game} goes on")
    lives = [ada.live(table, seat) for seat in (0, 1)]
    for live in lives:
        live.first()
    for step in range(40):
        for live in lives:
            live.drain(0.02)
        live = random.choice([live for live in lives if live.now["candidates"]])
        if step % 7 == 3 and live.now["undo"]:
            live.ask("undo", version=live.now["version"])
        elif step == 20:
            live.ask("ask_undo", version=live.now["version"])
            live.ask("chat", text="Back we go.")
        else:
            live.answer()


def play_to_the_end(ada, game):
    """A finished game of bots; its replay."""
    table, _ = ada.table(game, ("greedy", "random"), title=f"{game} is over")
    while ada.get(f"tables/{table}")["table"]["status"] != "over":
        time.sleep(0.2)
    return ada.http.get(f"tables/{table}/replay").text


if __name__ == "__main__":
    main(sys.argv[1])
