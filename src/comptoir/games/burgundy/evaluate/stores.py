"""The value of workers, silver and goods, and of the types in the estate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.estate import ALL_TYPES
from comptoir.games.burgundy.state import Burgundy, Player

A_WORKER: Final = 0.25
A_SILVER: Final = 0.29
ALL_SEVEN_SHARE: Final[list[float]] = [0.0, 0.5, 0.54, 0.31, 0.16]  # of the all-seven card, by the types missing


def stored_worth(player: Player, actions: float) -> float:
    """Workers and silver buy actions, or points at three for one."""
    workers, silver = float(player.workers), float(player.silver)
    useful_workers = workers if workers < 3.0 else 3.0 + 0.84 * (workers - 3.0)
    useful_silver = silver if silver < 6.0 else 6.0 + 0.48 * (silver - 6.0)
    useful_workers += 0.05 if workers else 0.0
    useful_silver += 0.07 if silver >= 3.0 else 0.0
    return (A_WORKER * useful_workers + A_SILVER * useful_silver) * min(0.29 + 0.15 * actions, 1.0)


def goods_worth(player: Player, actions: float) -> float:
    """Goods of one colour are sold together for one action."""
    if actions < 1.0:
        return 0.0
    worth = 0.0
    for count in player.goods:
        worth += 1.08 * float(count) + 0.02 * (float(count * count) if count < 4 else 16.0)
    return worth if actions >= 3.0 else 0.43 * worth


def all_seven_worth(s: Burgundy, player: Player, actions: float) -> float:
    """The top all-seven card, the likelier the fewer types are missing."""
    if player.types == ALL_TYPES or not s.all_seven:
        return 0.0
    missing: i64 = 0
    for type_ in range(7):
        if not player.types >> type_ & 1:
            missing += 1
    if float(2 * missing) > actions:
        return 0.0
    return float(s.all_seven[-1]) * ALL_SEVEN_SHARE[min(missing, 4)]
