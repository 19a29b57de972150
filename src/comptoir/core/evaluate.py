"""What a position is worth: how a game tells bots its expected points."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64


class Evaluator:
    """A game's own judgement, in points by scoring source. It reads views as well as states.

    A search plays on for ``further`` answers after the end of the turn, and to the end of the turn they lead into,
    before it asks; a move that seems worth ``trust`` points more is e times as likely; a lead of ``spread`` points is
    nearly won; what the others gain or lose counts by ``rivalry``; in a ``solitary`` search only the seat's own
    answers branch; with ``whole_turns`` they are judged by the best end that the turn may still have (``go_on``) rather
    than at first sight, by experts and searches. The levels ``skilled`` and ``expert`` take so many simulations for a
    question.
    """

    def __init__(
        self,
        further: int = 24,
        trust: float = 1.0,
        spread: float = 8.0,
        rivalry: float = 1.0,
        solitary: bool = False,
        whole_turns: bool = False,
        skilled: int = 150,
        expert: int = 1200,
    ) -> None:
        self.further: Final = further
        self.trust: Final = trust
        self.spread: Final = spread
        self.rivalry: Final = rivalry
        self.solitary: Final = solitary
        self.whole_turns: Final = whole_turns
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

    def go_on(self, s: Any, out: list[i64]) -> bool:
        """Whether the turn goes on; where a seat has to answer, what is worth a thought is put into ``out``.

        Only a game with ``whole_turns`` is asked. A turn is over where ``expect`` is at its best.
        """
        return False
