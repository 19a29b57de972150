"""What a position is worth: how a game tells bots its expected points."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from comptoir.core.agenda import Decision, legal
from comptoir.core.game import Game


def evaluator(game: Game) -> Evaluator:
    """A game's own judgement, ``EVALUATOR`` of its module ``evaluate``; without it, the points so far."""
    if game not in _evaluators:
        name = f"{game.package}.evaluate"
        here = bool(game.package) and find_spec(name) is not None
        found: object = import_module(name).EVALUATOR if here else Evaluator()
        assert isinstance(found, Evaluator), f"{name}.EVALUATOR is no Evaluator"
        _evaluators[game] = found
    return _evaluators[game]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A game's own judgement, in points by scoring source. It reads views as well as states.

    A search plays on for ``further`` answers after the end of the turn, and to the end of the turn they lead into,
    before it asks; a move that seems worth ``trust`` points more is e times as likely; a likely but little tried move
    draws by ``curiosity``; a lead of ``spread`` points is nearly won; what the others gain or lose counts by
    ``rivalry``; in a ``solitary`` search only the seat's own answers branch. Experts and searches think
    ``whole_turns`` through, the present one and the next ones of the seat: own answers are judged by the best end that
    the turn may still have rather than at first sight, and after it everybody ends their turns so until the last of
    these is over; or ``whole_rounds``, in which everybody answers at first sight. The levels ``skilled`` and
    ``expert`` take so many simulations for a question, fewer where they look at more than ``looks`` positions each.
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

    def worth(self, s: Any, seat: i64, out: list[float]) -> None:
        """What a seat has, to rank the answers to one question: points for each source, put into ``out``."""
        sources: i64 = s.sources
        for source in range(sources):
            out[source] = float(s.ledger[seat * sources + source])

    def expect(self, s: Any, seat: i64, out: list[float]) -> None:
        """The final points to expect, true on average at any time: a search compares positions of different times."""
        self.worth(s, seat, out)

    def prior(self, s: Any, ask: Any, n: i64) -> float:
        """How likely a sensible player is to answer ``n``, relative to the other legal moves."""
        return 1.0

    def rival(self, s: Any) -> float:
        """The points that a solo player has to beat; below everything where there is no such rival."""
        return -1e9

    def goes_on(self, s: Any) -> bool:
        """Whether the turn goes on. It is over where ``expect`` is at its best; only ``whole_turns`` ask."""
        return False

    def round(self, s: Any) -> i64:
        """Which round it is; only ``whole_rounds`` ask."""
        return 0

    def sensible(self, s: Any, ask: Decision) -> list[i64]:
        """The answers worth a thought where a turn is thought through."""
        return legal(s, ask)


_evaluators: Final[dict[Game, Evaluator]] = {}
