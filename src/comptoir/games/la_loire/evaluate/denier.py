"""The utility of money: the first denier are needed most, and few can be taken along."""

from __future__ import annotations


def useful(denier: float) -> float:
    """Denier weighted by utility: the first count more, those beyond what a merchant may take along count less."""
    if denier < 5.0:
        return 1.4 * denier
    if denier <= 10.0:
        return denier + 2.0
    return 12.0 + 0.5 * (denier - 10.0) if denier < 16.0 else 15.0 + 0.15 * (denier - 16.0)


def rate(denier: float) -> float:
    """Marginal utility of a further denier."""
    return 1.2 if denier < 5.0 else 1.0 if denier < 10.0 else 0.5 if denier < 16.0 else 0.15
