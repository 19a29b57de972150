"""Evaluation functions: how a game tells bots what a position is worth."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from comptoir.bots.learned import Look
from comptoir.bots.weights import Learned, learned
from comptoir.core.agenda import Decision, legal
from comptoir.core.game import Game


def evaluator(game: Game) -> Evaluator:
    """A game's learned network; without it, ``EVALUATOR`` of its module ``evaluate``, or ``NO_EVALUATOR``."""
    if game not in _evaluators:
        network = learned(game)
        _evaluators[game] = own_evaluator(game) if network is None else LearnedEvaluator(network)
    return _evaluators[game]


def own_evaluator(game: Game) -> Evaluator:
    """What the game's module ``evaluate`` holds; without it, ``NO_EVALUATOR``."""
    name = f"{game.package}.evaluate"
    here = bool(game.package) and find_spec(name) is not None
    found: object = import_module(name).EVALUATOR if here else NO_EVALUATOR
    assert isinstance(found, Evaluator), f"{name}.EVALUATOR is no Evaluator"
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A game's evaluation function, in points by scoring source. It must accept views as well as states.

    It also holds the game's settings for the Monte Carlo tree search (``bots/search.py``):

    - ``further``: answers that a rollout plays beyond the end of the turn.
    - ``trust``: temperature of the softmax over evaluations that makes priors, in points.
    - ``curiosity``: the PUCT constant.
    - ``spread``: scale of the logistic function from lead to win probability, in points.
    - ``rivalry``: weight of an opponent's deviation from its estimate at the root.
    - ``solitary``: only the seat's own answers branch.
    - ``whole_turns``: own turns in a simulation, this one included. All seats then end their turns as well as they
      can, by ``expect``. Own moves are judged by the best end of the turn. 0 switches it off.
    - ``whole_rounds``: rounds that a rollout plays to the end, greedily. 0 switches it off.
    - ``looks``: evaluations for each simulation, on average, after which thinking stops.
    - ``skilled``, ``expert``: simulations of these levels. ``skilled`` does without ``whole_turns`` and
      ``whole_rounds``.
    - ``rollouts``: how many simulations stand for one of the lower levels' budgets, where each tells little.
    """

    def __init__(
        self,
        further: int = 24,
        trust: float = 1.0,
        curiosity: float = 0.3,
        spread: float = 8.0,
        rivalry: float = 1.0,
        solitary: bool = False,
        whole_turns: int = 0,
        whole_rounds: int = 0,
        looks: int = 180,
        skilled: int = 150,
        expert: int = 1200,
        rollouts: int = 1,
    ) -> None:
        self.further: Final = further
        self.trust: Final = trust
        self.curiosity: Final = curiosity
        self.spread: Final = spread
        self.rivalry: Final = rivalry
        self.solitary: Final = solitary
        self.whole_turns: Final = whole_turns
        self.whole_rounds: Final = whole_rounds
        self.looks: Final = looks
        self.skilled: Final = skilled
        self.expert: Final = expert
        self.rollouts: Final = rollouts

    def __reduce__(self) -> Any:
        """Pickles and copies are the one that its module holds."""
        return "NO_EVALUATOR" if self is NO_EVALUATOR else "EVALUATOR"

    def worth(self, s: Any, seat: i64, out: list[float]) -> None:
        """Heuristic value, to rank the answers to one question. Writes points by source into ``out``."""
        sources: i64 = s.sources
        for source in range(sources):
            out[source] = float(s.ledger[seat * sources + source])

    def expect(self, s: Any, seat: i64, out: list[float]) -> None:
        """Predicted final points by source, written into ``out``.

        Must be unbiased at any time: a search compares positions at different times.
        """
        self.worth(s, seat, out)

    def prior(self, s: Any, ask: Any, n: i64) -> float:
        """How likely a sensible player is to answer ``n``, relative to the other legal moves (not normalized)."""
        return 1.0

    def rival(self, s: Any) -> float:
        """The points that a solo player has to beat; far below any score where there is no such opponent."""
        return -1e9

    def goes_on(self, s: Any) -> bool:
        """Whether the turn goes on; false where ``expect`` is most accurate. Used by ``whole_turns`` only."""
        return False

    def round(self, s: Any) -> i64:
        """The number of the round. Used by ``whole_rounds`` only."""
        return 0

    def sensible(self, s: Any, ask: Decision) -> list[i64]:
        """The moves to try in the search for the best end of a turn: a game may prune here."""
        return legal(s, ask)


@final
class LearnedEvaluator(Evaluator):
    """A learned network as an evaluation function: the points so far and those that it foresees."""

    def __init__(self, network: Learned) -> None:
        super().__init__(further=0)
        self.network: Final = network
        self.at_seats: list[Look] = []  # one for each seat of the table that was judged last

    def __reduce__(self) -> Any:
        return evaluator, (self.network.game,)

    def worth(self, s: Any, seat: i64, out: list[float]) -> None:
        super().worth(s, seat, out)
        if not s.agenda:
            return
        seats: i64 = len(s.ledger) // s.sources
        if len(self.at_seats) != seats:
            self.at_seats = self.network.looks(seats)
        look = self.at_seats[seat]
        look.observe(s, seat)
        values = look.value()
        sources: i64 = s.sources
        for source in range(sources):
            out[source] += values[source]


NO_EVALUATOR: Final = Evaluator(  # of games that have none: bots/rollouts.py
    curiosity=1.0, looks=100, skilled=1200, expert=2400, rollouts=16
)
_evaluators: Final[dict[Game, Evaluator]] = {}
