"""The games, their texts and their rules."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

import comptoir
from comptoir.core import plain
from comptoir.core.errors import UnknownGame
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.lesson import lesson
from comptoir.schema import schema
from comptoir.server.bots.pool import BOTS
from comptoir.server.common.errors import Problem, source
from comptoir.server.protocol import messages
from comptoir.server.protocol.models import GameOut, GamesOut, SchemaOut
from comptoir.texts import LANGUAGES, rules, texts

router = APIRouter(tags=["games"])
Lang = Literal["en", "de", "fr"]


def kept(request: Request, text: str, lang: str, kind: str = "text/plain") -> Response:
    """A text that browsers keep, and ask about before they use it again."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"Cache-Control": "no-cache", "Content-Language": lang, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, media_type=kind, headers=headers)


def find(name: str) -> Game:
    """A game by its name."""
    try:
        return comptoir.load(name)
    except UnknownGame as problem:
        raise Problem("not-found") from problem


def _words(game: Game, message: str) -> dict[str, str]:
    return {lang: texts(game, lang).say(Phrase(message)) for lang in LANGUAGES}


def _domains(game: Game) -> dict[str, list[str]]:
    return {domain.name: domain.items for kind in game.kinds.kinds for domain in kind.domains}


@lru_cache
def about(name: str) -> dict[str, Any]:
    """A game as JSON values."""
    game = find(name)
    return {
        "name": game.name,
        "title": _words(game, "game-title"),
        "about": _words(game, "game-about"),
        "players": list(game.players),
        "options": [_option(game, option.name, option.values) for option in game.options],
        "bots": list(BOTS),
        "lesson": lesson(game) is not None,
        "domains": _domains(game),
        "sources": list(game.sources),
        "hidden": plain.HIDDEN,
    }


def _option(game: Game, name: str, values: tuple[str, ...]) -> dict[str, Any]:
    message = f"option-{name}".replace("_", "-")
    labels = [{"value": v, "label": _words(game, f"{message}-{v}".replace("_", "-"))} for v in values]
    return {"name": name, "label": _words(game, message), "values": labels}


@router.get("/games", response_model=GamesOut)
def games() -> Any:
    """All games that can be played."""
    return {"games": [about(name) for name in comptoir.game_names()]}


@router.get("/games/{game}", response_model=GameOut)
def game_(game: str) -> Any:
    """One game."""
    return about(game)


@lru_cache
def _schema_text(name: str) -> str:
    return json.dumps(schema(find(name)), ensure_ascii=False, separators=(",", ":"))


@router.get("/games/{game}/schema", response_model=SchemaOut)
def game_schema(game: str, request: Request) -> Any:
    """JSON Schemas of a game: its views, questions and moves, in ``$defs``."""
    return kept(request, _schema_text(find(game).name), "en", "application/schema+json")


@lru_cache
def _messages_text() -> str:
    return json.dumps(TypeAdapter(messages.FromServer).json_schema(), separators=(",", ":"))


@router.get("/messages", response_model=SchemaOut)
def message_schema(request: Request) -> Any:
    """The JSON Schema of what the server says on a table's socket."""
    return kept(request, _messages_text(), "en", "application/schema+json")


@router.get("/texts/{lang}", response_class=PlainTextResponse)
def common_texts(lang: Lang, request: Request) -> Any:
    """The common messages, as Fluent."""
    return kept(request, source(lang), lang)


@router.get("/texts/{game}/{lang}", response_class=PlainTextResponse)
def game_texts(game: str, lang: Lang, request: Request) -> Any:
    """The common messages and the game's, as Fluent."""
    own = (find(game).folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return kept(request, source(lang) + "\n" + own, lang)


@router.get("/rules/{game}", response_class=PlainTextResponse)
def game_rules(game: str, request: Request, lang: Lang = "en") -> Any:
    """The rules, as Markdown, in this language or in English: the header Content-Language says which."""
    text, spoken = rules(find(game).folder, lang)
    return kept(request, text, spoken, "text/markdown")
