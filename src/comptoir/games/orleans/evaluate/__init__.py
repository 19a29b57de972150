"""The evaluation function of Orléans, for bots.

``worth`` is a sum of heuristics with weights tuned by self-play. A follower who can still be sent somewhere has a price
in points. A place is worth what its action brings beyond the price of its followers, times the expected number of
uses. A technology tile saves one price each time. Development is valued by the holdings it will multiply.

An ``Outlook`` holds what a seat can expect. Each other file evaluates one thing, in the words of the rulebook.
``evaluator`` adds them up. ``expect`` is the sum corrected by ``calibration``; between two rounds it is a value network
(``expectation``) over ``features``. Weights stand at the top of the file that uses them.
"""

from comptoir.games.orleans.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
