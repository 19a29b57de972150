"""What a position is worth, for bots: the points so far, and what the next rides and all further turns promise.

An ``Outlook`` holds what a seat has and how long the game will last; the other files judge one thing each, in the
words and the order of the rulebook. ``relays`` looks at both figures wherever their ride may end, and ``evaluator``
puts everything together. Weights stand above what they weigh.
"""

from comptoir.games.la_loire.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
