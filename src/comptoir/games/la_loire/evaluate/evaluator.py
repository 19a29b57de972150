"""The evaluation function: all heuristics together, in points by source, and hand-written priors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.la_loire.acting import PASS
from comptoir.games.la_loire.components import NOBODY
from comptoir.games.la_loire.delivering import DELIVER, MARK, MOVE_STONE
from comptoir.games.la_loire.evaluate.building import buildings_worth, palaces_worth
from comptoir.games.la_loire.evaluate.messages import level_worth, more_messages
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.evaluate.persons import blue_worth, circus_worth, persons_worth
from comptoir.games.la_loire.evaluate.questions import question_worth
from comptoir.games.la_loire.evaluate.relays import figure_worth, turns_to
from comptoir.games.la_loire.evaluate.ways import Ways
from comptoir.games.la_loire.figures import BOX
from comptoir.games.la_loire.messages import FROM_TOP, DrawMessage, MayBuyAnother
from comptoir.games.la_loire.riding import LEAVE, MoveRelay
from comptoir.games.la_loire.scoring import PER_CARRIED, blue_points
from comptoir.games.la_loire.state import BLUE_PERSONS, BOAT, CARRIED, MESSAGES, PALACES, PERSONS, SOURCES, Loire
from comptoir.games.la_loire.trading import ENOUGH
from comptoir.games.la_loire.turn import ChooseFigure


class LoireEvaluator(Evaluator):
    """Both figures by the trips ahead of them, and everything owned by the turns left."""

    def __init__(self, further: int, trust: float, spread: float) -> None:
        super().__init__(further, trust, spread=spread)
        self.ways = Ways(BOX)

    def worth(self, s: Loire, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if s.counted or s.active == NOBODY:
            return
        if self.ways.box is not s.box:
            self.ways = Ways(s.box)
        o = Outlook(s, seat, self.ways)
        hopes: list[float] = [0.0] * len(SOURCES)
        hopes[BOAT] = buildings_worth(o)
        hopes[PERSONS] = persons_worth(o)
        hopes[BLUE_PERSONS] = blue_worth(o)
        hopes[PALACES] = palaces_worth(o)
        figures_worth(o, hopes)
        out[CARRIED] += float(PER_CARRIED * len(o.player.carried))
        out[BLUE_PERSONS] += float(blue_points(s, seat))
        for source in range(len(SOURCES)):
            out[source] += o.patience * hopes[source]

    def prior(self, s: Loire, ask: Decision, n: i64) -> float:
        if n == PASS.base:
            return 0.1
        if n == ENOUGH.base or n == FROM_TOP.base or MOVE_STONE.owns(n):
            return 0.3
        if DELIVER.owns(n):
            return 4.0
        if MARK.owns(n):
            return 2.0
        return 0.6 if LEAVE.owns(n) else 1.0


def figures_worth(o: Outlook, out: list[float]) -> None:
    """Merchant and messenger where they are, or where their ride may end, and what is open besides."""
    s = o.s
    merchant: i64 = 2 * o.seat
    messenger: i64 = merchant + 1
    top: Decision | None = None
    leaving = False
    for step in s.agenda:
        if isinstance(step, Decision):
            if step.seat == o.seat:
                top = step
                out[MESSAGES] += question_worth(o, step)
                leaving = leaving or isinstance(step, ChooseFigure)
            elif isinstance(step, DrawMessage) and step.to == o.seat:
                out[MESSAGES] += level_worth(o, step.level)
        elif isinstance(step, MoveRelay):
            leaving = leaving or step.relay == merchant
        elif isinstance(step, MayBuyAnother) and step.seat == o.seat:
            out[MESSAGES] += more_messages(o, step.bought, 1)
    out[BOAT] += figure_worth(o, merchant, top, leaving)
    out[MESSAGES] += figure_worth(o, messenger, top, leaving)
    out[PERSONS] += circus_worth(o, turns_to(o, merchant, s.circus), turns_to(o, messenger, s.circus))


EVALUATOR: Final = LoireEvaluator(further=0, trust=1.0, spread=8.0)
