"""Telling people that it is their turn, and where."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import socketserver
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace

import pytest
from sqlalchemy import insert, select

from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import Settings
from comptoir.server.notices import confirmation, outbound, outbox
from comptoir.server.notices.confirmation import Links
from comptoir.server.notices.delivery import TRIES, Postman, new_vapid
from comptoir.server.notices.outbound import SECONDS
from comptoir.server.people import accounts
from comptoir.server.storage import schema
from comptoir.server.storage.database import Database
from server.running import Player, free_port


class Sink:
    """A web server and a mail server of our own that remember what they get."""

    def __init__(self, failures=0):
        got, left = [], [failures]

        class Web(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                got.append((self.path, dict(self.headers), body))
                left[0] -= 1
                self.send_response(500 if left[0] >= 0 else 201)
                self.end_headers()

            def log_message(self, *_):
                pass

        class Mail(socketserver.StreamRequestHandler):
            def handle(self):
                self.wfile.write(b"220 hello\r\n")
                letter, data = [], False
                for line in self.rfile:
                    if data:
                        data = line.strip() != b"."
                        letter.append(line.decode())
                        self.wfile.write(b"" if data else b"250 ok\r\n")
                    elif line.upper().startswith(b"DATA"):
                        data = True
                        self.wfile.write(b"354 go\r\n")
                    elif line.upper().startswith(b"QUIT"):
                        self.wfile.write(b"221 bye\r\n")
                        break
                    else:
                        self.wfile.write(b"250 ok\r\n")
                got.append(("mail", {}, "".join(letter)))

        self.got = got
        self.web = HTTPServer(("127.0.0.1", 0), Web)
        self.mail = socketserver.TCPServer(("127.0.0.1", 0), Mail)
        for server in (self.web, self.mail):
            threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()

    def wait(self, condition):
        for _ in range(150):
            if any(condition(*g) for g in self.got):
                return next(g for g in self.got if condition(*g))
            time.sleep(0.1)
        raise AssertionError(f"nothing arrived: {self.got}")

    def close(self):
        for server in (self.web, self.mail):
            server.shutdown()
            server.server_close()


@pytest.fixture
def sink():
    found = Sink(failures=1)
    yield found
    found.close()


KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_notices(tmp_path, sink, new_server):
    """Whoever is away is told by webhook, push and mail when it is their turn; a failure is tried again."""
    web = f"http://127.0.0.1:{sink.web.server_port}"
    mail = f"smtp://127.0.0.1:{sink.mail.server_address[1]}"
    server = new_server(f"sqlite:///{tmp_path / 'notices.sqlite'}", smtp=mail)
    with Player(server, "Ada") as ada, Player(server, "Bert") as bert:
        assert bert.put("session/language", language="de")["language"] == "de"
        assert bert.put("notices", email="bert@example.org")["channels"] == ["email", "push", "webhook"]
        assert bert.post("notices/confirm", token=token_in(sink, "bert@example.org"))["confirmed"]
        assert bert.post("notices/push", endpoint=f"{web}/push", keys=KEYS)["push"] == 1
        table, invitation = ada.table(seats=("me", "open"), title="Evening")
        seat = bert.join(invitation)
        bert.put(f"tables/{table}/notices", email=True, push=True, webhook=f"{web}/hook?a=1")
        assert bert.get(f"tables/{table}/notices")["webhook"].endswith("/hook?a=1")
        assert ada.refused("PUT", f"tables/{table}/notices", webhook="ftp://x/") == (400, "bad-webhook")
        live = ada.live(table, 0)
        live.first()
        while not live.now["questions"] or live.now["questions"][0]["seat"] != seat:
            live.answer()
        _, _, hook = sink.wait(lambda path, *_: path == "/hook?a=1")
        told = {"kind": "turn", "table": table, "game": "burgundy", "title": "Evening"}
        said = json.loads(hook)
        since, link = said.pop("since"), said.pop("link")
        assert said == {**told, "lang": "de", "text": "Du bist am Zug: Evening"}
        assert link == f"{server.url}/table/{table}"
        assert since
        assert any(line.startswith("Ada ") and line.endswith(")") for line in since)
        _, headers, sealed = sink.wait(lambda path, *_: path == "/push")
        assert headers["Authorization"].startswith("vapid t=")
        assert b"burgundy" not in sealed
        _, _, letter = sink.wait(lambda path, _, text: path == "mail" and f"/table/{table}" in text)
        assert "Subject: Du bist am Zug: Evening" in letter
        assert "Content-Language: de" in letter
        assert "Die anderen warten auf dich" in letter
        assert sink.wait(lambda *_: len(sink.got) == 5)  # one of the two posts failed once, and came again
        assert bert.http.delete("notices/push").json()["push"] == 0


def test_a_notice_is_given_up(tmp_path):
    """It is tried four times; then it is forgotten."""
    database = Database(f"sqlite:///{tmp_path / 'outbox.sqlite'}")
    database.migrate()
    nowhere = {"url": f"http://127.0.0.1:{free_port()}/"}
    database.now(lambda c: c.execute(insert(schema.outbox), [outbox.order("webhook", nowhere, {"kind": "turn"}, None)]))
    postman = Postman(Settings(retry_seconds=0, private_webhooks=True), database, new_vapid())
    tries = asyncio.run(rounds(postman))
    left = database.now(lambda c: c.execute(select(schema.outbox)).all())
    database.close()
    assert (tries, left) == (TRIES, [])


async def rounds(postman):
    """How often something was due."""
    found = 0
    while await postman.round():
        await postman.arrived()
        found += 1
    return found


def test_notices_hold_nobody_up(tmp_path, new_server):
    """A webhook and a mail server that never answer: the game goes on."""
    with contextlib.ExitStack() as stack:
        silent = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        silent.settimeout(30)
        port = silent.getsockname()[1]
        server = new_server(f"sqlite:///{tmp_path / 'silent.sqlite'}", smtp=f"smtp://127.0.0.1:{port}")
        with Player(server, "Ada") as ada, Player(server, "Bert") as bert:
            bert.put("notices", email="bert@example.org")
            table, invitation = ada.table(seats=("me", "open"))
            seat = bert.join(invitation)
            bert.put(f"tables/{table}/notices", email=True, push=True, webhook=f"http://127.0.0.1:{port}/")
            live = ada.live(table, 0)
            live.first()
            while not live.now["questions"] or live.now["questions"][0]["seat"] != seat:
                live.answer()
            for _ in range(2):  # the letter to Bert, and the webhook
                stack.enter_context(silent.accept()[0])
            begin = time.monotonic()
            assert live.ask("chat", text="hello?")["type"] == "ack"
            assert bert.live(table, seat).my_turn()["candidates"]
            assert time.monotonic() - begin < SECONDS / 2


def token_in(sink, email):
    """The token in the newest letter that asks whether an address is right."""
    sink.wait(lambda path, _, text: path == "mail" and "/confirm/" in text and f"To: {email}" in text)
    letters = [text for path, _, text in sink.got if path == "mail" and f"To: {email}" in text]
    return re.search(r"/confirm/(\S+)", letters[-1])[1]


def test_addresses_are_confirmed(tmp_path, sink, new_server):
    """A link sent there confirms an address, for whoever opens it; it is no good for another address."""
    mail = f"smtp://127.0.0.1:{sink.mail.server_address[1]}"
    server = new_server(f"sqlite:///{tmp_path / 'addresses.sqlite'}", smtp=mail, limits="1")
    with Player(server, "Ada") as ada, Player(server, "") as nobody:
        ada.post("session/register", name="Ada", password="12345678", email="first@example.org")
        assert ada.get("notices")["confirmed"] is False
        first = token_in(sink, "first@example.org")
        assert ada.put("notices", email="ada@example.org")["confirmed"] is False
        for token in (first, "", "hm", token_in(sink, "ada@example.org")[:-1]):
            assert nobody.refused("POST", "notices/confirm", token=token) == (400, "bad-link")
        assert nobody.post("notices/confirm", token=token_in(sink, "ada@example.org"))["confirmed"]
        assert ada.get("notices")["confirmed"] is True
        assert ada.put("notices", email="ada@example.org")["confirmed"] is True  # and no further letter
        for i in range(3):
            ada.put("notices", email=f"other{i}@example.org")
        assert ada.refused("PUT", "notices", email="other3@example.org") == (429, "too-many")
        now = {"email": "ada@example.org", "confirmed": True, "new_email": "other2@example.org", "agreed": []}
        assert now.items() <= ada.get("notices").items()
        assert ada.put("notices", email="ada@example.org")["new_email"] is None
        assert ada.refused("PUT", "notices", email=None) == (401, "wrong-password")
        assert ada.put("notices", email=None, password="12345678")["email"] is None


def test_links_grow_old(monkeypatch):
    """Two days later a link is worth nothing; nor is one of another server."""
    token = Links("key").write("p_ada", "ada@example.org")
    assert Links("key").read(token) == ("p_ada", "ada@example.org")
    with pytest.raises(Problem):
        Links("other").read(token)
    monkeypatch.setattr(confirmation, "LASTS", -1)
    with pytest.raises(Problem):
        Links("key").read(token)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It is your turn in The Voyages of Marco Polo"),
        ("de", "Du bist am Zug: Auf den Spuren von Marco Polo"),
        ("fr", "À toi de jouer : Les Voyages de Marco Polo"),
    ],
)
def test_notices_wait_for_a_confirmed_address(new_database, lang, text):
    """No letter goes to an address that nobody confirmed; then it is written in the language of its reader."""
    database = Database(new_database())
    database.migrate()
    found = [database.now(told_by_letter, lang, confirmed=confirmed) for confirmed in (False, True)]
    database.close()
    assert found == [[], [text]]


def told_by_letter(connection, lang, *, confirmed):
    """What is written to somebody whose turn it is."""
    person, _ = accounts.be_guest(connection, "Ada", None)
    accounts.speak(connection, person.id, lang)
    confirmation.set_address(connection, person.id, "ada@example.org")
    if confirmed:
        confirmation.confirm(connection, person.id, "ada@example.org")
    order = outbox.orders(SimpleNamespace(id="t_1", game="marco_polo", title="", purpose="game"), {person.id: []})[0]
    outbox.address(connection, order, ["email"])
    return [row.body["text"] for row in connection.execute(select(schema.outbox))]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest",
        "https://user:pass@example.org/",
        "file:///etc/passwd",
        "https://",
        "https://x:99999/",
    ],
)
def test_webhooks_stay_outside(url):
    """An address of one's own network, or of another scheme, is no webhook unless the operator allows it."""
    with pytest.raises(Problem):
        outbound.check_url(url, private=False)


def test_names_of_private_addresses():
    """A name that leads to this machine is found out when it is looked up."""
    with pytest.raises(outbound.Gone):
        outbound.resolve("localhost", 443, private=False)
    assert outbound.check_url("https://example.org/x?y=1", private=False) == ("https", "example.org", 443)
