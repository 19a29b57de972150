"""The six actions, and workers who change the number."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.burgundy.cards import DIE, GOOD, POSITION, ROW, card_phrase
from comptoir.games.burgundy.estate import place
from comptoir.games.burgundy.projects import PROJECT, loss_of_taking, take_project
from comptoir.games.burgundy.state import POINT_CARDS, SOLD_GOODS, Burgundy
from comptoir.games.burgundy.workers import TOO_FEW_WORKERS, WithNumber, worker_details, workers_needed, workers_to_sell

WORKERS: Final = 2  # as many as restocking brings
RATE: Final = 3  # workers and silver for a point

SHARE: Final = Domain("workers", 4)

NO_SUCH_GOODS: Final = Refusal("R27", "no-such-goods")
WORKERS_ALREADY: Final = Refusal("R31", "workers-already")
TOO_LITTLE_TO_CONVERT: Final = Refusal("R33", "too-little-to-convert")


class Act(WithNumber):
    """Which action do you take with this number? P2"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for row in range(6):
            for i in range(len(s.display[row])):
                out.append(TAKE.base + row * 5 + i)
        for i in range(len(s.players[self.seat].projects)):
            out.append(PLACE.base + i)
        for good in range(3):
            out.append(SELL.base + good)
        out.append(RESTOCK.base)
        out.append(TAKE_SILVER.base)
        for workers in range(4):
            out.append(CONVERT.base + workers)


class Take(Move):
    """Take a card from the display row of the number as a project. P2"""

    def why_not(self, s: Burgundy, ask: Act, x: i64) -> Refusal | None:
        if workers_needed(ask.die, x // 5) > s.players[ask.seat].workers:
            return TOO_FEW_WORKERS
        return None

    def play(self, s: Burgundy, ask: Act, x: i64) -> None:
        row: i64 = x // 5
        s.players[ask.seat].workers -= workers_needed(ask.die, row)
        take_project(s, ask.seat, s.display[row].pop(x % 5))

    def details(self, s: Burgundy, ask: Act, x: i64) -> dict[str, Any]:
        row, position = divmod(x, 5)
        return {
            "card": card_phrase(int(s.display[row][position])),
            "loss": loss_of_taking(s, ask.seat),
            **worker_details(s, ask, workers_needed(ask.die, row)),
        }


class Place(Move):
    """Place a project that shows the number in your estate; its effect follows at once. P2"""

    def why_not(self, s: Burgundy, ask: WithNumber, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        if workers_needed(ask.die, DIE[player.projects[x]]) > player.workers:
            return TOO_FEW_WORKERS
        return None

    def play(self, s: Burgundy, ask: WithNumber, x: i64) -> None:
        player = s.players[ask.seat]
        project = player.projects.pop(x)
        player.workers -= workers_needed(ask.die, DIE[project])
        place(s, ask.seat, project)

    def details(self, s: Burgundy, ask: WithNumber, x: i64) -> dict[str, Any]:
        from comptoir.games.burgundy.effects import is_vain

        project = s.players[ask.seat].projects[x]
        return {
            "card": card_phrase(int(project)),
            "loss": Phrase("loss-effect") if is_vain(s, ask.seat, project) else "",
            **worker_details(s, ask, workers_needed(ask.die, DIE[project])),
        }


class Sell(Move):
    """Sell all your goods of one colour: a point and a silver each, and the start player card. P2 R27 R28"""

    def why_not(self, s: Burgundy, ask: WithNumber, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        if not player.goods[x]:
            return NO_SUCH_GOODS
        if workers_to_sell(ask.die, x) > player.workers:
            return TOO_FEW_WORKERS
        return None

    def play(self, s: Burgundy, ask: WithNumber, x: i64) -> None:
        player = s.players[ask.seat]
        player.workers -= workers_to_sell(ask.die, x)
        sold = player.goods[x]
        player.goods[x] = 0
        player.sold += sold
        player.silver += sold
        s.score(ask.seat, sold, SOLD_GOODS)
        s.start_card = ask.seat
        s.question_mark = True

    def details(self, s: Burgundy, ask: WithNumber, x: i64) -> dict[str, Any]:
        count = int(s.players[ask.seat].goods[x])
        return {"count": count, "players": len(s.players), **worker_details(s, ask, workers_to_sell(ask.die, x))}


class Restock(Move):
    """Fill up your workers to two; the number does not matter. P2 R31"""

    def why_not(self, s: Burgundy, ask: Act, x: i64) -> Refusal | None:
        return WORKERS_ALREADY if s.players[ask.seat].workers >= WORKERS else None

    def play(self, s: Burgundy, ask: Act, x: i64) -> None:
        s.players[ask.seat].workers = WORKERS

    def details(self, s: Burgundy, ask: Act, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].workers)}


class TakeSilver(Move):
    """Take a silver; the number does not matter. P2"""

    def play(self, s: Burgundy, ask: Act, x: i64) -> None:
        s.players[ask.seat].silver += 1


class Convert(Move):
    """Turn three workers and silver, in any mix, into a point; the number does not matter. P2 R33"""

    def why_not(self, s: Burgundy, ask: Decision, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        return TOO_LITTLE_TO_CONVERT if player.workers < x or player.silver < RATE - x else None

    def play(self, s: Burgundy, ask: Decision, x: i64) -> None:
        player = s.players[ask.seat]
        player.workers -= x
        player.silver -= RATE - x
        player.point_cards += 1
        s.score(ask.seat, 1, POINT_CARDS)
        if player.workers + player.silver >= RATE:
            s.then(ConvertMore(ask.seat))

    def details(self, s: Burgundy, ask: Decision, x: i64) -> dict[str, Any]:
        player = s.players[ask.seat]
        return {"silver": RATE - x, "have": int(player.workers), "silver_owned": int(player.silver)}


class ConvertMore(Decision):
    """Do you turn three more into a point? R33"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for workers in range(4):
            out.append(CONVERT.base + workers)
        out.append(ENOUGH.base)


class Enough(Move):
    """No more points."""

    def play(self, s: Burgundy, ask: ConvertMore, x: i64) -> None:
        """The action is over."""


TAKE: Final = Take(ROW, POSITION)
PLACE: Final = Place(PROJECT)
SELL: Final = Sell(GOOD)
RESTOCK: Final = Restock()
TAKE_SILVER: Final = TakeSilver()
CONVERT: Final = Convert(SHARE)
ENOUGH: Final = Enough()
