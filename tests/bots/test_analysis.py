"""Analysis: luck and skill add up to the result."""

from __future__ import annotations

import json

import pytest

import comptoir
from comptoir.analysis import analyse
from comptoir.arena import Match, play
from comptoir.cli import main
from comptoir.core.errors import BadReplay


@pytest.fixture(scope="module")
def played():
    return play(Match("burgundy", ("greedy", "random"), 3)).replay


@pytest.fixture(scope="module")
def found(played):
    return analyse(comptoir.replay(played), budget=4)


def test_everything_adds_up(played, found):
    """What was expected at the start, luck, and the play of oneself and the others make the score."""
    table = comptoir.replay(played)
    for account in found.seats:
        assert account.start + account.luck + account.skill + account.others == pytest.approx(account.score)
        assert account.score == table.scores[account.seat]
    assert found.decisions
    assert all(d.points_lost >= 0 and 0 <= d.win_lost <= 1 for d in found.decisions)
    assert sum(c.count for c in found.chance) == len([entry for entry in table.log if entry.seat == -1])


def test_random_play_loses_more(found):
    """Who plays at random makes worse mistakes than who does not."""
    lost = [0.0, 0.0]
    for d in found.decisions:
        lost[d.seat] += d.points_lost
    assert lost[1] > 1.3 * lost[0]


def test_a_running_game_is_refused():
    """Only finished games are analysed."""
    with pytest.raises(BadReplay, match="not over"):
        analyse(comptoir.load("burgundy").table(2, seed=1), budget=8)


def test_command(tmp_path, capsys):
    """A table for people, JSON for programs, and one sentence for a bad file."""
    file = tmp_path / "x.replay"
    file.write_text(play(Match("burgundy", ("random",), 1)).replay, encoding="utf-8")
    assert main(["analyse", str(file), "--budget", "1"]) == 0
    assert "luck" in capsys.readouterr().out
    assert main(["analyse", str(file), "--budget", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "burgundy"
    file.write_text(comptoir.load("burgundy").table(2, seed=1).save(), encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
    assert main(["analyse", str(file), "--budget", "0"]) == 2
