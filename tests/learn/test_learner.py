"""The learner. It needs PyTorch, which no lock holds: ``make learner`` brings it."""

from __future__ import annotations

import json

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="make learner brings PyTorch")

import comptoir  # noqa: E402
from comptoir.bots.selfplay import SelfPlay, Settings  # noqa: E402
from comptoir.bots.weights import Learned  # noqa: E402
from comptoir.cli import main  # noqa: E402
from comptoir.core.chance import Rng  # noqa: E402
from comptoir.core.errors import BadSetup  # noqa: E402
from comptoir.learn.fit import Fit, prepared, relatives  # noqa: E402
from comptoir.learn.games import numbers, seen  # noqa: E402
from comptoir.learn.learner import Learner, Plan  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PyTorch's sparse tensors are called new


def plan(folder, **more):
    """Little to do."""
    return Plan("burgundy", folder, games=4, opponents=("random",), every=2, deals=2, **more)


def rounds(learner, count):
    """Some rounds."""
    going = learner.rounds()
    return [next(going) for _ in range(count)]


def test_bots_compute_what_was_fitted(tmp_path):
    """The compiled network says what PyTorch's says, up to rounding."""
    game = comptoir.load("burgundy")
    fit = Fit(game, 1)
    with torch.no_grad():
        fit.net.common += 0.01 * torch.randn_like(fit.net.common)
        fit.net.used[:] = True
    file = tmp_path / "now.safetensors"
    fit.write(file, {"game": "burgundy"})
    diary = SelfPlay(game, Learned(file, game).looks(2), Settings(cap=20), Rng(1)).play(game.new(2))
    part = prepared(seen(diary, 2, len(game.sources), 1.0), fit.inputs, 2)
    bounds = torch.from_numpy(np.concatenate([[0], part["ends"]]))
    with torch.no_grad():
        hidden = fit.net.hidden(
            torch.from_numpy(part["rows"].astype(np.int64)), torch.from_numpy(part["weight"].astype(np.float32)), bounds
        )
        points, logits = fit.net.values(hidden)
    foreseen = np.array(diary.foreseen).reshape(diary.seats.count, 2, -1)
    assert foreseen[:, :, :-1] == pytest.approx(10 * points[:, :2].numpy(), abs=0.05)
    assert foreseen[:, :, -1] == pytest.approx(logits[:, :2].numpy(), abs=0.05)
    assert len(numbers(diary.seats)) == len(part["ends"])


def test_positions_with_something_in_common():
    """Slots and words of names; a position of one seat is no relative of another's."""
    names = ["players[0].hand[0][castle-1]", "players[0].hand[1][castle-2]", "players[1].hand[0][castle-1]", "round[1]"]
    assert relatives(names) == [[0, 1], [0, 1]]


def test_it_learns(tmp_path):
    """Fitted to the same games again and again, the network is less wrong about them."""
    learner = Learner(comptoir.load("burgundy"), plan(tmp_path))
    rounds(learner, 1)
    before = learner.fit.train(learner.memory, 1, 0.0)["points"]
    learner.fit.train(learner.memory, 40, 2e-3)
    assert learner.fit.train(learner.memory, 1, 0.0)["points"] < 0.8 * before


def test_it_is_reproducible_and_goes_on(tmp_path):
    """The same seed learns the same; a learner that was stopped goes on as if it had not been."""
    game = comptoir.load("burgundy")
    whole = Learner(game, plan(tmp_path / "whole"))
    rounds(whole, 2)
    first = Learner(game, plan(tmp_path / "parts"))
    rounds(first, 1)
    again = Learner(game, plan(tmp_path / "parts"))
    again.resume()
    rounds(again, 1)
    for name, numbers_of in whole.fit.net.state_dict().items():
        assert torch.equal(numbers_of, again.fit.net.state_dict()[name]), name
    lines = (tmp_path / "parts" / "history.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1, 2]


def test_another_game_is_not_gone_on_with(tmp_path):
    """A folder holds what was learned about one game."""
    rounds(Learner(comptoir.load("burgundy"), plan(tmp_path)), 1)
    other = Learner(comptoir.load("marco_polo"), Plan("marco_polo", tmp_path))
    with pytest.raises(BadSetup, match="about burgundy"):
        other.resume()


def test_the_command(tmp_path, capsys):
    """Rounds, a plot, weights that the arena takes; what is there already is not written over."""
    out = tmp_path / "learned"
    command = ["learn", "burgundy", "--rounds", "1", "--games", "4", "--out", str(out), "--no-blind-spots"]
    assert main(command) == 0
    assert (out / "progress.png").exists()
    assert "holds the weights" in capsys.readouterr().out.replace("\n", " ")
    assert main(command) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*command, "--resume"]) == 0


def test_blind_spots(tmp_path):
    """Every kind of move has a line."""
    learner = Learner(comptoir.load("burgundy"), plan(tmp_path))
    rounds(learner, 1)
    found = learner.blind_spots(deals=2)
    assert {name for name, _ in found} == {type(kind).__name__ for kind in learner.game.kinds.kinds}
