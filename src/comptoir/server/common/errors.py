"""What a person is told when something cannot be done: a code, one sentence, and the rule if there is one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from comptoir.core.phrase import Phrase
from comptoir.texts import COMMON, LANGUAGES
from comptoir.texts.fluent import Bundle

HERE: Final = Path(__file__).parent
SILENT: Final = "the database does not answer"

STATUS: Final = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-setup": 400,
    "bad-replay": 400,
    "bad-webhook": 400,
    "bad-link": 400,
    "no-session": 401,
    "wrong-password": 401,
    "needs-token": 401,
    "bad-token": 401,
    "needs-account": 403,
    "not-for-programs": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "foreign-origin": 403,
    "still-running": 403,
    "spectator": 403,
    "aid-not-allowed": 403,
    "not-found": 404,
    "nobody": 404,
    "wrong-method": 405,
    "stale": 409,
    "duplicate": 409,
    "refused": 409,
    "not-asked": 409,
    "not-away": 409,
    "no-vacation": 409,
    "name-taken": 409,
    "seat-taken": 409,
    "table-full": 409,
    "already-started": 409,
    "not-started": 409,
    "over": 409,
    "cannot-go-on": 409,
    "no-letters": 409,
    "no-replay": 409,
    "no-plan": 409,
    "no-turn-left": 409,
    "unanswered": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-of-yours": 429,
    "server-error": 500,
    "busy": 503,
}


class Unreachable(Exception):
    """The database does not answer just now; whether the last change was stored is not known."""


class Problem(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(
        self,
        code: str,
        phrase: Phrase | None = None,
        rule: str | None = None,
        *,
        sentence: str = "",
        retry: int = 5,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.sentence: Final = sentence  # the phrase in English, if it is a game's
        self.code: Final = code
        self.phrase: Final = phrase or Phrase(f"error-{code}", args)
        self.rule: Final = rule
        self.retry: Final = retry  # seconds until it may be tried again, if it was too much

    @property
    def status(self) -> int:
        """Its HTTP status."""
        return STATUS[self.code]

    def pack(self) -> dict[str, Any]:
        """JSON values for the client."""
        said = self.sentence or say(self.phrase)
        return {"code": self.code, "message": said, "phrase": self.phrase.pack(), "rule": self.rule}


def source(lang: str) -> str:
    """The common messages and the server's own, in Fluent."""
    files = (COMMON / f"{lang}.ftl", HERE / f"{lang}.ftl")
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


@lru_cache
def _bundle(lang: str) -> Bundle:
    bundle = Bundle(lang)
    bundle.add(source(lang))
    return bundle


def say(phrase: Phrase, lang: str = "en") -> str:
    """A phrase of the server in words."""
    words = _bundle(lang if lang in LANGUAGES else "en").say(phrase.message, phrase.args)
    return phrase.message if words is None else words
