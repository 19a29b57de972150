"""The evaluation function of La Loire, for bots: hand-written heuristics for the next rides and the turns left.

An ``Outlook`` holds what a seat has and how long the game will last. Each other file evaluates one thing, in the words
of the rulebook. ``relays`` evaluates both figures wherever their ride may end. ``evaluator`` adds everything up.
Weights stand at the top of the file that uses them.
"""

from comptoir.games.la_loire.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
