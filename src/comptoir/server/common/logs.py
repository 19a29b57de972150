"""The log: a line of JSON for each thing worth knowing, and nothing that anybody typed or holds in hand."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

import structlog
from structlog.typing import EventDict, WrappedLogger

from comptoir.server.common.errors import SILENT, Unreachable

LEVELS: Final = ("debug", "info", "warning", "error")
OURS: Final = ("uvicorn", "comptoir")  # whose sentences hold nothing of a request


def configure(level: str) -> None:
    """For everything that is written in this process, by whatever library."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_values,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def tell_failure(task: asyncio.Future[Any], what: str) -> None:
    """Something done in the background has ended; say so if it failed."""
    problem = None if task.cancelled() else task.exception()
    if isinstance(problem, Unreachable):
        structlog.get_logger().warning(SILENT)
    elif problem is not None:
        structlog.get_logger().error(what, exc_info=problem)


def without_values(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """Where something failed, but not with what: an exception's own words may hold a request or a stored row."""
    given = event.pop("exc_info", None)
    found = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(found, BaseException):
        event["exception"] = where(found)
    return event


def where(problem: BaseException) -> list[str]:
    """The lines of a traceback without messages, causes first."""
    cause = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)
    before = [] if cause is None else [*where(cause), "and then"]
    return [*before, "Traceback", *_frames(problem.__traceback__), type(problem).__qualname__]


def _frames(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


class Line(logging.Formatter):
    """What libraries have to say, in the same form."""

    def format(self, record: logging.LogRecord) -> str:
        """Their words only where we know that they tell nothing."""
        trusted = record.name.split(".")[0] in OURS and not record.args
        found: dict[str, Any] = {
            "event": record.getMessage() if trusted else str(record.msg).split("\n")[0][:200],
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            found["exception"] = where(record.exc_info[1])
        return json.dumps(found)
