"""How learning went, drawn."""

from __future__ import annotations

import json
from pathlib import Path


def plot(out: Path) -> str:
    """Draw the history of a learner into its folder; a sentence that says where, or what is missing."""
    try:
        import matplotlib as mpl
    except ImportError:
        return "For a plot, pip install matplotlib."
    mpl.use("agg")
    import matplotlib.pyplot as plt

    lines = (out / "history.jsonl").read_text(encoding="utf-8").splitlines()
    rounds = [json.loads(line) for line in lines]
    games = [one["games"] for one in rounds]
    figure, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(8, 7))
    above.plot(games, [one["winners"] for one in rounds], label="points of winners in self-play")
    above.plot(games, [one["losses"]["points"] for one in rounds], label="points off")
    above.set_ylabel("points")
    above.legend()
    names = {name for one in rounds for name in one["strength"]}
    for name in sorted(names):
        measured = [(one["games"], one["strength"][name]) for one in rounds if name in one["strength"]]
        at = [games for games, _ in measured]
        won = [100 * result["mean"] for _, result in measured]
        below.errorbar(at, won, [100 * result["half"] for _, result in measured], label=name, capsize=3)
    below.set_ylabel("won, %")
    below.set_xlabel("games")
    below.set_ylim(0, 100)
    if names:
        below.legend()
    figure.tight_layout()
    file = out / "progress.png"
    figure.savefig(file)
    plt.close(figure)
    return f"{file} shows how it went."
