"""The evaluation function of Burgundy, for bots.

``worth`` is a sum of hand-written heuristics: ``stacks``, ``projects``, ``questions``, ``stores``. ``expect`` is a
value network (``expectation``) over the ``features`` of positions between two turns. ``turns`` says where a turn ends,
``egon`` what a solo player has to beat, and ``priors`` which moves are likely. ``evaluator`` puts them together.
"""

from comptoir.games.burgundy.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
