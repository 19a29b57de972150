"""A seat at a table on a server, so that terminals and browsers share a table (docs/protocol.md)."""

from __future__ import annotations

import http.cookiejar
import json
import queue
import re
import threading
import urllib.error
import urllib.parse
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from comptoir.bots import Considered
from comptoir.cli.sitting import Sitting
from comptoir.cli.story import NOBODY, Line, answered, told
from comptoir.core import chronicle
from comptoir.core.agenda import CHANCE
from comptoir.core.errors import BadSetup, NotAllowed
from comptoir.core.game import load
from comptoir.core.phrase import Phrase
from comptoir.core.plain import SPECTATOR
from comptoir.core.position import Position

PING = 25.0  # seconds; the server closes a socket that says nothing for 75
PATIENCE = 20.0  # seconds for an answer to a message
AGAIN = 5  # times to connect again before giving up
CODE = re.compile(r"\b([ti]_[A-Za-z0-9_-]+)")  # a table or an invitation, also within an address


class Client:
    """Requests to one server, with the cookie that says who somebody is; it is kept for the next time."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address.rstrip("/")
        parts = urllib.parse.urlsplit(self.address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetup(f"“{address}” is no server: write --server http://HOST:PORT.")
        folder.mkdir(parents=True, exist_ok=True)
        self.cookies = http.cookiejar.LWPCookieJar(folder / f"{parts.netloc.replace(':', '_')}.cookies")
        if Path(str(self.cookies.filename)).exists():
            self.cookies.load(ignore_discard=True)
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer of the server; what it refuses is said in its words."""
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.address}/api/v1/{path}"
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as problem:
            raise Refused(problem.read()) from problem
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "reason", problem)
            reason = getattr(reason, "strerror", None) or reason
            raise BadSetup(f"There is no Comptoir server at {self.address}: {reason}.") from problem

    def introduce(self, name: str) -> None:
        """Be somebody: whoever one was here before, or a guest."""
        if name or self.ask("GET", "session")["person"] is None:
            self.ask("POST", "session/guest", {"name": name or "Terminal"})
        file = Path(str(self.cookies.filename))
        file.touch(mode=0o600)
        self.cookies.save(ignore_discard=True)

    def cookie(self) -> str:
        """The header for the socket."""
        return "; ".join([f"{cookie.name}={cookie.value}" for cookie in self.cookies])


class Refused(BadSetup):
    """What the server refuses, in its words, or as it says it in a form that others can be found for."""

    def __init__(self, body: bytes) -> None:
        try:
            self.error: dict[str, Any] = json.loads(body)["error"]
            message = str(self.error["message"])
        except (ValueError, KeyError, TypeError):
            self.error, message = {}, "The server's answer cannot be understood."
        super().__init__(message)


def find_table(client: Client, given: str) -> tuple[dict[str, Any], int]:
    """A table by its id, its invitation or the address of either; and one's seat there, taken if one is free."""
    found = CODE.search(given)
    if found is None:
        raise BadSetup(f"“{given}” is no table: it looks like t_... or i_..., or is a link with it.")
    code = found[1]
    if code.startswith("i_"):
        joined = client.ask("POST", "join", {"invitation": code, "seat": None, "name": None})
        return joined["table"], int(joined["seat"])
    table = client.ask("GET", f"tables/{code}")["table"]
    mine = [seat["seat"] for seat in table["seats"] if seat["you"]]
    if mine:
        return table, int(mine[0])
    if table["status"] == "waiting":
        joined = client.ask("POST", f"tables/{code}/join", {"seat": None})
        return joined["table"], int(joined["seat"])
    return table, SPECTATOR


