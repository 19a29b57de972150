"""Games as data: written as they are played, whole, and readable by others."""

import duckdb
import numpy
import polars
import pytest

from comptoir import data, replay
from comptoir.cli import main
from comptoir.core.layout import layout


def selfplay(folder, *more):
    return main(["selfplay", "burgundy", "--bots", "random,greedy", "--games", "4", "--out", str(folder), *more])


def test_games_and_decisions(tmp_path, capsys):
    assert selfplay(tmp_path, "--observations") == 0
    assert "4 games are in" in capsys.readouterr().out
    games = polars.read_parquet(tmp_path / "games-*.parquet")
    decisions = polars.read_parquet(tmp_path / "decisions-*.parquet")
    assert len(games) == 4
    for game in games.iter_rows(named=True):
        table = replay(game["replay"])
        assert table.scores == game["scores"]
        own = decisions.filter(polars.col("id") == game["id"])
        assert sum(game["decisions"]) == len(own)
        for row in own.iter_rows(named=True):
            assert row["move"] in row["legal"]
            assert len(numpy.frombuffer(row["observation"], numpy.uint8)) == layout(table.game, 2).size


def test_others_read_it(tmp_path):
    selfplay(tmp_path)
    question = f"select question, count(*) from '{tmp_path}/decisions-*.parquet' group by question"
    assert dict(duckdb.sql(question).fetchall())["PlayCard"] > 100


def test_what_is_there_is_not_played_again(tmp_path, capsys):
    selfplay(tmp_path)
    assert selfplay(tmp_path) == 0
    assert "4 games are there already" in capsys.readouterr().out
    assert len(polars.read_parquet(tmp_path / "games-*.parquet")) == 4


def test_files_of_sensible_size(tmp_path):
    folder = data.Folder(tmp_path, games_a_file=2)
    for seed in range(5):
        folder.add(data.play(data.Job("burgundy", ("random", "random"), seed)))
    folder.flush()
    assert len(list(tmp_path.glob("games-*.parquet"))) == 3
    assert not list(tmp_path.glob("*.part"))


class Crashing:
    considered = ()

    def answer(self, view, seat):
        raise RuntimeError("out of ideas")


def test_a_crashing_bot_loses_nothing(monkeypatch):
    monkeypatch.setattr("comptoir.data.new_bot", lambda name, game, seed: Crashing())
    written = data.play(data.Job("burgundy", ("random", "random"), 1))
    assert written.game["end"] == "failed"
    assert "out of ideas" in written.game["error"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--out", "/proc/here"], "cannot be written to"), (["--out", "x", "--games", "0"], "at least 1")],
)
def test_bad_input(arguments, says, capsys):
    assert main(["selfplay", "burgundy", *arguments]) == 2
    assert says in capsys.readouterr().err
