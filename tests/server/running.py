"""Servers, databases and players for the tests."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import quote

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

HERE = Path(__file__).parent
IDS = itertools.count()
PATIENCE = 300  # seconds for a server to start, on a machine with much else to do
LONG = 120  # ... for an answer


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def free(port):
    """Whether nobody listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return True
    return False


class Postgres:
    """A PostgreSQL server of our own, on a free port, gone when the tests are."""

    def __init__(self, programs):
        self.programs = Path(programs)
        self.folder = Path(tempfile.mkdtemp(prefix="comptoir-postgres-"))
        self.port = free_port()
        self.databases = itertools.count()
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-D", self.folder / "data", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.settings = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off -c max_connections=60"
        self.start()

    def start(self):
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", self.settings, "start")

    def stop_for_now(self):
        """As in a crash."""
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")

    def restart(self):
        """As after a crash."""
        self.stop_for_now()
        self.start()

    def run(self, program, *arguments):
        command = [str(self.programs / program), *[str(a) for a in arguments]]
        user = {"user": "postgres"} if os.getuid() == 0 else {}
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **user)
        assert done.returncode == 0, done.stdout.decode()

    def database(self):
        name = f"test{next(self.databases)}"
        where = f"postgresql://postgres@127.0.0.1:{self.port}"
        with psycopg.connect(f"{where}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{where}/{name}"

    def stop(self):
        self.stop_for_now()
        shutil.rmtree(self.folder, ignore_errors=True)


def own_postgres():
    """One for this process; None if PostgreSQL cannot be had."""
    programs = subprocess.run([HERE / "postgres.sh"], capture_output=True, text=True, check=False).stdout.strip()
    return Postgres(programs) if programs else None


class Server:
    """``comptoir serve`` as a process."""

    def __init__(self, database, *arguments, **settings):
        self.database = database
        self.arguments = arguments
        self.settings = {"limits": "0", "retry_seconds": "1", "private_webhooks": "1", "away_seconds": "1"}
        self.settings |= {"analysis_simulations": "2", **settings}
        self.log = Path(tempfile.mkstemp(prefix="comptoir-server-", suffix=".log")[1])
        self.port = free_port()
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        end = time.monotonic() + PATIENCE
        while not free(self.port):
            assert time.monotonic() < end, "somebody has outlived the server"
            time.sleep(0.02)
        environment = {f"COMPTOIR_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "comptoir", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments], env={**os.environ, **environment}, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def workers(self):
        """The processes of its workers that have not died."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                ours = int(parent) == self.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes()
                found += [int(folder.name)] if ours and state != "Z" else []
        return found

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def close(self):
        if self.process.poll() is None:
            self.stop()
        text = self.log.read_text()
        self.log.unlink()
        assert "Traceback" not in text, text[:4000]


class Player:
    """Somebody with a browser."""

    def __init__(self, server, name="Ada"):
        self.server = server
        fresh = httpx.Limits(keepalive_expiry=2)  # the server hangs up after 5 seconds
        self.http = httpx.Client(base_url=f"{server.url}/api/v1", timeout=LONG, limits=fresh)
        self.sockets = []
        if name:
            with contextlib.ExitStack() as unless:
                unless.callback(self.http.close)
                self.person = self.post("session/guest", name=name)["person"]
                unless.pop_all()

    def get(self, path, **parameters):
        return self._json(self.http.get(path, params=parameters))

    def post(self, path, **body):
        return self._json(self.http.post(path, json=body))

    def put(self, path, **body):
        return self._json(self.http.put(path, json=body))

    def _json(self, response):
        assert response.status_code == 200, response.text
        return response.json()

    def refused(self, method, path, **body):
        """The status and the code of a refusal."""
        response = self.http.request(method, path, json=body) if body else self.http.request(method, path)
        error = response.json()["error"]
        assert error["message"]
        assert "Traceback" not in error["message"]
        return response.status_code, error["code"]

    def table(self, game="burgundy", seats=("me", "random"), **setup):
        """A new table: me, hot, open, or a bot by its name."""
        rows = [{"who": s} if s in ("me", "hot", "open") else {"who": "bot", "bot": s} for s in seats]
        made = self.post("tables", game=game, players=len(rows), seats=rows, **setup)
        return made["table"]["id"], made["invitation"]

    def join(self, invitation):
        return self.post("join", invitation=invitation)["seat"]

    def live(self, table, seat=None, since=None):
        found = Live(self, table, seat, since)
        self.sockets.append(found)
        return found

    def close(self):
        for found in self.sockets:
            found.close()
        self.http.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Live:
    """A socket at a table."""

    def __init__(self, player, table, seat, since=None):
        self.player = player
        self.id = table
        self.seat = seat
        self.now = {}
        self.log = []
        self.chat = []
        self.messages = []
        self.open(since)

    def open(self, since=None):
        where = f"tables/{quote(self.id)}/live?" + (f"seat={self.seat}&" if self.seat is not None else "")
        where += "" if since is None else f"since={since}"
        cookies = "; ".join([f"{name}={value}" for name, value in self.player.http.cookies.items()])
        url = f"{self.player.server.url.replace('http', 'ws', 1)}/api/v1/{where}"
        headers = {"Cookie": cookies} if cookies else {}
        self.context = connect(url, additional_headers=headers, max_size=None, max_queue=None, close_timeout=1)
        self.socket = self.context.__enter__()
        return self

    def close(self):
        self.context.__exit__(None, None, None)

    def receive(self, timeout=LONG):
        """The next message, taken in."""
        message = json.loads(self.socket.recv(timeout))
        self.messages.append(message)
        if message["type"] == "table":
            self.now = message
            for name, lines in (("log", self.log), ("chat", self.chat)):
                assert message[name]["from"] <= len(lines), "a line is missing"
                lines[message[name]["from"] :] = message[name]["lines"]
        return message

    def until(self, condition, timeout=LONG):
        """Receive until this holds of the table."""
        end = time.monotonic() + timeout
        while not (self.now and condition(self.now)):
            assert time.monotonic() < end, "waited too long"
            self.receive(max(0.1, end - time.monotonic()))
        return self.now

    def first(self):
        return self.until(lambda now: True)

    def my_turn(self, timeout=LONG):
        return self.until(lambda now: now["candidates"] or now["table"]["status"] == "over", timeout)

    def drain(self, seconds=0.2):
        """Receive what comes within that time."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(seconds)

    def send(self, type_, **fields):
        """Send a message without waiting; its id."""
        given = fields.pop("id", None) or f"m{next(IDS)}"
        self.socket.send(json.dumps({"type": type_, "id": given, **fields}))
        return given

    def reply(self, given, timeout=LONG):
        """Receive until the message with this id is answered."""
        while True:
            message = self.receive(timeout)
            if message["type"] in ("ack", "error", "pong") and message["id"] == given:
                return message

    def ask(self, type_, **fields):
        return self.reply(self.send(type_, **fields))

    def legal(self):
        return [c["move"] for c in self.now["candidates"] if c["refusal"] is None]

    def answer(self, move=None, **fields):
        """Answer the open question, somehow if not said how."""
        chosen = random.choice(self.legal()) if move is None else move
        return self.ask("answer", version=fields.pop("version", self.now["version"]), move=chosen, **fields)

    def closed(self):
        """The code the server closes with."""
        try:
            while True:
                self.receive(10)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


def at_once(*work):
    """Do all of it at the same time; what came of it."""
    done, gate = {}, threading.Barrier(len(work))

    def run(i):
        gate.wait()
        done[i] = work[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [done[i] for i in range(len(work))]