class RemoteTable(Sitting):
    """One socket: messages arrive in a thread of their own, which also keeps the socket alive."""

    remote = True

    def __init__(self, client: Client, table: dict[str, Any], seat: int, lang: str, invitation: str = "") -> None:
        super().__init__(load(table["game"]), lang)
        self.client = client
        self.invitation = invitation  # the link that others join by, for whoever opened the table
        self.id = str(table["id"])
        self.seat = seat
        self.shown: dict[str, Any] = {"table": table, "view": None, "version": None, "undo": False, "questions": []}
        self.answers_told: list[list[Line]] = []
        self.chat: list[str] = []
        self.arrived: queue.Queue[dict[str, Any]] = queue.Queue()
        self.lost = ""
        self.socket = self.connect()
        threading.Thread(target=self.receive, daemon=True).start()
        while self.shown["version"] is None:
            self.advance()

    # --- The socket -----------------------------------------------------------------------

    def connect(self) -> Any:
        """A new socket, from the last version that was shown."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        asked = {} if self.seat == SPECTATOR else {"seat": self.seat}
        if self.shown["version"] is not None:
            asked["since"] = self.shown["version"]
        base = self.client.address.replace("http", "ws", 1)
        url = f"{base}/api/v1/tables/{self.id}/live?{urllib.parse.urlencode(asked)}"
        headers = {"Cookie": self.client.cookie(), "Origin": self.client.address}
        try:
            return connect(url, additional_headers=headers, open_timeout=PATIENCE).__enter__()  # closed by ``close``
        except (OSError, WebSocketException) as problem:
            raise BadSetup(f"The table cannot be reached at {self.client.address}: {problem}.") from problem

    def receive(self) -> None:
        """Read messages until the table cannot be reached any more."""
        from websockets.exceptions import ConnectionClosed

        while not self.lost:
            try:
                self.arrived.put(json.loads(self.socket.recv(timeout=PING)))
            except TimeoutError:
                self.send({"type": "ping"})
            except ConnectionClosed as problem:
                self.reconnect(str(problem))

    def reconnect(self, why: str) -> None:
        """After a lost connection: a few times, with a pause."""
        for wait in range(AGAIN):
            try:
                self.socket = self.connect()
                return
            except BadSetup:
                threading.Event().wait(wait)
        self.lost = why
        self.arrived.put({"type": "lost"})

    def send(self, message: dict[str, Any]) -> str:
        """Send; the id to which the server will answer."""
        from websockets.exceptions import ConnectionClosed

        given = uuid.uuid4().hex
        try:
            self.socket.send(json.dumps({**message, "id": given}))
        except ConnectionClosed:  # the reader notices too, and connects again
            return ""
        return given

    def advance(self) -> None:
        """Take in the next message."""
        self.take_in(self.arrived.get())

    def poll(self) -> bool:
        """Whatever has arrived meanwhile."""
        before = self.shown
        while not self.arrived.empty():
            self.take_in(self.arrived.get())
        return self.shown is not before

    def take_in(self, message: dict[str, Any]) -> None:
        """A table message replaces what was shown; the rest matters to whoever waits for it."""
        if message["type"] == "lost":
            raise BadSetup(f"The connection to {self.client.address} is lost: {self.lost}.")
        if message["type"] == "error" and message.get("id") is None:
            raise BadSetup(message["message"])
        if message["type"] == "table":
            self.shown = message
            self.answers_told[message["log"]["from"] :] = [self.read_lines(line) for line in message["log"]["lines"]]
            self.chat[message["chat"]["from"] :] = [self.read_chat(line) for line in message["chat"]["lines"]]

    def request(self, message: dict[str, Any]) -> None:
        """Send, and wait until the server has done it or says why not."""
        given = self.send({**message, "version": self.shown["version"]})
        while given:
            try:
                answer = self.arrived.get(timeout=PATIENCE)
            except queue.Empty as problem:
                raise NotAllowed(self.say("play-no-reply")) from problem
            if answer.get("id") == given:
                if answer["type"] == "error":
                    raise NotAllowed(self.said(answer))
                return
            self.take_in(answer)
        raise NotAllowed(self.say("play-no-reply"))

    def said(self, error: dict[str, Any]) -> str:
        """A refusal, in the language of the table."""
        from comptoir.server.common.errors import say

        refusal = phrase(error["phrase"])
        text = self.words.say(refusal) if self.words.has(refusal) else say(refusal, self.words.lang)
        text = str(error["message"]) if text == refusal.message else text
        return f"{text} [{error['rule']}]" if error.get("rule") else text

    # --- What is shown ------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether the table still waits for people."""
        return self.shown["view"] is None

    def waiting_for(self) -> str:
        """Others who are on turn, or who have yet to come."""
        if not self.waiting:
            return super().waiting_for()
        return self.say("play-invitation", link=self.invitation) if self.invitation else self.say("play-open")

    @property
    def position(self) -> Position:
        """The view that the server sent."""
        table = self.shown["table"]
        if self.waiting:
            return self.game.position(table["players"], table["options"])
        packed = {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": table["players"],
            "state": self.shown["view"],
        }
        return self.game.position_from_json(packed, table["options"])

    @property
    def over(self) -> bool:
        """Whether the server says so."""
        return bool(self.shown["table"]["status"] == "over")

    @property
    def is_asked(self) -> bool:
        """Whether this seat is among those that are asked."""
        return not self.waiting and any(ask["seat"] == self.seat for ask in self.shown["questions"])

    @property
    def can_undo(self) -> bool:
        """Whether the server would."""
        return bool(self.shown["undo"])

    @property
    def log(self) -> list[Line]:
        """The lines that the server sent."""
        return [line for lines in self.answers_told for line in lines]

    def read_lines(self, line: dict[str, Any]) -> list[Line]:
        """An answer of the log, and what it brought about."""
        names, said = self.names_now(), phrase(line["move"])
        seat = int(line["seat"])
        said = self.words.named(said, names)
        brought = [read_told(row) for row in line.get("told", [])]
        drawn = [] if any(one.own for one in brought) else [Line(f"· {self.words.log('', said)}", "dim")]
        found = drawn if seat == CHANCE else [answered(self.words, names[seat], said, line.get("why", []))]
        begun = [any(one.heading for one in brought[:i]) for i in range(len(brought))]
        return found + [
            told(self.words, one, names, NOBODY if headed else seat) for one, headed in zip(brought, begun, strict=True)
        ]

    def names_now(self) -> list[str]:
        """How all seats are called."""
        return [self.name(seat) for seat in range(len(self.shown["table"]["seats"]))]

    def read_chat(self, line: dict[str, Any]) -> str:
        """A line of the talk."""
        return f"{line.get('name', '')}: {line['text']}" if "text" in line else self.words.say(phrase(line["system"]))

    def name(self, seat: int) -> str:
        """As the table calls them."""
        place = self.shown["table"]["seats"][seat]
        name = place["name"] or self.say("seat-name", number=seat + 1)
        return self.say("program-name", name=name) if place.get("program") else str(name)

    # --- What is done -------------------------------------------------------------------

    def answer(self, move: int) -> None:
        """Answer; an answer to a turn that is held back ends it."""
        self.request({"type": "answer", "move": move})

    def undo(self) -> None:
        """Take back the last answer."""
        self.request({"type": "undo"})

    def advice(self) -> list[Considered]:
        """What the server's adviser says, where the table allows hints."""
        try:
            found = self.client.ask("POST", f"tables/{self.id}/hints", {"seat": self.seat})
        except Refused as problem:
            raise NotAllowed(self.said(problem.error) if problem.error else str(problem)) from problem
        return [self.read_considered(one) for one in found["hints"]]

    def read_considered(self, hint: dict[str, Any]) -> Considered:
        """A hint of the server; what others may expect it does not say."""
        points = [0.0] * self.position.seats
        points[self.seat] = hint["points"]
        sources = [hint["sources"][source] for source in self.game.sources if source in hint["sources"]]
        return Considered(hint["move"], 0, points, hint["chance"], sources, hint["error"])

    def save(self, path: Path) -> None:
        """Finished games can be kept; running ones would tell all secrets."""
        try:
            with self.client.opener.open(f"{self.client.address}/api/v1/tables/{self.id}/replay") as answer:
                path.write_bytes(answer.read())
        except urllib.error.HTTPError as problem:
            raise NotAllowed(str(Refused(problem.read()))) from problem

    def close(self) -> None:
        """Leave; the seat stays one's own."""
        self.lost = "left"
        self.socket.close()


def phrase(packed: dict[str, Any]) -> Phrase:
    """The inverse of packing a phrase."""
    args = {name: phrase(value) if isinstance(value, dict) else value for name, value in packed["args"].items()}
    return Phrase(packed["message"], args)


def read_told(row: dict[str, Any]) -> chronicle.Line:
    """A step of the chronicle, as the server sends it."""
    name = None if row["name"] is None else phrase(row["name"])
    rows = tuple([(int(said["seat"]), phrase(said["phrase"])) for said in row["rows"]])
    return chronicle.Line(name, row["heading"], rows, tuple(row["rules"]), row["own"])
