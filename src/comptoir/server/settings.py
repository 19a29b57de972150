"""What an operator may set; everything has a value that works."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

PREFIX = "COMPTOIR_"


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
    limits: float = 1.0  # rate limits times this; 0 for none
    smtp: str = ""  # smtp://user:password@host:port or smtps://...; no e-mail without it
    mail_from: str = "comptoir@localhost"
    private_webhooks: bool = False  # webhooks and push to addresses of one's own network
    retry_seconds: int = 30  # a failed notice is tried again after this, then after twice that ...
    metrics_token: str = ""  # if set, /metrics wants it as a bearer token
    log_level: str = "info"
    static: Path = Path(__file__).parent / "static"


def from_environment(**given: Any) -> Settings:
    """The settings of this process; what is given goes first."""
    found: dict[str, Any] = {}
    for f in fields(Settings):
        text = os.environ.get(PREFIX + f.name.upper())
        if text is not None:
            found[f.name] = _as(str(f.type), text)
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)


def _as(type_: str, text: str) -> Any:
    if type_ == "bool":
        return text.lower() in ("1", "true", "yes", "on")
    return {"int": int, "float": float, "Path": Path}.get(type_, str)(text)
