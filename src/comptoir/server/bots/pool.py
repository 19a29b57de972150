"""Bots think in processes of their own, from nothing but what their seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from comptoir.bots import bots, new_bot
from comptoir.core.position import Position
from comptoir.core.table import Table
from comptoir.server.limits.fairness import Turns

LOG = structlog.get_logger()
BOTS: Final = tuple(name for name in bots() if name not in ("flat", "search"))  # for seats, levels first
STAND_IN: Final = "casual"  # plays for people who are away
QUICK: Final = ("random", "greedy", "beginner", "casual")
TRIES: Final = 3
PATIENCE: Final = 300.0  # seconds for something that nobody waits for
R = TypeVar("R")


class Order(NamedTuple):
    """A question to a bot, with what its seat sees; the table may go on meanwhile."""

    bot: str
    seat: int
    view: Position
    legal: list[int]


def new_order(table: Table, bot: str, seat: int) -> Order:
    """What a seat is asked at a table just now; the view is its own, since it is packed later."""
    return Order(bot, seat, table.position.view(seat), table.legal(seat))


def think(order: Order) -> int:
    """One answer, in a thinker's process."""
    return new_bot(order.bot, order.view.game, secrets.randbits(32)).answer(order.view, order.seat)


def begin(niceness: int) -> None:
    """A thinker gives way to the server, and ends with it."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """Some processes; replaced when one of them dies or takes too long."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes: Final = processes
        self.niceness: Final = niceness
        self.executor: ProcessPoolExecutor | None = None
        self.turns: Final = Turns(processes)

    def get(self) -> ProcessPoolExecutor:
        """The processes, started when first needed."""
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.processes, context, begin, (self.niceness,))
        return self.executor

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Begin anew, unless somebody else did."""
        if self.executor is broken:
            self.executor = None
            self.end(broken)

    def end(self, executor: ProcessPoolExecutor | None) -> None:
        """End the processes, whatever they are doing."""
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError, ValueError):
                process.kill()


class Thinkers:
    """Two pools, so that long thoughts never keep quick ones waiting."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.quick: Final = Pool(processes, 5)
        self.slow: Final = Pool(processes, 10)
        self.patient: Final = Turns(1)
        self.seconds: Final = seconds

    async def answer(self, order: Order, who: str = "") -> int:
        """A bot's answer, the only legal one at once; any legal one, if it fails again and again.

        ``who`` wants it: bots of one person wait for each other, not those of others for them.
        """
        if len(order.legal) == 1:
            return order.legal[0]
        pool = self.quick if order.bot in QUICK else self.slow
        for attempt in range(TRIES):
            try:
                return await self._do(pool, who, self.seconds, think, order)
            except BrokenProcessPool:
                LOG.warning("a bot's process died", game=order.view.game.name, bot=order.bot, attempt=attempt)
            except TimeoutError:
                LOG.warning("a bot took too long", game=order.view.game.name, bot=order.bot)
                break
            except Exception as problem:
                LOG.warning("a bot failed", game=order.view.game.name, bot=order.bot, problem=type(problem).__name__)
                break
        return secrets.choice(order.legal)

    async def work(self, who: str, do: Callable[..., R], *order: Any) -> R:
        """Something long that nobody waits for, one at a time; tried again if its process dies."""
        async with self.patient.turn(who):
            for _ in range(TRIES - 1):
                with contextlib.suppress(BrokenProcessPool):
                    return await self._do(self.slow, who, PATIENCE, do, *order)
            return await self._do(self.slow, who, PATIENCE, do, *order)

    async def _do(self, pool: Pool, who: str, seconds: float, do: Callable[..., R], *order: Any) -> R:
        async with pool.turns.turn(who):
            return await self._do_now(pool, seconds, do, *order)

    async def _do_now(self, pool: Pool, seconds: float, do: Callable[..., R], *order: Any) -> R:
        """A process is free: only now does the time begin to count."""
        executor = pool.get()
        try:
            future = asyncio.get_running_loop().run_in_executor(executor, do, *order)
            return await asyncio.wait_for(future, seconds)
        except (BrokenProcessPool, TimeoutError):
            pool.replace(executor)
            raise
        except RuntimeError as problem:  # shut down by somebody else's failure
            raise BrokenProcessPool from problem

    def close(self) -> None:
        """End all of them."""
        for pool in (self.quick, self.slow):
            pool.end(pool.executor)
            pool.executor = None
