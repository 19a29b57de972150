"""Whether what bots expect comes true: the points that a position promises beside the points in the end, by bins.

    python tools/calibration.py [GAME ...] [--bots NAME] [--games N] [--seed SEED]

Each game gives one position of one seat to each of its thirds, so that values of a bin do not hang together. A bin
holds the positions of 50 games whose promises are nearest to each other. It is off if the promised and the final points
differ by more than two standard errors and by more than two points.

What promises is `Search.estimate`, which analyses use: anything that a game's evaluator says goes through it. The
players matter: an evaluator that learned from strong players promises more than `greedy` ones reach.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass

import comptoir
from comptoir.bots import new_bot, new_search, settings
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.position import Position

A_BIN = 50
THIRDS = 3
ROLLOUTS = 8  # for one estimate
NOT_TUNED_ON = 770_001  # the first deal

Promise = Callable[[Position, int], list[float]]


@dataclass(frozen=True)
class Pair:
    """What a seat was promised, and what it got."""

    promised: float
    final: float


@dataclass(frozen=True)
class Bin:
    """Games with similar promises in one third of the game."""

    third: int
    pairs: list[Pair]

    @property
    def promised(self) -> float:
        """On average."""
        return statistics.fmean(pair.promised for pair in self.pairs)

    @property
    def off(self) -> float:
        """How much more came than was promised, on average."""
        return statistics.fmean(pair.final - pair.promised for pair in self.pairs)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return statistics.stdev(pair.final - pair.promised for pair in self.pairs) / len(self.pairs) ** 0.5

    @property
    def holds(self) -> bool:
        """Whether the promise holds, within two points or two standard errors."""
        return abs(self.off) <= max(2.0, 2.0 * self.error)

    def __str__(self) -> str:
        verdict = "" if self.holds else "  does not hold"
        return (
            f"third {self.third + 1}  promised {self.promised:6.1f}  off {self.off:+5.1f} ± {self.error:.1f}{verdict}"
        )


def promises(game: Game) -> Promise:
    """What an analysis expects of a position."""

    def promise(position: Position, seed: int) -> list[float]:
        return new_search(game, seed, settings(game, 1)).estimate(position, ROLLOUTS)

    return promise


def sample(game: Game, players: int, bot: str, seed: int, promise: Promise) -> list[Pair]:
    """One game between equal bots: a pair for each third of it, of a seat that is drawn."""
    table = game.table(players, seed, forced=True)
    bots = [new_bot(bot, game, seed * 100 + seat) for seat in range(players)]
    while not table.over:
        seat = table.position.seat
        table.answer(seat, bots[seat].answer(table.view(seat), seat))
    rng, log = Rng(seed), len(table.log)
    pairs = []
    for third in range(THIRDS):
        at = (third * log + int(rng.below(log))) // THIRDS
        seat = int(rng.below(players))
        pairs.append(Pair(promise(table.before(at), seed)[seat], table.scores[seat]))
    return pairs


def bins(samples: list[list[Pair]]) -> list[Bin]:
    """For each third, its pairs sorted by what was promised, 50 at a time."""
    found = []
    for third in range(THIRDS):
        pairs = sorted((pairs[third] for pairs in samples), key=lambda pair: pair.promised)
        found += [Bin(third, pairs[i : i + A_BIN]) for i in range(0, len(pairs) - A_BIN + 1, A_BIN)]
    return found


def main() -> int:
    """Print the bins of each game; 1 if one of them does not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument("--bots", default="greedy", metavar="NAME", help="who plays (default: greedy)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many (default: 2)")
    parser.add_argument("--games", dest="count", type=int, default=200, metavar="N", help="how many (default: 200)")
    parser.add_argument("--seed", type=int, default=NOT_TUNED_ON, metavar="N", help="the first deal")
    options = parser.parse_args()
    wrong = 0
    for name in options.games or comptoir.game_names():
        game = comptoir.load(name)
        deals = range(options.seed, options.seed + options.count)
        samples = [sample(game, options.players, options.bots, deal, promises(game)) for deal in deals]
        for one in bins(samples):
            wrong += not one.holds
            print(f"{name:12} {one}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
