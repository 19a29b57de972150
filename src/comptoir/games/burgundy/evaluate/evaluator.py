"""The evaluation function of a seat, in points by source."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.burgundy.evaluate.egon import to_beat
from comptoir.games.burgundy.evaluate.expectation import expect_to_come
from comptoir.games.burgundy.evaluate.priors import answer_prior
from comptoir.games.burgundy.evaluate.projects import AN_ACTION, projects_worth
from comptoir.games.burgundy.evaluate.questions import open_steps_worth
from comptoir.games.burgundy.evaluate.stacks import actions_left, stacks_worth
from comptoir.games.burgundy.evaluate.stores import all_seven_worth, goods_worth, stored_worth
from comptoir.games.burgundy.evaluate.turns import goes_on, sensible
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.state import (
    ALL_SEVEN_BONUS,
    ANIMAL_SETS,
    SOLD_GOODS,
    SOURCES,
    START_PLAYER_CARD,
    TRIPLES,
    Burgundy,
)


class BurgundyEvaluator(Evaluator):
    """Triples begun, cards in reach, and goods, animals, workers and silver by what they buy."""

    def worth(self, s: Burgundy, seat: i64, out: list[float]) -> None:
        points_so_far(s, seat, out)
        if s.counted:
            return
        player = s.players[seat]
        actions = actions_left(s, player)
        out[TRIPLES] += AN_ACTION * actions + stacks_worth(s, player, actions) + projects_worth(s, player, actions)
        out[TRIPLES] += stored_worth(player, actions) + open_steps_worth(s, player, seat, actions)
        out[SOLD_GOODS] += goods_worth(player, actions)
        out[ANIMAL_SETS] += float(animal_points(player.animals))
        out[ALL_SEVEN_BONUS] += all_seven_worth(s, player, actions)
        if s.start_card == seat and len(s.players) > 1:
            out[START_PLAYER_CARD] += 0.24

    def expect(self, s: Burgundy, seat: i64, out: list[float]) -> None:
        points_so_far(s, seat, out)
        if s.counted:
            return
        player = s.players[seat]
        actions = actions_left(s, player)
        out[ANIMAL_SETS] += float(animal_points(player.animals))
        out[TRIPLES] += open_steps_worth(s, player, seat, actions)
        expect_to_come(s, seat, i64(actions), out)

    def rival(self, s: Burgundy) -> float:
        if len(s.players) > 1:
            return -1e9
        expected = [0.0] * len(SOURCES)
        self.expect(s, 0, expected)
        return to_beat(s, sum(expected))

    def goes_on(self, s: Burgundy) -> bool:
        return goes_on(s)

    def sensible(self, s: Burgundy, ask: Decision) -> list[i64]:
        return sensible(s, ask)

    def prior(self, s: Burgundy, ask: Decision, n: i64) -> float:
        return answer_prior(s, ask, n)


def points_so_far(s: Burgundy, seat: i64, out: list[float]) -> None:
    """The points scored so far, by source."""
    for source in range(len(SOURCES)):
        out[source] = float(s.ledger[seat * len(SOURCES) + source])


EVALUATOR: Final = BurgundyEvaluator(
    further=0, trust=0.4, curiosity=0.1, spread=4.0, rivalry=0.3, solitary=True, whole_turns=3, expert=250
)
