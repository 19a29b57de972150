"""Golden games: a difference is a change of the rules, or of their words."""

from __future__ import annotations

from pathlib import Path

import comptoir
from comptoir.playthrough import renew

GAMES = Path(__file__).parents[2] / "src" / "comptoir" / "games"


def test_playthroughs(name):
    """Every kept playthrough comes out as it was; ``comptoir playthrough NAME --renew`` writes them again."""
    kept = sorted((GAMES / name / "playthroughs").glob("*.txt"))
    assert kept, "a game keeps at least one playthrough"
    for path in kept:
        text = path.read_text(encoding="utf-8")
        assert renew(comptoir.load(name), text) == text, f"{path.name} differs"


def test_fixtures(name):
    """Every kept replay is still a game by the rules."""
    for path in sorted((GAMES / name / "fixtures").glob("*.replay")):
        table = comptoir.replay(path.read_text(encoding="utf-8"))
        assert table.over, f"{path.name} does not end"
