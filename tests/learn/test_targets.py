"""What is learned from games: points to come, and the share in the victory."""

from __future__ import annotations

import numpy as np
import pytest

from comptoir.bots.selfplay import Diary
from comptoir.learn.games import Order, files_of, joined, seen, with_files
from comptoir.learn.matches import result

SEATS, SOURCES = 2, 2


def a_game():
    """Four looks in a game of two seats and two sources; the network foresees 1 point of each source."""
    diary = Diary()
    ledgers = [[0, 0, 0, 0], [3, 0, 0, 0], [3, 1, 2, 0], [5, 1, 2, 0]]
    for i, ledger in enumerate(ledgers):
        seat = i % 2
        diary.seats.append(seat)
        diary.places.append(i)
        diary.values.append(1)
        diary.ends.append(diary.places.count)
        diary.policy_ends.append(0)
        for owner in (seat, 1 - seat):
            for source in range(SOURCES):
                diary.points.append(ledger[owner * SOURCES + source])
            diary.foreseen.extend([1.0, 1.0, 0.0])
    for x in (6, 1, 2, 7):
        diary.final.append(x)
    diary.won = [0.0, 1.0]
    return diary


def test_with_lambda_1_the_result_counts():
    """The final points less those of the moment, the looking seat's first."""
    target = seen(a_game(), SEATS, SOURCES, later=1.0).target
    assert target[0].tolist() == [[6, 1, 0], [2, 7, 1]]
    assert target[1].tolist() == [[2, 7, 1], [3, 1, 0]]
    assert target[3].tolist() == [[0, 7, 1], [1, 0, 0]]


def test_with_lambda_0_the_next_look_counts():
    """What was foreseen at the seat's next look, and what came in until then; at its last look the result."""
    target = seen(a_game(), SEATS, SOURCES, later=0.0).target
    assert target[0].tolist() == [[4, 2, 0.5], [3, 1, 0.5]]
    assert target[2].tolist() == seen(a_game(), SEATS, SOURCES, later=1.0).target[2].tolist()


def test_games_are_joined():
    """The ends of looks go on where those of the game before stopped."""
    both = joined([seen(a_game(), SEATS, SOURCES, 1.0) for _ in range(2)])
    assert both.ends.tolist() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert both.games == 2
    assert both.points == pytest.approx(18.0), "the winner of each has 9"


def test_an_interval_counts_deals():
    """Two standard errors of the mean over deals."""
    found = result([0.0, 1.0, 0.5, 0.5])
    assert found.mean == 0.5
    assert found.half == pytest.approx(1.96 * np.std([0, 1, 0.5, 0.5], ddof=1) / 2)
    assert found.percent() == "50 % ± 40"


def test_weights_travel_with_the_work(tmp_path):
    """A machine of a cluster gets the files that it has not, and those that have changed."""
    now, older = tmp_path / "now.safetensors", tmp_path / "folder" / "older.safetensors"
    older.parent.mkdir()
    now.write_bytes(b"new")
    older.write_bytes(b"old")
    order = Order("burgundy", now, range(1), 2, {}, {}, older=(older,))
    files = files_of(order)
    now.write_bytes(b"of an earlier round")
    older.unlink()
    older.parent.rmdir()
    assert with_files(lambda given: given is order and now.read_bytes() + older.read_bytes(), order, files) == b"newold"
