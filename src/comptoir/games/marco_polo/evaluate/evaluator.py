"""The evaluation function: all heuristics together, in points by source, and hand-written priors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.marco_polo.bonus_actions import BUY_BLACK_DIE, COMPLETE, PUT_ON_PURSE, REROLL, TURN_DOWN, TURN_UP
from comptoir.games.marco_polo.evaluate.actions import STARTER
from comptoir.games.marco_polo.evaluate.amounts import LAST_ROUND
from comptoir.games.marco_polo.evaluate.calibration import beyond
from comptoir.games.marco_polo.evaluate.characters import character_worth
from comptoir.games.marco_polo.evaluate.contracts import most_contracts_worth
from comptoir.games.marco_polo.evaluate.dice import dice_worth
from comptoir.games.marco_polo.evaluate.goals import goal_cards_worth, goal_cities_worth, look_at_goals
from comptoir.games.marco_polo.evaluate.goods import hold
from comptoir.games.marco_polo.evaluate.journeys import plan_ahead
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.evaluate.posts import look_at_map, towards_milestone
from comptoir.games.marco_polo.evaluate.questions import open_worth
from comptoir.games.marco_polo.scoring import beijing_points
from comptoir.games.marco_polo.state import (
    BEIJING_PLACE_POINTS,
    CARD_POINTS,
    CONTRACT_POINTS,
    GOAL_CARD_POINTS,
    GOAL_CITY_POINTS,
    MOST_CONTRACTS_POINTS,
    NOBODY,
    POST_POINTS,
    SOURCES,
    TOWN_POINTS,
    MarcoPolo,
)


class MarcoPoloEvaluator(Evaluator):
    """Dice by what they show, goods by the contracts they serve, and journeys by the posts they lead to."""

    def worth(self, s: MarcoPolo, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if s.counted or s.players[seat].character == NOBODY:
            return
        o = Outlook(s, seat)
        hold(o)
        look_at_goals(o)
        posts = look_at_map(o)
        out[GOAL_CARD_POINTS] += goal_cards_worth(o)
        out[GOAL_CITY_POINTS] += goal_cities_worth(o)
        plan_ahead(o)
        out[CONTRACT_POINTS] += dice_worth(o) + o.now + character_worth(o)
        out[CARD_POINTS] += open_worth(o)
        out[TOWN_POINTS] += posts
        out[POST_POINTS] += o.ahead
        out[POST_POINTS] += towards_milestone(o)
        out[BEIJING_PLACE_POINTS] += float(beijing_points(s, seat))
        out[MOST_CONTRACTS_POINTS] += most_contracts_worth(o)
        if s.traveller == seat and s.round < LAST_ROUND:
            out[POST_POINTS] += STARTER

    def expect(self, s: MarcoPolo, seat: i64, out: list[float]) -> None:
        self.worth(s, seat, out)
        if not s.counted and s.players[seat].character != NOBODY:
            out[CONTRACT_POINTS] += beyond(Outlook(s, seat))

    def prior(self, s: MarcoPolo, ask: Decision, n: i64) -> float:
        if COMPLETE.owns(n):
            return 3.0
        if PUT_ON_PURSE.owns(n) or REROLL.owns(n):
            return 0.3
        if TURN_UP.owns(n):
            return 0.2
        if TURN_DOWN.owns(n):
            return 0.05
        return 0.7 if n == BUY_BLACK_DIE.base else 1.0


EVALUATOR: Final = MarcoPoloEvaluator(
    further=0, trust=1.0, spread=8.0, rivalry=0.5, solitary=True, looks=150, skilled=75
)
