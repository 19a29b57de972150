"""Requests and messages that nobody would send: whatever comes, no answer is an error of the server.

Only for loopback, and bounded in number. ``make fuzz`` sends 100,000; the tests send a few of the same kind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote, urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.running import Player, Server, own_postgres

MOST = 1_000_000
CONNECTIONS = 6
ON_A_SOCKET = 25  # messages before another is opened
FRESH = 60  # sockets before there are new tables
API = "/api/v1/"
BESIDES = ["docs", "{x}", "/{x}", "/assets/{x}", "/table/{x}", "/health", "/metrics"]  # what no description holds
SELDOM = ("logout", "revoke", "register", "departure")  # as little can be done without a session
FIELDS = [
    "name", "password", "email", "language", "game", "players", "options", "private", "seats", "clock", "seconds",
    "increment", "end_turn", "title", "lesson", "seat", "invitation", "token", "endpoint", "keys", "p256dh", "auth",
    "push", "webhook", "who", "bot", "lang", "which", "everyone", "before", "since",
]  # fmt: skip
MESSAGES = {
    "answer": ["version", "move"], "undo": ["version"], "end_turn": ["version"], "ask_undo": ["version"], "agree": [],
    "refuse": [], "chat": ["text"], "resign": [], "replace_by_bot": ["of", "bot"], "take_back_seat": [], "ping": [],
}  # fmt: skip
STRANGE = [
    "", " ", "\x00", "\ud800", "\udfff\ud800", "\ud80012345678", "12345678\x00", "\u202e",
    "\u3164", "ﷺ", "e\u0301" * 20, "x" * 300, "x" * 5000, "../..",
    "%00", "%ff", "' OR 1=1 --", "{{7*7}}", "<script>", "a@b", "a@b.c", "\r\nX: y", "NaN", "-1", "1e999", "0x10", "🎲",
    "true", "null", "i_x", "t_x", "p_x", "https://example.org/", "http://127.0.0.1:1/", "https://[::1", "ſ", "İ",
    "ß" * 30,
]  # fmt: skip
WORDS = [
    "burgundy", "la_loire", "marco_polo", "orleans", "Ada", "Bert", "12345678", "me", "hot", "open", "bot", "random",
    "beginner", "en", "de", "fr", "mine", "finished", "comptoir replay 1\n",
]  # fmt: skip
NUMBERS = [0, 1, 2, 3, 9, 10, -1, 2**31, 2**63, -(2**63), 2**64, 10**30, 10**400, 1.5, 1e308, True, None]


def routes_of(told):
    """Every route that the server describes: how and where, with what in its query, and with what body."""
    found = [("GET", where, {}, None) for where in BESIDES]
    for path, methods in told["paths"].items():
        for method, about in methods.items():
            query = {p["name"]: p["schema"] for p in about.get("parameters", []) if p["in"] == "query"}
            body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            found.append((method.upper(), path.removeprefix(API), query, body))
    return found


class Fuzz:
    """Random requests by a fixed seed."""

    def __init__(self, seed, server):
        self.rng = random.Random(seed)
        self.server = server
        told = httpx.get(f"{server.url}{API}openapi.json", timeout=60).json()
        self.routes, self.schemas = routes_of(told), told["components"]["schemas"]
        self.begin()

    def begin(self):
        """Somebody new, with two tables."""
        with Player(self.server, "Fuzzer") as one:
            self.tables = [one.table(self.game(), ("me", "hot"))[0], one.table(seats=("me", "open"), private=False)[0]]
            self.known = [*self.tables, one.person["id"], "Fuzzer", "12345678"]
            self.cookie = "; ".join([f"{name}={value}" for name, value in one.http.cookies.items()])

    def game(self):
        return self.rng.choice(["burgundy", "la_loire", "marco_polo", "orleans"])

    def heard(self, head):
        """What an answer says about the session; whoever has lost it begins anew."""
        _, found, rest = head.partition("\r\nset-cookie: ")
        if not found:
            return
        given = rest.partition("\r\n")[0].partition(";")[0]
        if given.partition("=")[2].strip('"'):
            self.cookie = given
        else:
            self.begin()

    def text(self):
        kind = self.rng.random()
        if kind < 0.4:
            return self.rng.choice(STRANGE)
        if kind < 0.8:
            return self.rng.choice(WORDS)
        return "".join(
            [chr(self.rng.choice([self.rng.randrange(128), self.rng.randrange(0x110000)])) for _ in range(8)]
        )

    def value(self, depth=3):
        kind = self.rng.random()
        if kind < 0.45:
            return self.text()
        if kind < 0.75 or depth == 0:
            return self.rng.choice(NUMBERS)
        if kind < 0.85:
            return [self.value(depth - 1) for _ in range(self.rng.randrange(4))]
        return self.object(depth - 1)

    def object(self, depth=3):
        names = self.rng.sample(FIELDS, self.rng.randrange(5))
        found = {name: self.value(depth) for name in names}
        if self.rng.random() < 0.1:
            found[self.text()] = self.value(depth)
        return found

    def sensible(self):
        """Something that comes near to what is wanted."""
        rng = self.rng
        seats = [{"who": rng.choice(["me", "hot", "open", "bot"]), "bot": rng.choice([None, "random", self.text()])}]
        return rng.choice(
            [
                {"name": self.text()},
                {"name": self.text(), "password": self.text(), "email": rng.choice([None, self.text(), "a@b.c"])},
                {"game": self.text(), "players": rng.choice(NUMBERS), "options": {self.text(): self.text()}},
                {
                    "game": "burgundy",
                    "players": 2,
                    "seats": seats * 2,
                    "title": self.text(),
                    "private": rng.random() < 0.5,
                },
                {"game": "burgundy", "players": 1, "clock": {"seconds": rng.choice(NUMBERS)}},
                {"invitation": self.text(), "seat": rng.choice(NUMBERS), "name": self.text()},
                {"seat": rng.choice(NUMBERS)},
                {"token": self.text()},
                {"endpoint": self.text(), "keys": {"p256dh": self.text(), "auth": self.text()}},
                {"email": True, "push": True, "webhook": self.text()},
                {"language": self.text()},
            ]
        )

    def like(self, schema, depth=4):
        """Something that comes near to what a schema wants."""
        rng = self.rng
        if depth == 0 or rng.random() < 0.15:
            return self.value(1)
        if "$ref" in schema:
            return self.like(self.schemas[schema["$ref"].rpartition("/")[2]], depth - 1)
        if "anyOf" in schema:
            return self.like(rng.choice(schema["anyOf"]), depth)
        if "enum" in schema or "const" in schema:
            return rng.choice(schema.get("enum", [schema.get("const")]))
        kind = schema.get("type")
        if kind == "object":
            named = schema.get("properties", {}).items()
            return {name: self.like(one, depth - 1) for name, one in named if rng.random() < 0.9}
        if kind == "array":
            return [self.like(schema.get("items", {}), depth - 1) for _ in range(rng.randrange(4))]
        if kind in ("integer", "number"):
            return rng.randrange(4)
        if kind == "boolean":
            return rng.random() < 0.5
        return rng.choice(self.known) if rng.random() < 0.3 else self.text()

    def damaged(self, body):
        """Now and then not even JSON."""
        kind = self.rng.random()
        if kind < 0.85 or not body:
            return body
        if kind < 0.9:
            return body[: self.rng.randrange(len(body))]
        if kind < 0.95:
            at = self.rng.randrange(len(body))
            return body[:at] + bytes([self.rng.randrange(256)]) + body[at + 1 :]
        return self.rng.choice(
            [b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"\xff\xfe", b"x" * 70_000, b"NaN", b'"\\ud800"']
        )

    def request(self):
        """One request as it goes over the wire."""
        rng = self.rng
        method, path, query, wanted = rng.choice(self.routes)
        while method == "POST" and path.endswith(SELDOM) and rng.random() < 0.9:
            method, path, query, wanted = rng.choice(self.routes)
        if rng.random() < 0.05:
            method = rng.choice(["HEAD", "OPTIONS", "PATCH", "DELETE", "POST", "PUT"])
        path = re.sub(r"{(\w+)}", lambda found: self.place(found[1]), path)
        pairs = [f"{name}={in_path(self.like(schema))}" for name, schema in query.items() if rng.random() < 0.8]
        if rng.random() < 0.3:
            pairs += [f"{rng.choice(FIELDS)}={self.part()}" for _ in range(rng.randrange(4))]
        if pairs:
            path += "?" + "&".join(pairs)
        body = b""
        if method in ("POST", "PUT", "PATCH"):
            body = json.dumps(self.body(wanted)).encode()
            body = self.damaged(body)
        where = path if path.startswith("/") else f"{API}{path}"
        lines = [f"{method} {where} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
        kind = rng.choice(
            ["application/json"] * 6 + ["text/plain", "multipart/form-data", "application/json; charset=x"]
        )
        lines.append(f"Content-Type: {kind}")
        if rng.random() < 0.9:
            lines.append(f"Cookie: {self.cookie}")
        if rng.random() < 0.1:
            name = rng.choice(
                ["Cookie", "If-None-Match", "Accept-Encoding", "Range", "X-Forwarded-For", "Origin", "Accept"]
            )
            lines.append(f"{name}: {self.part() if rng.random() < 0.5 else 'bytes=9-1,,'}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + body

    def body(self, wanted):
        """What the route wants, something that another one wants, or anything."""
        kind = self.rng.random()
        if wanted is not None and kind < 0.6:
            return self.like(wanted)
        return self.sensible() if kind < 0.8 else self.value()

    def place(self, name):
        """What stands in a path under this name: a table mostly is one."""
        if name == "table" and self.rng.random() < 0.8:
            return self.rng.choice(self.tables)
        if name != "x" and self.rng.random() < 0.4:
            return str(self.rng.choice([*self.known, 0, 1, 7]))
        return self.part()

    def part(self):
        """A part of a path, as a browser or as nobody would write it."""
        text = self.text()
        if self.rng.random() < 0.9:
            return in_path(text)
        return quote(text.encode("utf-8", "surrogatepass")[:40], safe="%/.?&=;+")

    def message(self, shown):
        """One message on a socket, to what was shown last."""
        version, moves = shown.get("version", 0), [c["move"] for c in shown.get("candidates", [])] or [0]
        kind = self.rng.choice(list(MESSAGES))
        made = {"type": kind, "id": f"f{self.rng.randrange(10**9)}"}
        for name in MESSAGES[kind]:
            near = {"version": version, "move": self.rng.choice(moves), "of": self.rng.randrange(3), "text": "hello"}
            made[name] = near.get(name, "random") if self.rng.random() < 0.6 else self.value()
        if self.rng.random() < 0.15:
            made[self.rng.choice(["type", "id", "version", "move", "text", "of", "bot"])] = self.value()
        if kind == "resign" and self.rng.random() < 0.9:
            made["type"] = "ping"
        return self.damaged(json.dumps(made).encode())


def in_path(value):
    """Anything, as it may stand in a path."""
    return quote(str(value).encode("utf-8", "surrogatepass"), safe="")


class Web:
    """A connection that is opened again when the server closes it."""

    def __init__(self, url):
        self.host, self.port = urlsplit(url).hostname, urlsplit(url).port
        self.writer = None

    async def ask(self, request):
        """The status of the answer, its head and its body."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=2**20)
        self.writer.write(request)
        whole = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        head = whole.lower()
        status = int(head.split(" ", 2)[1])
        without = request.startswith(b"HEAD") or status in (204, 304)
        body = b"" if without else await self.body(head)
        if "connection: close" in head:
            self.close()
        return status, whole, body

    async def body(self, head):
        if "content-length: " in head:
            return await self.reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
        found = b""
        while "transfer-encoding: chunked" in head:
            size = int((await self.reader.readline()).strip() or b"0", 16)
            found += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
            if size == 0:
                break
        return found

    def close(self):
        if self.writer is not None:
            self.writer.transport.abort()
            self.writer = None


