"""Phrases: sentences that are not yet in any language."""

from __future__ import annotations

import re
from typing import Any, Final

HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(name: str) -> str:
    """``BuyCards`` as ``buy-cards``, the way message ids are written."""
    return HUMP.sub("-", name).lower()


def seat_name(seat: int) -> Phrase:
    """A seat in words: whoever knows the name of the player says that (``Texts.named``)."""
    return Phrase("seat-name", {"number": seat + 1})


class Phrase:
    """A message id and what it speaks of: ints, words and other phrases."""

    def __init__(self, message: str, args: dict[str, Any] | None = None) -> None:
        self.message: Final = message
        self.args: Final[dict[str, int | str | Phrase]] = {} if args is None else args

    def __reduce__(self) -> tuple[Any, ...]:
        return Phrase, (self.message, self.args)

    def __repr__(self) -> str:
        return f"Phrase({self.message!r}, {self.args!r})"

    def pack(self) -> dict[str, object]:
        """JSON values, for the browser to put into words."""
        packed: dict[str, object] = {k: v.pack() if isinstance(v, Phrase) else v for k, v in self.args.items()}
        return {"message": self.message, "args": packed}
