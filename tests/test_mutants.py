"""Faults that the tests must notice: each is planted, and the test that is to find it must fail."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import test_way_of_an_answer
from conformance import test_undo
from core import test_lanes, test_table

import comptoir
from comptoir.core import agenda
from comptoir.core.table import Follower, Table
from comptoir.server.state.live_table import LiveTable

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(not agenda.__file__.endswith(".py"), reason="nothing can be planted in compiled code")


def chapter_tests(game, chapter):
    """The module with the tests of a chapter of a game."""
    file = Path(comptoir.__file__).parent / "games" / game / "tests" / f"test_{chapter}.py"
    spec = importlib.util.spec_from_file_location(f"planted_{game}_{chapter}", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stale_undo_marks(monkeypatch):
    """A table that goes back still looks at what could be taken back before."""
    restore = Table.restore

    def forgetful(self, position, entries, why=None):
        kept = getattr(self, "_undoer", None)
        restore(self, position, entries, why)
        self._undoer = kept or Follower(self)

    monkeypatch.setattr(Table, "restore", forgetful)


def stale_labels(monkeypatch):
    """The same of what is read in the log."""
    restore = Table.restore

    def forgetful(self, position, entries, why=None):
        kept = self._reader
        restore(self, position, entries, why)
        self._reader = kept

    monkeypatch.setattr(Table, "restore", forgetful)


def stale_live_undo_marks(monkeypatch):
    """The same of a table on the server, which keeps the position before the last answer."""
    restore = LiveTable.restore

    def forgetful(self, position, entries, reasons=None):
        kept = self.last
        restore(self, position, entries, reasons)
        self.last = kept

    monkeypatch.setattr(LiveTable, "restore", forgetful)


def aside_closes_a_lane(monkeypatch):
    """In a lane an aside answers the question that it is slipped in beside."""
    within = agenda._answer_in_lane

    def closing(s, top, ask, n):
        aside = s.kinds.of[n].aside
        s.kinds.of[n].aside = False
        within(s, top, ask, n)
        s.kinds.of[n].aside = aside

    monkeypatch.setattr(agenda, "_answer_in_lane", closing)


def egon_is_ignored(monkeypatch):
    """A search whose opponent in a solo game has nothing."""
    evaluator = comptoir.bots.evaluator(comptoir.load("burgundy"))
    monkeypatch.setattr(type(evaluator), "rival", lambda self, s: -1e2)


@pytest.mark.parametrize(
    ("plant", "check"),
    [
        (stale_undo_marks, lambda: test_table.test_what_is_looked_up_later_is_never_stale("marco_polo")),
        (stale_undo_marks, lambda: test_table.test_what_is_looked_up_later_is_never_stale("burgundy")),
        (
            stale_live_undo_marks,
            lambda: test_way_of_an_answer.test_a_restored_table_knows_nothing_of_before("burgundy"),
        ),
        (stale_labels, lambda: test_table.test_what_is_looked_up_later_is_never_stale("marco_polo")),
        (aside_closes_a_lane, test_lanes.test_an_aside_in_a_lane_leaves_its_question_open),
        (egon_is_ignored, lambda: chapter_tests("burgundy", "evaluate").test_a_search_reckons_with_egon()),
    ],
)
def test_a_planted_fault_is_noticed(plant, check, monkeypatch):
    """The test passes without it, and fails with it."""
    check()
    plant(monkeypatch)
    with pytest.raises(Exception) as failed:
        check()
    assert not isinstance(failed.value, AttributeError | ImportError)


def of_the_last_seat(self, seat):
    """What the seat that answered last may take back, whoever asks."""
    begin = self._last_own()
    return [] if begin is None or self.in_lanes else UNDOES(self, self.log[begin].seat)


UNDOES = Table.undoes
FAULTS_OF_UNDO = {
    "past chance": (Table, "_chance_since", lambda self, begin: False),
    "past what was shown": (Table, "_revealed_since", lambda self, begin: False),
    "never with secrets": (Table, "_revealed_since", lambda self, begin: True),
    "another's answer": (Table, "undoes", of_the_last_seat),
    "half of it": (Table, "undoes", lambda self, seat: UNDOES(self, seat)[:1]),
}


@pytest.mark.parametrize("fault", FAULTS_OF_UNDO)
def test_a_planted_fault_of_undo_is_noticed(fault, monkeypatch):
    """Taking back too much, too little, or what is not one's own."""
    monkeypatch.setattr(*FAULTS_OF_UNDO[fault])
    with pytest.raises(AssertionError):
        test_undo.test_undo_is_granted_exactly_when_nothing_was_shown(
            "la_loire" if fault == "half of it" else "burgundy"
        )


def test_a_test_that_hangs_ends(tmp_path):
    """After the limit of a test the run ends, and says where it was; the limit itself is generous."""
    (tmp_path / "test_hanging.py").write_text("import time\n\ndef test_hanging():\n    time.sleep(600)\n")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0.5"]
    command = [sys.executable, "-m", "pytest", *settings, str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode != 0
    assert "test_hanging.py" in ended.stderr
    limit = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]
    assert 300 <= limit["faulthandler_timeout"] <= 900
