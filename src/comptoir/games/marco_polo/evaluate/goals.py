"""Goal cards: what they bring, and which cities they make worth more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Together
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.goals import GOAL_CITIES, N_GOALS
from comptoir.games.marco_polo.setup import KeepGoals, KeepTwo
from comptoir.games.marco_polo.state import NOBODY

HALF_A_GOAL: Final = 0.38  # the share of a goal card that its first city is worth


def look_at_goals(o: Outlook) -> None:
    """The two goal cards, or those that are being chosen."""
    goals = o.player.goals
    if len(goals) < 2:
        return
    o.one, o.other = goals[0], goals[1]
    top = o.s.agenda[-1] if o.s.agenda else None
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane.seat == o.seat and lane.steps:
                goals_in_lane(o, lane.steps[-1], goals)


def goals_in_lane(o: Outlook, step: Step, goals: list[i64]) -> None:
    """The goal cards chosen so far."""
    if isinstance(step, KeepTwo):
        o.one, o.other = goals[step.one], goals[step.other]
    elif isinstance(step, KeepGoals):
        o.one = goals[step.first] if step.first >= 0 else NOBODY
        o.other = NOBODY


def goal_cards_worth(o: Outlook) -> float:
    """Goal cards, fulfilled or begun; their other cities are worth more."""
    worth = 0.0
    if 0 <= o.one < N_GOALS:
        worth += goal_card(o, o.one)
    if 0 <= o.other < N_GOALS:
        worth += goal_card(o, o.other)
    return worth


def goal_card(o: Outlook, goal: i64) -> float:
    """One goal card: half of it is a beginning, if there is time for the other half."""
    cities = GOAL_CITIES[goal]
    points = float(o.s.box.goal_points[goal])
    have = o.player.posts & cities
    if have == cities:
        return points
    share = HALF_A_GOAL if not have else 1.0 - HALF_A_GOAL
    if not have and o.journeys < 2:
        share = 0.0
    for city in o.targets:
        if cities >> city & 1:
            o.cities[city] += share * points
    return HALF_A_GOAL * points if have and o.journeys else 0.0


def goal_cities_worth(o: Outlook) -> float:
    """1, 3, 6 or 10 points for different cities on the goal cards; the next of them is worth what it adds."""
    if not (0 <= o.one < N_GOALS and 0 <= o.other < N_GOALS):
        return 0.0
    wanted = GOAL_CITIES[o.one] | GOAL_CITIES[o.other]
    count: i64 = 0
    have = o.player.posts & wanted
    while have:
        have &= have - 1
        count += 1
    points = float(o.s.box.different_cities[count])
    if count < 4:
        more = float(o.s.box.different_cities[count + 1]) - points
        for city in o.targets:
            if wanted >> city & 1:
                o.cities[city] += more
    return points
