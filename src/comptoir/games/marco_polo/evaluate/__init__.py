"""The evaluation function of Marco Polo, for bots: hand-written heuristics with weights tuned by self-play.

An ``Outlook`` holds what a seat has and how much time is left. Each other file evaluates one thing, in the words of the
rulebook: dice, goods and the contracts they serve, journeys and the posts they lead to, city cards, rewards.
``evaluator`` adds them up, and ``calibration`` corrects the sum. Weights stand at the top of the file that uses them.
"""

from comptoir.games.marco_polo.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
