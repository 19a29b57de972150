"""The solo game against Egon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.games.burgundy.cards import CLOISTER, EGON_STACKS, FIRST_TRIPLE, TYPE
from comptoir.games.burgundy.deck import DrawCard
from comptoir.games.burgundy.scoring import animal_points, score
from comptoir.games.burgundy.state import EGON, NOBODY, POINT_CARDS, Burgundy


class SetEgonAside(Task):
    """Five stacks for Egon, a card more for each round, face down. E1"""

    def run(self, s: Burgundy) -> None:
        if len(s.players) == 1:
            s.then(DEAL_TO_EGON)


class DealToEgon(DrawCard):
    """Which card goes face down onto Egon's stacks? E1"""

    def seen_by(self, seat: i64) -> bool:
        return False

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.egon_stacks.append(card)
        if len(s.egon_stacks) < sum(EGON_STACKS):
            s.then(self)


class LayOutEgon(Task):
    """At the start of a round the cards of its stack are laid out by type. E2"""

    def run(self, s: Burgundy) -> None:
        if len(s.players) == 1:
            for _ in range(EGON_STACKS[s.round]):
                lay_out(s, TYPE[s.egon_stacks.pop()])


def lay_out(s: Burgundy, type_: i64) -> None:
    """Three of a type score, with bonus cards but without effects; a cloister is a point for the player. E3 E4 E5"""
    s.egon[type_] += 1
    if type_ == CLOISTER:
        s.players[0].point_cards += 1
        s.score(0, 1, POINT_CARDS)
    if s.egon[type_] % 3 == 0:
        s.egon_points += s.box.value[type_]
        if s.firsts[type_] == NOBODY:
            s.firsts[type_] = EGON
            s.egon_points += FIRST_TRIPLE
    if s.egon[type_] == 1 and 0 not in s.egon and s.all_seven:
        s.egon_points += s.all_seven.pop()


class CompareWithEgon(Task):
    """After each round: Egon ahead means the game is lost at once. E6 E7"""

    def run(self, s: Burgundy) -> None:
        if len(s.players) == 1 and s.egon_points > compared_points(s):
            s.lost = True


def compared_points(s: Burgundy) -> int:
    """What the player has against Egon: animals count before the end, too. E6"""
    return score(s, 0) + int(animal_points(s.players[0].animals))


def lost(s: Burgundy) -> bool:
    """Whether the player of a solo game has lost; equal points are enough to win. E7"""
    return s.lost


SET_EGON_ASIDE: Final = SetEgonAside()
DEAL_TO_EGON: Final = DealToEgon()
LAY_OUT_EGON: Final = LayOutEgon()
COMPARE_WITH_EGON: Final = CompareWithEgon()
