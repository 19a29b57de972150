"""What a position is worth, for bots: the points so far, and what dice, goods, contracts and journeys will bring.

An ``Outlook`` holds what a seat has and how much time is left; the other files judge one thing each, in the words and
the order of the rulebook: dice, goods and the contracts they serve, journeys and the posts they lead to, city cards
and rewards. ``evaluator`` puts them together. Weights stand above what they weigh.
"""

from comptoir.games.marco_polo.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
