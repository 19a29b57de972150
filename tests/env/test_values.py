"""What an agent expects, written down beside a replay."""

import json

import polars
import pytest

import comptoir
from comptoir.cli import main
from comptoir.core.errors import BadReplay, BadSetup, NotAllowed
from comptoir.env import Values, from_replay


@pytest.fixture(scope="module")
def played():
    """The replay of some decisions, with no end."""
    table = comptoir.load("burgundy").table(2, seed=3)
    while len(table.log) < 90:
        table.answer(table.position.seat, table.legal(table.position.seat)[0])
    return table.save()


def last_decision(values):
    return max(i for i, entry in enumerate(values.table.log) if entry.seat >= 0)


def test_from_a_replay_to_an_environment_and_back(played):
    """The moves that an environment offers at an answer are those that get values, the best first."""
    values = Values(played, "first of all")
    at = last_decision(values)
    legal = [int(move) for move in from_replay(played, at).last()[0]["action_mask"].nonzero()[0]]
    values.add(at, {move: i / 8 for i, move in enumerate(legal)}, {legal[0]: 7}, expected=0.5)
    written = json.loads(values.text())
    assert written["format"] == "comptoir values 1"
    assert (written["game"], written["agent"]) == ("burgundy", "first of all")
    [position] = written["positions"]
    assert (position["at"], position["seat"], position["expected"]) == (at, values.table.log[at].seat, 0.5)
    names = [values.table.game.kinds.name(move) for move in reversed(legal)]
    assert [one["move"] for one in position["moves"]] == names
    assert [one["visits"] for one in position["moves"]] == [0] * (len(legal) - 1) + [7]
    assert all(one["label"]["message"] for one in position["moves"])


def test_rows_of_a_data_set_say_which_answers_they_are(tmp_path):
    """What bots thought in a game of ``comptoir selfplay`` stands at the answers that they gave."""
    main(["selfplay", "burgundy", "--bots", "beginner,random", "--games", "1", "--out", str(tmp_path)])
    game = polars.read_parquet(tmp_path / "games-*.parquet").row(0, named=True)
    values = Values(game["replay"], "beginner")
    rows = polars.read_parquet(tmp_path / "decisions-*.parquet").to_dicts()
    for row in rows:
        if row["considered"]:
            values.add(row["at"], dict(zip(row["considered"], row["values"], strict=True)))
    assert len(values.found) > 20


def test_bad_values(played):
    values = Values(played)
    at = last_decision(values)
    move = from_replay(played, at).last()[0]["action_mask"].nonzero()[0][0]
    illegal = from_replay(played, at).last()[0]["action_mask"].argmin()
    with pytest.raises(BadSetup, match="At 0 in the log, no seat has answered"):
        values.add(0, {move: 1.0})
    with pytest.raises(BadSetup, match="No move has a value"):
        values.add(at, {})
    with pytest.raises(BadSetup, match="finite number, not nan"):
        values.add(at, {move: float("nan")})
    with pytest.raises(NotAllowed):
        values.add(at, {illegal: 1.0})
    assert not values.found
    with pytest.raises(BadReplay, match="no replay"):
        Values("nothing")
