"""The process of an older build that answers for its bots: one line of JSON in, one line out."""

from __future__ import annotations

import json
import sys
from typing import Any

import comptoir
from comptoir.bots import Bot, new_bot
from comptoir.core.game import Game

bots: dict[int, tuple[Game, Bot]] = {}


def answer(
    bot: int,
    new: tuple[str, str, int] | None = None,
    drop: bool = False,
    seat: int = 0,
    view: Any = None,
    options: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Make a bot, forget one, or let one answer."""
    if new:
        name, game, seed = new
        bots[bot] = comptoir.load(game), new_bot(name, comptoir.load(game), seed)
        return {}
    if drop:
        bots.pop(bot, None)
        return {}
    game, thinker = bots[bot]
    position = game.position_from_json(view, options)
    move = thinker.answer(position, seat)
    considered = [
        [game.kinds.name(c.move), c.visits, list(c.points), c.value, list(c.sources), c.error]
        for c in thinker.considered
    ]
    return {"move": game.kinds.name(move), "considered": considered}


def main() -> None:
    """Until nobody asks any more."""
    for line in sys.stdin:
        try:
            said = answer(**json.loads(line))
        except Exception as problem:
            said = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