async def by_http(fuzz, many, bad):
    """Send so many requests; those that fail are kept."""
    web = Web(fuzz.server.url)
    for _ in range(many):
        request = fuzz.request()
        try:
            status, head, body = await asyncio.wait_for(web.ask(request), 60)
        except (asyncio.IncompleteReadError, ConnectionError):
            web.close()  # what is no HTTP is hung up on
            continue
        if status >= 500 and status != 503:
            bad.append((request[:2000], status, body[:300]))
        fuzz.heard(head)
    web.close()


async def by_socket(fuzz, many, bad):
    """Send so many messages."""
    left, opened = many, 0
    while left > 0:
        opened += 1
        if opened % FRESH == 0:
            fuzz.begin()
        seat = fuzz.rng.choice(["seat=0", "seat=1", "", f"seat={fuzz.part()}", f"since={fuzz.part()}"])
        where = fuzz.rng.choice([*fuzz.tables[:1] * 8, fuzz.tables[1], fuzz.part()])
        url = f"{fuzz.server.url.replace('http', 'ws', 1)}/api/v1/tables/{where}/live?{seat}"
        left -= 1
        try:
            async with connect(url, additional_headers={"Cookie": fuzz.cookie}, max_size=None) as socket:
                shown = {}
                for _ in range(min(left, ON_A_SOCKET)):
                    left -= 1
                    shown = await talk(fuzz, socket, shown, bad)
        except (ConnectionClosed, TimeoutError):
            continue
        except Exception as problem:  # not accepted
            if getattr(getattr(problem, "response", None), "status_code", 400) >= 500:
                bad.append((url, "socket", repr(problem)))


