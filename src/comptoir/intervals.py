"""Means and confidence intervals over deals: games of one deal have its luck in common and count as one observation."""

from __future__ import annotations

import math
from collections import defaultdict

Z = 1.96  # of a 95 % interval
PRIOR = (0.0, 0.0, 1.0, 1.0)  # shares of four more deals (Agresti and Coull): two all lost, two all won


class ByDeal:
    """Values of games, by deal. The standard error is the cluster-robust one of a ratio of sums."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = defaultdict(list)

    def add(self, deal: int, value: float) -> None:
        """One more value of a deal."""
        self.deals[deal].append(value)

    @property
    def mean(self) -> float:
        """Over all values."""
        return mean(self.sums())

    @property
    def error(self) -> float:
        """The standard error of the mean; not a number if there are fewer than two deals."""
        return error(self.sums())

    def share(self) -> tuple[float, float]:
        """The 95 % interval of a mean of values between 0 and 1. It is never a point, even if all deals agree."""
        sums = self.sums()
        usual = sum(n for _, n in sums) / max(1, len(sums)) or 1.0
        sums += [(usual * share, usual) for share in PRIOR]
        middle, half = mean(sums), Z * error(sums)
        return max(0.0, middle - half), min(1.0, middle + half)

    def sums(self) -> list[tuple[float, float]]:
        """For each deal the sum of its values, and how many there are."""
        return [(sum(values), float(len(values))) for values in self.deals.values()]


def mean(sums: list[tuple[float, float]]) -> float:
    """The mean of all values."""
    return sum(total for total, _ in sums) / max(1.0, sum(n for _, n in sums))


def error(sums: list[tuple[float, float]]) -> float:
    """The standard error of that mean, where values of one deal may hang together in any way."""
    if len(sums) < 2:
        return math.nan
    middle, count = mean(sums), sum(n for _, n in sums)
    squares = sum((total - middle * n) ** 2 for total, n in sums)
    return math.sqrt(squares * len(sums) / (len(sums) - 1)) / count
