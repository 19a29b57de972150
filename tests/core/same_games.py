"""Games played by listing the legal answers and drawing one: the same seeds give the same games, in every build.

    python tests/core/same_games.py 1000 [--keep]

plays so many games of each variant and compares them with those kept in ``same_games.json``; ``--keep`` keeps these.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import comptoir
from comptoir.core import agenda
from comptoir.core.chance import Rng
from comptoir.core.game import Game

KEPT = Path(__file__).with_suffix(".json")
GAMES = ("burgundy", "la_loire", "marco_polo", "orleans")


def variants() -> Iterator[tuple[str, Game, int, dict[str, str]]]:
    """Every game with every number of players and every combination of options, under a name."""
    for game in [comptoir.load(name) for name in GAMES]:
        choices = [[(option.name, value) for value in option.values] for option in game.options]
        for players, chosen in itertools.product(game.players, itertools.product(*choices)):
            yield f"{game.name} {players} {' '.join(value for _, value in chosen)}".strip(), game, players, dict(chosen)


def fingerprint(game: Game, players: int, options: dict[str, str], games: int) -> str:
    """A hash over all answers of so many games, chance's too, and over their points."""
    found = hashlib.sha256()
    for seed in range(games):
        s, rng, answers = game.new(players, options, {}), Rng(seed), []
        while s.agenda:
            ask = agenda.question(s)
            if ask.seat < 0:
                answers.append(int(ask.sample(s, rng)))
            else:
                moves = agenda.legal(s, ask)
                answers.append(int(moves[rng.below(len(moves))]))
            agenda.apply(s, ask, answers[-1])
        found.update(repr((answers, [int(points) for points in s.ledger])).encode())
    return found.hexdigest()[:16]


def main() -> None:
    """Play them all; say which differ."""
    count = sys.argv[1]
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if count not in kept and "--keep" not in sys.argv:
        sys.exit(f"No {count} games of each variant are kept to compare with; kept are {', '.join(kept)}.")
    found = {name: fingerprint(game, players, options, int(count)) for name, game, players, options in variants()}
    for name, mark in found.items():
        print(name, mark, "same" if kept.get(count, {}).get(name) == mark else "NOT THE SAME", flush=True)
    if "--keep" in sys.argv:
        kept[count] = found
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    elif found != kept.get(count):
        sys.exit("Not all games are the same as those kept.")


if __name__ == "__main__":
    main()
