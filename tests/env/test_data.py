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


def test_other_games_are_not_there_already(tmp_path):
    """Another game or variant is played, even if bots and seeds are the same."""
    for arguments in (
        ["marco_polo"],
        ["marco_polo", "--option", "goal_cards=chosen"],
        ["marco_polo", "--option", "goal_cards=dealt"],  # the default, so it is there
        ["la_loire"],
    ):
        assert main(["selfplay", *arguments, "--games", "2", "--out", str(tmp_path / "games")]) == 0
    rows = polars.read_parquet(tmp_path / "games/games-*.parquet")
    assert rows["game"].to_list() == ["marco_polo"] * 4 + ["la_loire"] * 2
    assert rows["id"].n_unique() == 6


def test_a_folder_of_another_form_is_left_alone(tmp_path, monkeypatch, capsys):
    """One sentence before anything is played; nothing is mixed."""
    monkeypatch.setattr(data, "SCHEMA", 1)
    selfplay(tmp_path)
    monkeypatch.undo()
    assert selfplay(tmp_path) == 2
    assert "are of form 1; this program writes form 2" in capsys.readouterr().err
    assert len(list(tmp_path.glob("games-*.parquet"))) == 1


def test_where_a_decision_stands_in_the_replay(tmp_path):
    """The column ``at`` counts answers of the log, so that an environment goes on from there."""
    selfplay(tmp_path)
    game = polars.read_parquet(tmp_path / "games-*.parquet").row(0, named=True)
    table = replay(game["replay"])
    own = polars.read_parquet(tmp_path / "decisions-*.parquet").filter(polars.col("id") == game["id"])
    for row in own.iter_rows(named=True):
        entry = table.log[row["at"]]
        assert (entry.seat, entry.move) == (row["seat"], row["move"])
    told = {row["at"]: row["move"] for row in data.from_table(table, {"id": "again"}).decisions}
    assert told == {row["at"]: row["move"] for row in own.iter_rows(named=True) if len(row["legal"]) > 1}


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
