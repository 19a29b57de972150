"""What a position is worth, for bots: the points so far, and what followers, places and tracks still bring.

A follower who can still be sent somewhere has a price in points. A place is worth what its action brings
beyond the price of those who work there, as often as it is likely to be used; a technology tile saves one price
each time. Development counts by the holdings it will multiply, and the other way round.

An ``Outlook`` holds what a seat can expect; the other files judge one thing each, in the words of the rulebook, and
``evaluator`` puts them together. Weights stand above what they weigh.
"""

from comptoir.games.orleans.evaluate.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
