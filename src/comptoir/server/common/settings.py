"""What an operator may set; everything has a value that works."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from comptoir.core.errors import BadSetup
from comptoir.server.common.logs import LEVELS

PREFIX = "COMPTOIR_"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("", "0", "false", "no", "off")
RANGES: Final = {"proxies": (0, 10), "bot_processes": (1, 256), "bot_seconds": (1, 86400)}


def own_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('comptoir') / 'comptoir.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Read from the environment: ``COMPTOIR_`` and the name in capitals."""

    database: str = field(default_factory=own_database)
    address: str = ""  # how people reach the server, for links in notices; http://host:port if not given
    secure: bool = False  # cookies over HTTPS only
    proxies: int = 0  # how many proxies of one's own add to X-Forwarded-For
    bot_processes: int = 2  # for quick bots, and as many for slow ones
    bot_seconds: int = 120  # a bot that has not answered by then is replaced by any legal answer
    analysis_simulations: int = 0  # for each decision of an analysed game; 0: as many as an expert
    idle_seconds: int = 300  # a table nobody touches that long is kept in the database only
    away_seconds: int = 120  # a player away that long may be replaced by a bot
    waiting_days: int = 7  # a table that waits that long for people is forgotten
    limits: float = 1.0  # rate limits times this; 0 for none
    smtp: str = ""  # smtp://user:password@host:port or smtps://...; no e-mail without it
    mail_from: str = "comptoir@localhost"
    private_webhooks: bool = False  # webhooks and push to addresses of one's own network
    retry_seconds: int = 30  # a failed notice is tried again after this, then after twice that ...
    metrics_token: str = ""  # if set, /metrics wants it as a bearer token
    log_level: str = "info"
    static: Path = Path(__file__).parents[1] / "static"


def from_environment(**given: Any) -> Settings:
    """The settings of this process; what is given goes first."""
    found: dict[str, Any] = {}
    for f in fields(Settings):
        text = os.environ.get(PREFIX + f.name.upper())
        if text is not None:
            found[f.name] = _as(f.name, str(f.type), text)
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)


def _as(name: str, type_: str, text: str) -> Any:
    """A value of the right kind, or a sentence that says what it should be."""
    _check(name, "a text of whole characters", text.isprintable())
    if type_ == "bool":
        _check(name, "1 or 0", text.lower() in (*YES, *NO))
        return text.lower() in YES
    if type_ in ("int", "float"):
        return _number(name, type_, text)
    if name == "log_level":
        _check(name, f"one of {', '.join(LEVELS)}", text.lower() in LEVELS)
    elif name == "smtp" and text:
        _check(name, "smtp://user:password@host:587 or smtps://...", _web(text, ("smtp", "smtps")))
    elif name == "address" and text:
        _check(name, "an address like https://play.example.org", _web(text, ("http", "https")))
    elif name == "mail_from":
        _check(name, "an e-mail address", "@" in text)
    return Path(text) if type_ == "Path" else text


def _number(name: str, type_: str, text: str) -> int | float:
    least, most = RANGES.get(name, (0, 10**6))
    kind = "a whole number" if type_ == "int" else "a number"
    try:
        number = int(text) if type_ == "int" else float(text)
    except ValueError:
        number = -1
    _check(name, f"{kind} from {least} to {most}", least <= number <= most)
    return number


def _web(text: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _check(name: str, what: str, right: bool) -> None:
    if not right:
        raise BadSetup(f"{PREFIX}{name.upper()} must be {what}.")
