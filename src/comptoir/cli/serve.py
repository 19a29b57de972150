"""Start the server, for playing in the browser."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from comptoir.core.errors import BadSetup

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

HOST = "127.0.0.1"
PORT = 8000
FINISHING = 2  # seconds for requests that are under way when the server is to stop
LEAVING = 2.5  # and for everything else
PAUSE = 1.0  # seconds before a worker that could not begin is begun again
LARGEST_MESSAGE = 65_536  # bytes; beyond it the socket is closed at once


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("--host", default=HOST, help=f"where to listen (default: {HOST}; 0.0.0.0 for your network)")
    parser.add_argument("--port", type=int, metavar="N", help=f"the port (default: {PORT}, or the next free one)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one needs PostgreSQL")


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        import uvicorn  # noqa: F401 asked for before anything is done

        from comptoir.server.common import logs
        from comptoir.server.common.settings import from_environment
    except ImportError as problem:
        raise BadSetup(f"The server needs more packages ({problem.name}): pip install 'comptoir[server]'") from problem
    check(options)
    settings = from_environment(database=options.database)
    logs.configure(settings.log_level)
    prepare(settings.database, options.workers)
    port = options.port or free_port(options.host)
    address = f"http://{'localhost' if options.host in ('0.0.0.0', '::') else options.host}:{port}"
    os.environ["COMPTOIR_DATABASE"] = settings.database
    os.environ.setdefault("COMPTOIR_ADDRESS", address)
    serve(configuration(options.host, port, options.workers), address)
    return 0


def check(options: argparse.Namespace) -> None:
    """Numbers that can be."""
    if not 1 <= options.workers <= 64:
        raise BadSetup("--workers is a number from 1 to 64.")
    if options.port is not None and not 0 < options.port < 65536:
        raise BadSetup("--port is a number from 1 to 65535.")
    try:
        family, *_, address = socket.getaddrinfo(options.host, 0, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            probe.bind(address)
    except (OSError, UnicodeError) as problem:
        raise BadSetup(f"--host “{options.host}” is no address of this machine.") from problem


def prepare(url: str, workers: int) -> None:
    """Bring the database up to date, once for all workers."""
    from comptoir.server.hub import release_claims
    from comptoir.server.storage.database import Database

    database = Database(url)
    if workers > 1 and database.sqlite:
        raise BadSetup("Several workers need PostgreSQL: --database postgresql://...")
    database.migrate()
    database.now(release_claims)
    database.close()


def configuration(host: str, port: int, workers: int) -> uvicorn.Config:
    """What uvicorn is to do."""
    import uvicorn

    return uvicorn.Config(
        "comptoir.cli.serve:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="comptoir.server.api.lean:Lean",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=30,
        ws_per_message_deflate=False,  # it would double the memory of a socket
        timeout_graceful_shutdown=FINISHING,
    )


def application() -> FastAPI:
    """The application of one worker. A timer cuts a slow stop short: everything that matters is stored."""
    from comptoir.server.app import create

    _end_with_the_others()
    return create(leaving=lambda: _daemon(LEAVING, _leave), again=_again)


def _end_with_the_others() -> None:
    """A worker whose command was killed must not hold the port: nothing would take its place."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            _leave()

    threading.Thread(target=watch, daemon=True).start()


def _again() -> None:
    """A worker that cannot begin is begun again, a little later, since it ends like one that has died.

    The command itself has found the database, and would take a worker that says why it ends for one that never can.
    """
    if multiprocessing.parent_process() is not None:
        time.sleep(PAUSE)
        _leave(1)


def _daemon(seconds: float, do: Callable[[], object]) -> None:
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()


def _leave(code: int = 0) -> NoReturn:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def serve(config: uvicorn.Config, address: str) -> None:
    """In this process, or in several; say the address once the door is open."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(f"Comptoir is open: {address}", flush=True)

    if config.workers == 1:
        Server(config).run()
        return
    from comptoir.server.common.metrics import FOLDER

    print(f"Comptoir opens with {config.workers} workers: {address}", flush=True)
    with tempfile.TemporaryDirectory(prefix="comptoir-metrics-") as folder:
        os.environ[FOLDER] = folder
        Multiprocess(config, sockets=[config.bind_socket()]).run()


def free_port(host: str) -> int:
    """The usual port, or the next one that nobody uses."""
    for port in range(PORT, PORT + 50):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise BadSetup(f"No port from {PORT} to {PORT + 49} is free; choose one with --port.")
