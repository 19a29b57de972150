"""Computer players. They get the view of their seat, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple, Protocol

from comptoir.bots.evaluate import NO_EVALUATOR, Evaluator, evaluator
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.puct import LearnedSearch
from comptoir.bots.random import RandomBot
from comptoir.bots.rollouts import Rollouts
from comptoir.bots.search import Considered, Search
from comptoir.bots.sight import Settings
from comptoir.bots.weights import Learned, learned
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.core.position import Position

__all__ = [
    "LEVELS",
    "NO_EVALUATOR",
    "Bot",
    "Considered",
    "Evaluator",
    "Level",
    "Search",
    "Settings",
    "ask_bot",
    "bots",
    "evaluator",
    "new_bot",
    "new_search",
    "settings",
]

ENTRY_POINTS = "comptoir.bots"  # where other distributions announce theirs


class Bot(Protocol):
    """Who answers for a seat."""

    considered: list[Considered]  # the moves weighed for the last answer, the best first

    def answer(self, view: Position, seat: int) -> int:
        """One of the legal moves of a seat, chosen from what it sees."""


class Level(NamedTuple):
    """A difficulty that a person chooses: a search with a budget of simulations for each question."""

    name: str
    budget: int = 0  # simulations for each question; without a number the game's evaluator says, by the level's name
    overlooks: int = 0  # percentage of moves that are ignored, to play weaker
    thorough: bool = False  # uses the game's whole_turns and whole_rounds

    def simulations(self, game: Game) -> int:
        """How many simulations it takes for each question of this game."""
        judge = evaluator(game)
        return self.budget * judge.rollouts or int(getattr(judge, self.name))


LEVELS = {
    level.name: level
    for level in (
        Level("beginner", 6, overlooks=25),
        Level("casual", 25, overlooks=8),
        Level("skilled"),
        Level("expert", thorough=True),
    )
}
DEFAULT_SIMULATIONS = 400
GREEDY_ROLLOUTS = 400  # of a greedy bot in a game without an evaluation


def settings(game: Game, simulations: int, depth: int = 30, overlooks: int = 0, thorough: bool = True) -> Settings:
    """The settings of a search for this game."""
    own = evaluator(game)
    return Settings(
        simulations,
        depth,
        further=own.further,
        trust=own.trust,
        curiosity=own.curiosity,
        spread=own.spread,
        rivalry=own.rivalry,
        solitary=own.solitary,
        whole_turns=own.whole_turns if thorough else 0,
        whole_rounds=own.whole_rounds if thorough else 0,
        overlooks=overlooks,
        looks=own.looks,
    )


def new_search(game: Game, seed: int, thinking: Settings) -> Search:
    """A search for this game; where nothing judges positions, one with random rollouts."""
    if evaluator(game) is NO_EVALUATOR:
        return Rollouts(game, seed, thinking)
    return Search(game, seed, thinking)


def level_bot(game: Game, seed: int, level: Level) -> Bot:
    """A search of this level."""
    network = learned(game)
    if network is not None:
        return LearnedSearch(network, seed, level.simulations(game), level.overlooks)
    thinking = settings(game, level.simulations(game), overlooks=level.overlooks, thorough=level.thorough)
    return new_search(game, seed, thinking)


def random_bot(game: Game, seed: int, simulations: int) -> Bot:
    """Any legal move."""
    return RandomBot(game, seed)


def greedy_bot(game: Game, seed: int, simulations: int) -> Bot:
    """One-ply search; where nothing judges positions, a small search."""
    if evaluator(game) is NO_EVALUATOR:
        return search_bot(game, seed, GREEDY_ROLLOUTS)
    return GreedyBot(game, seed)


def flat_bot(game: Game, seed: int, simulations: int) -> Bot:
    """Flat Monte Carlo: only the moves of the open question, without a tree below them."""
    return new_search(game, seed, settings(game, simulations, depth=1))


def search_bot(game: Game, seed: int, simulations: int) -> Bot:
    """Information set Monte Carlo tree search."""
    network = learned(game)
    if network is not None:
        return LearnedSearch(network, seed, simulations)
    return new_search(game, seed, settings(game, simulations))


OWN: dict[str, Callable[[Game, int, int], Bot]] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "flat": flat_bot,
    "search": search_bot,
}


def bots() -> list[str]:
    """The names of all bots, levels first."""
    return [*LEVELS, *OWN, *[point.name for point in entry_points(group=ENTRY_POINTS)]]


def outside_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot that another distribution announces. What follows a colon in its name is its own affair."""
    kind, _, more = name.partition(":")
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == kind:
            try:
                bot: Bot = point.load()(game, seed, *([more] if more else []))
            except Exception as problem:
                raise BadSetup(f"The bot “{name}” cannot be made: {problem}") from problem
            return bot
    raise BadSetup(f"There is no bot “{name}”; there are: {', '.join(bots())}.")


def ask_bot(bot: Bot, name: str, view: Position, seat: int) -> int:
    """A bot's answer, checked. Whatever goes wrong with a bot from elsewhere is said with its name."""
    try:
        move = bot.answer(view, seat)
    except Exception as problem:
        raise BadSetup(f"The bot “{name}” at seat {seat} failed: {type(problem).__name__}: {problem}") from problem
    if type(move) is not int or view.why_not(move, seat) is not None:
        said = view.game.kinds.name(move) if type(move) is int and 0 <= move < len(view.game.kinds.of) else repr(move)
        raise BadSetup(f"The bot “{name}” at seat {seat} gave an illegal answer: {said[:60]}.")
    return move


def new_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; the same seed gives the same answers.

    ``search:400`` also sets the simulations. The name of a file of learned weights is a search with them.
    """
    if name in LEVELS:
        return level_bot(game, seed, LEVELS[name])
    kind, _, number = name.rpartition(":") if ":" in name else (name, "", "")
    if kind.endswith(".safetensors"):
        if not Path(kind).exists():
            raise BadSetup(f"There is no file {kind}.")
        return LearnedSearch(Learned(Path(kind), game), seed, simulations_of(name, number))
    if kind not in OWN:
        return outside_bot(name, game, seed)
    return OWN[kind](game, seed, simulations_of(name, number))


def simulations_of(name: str, number: str) -> int:
    """The simulations that a bot's name asks for."""
    if number and not (number.isdecimal() and 0 < int(number[:9]) <= 10**8):
        raise BadSetup(f"“{name}” is no bot: after the colon comes the number of simulations, as in search:400.")
    return int(number[:9]) if number else DEFAULT_SIMULATIONS
