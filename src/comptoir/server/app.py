"""The whole server as one ASGI application."""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from sqlalchemy import Connection, text
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from comptoir import __version__
from comptoir.server.api.dependencies import API, HubHere, not_shut_out
from comptoir.server.api.middleware import Guard, error_body
from comptoir.server.api.openapi import describe
from comptoir.server.api.routes import games, notices, people, plans, programs, replays, session, tables
from comptoir.server.api.websocket import Sockets
from comptoir.server.common import logs, metrics
from comptoir.server.common.errors import Problem, Unreachable
from comptoir.server.common.settings import Settings, from_environment
from comptoir.server.hub import Hub
from comptoir.server.protocol.models import ErrorOut, HealthOut

ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": ErrorOut} for code in (400, 401, 403, 404, 405, 409, 413, 429, 500, 503)
}
BY_STATUS = {404: "not-found", 405: "wrong-method", 413: "too-large"}
NO_APP = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>
<h1>Comptoir</h1><p>The server runs, but the web app has not been built yet. Run <code>make</code> in the project's
folder with Node.js 20 or newer, and reload this page.</p>
<p>The protocol for programs is described at <a href="/api/v1/docs">/api/v1/docs</a>.</p></html>"""


def _nothing() -> None:
    """Nobody wants to know."""


def create(
    settings: Settings | None = None, leaving: Callable[[], None] = _nothing, again: Callable[[], None] = _nothing
) -> FastAPI:
    """The application; it opens its database when it is started.

    ``leaving`` is called when it is to stop, ``again`` when it cannot begin, as the database does not answer.
    """
    chosen = settings or from_environment()
    logs.configure(chosen.log_level)
    hub = Hub(chosen)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await hub.open()
        except Unreachable:
            again()
            raise
        yield
        leaving()
        await hub.close()

    app = FastAPI(
        title="Comptoir",
        version=__version__,
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.hub = hub
    api = APIRouter(prefix=API)
    for module in (session, games, replays, tables, people, programs, notices, plans):
        api.include_router(module.router, dependencies=[Depends(not_shut_out)])
    api.add_api_route("/docs", documentation, include_in_schema=False)
    app.include_router(api)
    app.include_router(operator)
    describe(app)
    _errors(app)
    _pages(app, chosen.static)
    app.add_middleware(Guard)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=4)
    app.add_middleware(Sockets, prefix=API)
    return app


# --- For operators --------------------------------------------------------------------

operator = APIRouter(tags=["operator"])


def _alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@operator.get("/health", response_model=HealthOut)
async def health(hub: HubHere) -> Any:
    """Whether the server and its database answer."""
    try:
        await hub.database.run(_alive)
    except Exception as problem:
        raise Problem("busy") from problem
    return {"status": "ok", "version": __version__}


@operator.get("/metrics", response_class=Response)
async def figures(request: Request, hub: HubHere) -> Response:
    """Figures for Prometheus."""
    if not _operator(request, hub.settings.metrics_token):
        raise Problem("needs-token")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _operator(request: Request, token: str) -> bool:
    """Whoever has the token; without one, whoever asks from this machine and not through a proxy.

    Figures are for nobody else: how often something is stored may tell what somebody does in secret.
    """
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    through = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not through and request.client is not None and request.client.host in ("127.0.0.1", "::1")


def documentation(request: Request) -> HTMLResponse:
    """Every route in a list, made from the OpenAPI description."""
    paths = request.app.openapi()["paths"]
    rows = [
        f"<tr><td>{method.upper()}<td><code>{path}</code><td>{about.get('description', about.get('summary', ''))}"
        for path, methods in paths.items()
        for method, about in methods.items()
    ]
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir: HTTP</title><h1>HTTP</h1>'
    return HTMLResponse(f'{head}<p><a href="openapi.json">openapi.json</a></p><table>{"".join(rows)}</table></html>')


# --- Errors and pages -----------------------------------------------------------------


def _errors(app: FastAPI) -> None:
    def answer(problem: Problem) -> JSONResponse:
        headers = {"Retry-After": str(problem.retry)} if problem.status == 429 else None
        return JSONResponse(error_body(problem), problem.status, headers)

    @app.exception_handler(Problem)
    async def problem(request: Request, found: Problem) -> JSONResponse:
        return answer(found)

    @app.exception_handler(RequestValidationError)
    async def wrong_form(request: Request, found: RequestValidationError) -> JSONResponse:
        first = found.errors()[0]
        where = ".".join([str(part) for part in first["loc"] if isinstance(part, str)][1:]) or "body"
        return answer(Problem("bad-request", what=f"{where[:60]}: {first['msg'][:120]}"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, found: HTTPException) -> JSONResponse:
        code = BY_STATUS.get(found.status_code, "bad-request")
        response = answer(Problem(code, what=str(found.detail)[:120]))
        response.headers.update(found.headers or {})
        return response


def _pages(app: FastAPI, static: Path) -> None:
    """The web app: its files, and its page for every address that is none of ours."""
    index = static / "index.html"
    if (static / "assets").is_dir():
        app.mount("/assets", Assets(directory=static / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Problem("not-found")
        file = _file(static, path)
        if file is not None:
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        if not index.is_file():
            return HTMLResponse(NO_APP)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _file(static: Path, path: str) -> Path | None:
    """A file of the web app; None if there is none, or there can be none of that name."""
    try:
        file = (static / path).resolve()
        return file if file.is_file() and static.resolve() in file.parents else None
    except (OSError, ValueError):
        return None


class Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
