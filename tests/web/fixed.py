"""The server with foreseeable chance and bots, for tests that must not depend on luck."""

from __future__ import annotations

import os
import sys
import zlib
from typing import Any

from comptoir.bots import new_bot
from comptoir.core.chance import Rng
from comptoir.server.bots import pool
from comptoir.server.state import position

SEED = int(os.environ["FIXED_SEED"])


def chance(self: Any) -> Rng:
    """Chance that depends on nothing but the seed and how far the game has come."""
    return Rng(SEED * 100_000 + (len(self.table.log) if self.table else 0))


def think(order: pool.Order) -> int:
    """A bot that answers the same question always alike."""
    bot = new_bot(order.bot, order.view.game, zlib.crc32(repr(order.legal).encode()))
    return bot.answer(order.view, order.seat)


guided = position.Position._chance
position.Position._chance = lambda self: guided(self) if self.lesson else chance(self)  # type: ignore[method-assign]
pool.think = think

if __name__ == "__main__":
    from comptoir.cli import main

    sys.exit(main())
