"""The arena: fair seatings, honest figures, everything kept."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from pyarrow import parquet

import comptoir
from comptoir.arena import Match, Played, play, schedule, seatings, standings
from comptoir.cli import main
from comptoir.data import play as play_and_write


@pytest.mark.parametrize(
    ("bots", "players"), [(["a", "b"], 2), (["a", "b"], 4), (["a", "b", "c"], 3), (["a", "b", "c"], 2), (["a"], 3)]
)
def test_every_bot_has_every_seat_equally_often(bots, players):
    """Each deal is played in all seatings."""
    rounds = 2 * len(bots) * players
    deals = [seatings(bots, players, deal) for deal in range(rounds)]
    seen = Counter((bot, seat) for deal in deals for seats in deal for seat, bot in enumerate(seats))
    assert len({seen[bot, seat] for bot in bots for seat in range(players)}) == 1


def test_the_same_deal_in_every_seating():
    """Luck is the same for all."""
    matches = schedule("burgundy", ["a", "b"], 2, 6, 10, {})
    assert [match.seed for match in matches] == [10, 10, 11, 11, 12, 12]
    assert matches[0].seats == ("a", "b")
    assert matches[1].seats == ("b", "a")


def test_standings():
    """Wins, shared wins, scores and margins."""

    def game(scores, winners, seats=("a", "b")):
        return Played(Match("x", seats, 1), scores, winners, (10, 10), (1.0, 2.0), (0.3, 0.4), "")

    a, b = standings(["a", "b"], [game((5, 3), (0,)), game((4, 4), (0, 1)), game((2, 6), (1,), ("b", "a"))])
    assert (a.games, a.wins, b.wins) == (3, 2.5, 0.5)
    assert a.summary()["mean_score"] == 5
    assert a.summary()["mean_margin"] == pytest.approx(2)
    assert a.summary()["ms_per_decision"] == pytest.approx(1000 * 4 / 30)
    assert a.summary()["ms_slowest"] == pytest.approx(400)
    low, high = a.interval()
    assert low < 2.5 / 3 <= high
    assert a.summary()["deals"] == 1
    assert a.summary()["mean_margin_error"] is None
    assert a.rating.mu > b.rating.mu


def test_a_match_is_reproducible():
    """The same seed, the same game."""
    match = Match("burgundy", ("greedy", "random"), 3)
    assert play(match).replay == play(match).replay


def test_command(tmp_path, capsys):
    """Progress, figures for people and for programs, a table of all seats, and replays that can be read."""
    out, file = tmp_path / "out", tmp_path / "figures.json"
    arguments = ["arena", "burgundy", "--bots", "greedy,random", "--games", "4", "--jobs", "2"]
    assert main([*arguments, "--json", str(file), "--out", str(out)]) == 0
    printed = capsys.readouterr()
    assert "win rate" in printed.out
    assert printed.err.startswith("1 of 4 games\n2 of 4 games\n")
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert [bot["name"] for bot in figures["bots"]] == ["greedy", "random"]
    scores = [max(comptoir.replay(file.read_text(encoding="utf-8")).scores) for file in out.glob("replays/*")]
    assert figures["winning_score"] == pytest.approx(sum(scores) / 4)
    assert figures["winning_score_error"] > 0
    assert figures["deals"] == 2
    assert "4 games of 2 deals" in printed.out
    for bot in figures["bots"]:
        assert {"games", "wins", "win_rate", "mean_score", "ms_per_decision"} <= set(bot)
        assert (bot["games"], bot["deals"]) == (4, 2)
        assert 0 <= bot["win_rate_low"] < bot["win_rate_high"] <= 1
        assert bot["mean_margin_error"] > 0
    rows = parquet.read_table(out / "games-00000.parquet").to_pylist()
    assert len(rows) == 4
    for row in rows:
        assert comptoir.replay(row["replay"]).scores == row["scores"]


def test_interrupt_keeps_what_was_played(tmp_path, monkeypatch):
    """Ctrl-C ends the tournament, not its results."""
    played = []

    def interrupted(match):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(match)
        return play_and_write(match)

    monkeypatch.setattr("comptoir.cli.arena.play", interrupted)
    status = main(["arena", "burgundy", "--games", "9", "--out", str(tmp_path / "out"), "--json", str(tmp_path / "f")])
    assert status == 130
    assert json.loads((tmp_path / "f").read_text(encoding="utf-8"))["games"] == 2
    assert len(list((tmp_path / "out" / "replays").iterdir())) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "no game"),
        (["burgundy", "--bots", "robot"], "no bot"),
        (["burgundy", "--players", "9"], "1 to 4"),
        (["burgundy", "--games", "0"], "at least 1"),
        (["burgundy", "--out", "/proc/here"], "cannot be written to"),
    ],
)
def test_bad_input(capsys, arguments, message):
    """One clear sentence before anything is played."""
    assert main(["arena", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_ray(tmp_path):
    """The same games with the same results on a Ray cluster, here a local one."""
    pytest.importorskip("ray", reason="Ray is an optional extra")
    found = []
    for where in (["--jobs", "1"], ["--ray", "local"]):
        file = tmp_path / f"{where[-1]}.json"
        arguments = ["arena", "burgundy", "--bots", "greedy,random", "--games", "6", *where]
        assert main([*arguments, "--out", str(tmp_path / where[-1]), "--json", str(file)]) == 0
        bots = json.loads(file.read_text(encoding="utf-8"))["bots"]
        found.append([(bot["name"], bot["games"], bot["wins"], bot["mean_score"]) for bot in bots])
    assert found[0] == found[1]


def test_no_ray_cluster(tmp_path, capsys):
    """One clear sentence where there is none to be found."""
    pytest.importorskip("ray", reason="Ray is an optional extra")
    assert main(["arena", "burgundy", "--ray", "auto", "--out", str(tmp_path)]) == 2
    assert "no Ray cluster at “auto”" in capsys.readouterr().err
