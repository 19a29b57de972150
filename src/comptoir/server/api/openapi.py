"""What OpenAPI says of who may ask: people by the cookie of their session, programs by a token."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from comptoir.server.api.dependencies import SESSION, TOKEN, scope_of


def describe(app: FastAPI) -> None:
    """Let the application's description say it."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for path, methods in plain()["paths"].items():
                for method, about in methods.items():
                    if "security" in about:
                        about["security"] = _ways(about["security"], scope_of(method.upper(), path))
        return plain()

    app.openapi = openapi  # type: ignore[method-assign]


def _ways(declared: list[dict[str, list[str]]], scope: str) -> list[dict[str, list[str]]]:
    """By a session, or by a token with this scope; by nothing, where nobody has to be known."""
    known = any(SESSION.scheme_name in way for way in declared)
    ways: list[dict[str, list[str]]] = [] if known else [{}]
    ways.append({SESSION.scheme_name: []})
    return [*ways, {TOKEN.scheme_name: [scope]}] if scope else ways
