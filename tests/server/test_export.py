"""Finished public games as open data: only with everybody's consent, and without names."""

import subprocess
import sys

import polars
import pytest

import comptoir
from server.running import Player


def export(server, folder):
    """What the command says; the server goes on running."""
    command = [sys.executable, "-m", "comptoir", "export", str(folder), "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def play(*players, **setup):
    """A game in which everybody answers once, then bots play it to the end."""
    table, invitation = players[0].table(seats=["me", *["open"] * (len(players) - 1)], **setup)
    for player in players[1:]:
        player.join(invitation)
    lives = [player.live(table, seat) for seat, player in enumerate(players)]
    waiting = list(lives)
    while waiting:
        for live in lives:
            live.drain(0.05)
            if live.now and live.now["candidates"] and live.answer()["type"] == "ack" and live in waiting:
                waiting.remove(live)
    for live in lives:
        assert live.ask("resign")["type"] == "ack"
    players[0].live(table).until(lambda now: now["table"]["status"] == "over", 120)
    return table


@pytest.fixture
def ben(server):
    with Player(server, "Ben") as player:
        yield player


def test_only_what_all_have_agreed_to(server, ada, ben, tmp_path):
    """One who does not share is enough to leave a game out; consent counts when the data is written."""
    public = play(ada, ben, private=False)
    play(ada, ben, private=True)
    assert ada.put("session/sharing", shares=True) == ada.get("session/sharing") == {"shares": True}
    assert "0 games are written" in export(server, tmp_path)
    ben.put("session/sharing", shares=True)
    assert "1 games are written" in export(server, tmp_path)
    assert "0 games are written" in export(server, tmp_path)  # it is there already
    (row,) = polars.read_parquet(tmp_path / "games-*.parquet").iter_rows(named=True)
    assert comptoir.replay(row["replay"]).scores == row["scores"]
    assert row["bots"] == ["person, then bot"] * 2
    assert row["end"] == "finished"
    decisions = polars.read_parquet(tmp_path / "decisions-*.parquet")
    assert all(one["move"] in one["legal"] and one["id"] == row["id"] for one in decisions.iter_rows(named=True))
    assert sum(row["decisions"]) == len(decisions) > 20
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (public, ada.person["id"], ben.person["id"], "Ada", "Ben"):
        assert secret.encode() not in everything
    ben.put("session/sharing", shares=False)
    assert "0 games are written" in export(server, tmp_path / "later")


def test_who_has_not_said_so_does_not_share(server, ada):
    assert ada.get("session/sharing") == {"shares": False}
    with Player(server, "") as nobody:
        assert nobody.refused("GET", "session/sharing")[0] == 401
