"""Set-up: the table, the piles and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Agenda, Step, Task
from comptoir.core.moves import Move
from comptoir.core.pile import Bag, Draw, bag_of
from comptoir.core.record import ints
from comptoir.games.burgundy.cards import (
    ALL_SEVEN,
    ANIMALS_EACH,
    GOODS_EACH,
    N_FACES,
    START_WORKERS,
)
from comptoir.games.burgundy.figures import box_of
from comptoir.games.burgundy.piles import ANIMAL_DRAWN, GOOD_DRAWN, LAY_OUT_PILES
from comptoir.games.burgundy.rounds import BEGIN_ROUND
from comptoir.games.burgundy.solo import SET_EGON_ASIDE
from comptoir.games.burgundy.state import EMPTY, NOBODY, Burgundy, Player


def setup(players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> Burgundy:
    """The table before anything is dealt. S1"""
    s = Burgundy()
    s.box = box_of(data)
    s.players = vec[Player]([new_player(workers) for workers in START_WORKERS[players]])
    s.deck = bag_of(s.box.copies)
    s.discard = bag_of([0] * N_FACES)
    s.display = [[] for _ in range(6)]
    s.offer = []
    s.goods = bag_of([GOODS_EACH] * 3)
    s.animals = bag_of([ANIMALS_EACH] * 4)
    s.tops = ints([EMPTY] * 4)
    s.below = ints([0] * 4)
    s.firsts = ints([NOBODY] * 7)
    s.all_seven = list(reversed(ALL_SEVEN[players]))
    s.egon = [0] * 7
    s.egon_stacks = []
    s.agenda = Agenda()
    s.then(START_STORAGE, LAY_OUT_PILES, SET_EGON_ASIDE, BEGIN_ROUND)
    return s


def new_player(workers: i64) -> Player:
    """One silver, and workers by seat. S2"""
    player = Player()
    player.silver = 1
    player.workers = workers
    player.goods = ints([0] * 3)
    player.animals = ints([0] * 4)
    player.projects = []
    player.open = []
    player.triples = []
    player.hand = []
    player.stack = []
    return player


class StartStorage(Task):
    """A goods card and an animal card at random for everybody. S2"""

    def run(self, s: Burgundy) -> None:
        steps: list[Step] = [step for seat in range(len(s.players)) for step in (StartGood(seat), StartAnimal(seat))]
        s.then_all(steps)


class StartGood(Draw):
    """Which goods card does this seat begin with? S2"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: Burgundy) -> Bag:
        return s.goods

    def kind(self) -> Move:
        return GOOD_DRAWN

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.players[self.to].goods[card] += 1


class StartAnimal(Draw):
    """Which animal card does this seat begin with? S2"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: Burgundy) -> Bag:
        return s.animals

    def kind(self) -> Move:
        return ANIMAL_DRAWN

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.players[self.to].animals[card] += 1


START_STORAGE: Final = StartStorage()
