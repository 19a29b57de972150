"""A little game of secret bids, for the tests of lanes and asides."""

from __future__ import annotations

import sys
from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, State, Task, agenda_of, together
from comptoir.core.game import Game
from comptoir.core.meaning import Count, PerSeat
from comptoir.core.moves import Aside, Domain, Move


class Bids(State):
    """What has been bid."""

    bids: Annotated[list[i64], PerSeat(99, "bid")]
    cheers: Annotated[i64, Count(99, "cheer")] = 0
    winking: Annotated[i64, Count(1, "winking")] = 0  # whether one may wink beside a bid


class Begin(Task):
    def run(self, s):
        s.then(together([Bid(seat, ()) for seat in range(3)]), Closing())


class Bid(Decision):
    def __init__(self, seat, so_far):
        super().__init__(seat)
        self.so_far = so_far

    def candidates(self, s, out):
        for move in (ADD.number(0), ADD.number(1), DONE.number()):
            out.append(move)


class Add(Move):
    def play(self, s, ask, x):
        s.then(Bid(ask.seat, (*ask.so_far, int(x))))


class Done(Move):
    def play(self, s, ask, x):
        if isinstance(ask, Bid):
            s.then(PutDown(ask.seat, sum(ask.so_far)))


class Cheer(Aside):
    def offer(self, s, ask, out):
        if isinstance(ask, Closing):
            out.append(self.base)

    def play(self, s, ask, x):
        s.cheers += 1


class Wink(Aside):
    """Allowed beside a bid, and of no consequence."""

    def offer(self, s, ask, out):
        if s.winking and isinstance(ask, Bid):
            out.append(self.base)

    def play(self, s, ask, x):
        pass


class PutDown(Task):
    def __init__(self, seat, amount):
        self.seat = seat
        self.amount = amount

    def run(self, s):
        s.bids.append(int(10 * self.seat + self.amount))


class Closing(Decision):
    def __init__(self):
        super().__init__(0)

    def candidates(self, s, out):
        out.append(DONE.number())


ADD: Final = Add(Domain("step", 2))
DONE: Final = Done()
CHEER: Final = Cheer()
WINK: Final = Wink()


def setup(players, options, data):
    s = Bids()
    s.bids = []
    s.agenda = agenda_of([Begin()])
    return s


GAME: Final = Game(
    "bids",
    title="Bids",
    players=(3,),
    chapters=(sys.modules[__name__],),
    setup=setup,
    sources=("bids",),
    score=lambda s, seat: 0,
)