async def talk(fuzz, socket, shown, bad):
    """Say something; the table as it was shown last."""
    message = fuzz.message(shown)
    as_text = fuzz.rng.random() < 0.95
    await socket.send(message.decode("utf-8", "replace") if as_text else message)
    while True:
        answer = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if answer.get("code") == "server-error":
            bad.append((message[:2000], "message", answer))
        if answer["type"] == "table":
            shown = answer
        if answer["type"] in ("ack", "pong", "error", "closed"):
            return shown


async def fuzzing(server, seed, many):
    """Half of them requests, half messages; what came back as an error of the server."""
    fuzz, bad = Fuzz(seed, server), []
    each = -(-many // (2 * CONNECTIONS))
    work = [by_http(fuzz, each, bad) for _ in range(CONNECTIONS)]
    work += [by_socket(fuzz, each, bad) for _ in range(CONNECTIONS)]
    await asyncio.gather(*work)
    return bad


def one_server(database, seed, number):
    """A server of its own; whether nothing failed."""
    server = Server(database)
    begin = time.monotonic()
    bad = asyncio.run(fuzzing(server, seed, number))
    seconds = time.monotonic() - begin
    server.stop()
    failures = server.log.read_text().count("Traceback")
    for found in bad[:10]:
        print(found)
    print(
        f"{database.partition(':')[0]}: {number} in {seconds:.0f} s: {len(bad)} errors, {failures} in the log",
        flush=True,
    )
    return not bad and not failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=100_000, help="half of them with SQLite, half with PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    assert 0 < options.number <= MOST
    half = options.number // 2
    with tempfile.TemporaryDirectory() as folder:
        well = one_server(f"sqlite:///{folder}/fuzz.sqlite", options.seed, half)
    postgres = own_postgres()
    try:
        well = one_server(postgres.database(), options.seed + 1, half) and well
    finally:
        postgres.stop()
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
