"""The processes in which bots think: what they keep, and who goes on where."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

import comptoir
from comptoir.analysis import Analyst
from comptoir.core.chance import Rng
from comptoir.server.bots import pool
from comptoir.server.bots.pool import Thinkers
from comptoir.server.replays import analyses


@pytest.fixture(autouse=True)
def _nothing_kept():
    pool._kept.clear()
    yield
    pool._kept.clear()


def test_the_tree_of_a_turn_is_kept():
    """A bot that is asked again in its turn goes on with the tree it has grown."""
    table = comptoir.load("burgundy").table(players=2, seed=4)
    begun = []
    for _ in range(25):
        seat = table.questions[0].seat
        order = pool.new_order(table, "casual", seat, "t_1")
        bot = pool._kept.get(("t_1", seat, "casual"))
        if bot is not None and len(order.legal) > 1 and bot.expected == order.view.key():
            begun.append(bot.root.visits)
        table.answer(seat, pool.think(order))
    assert len(pool._kept) == 2
    assert begun
    assert max(begun) > 0


def test_without_a_table_nothing_is_kept():
    """As before a game is known by a name."""
    table = comptoir.load("burgundy").table(players=2, seed=4)
    pool.think(pool.new_order(table, "greedy", table.questions[0].seat))
    assert not pool._kept


def test_few_bots_are_kept():
    """Those that were used last."""
    for i in range(3 * pool.MOST_KEPT):
        pool.keep(i, str(i))
        pool.keep("always", pool.kept("always") or "here")
    assert len(pool._kept) == pool.MOST_KEPT
    assert pool.kept("always") == "here"
    assert pool.kept(0) is None


def wait(seconds):
    time.sleep(seconds)
    return os.getpid()


def test_the_same_process_thinks_on():
    """A table comes back to the process that knows it; while that is busy, another one helps."""

    async def all_of_it():
        thinkers = Thinkers(2, 60)
        try:
            pids = [await thinkers._do(thinkers.quick, "p", name, 60, wait, 0) for name in ("a", "a", "a")]
            first, second = await asyncio.gather(
                thinkers._do(thinkers.quick, "p", "a", 60, wait, 0.3),
                thinkers._do(thinkers.quick, "q", "a", 60, wait, 0.3),
            )
        finally:
            thinkers.close()
        return pids, first, second

    pids, first, second = asyncio.run(all_of_it())
    assert len(set(pids)) == 1
    assert first == pids[0]
    assert second != first


def finished(seed=3):
    table = comptoir.load("burgundy").table(players=1, seed=seed)
    rng = Rng(seed)
    while not table.over:
        seat = table.questions[0].seat
        table.answer(seat, table.position.sample(rng, seat))
    return table


def test_an_analysis_reads_the_replay_once(monkeypatch):
    """Its parts follow each other in one process; all of them together are what one run finds."""
    table, read = finished(), []
    whole = comptoir.replay
    monkeypatch.setattr(comptoir, "replay", lambda text: read.append(1) or whole(text))
    replay, found, done = table.save(), None, 0
    while done < len(table.log):
        end = analyses.part_end(table, done)
        found = analyses.part("t_1", replay, 2, found, done, end)
        done = end
    assert read == [1]
    assert not pool._kept
    assert found.pack() == Analyst(table, 2).run(lambda done: None).pack()


def test_an_analysis_goes_on_in_another_process():
    """Where nothing of it is kept, it is read anew, and goes on where it was."""
    table = finished()
    replay, end = table.save(), analyses.part_end(table, 0)
    found = analyses.part("t_1", replay, 2, None, 0, end)
    pool._kept.clear()
    found = analyses.part("t_1", replay, 2, found, end, len(table.log))
    assert found.pack() == Analyst(table, 2).run(lambda done: None).pack()
