"""Bots think in processes of their own, from nothing but what their seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
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
MOST_KEPT: Final = 8  # bots and analyses that a process keeps
MOST_NAMES: Final = 1000
R = TypeVar("R")


class Order(NamedTuple):
    """A question to a bot, with what its seat sees; the table may go on meanwhile."""

    bot: str
    seat: int
    view: Position
    legal: list[int]
    table: str = ""  # so that the same process thinks on


def new_order(table: Table, bot: str, seat: int, name: str = "") -> Order:
    """What a seat is asked at a table just now; the view is its own, since it is packed later."""
    return Order(bot, seat, table.position.view(seat), table.legal(seat), name)


# --- In a thinker's process -----------------------------------------------------------

_kept: Final[OrderedDict[Hashable, Any]] = OrderedDict()  # what this process goes on with, the last used at the end


def keep(name: Hashable, thing: Any) -> None:
    """Have something at hand for what comes next; what was not used for longest is forgotten."""
    _kept[name] = thing
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)


def kept(name: Hashable) -> Any:
    """What was kept under this name, once; None if nothing was."""
    return _kept.pop(name, None)


def think(order: Order) -> int:
    """One answer. A bot is kept: the tree that it has grown may serve for its next question."""
    name = (order.table, order.seat, order.bot)
    bot = (kept(name) if order.table else None) or new_bot(order.bot, order.view.game, secrets.randbits(32))
    move = bot.answer(order.view, order.seat)
    if order.table:
        keep(name, bot)
    return int(move)


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


class Process:
    """One process, started when first needed, and anew after it died or took too long."""

    def __init__(self, niceness: int) -> None:
        self.niceness: Final = niceness
        self.executor: ProcessPoolExecutor | None = None
        self.doing = 0

    def begin(self, do: Callable[..., R], *order: Any) -> asyncio.Future[R]:
        """Let it do something; it is at work until that is done, even if nobody waits for it any more."""
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(1, context, begin, (self.niceness,))
        loop, work = asyncio.get_running_loop(), self.executor.submit(do, *order)
        self.doing += 1
        work.add_done_callback(lambda _: _soon(loop, self._done))
        return asyncio.wrap_future(work)

    def _done(self) -> None:
        self.doing -= 1

    def end(self) -> None:
        """End it, whatever it is doing."""
        executor, self.executor = self.executor, None
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError, ValueError):
                process.kill()


def _soon(loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(do)


class Pool:
    """Some processes. Whoever comes again gets the same one, if it is free: it may have kept something."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes: Final = [Process(niceness) for _ in range(processes)]
        self.turns: Final = Turns(processes)
        self.last: Final[OrderedDict[str, Process]] = OrderedDict()

    def choose(self, name: str) -> Process:
        """The process for what is called so."""
        found = self.last.pop(name, None)
        if found is None or found.doing:
            found = min(self.processes, key=lambda process: process.doing)
        self.last[name] = found
        if len(self.last) > MOST_NAMES:
            self.last.popitem(last=False)
        return found

    def end(self) -> None:
        """End all of them."""
        for process in self.processes:
            process.end()


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
                return await self._do(pool, who, order.table, self.seconds, think, order)
            except BrokenProcessPool:
                LOG.warning("a bot's process died", game=order.view.game.name, bot=order.bot, attempt=attempt)
            except TimeoutError:
                LOG.warning("a bot took too long", game=order.view.game.name, bot=order.bot)
                break
            except Exception as problem:
                LOG.warning("a bot failed", game=order.view.game.name, bot=order.bot, problem=type(problem).__name__)
                break
        return secrets.choice(order.legal)

    async def advise(self, who: str, do: Callable[..., R], *order: Any) -> R:
        """Something that a person waits for."""
        return await self._do(self.slow, who, "", self.seconds, do, *order)

    async def work(self, who: str, name: str, do: Callable[..., R], *order: Any) -> R:
        """Something long that nobody waits for, one at a time; tried again if its process dies."""
        async with self.patient.turn(who):
            for _ in range(TRIES - 1):
                with contextlib.suppress(BrokenProcessPool):
                    return await self._do(self.slow, who, name, PATIENCE, do, *order)
            return await self._do(self.slow, who, name, PATIENCE, do, *order)

    async def _do(self, pool: Pool, who: str, name: str, seconds: float, do: Callable[..., R], *order: Any) -> R:
        async with pool.turns.turn(who):
            return await self._do_now(pool, name, seconds, do, *order)

    async def _do_now(self, pool: Pool, name: str, seconds: float, do: Callable[..., R], *order: Any) -> R:
        """A process is free: only now does the time begin to count."""
        process = pool.choose(name)
        try:
            async with asyncio.timeout(seconds):
                return await process.begin(do, *order)
        except (BrokenProcessPool, TimeoutError):
            process.end()
            raise

    def close(self) -> None:
        """End all of them."""
        for pool in (self.quick, self.slow):
            pool.end()
