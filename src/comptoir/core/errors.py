"""What can go wrong, each with one sentence for the person who caused it."""

from __future__ import annotations


class ComptoirError(Exception):
    """Something was asked for that cannot be; the text says what would be right."""


class UnknownGame(ComptoirError):
    """No game has this name."""


class BadSetup(ComptoirError):
    """A number of players, an option or data that the game does not know."""


class BadMove(ComptoirError):
    """Text or a number that is no move of the game."""


class NotAllowed(ComptoirError):
    """A move that a rule forbids just now, or a seat that is not asked."""


class BadReplay(ComptoirError):
    """A replay file that is damaged, or does not fit the rules."""
