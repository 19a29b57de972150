"""The scripts in ``examples`` run."""

import runpy
from pathlib import Path

import pytest

from env.env_tools import THOROUGH

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_evaluation(tmp_path):
    script = runpy.run_path(str(EXAMPLES / "evaluate.py"))
    out = tmp_path / "plot.png"
    found = script["main"](["burgundy", "--games", "6", "--opponents", "random,greedy", "--out", str(out)])
    assert found["greedy"][0] < 0.5
    assert out.stat().st_size > 1000


@pytest.mark.skipif(not THOROUGH, reason="learning takes minutes")
def test_learning_beats_random():
    pytest.importorskip("sb3_contrib", reason="PyTorch is no part of the tests' packages")
    script = runpy.run_path(str(EXAMPLES / "maskable_ppo.py"))
    curve = script["main"](["burgundy", "--steps", "60000", "--looks", "2", "--games", "60"])
    assert curve[-1][1] > 0.6
