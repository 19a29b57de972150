"""What happens at a table, one row each; a table is the list of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

NOBODY: Final = -2  # an event that no seat brought about

START: Final = "start"
ANSWER: Final = "answer"  # with the answers of chance, and the forced ones, that followed
UNDO: Final = "undo"
REWIND: Final = "rewind"
END_TURN: Final = "end_turn"
ASK_UNDO: Final = "ask_undo"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
CHAT: Final = "chat"
TOLD: Final = "told"  # the replay of a game that could not go on was handed out, with everything secret in it
SEATS: Final = "seats"  # somebody sat down, left, or is played for by a bot

PLAYED: Final = (START, ANSWER, UNDO, REWIND, END_TURN)  # what changes the game itself


@dataclass(frozen=True)
class Event:
    """One change. ``only``: no other seat notices; ``lane``: no other seat's question changes."""

    version: int
    at: float
    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    client: str | None = None

    @property
    def only(self) -> bool:
        """Whether nobody but its seat may notice."""
        return bool(self.data.get("only"))

    @property
    def lane(self) -> bool:
        """Whether it leaves the others' questions as they were."""
        return bool(self.data.get("lane"))


@dataclass
class Draft:
    """An event that is not stored yet, and what it changes besides the game."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    played: bool = False
