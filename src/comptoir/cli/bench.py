"""How fast the engine plays: decisions, games, clones, views and JSON a second."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import comptoir
from comptoir.cli.common import add_variant, load_data, read_options
from comptoir.core import agenda
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.core.position import Position

DECISIONS_BEFORE_COPYING = 100  # clones, views and JSON are measured in mid-game


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", nargs="?", help="measure this game only")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: as many as the game has)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="N", help="for each of the measurements (default: 2)"
    )
    parser.add_argument(
        "--env",
        action="store_true",
        help="measure the environments for research, beside public ones",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each game")
    add_variant(parser)


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    if not options.seconds > 0:
        raise BadSetup(f"--seconds is more than 0, not {options.seconds:g}.")
    names = [options.game] if options.game else comptoir.game_names()
    results = []
    for game in [comptoir.load(name) for name in names]:
        players = game.players[-1] if options.players is None else options.players
        if options.env:
            from comptoir.env.bench import measure

            results.append(measure(game.name, players, options.seconds))
            if options.json:
                print(json.dumps(results[-1]), flush=True)
            continue
        data = load_data(game, options.data)
        results.append(Bench(game, players, read_options(options.option), data, options.seconds).measure())
        if options.json:
            print(json.dumps(results[-1]), flush=True)
    if not options.json:
        print_results(results)
    return 0


def print_results(results: list[dict[str, Any]]) -> None:
    """The measurements side by side."""
    grid = Grid("")
    for result in results:
        grid.add_column(str(result["game"]), justify="right")
    for key in results[0]:
        if key != "game":
            grid.add_row(key.replace("_", " "), *[shown(result[key]) for result in results])
    Console().print(grid)


def shown(value: object) -> str:
    """A measurement for people."""
    return f"{value:,.1f}" if isinstance(value, float) else str(value)


class Bench:
    """The measurements of one game; they count the process's own time, not the clock's."""

    def __init__(self, game: Game, players: int, options: dict[str, str], data: dict[str, Any], seconds: float) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.data = data
        self.seconds = seconds
        self.rng = Rng(1)

    def measure(self) -> dict[str, Any]:
        """All of them."""
        decisions, games, spent = self.playouts()
        middle = self.middle()
        view = middle.view(0)
        return {
            "game": self.game.name,
            "players": self.players,
            "compiled": not str(agenda.__file__).endswith(".py"),
            "decisions_per_second": round(decisions / spent),
            "from_python_decisions_per_second": round(self.from_python()),
            "games_per_second": round(games / spent, 1),
            "decisions_per_game": round(decisions / games, 1),
            "clone_us": self.microseconds(middle.clone),
            "view_us": self.microseconds(lambda: middle.view(0)),
            "complete_us": self.microseconds(lambda: view.complete(self.rng)),
            "json_us": self.microseconds(lambda: self.there_and_back(middle)),
        }

    def new(self) -> Position:
        """A fresh game."""
        return self.game.position(self.players, self.options, self.data)

    def there_and_back(self, position: Position) -> Position:
        """Written as JSON and read again."""
        packed = json.loads(json.dumps(position.to_json()))
        return self.game.position_from_json(packed, self.options, self.data)

    def playouts(self) -> tuple[int, int, float]:
        """Whole random games in compiled code; chance's answers are not counted."""
        decisions = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < self.seconds or not games:
            decisions += self.new().playout(self.rng)
            games += 1
        return decisions, games, spent

    def from_python(self) -> float:
        """The same, driven from a Python loop."""
        decisions = 0
        begin = time.process_time()
        while time.process_time() - begin < self.seconds or not decisions:
            position = self.new()
            while not position.over:
                decisions += not position.is_chance
                position.play(position.sample(self.rng))
        return decisions / (time.process_time() - begin)

    def middle(self) -> Position:
        """A game half played."""
        position = self.new()
        for _ in range(DECISIONS_BEFORE_COPYING):
            before = position.clone()
            position.deal(self.rng)
            if not position.over:
                position.play(position.sample(self.rng))
            if position.over:
                return before
        return position

    def microseconds(self, do: Callable[[], object]) -> float:
        """How long one call takes."""
        calls = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < self.seconds / 4:
            for _ in range(20):
                do()
            calls += 20
        return round(spent / calls * 1e6, 2)
