"""What a position is worth, for bots: the points so far, and what is likely to come of the rest.

``stacks``, ``projects``, ``questions`` and ``stores`` judge one thing each, to rank the answers to one question;
``expectation`` says how many points are to come of a position between two turns, by a network that looks at its
``features``; ``turns`` says where that is. ``evaluator`` puts them together.
"""

from comptoir.games.burgundy.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
