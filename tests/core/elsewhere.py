"""What tests do in another process, which imports it by this name."""

from __future__ import annotations

from comptoir.core.chance import Rng


def finished(position):
    """What another process makes of a position."""
    position.playout(Rng(1))
    return position.scores


def answered(bot, table):
    """What a bot answers at a table in another process; both come back."""
    seat = table.position.seat
    table.answer(seat, bot.answer(table.view(seat), seat))
    return bot, table
