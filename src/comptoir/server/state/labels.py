"""Labels of answers: equal ones are one object, at all tables together."""

from __future__ import annotations

import json
from typing import Any, Final

from comptoir.core.phrase import Phrase


def phrase(packed: dict[str, Any]) -> Phrase:
    """The inverse of packing a phrase."""
    args = {name: phrase(value) if isinstance(value, dict) else value for name, value in packed["args"].items()}
    return Phrase(packed["message"], args)


_labels: Final[dict[str, Phrase]] = {}
MOST_LABELS: Final = 50_000


def shared(label: Phrase) -> Phrase:
    """The first phrase that was like this one."""
    if len(_labels) > MOST_LABELS:
        _labels.clear()
    return _labels.setdefault(json.dumps(label.pack()), label)


def label_of(text: str) -> Phrase:
    """The shared label that a snapshot holds as text."""
    return _labels.get(text) or shared(phrase(json.loads(text)))
