"""Letters and webhooks, against real servers that are good, careless, slow or hostile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import time
from types import SimpleNamespace

import pytest
from sqlalchemy import insert, select

from comptoir.cli import serve
from comptoir.server.common.settings import Settings
from comptoir.server.notices import delivery, mail, outbound, outbox
from comptoir.server.notices.delivery import Postman, new_vapid
from comptoir.server.notices.outbound import Undeliverable
from comptoir.server.storage import schema
from comptoir.server.storage.database import Database
from server.post import Dripping, MailServer, certificate
from server.running import Player
from server.test_notices import Sink

BODY = {"kind": "turn", "table": "t_1", "game": "burgundy", "title": "", "lang": "de", "text": "Du bist am Zug: Abend"}


@pytest.fixture
def mail_server(tmp_path, monkeypatch):
    """A function that starts one; its certificate is trusted."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate(tmp_path)))
    made = []

    def new(how):
        made.append(MailServer(how, tmp_path))
        return made[-1]

    yield new
    for running in made:
        running.close()


def write(url):
    settings = Settings(smtp=url, address="https://play.example.org", mail_from="comptoir@example.org")
    asyncio.run(mail.send(settings, "ada@example.org", BODY))


@pytest.mark.parametrize(("how", "scheme"), [("starttls", "smtp"), ("implicit", "smtps")])
def test_passwords_go_by_tls(mail_server, how, scheme):
    """Where the mail server can, everything is said under TLS: the password and the letter."""
    server = mail_server(how)
    write(f"{scheme}://ada:p%40ss@127.0.0.1:{server.port}")
    login, letter = server.got
    assert login == {"login": "ada", "password": "p@ss", "tls": True}
    assert letter["tls"]
    assert letter["to"] == ["ada@example.org"]
    assert "https://play.example.org/table/t_1" in letter["letter"]


def test_no_password_without_tls(mail_server):
    """A mail server without TLS gets letters, if it wants no password; a password it never hears."""
    server = mail_server("plain")
    with pytest.raises(Undeliverable):
        write(f"smtp://ada:secret@127.0.0.1:{server.port}")
    assert server.got == []
    write(f"smtp://127.0.0.1:{server.port}")
    assert [found["tls"] for found in server.got] == [False]


@pytest.mark.parametrize(("how", "scheme"), [("starttls", "smtp"), ("implicit", "smtps")])
def test_strange_certificates(mail_server, monkeypatch, how, scheme):
    """A mail server that cannot prove its name gets nothing."""
    server = mail_server(how)
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(OSError, match=r"(?i)certificate"):
        write(f"{scheme}://ada:secret@127.0.0.1:{server.port}")
    assert server.got == []


def test_letters_of_a_whole_server(mail_server, tmp_path, new_server):
    """From a registration to the letter that confirms the address."""
    smtp = mail_server("starttls")
    server = new_server(f"sqlite:///{tmp_path / 'post.sqlite'}", smtp=f"smtp://u:p@127.0.0.1:{smtp.port}")
    with Player(server, "Ada") as ada:
        ada.post("session/register", name="Ada", password="12345678", email="ada@example.org")
        letter = smtp.wait(lambda found: "letter" in found)
        assert (letter["to"], letter["tls"]) == (["ada@example.org"], True)
        assert "/confirm/" in letter["letter"]


@pytest.fixture
def dripping():
    made = []

    def new(*first):
        made.append(Dripping(*first))
        return made[-1]

    yield new
    for found in made:
        found.close()


def test_dripping_receivers_have_an_end(dripping, monkeypatch):
    """A receiver that sends a byte now and then does not hold on to a notice beyond the time for all of it."""
    monkeypatch.setattr(outbound, "SECONDS", 0.5)
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    web, smtp = dripping(), dripping(b"220 ")
    with pytest.raises(Undeliverable):
        asyncio.run(asyncio.wait_for(outbound.post(f"http://127.0.0.1:{web.port}/", b"{}", {}, True), 30))
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(mail.send(Settings(smtp=f"smtp://127.0.0.1:{smtp.port}"), "a@b", BODY), 30))
    assert (web.calls, smtp.calls) == (1, 1)


@pytest.fixture
def database(new_database):
    found = Database(new_database())
    found.migrate()
    yield found
    found.close()


def put(database, orders):
    database.now(lambda c: c.execute(insert(schema.outbox), orders))


def hook(url, person):
    return outbox.order("webhook", {"url": url}, {"kind": "turn", "table": "t_1"}, person)


def test_slow_receivers_hold_up_nobody(database, dripping):
    """Behind three hundred notices to receivers that never end, somebody else's is delivered at once."""
    slow, good = [dripping() for _ in range(3)], Sink()
    hooks = [hook(f"http://127.0.0.{i % 3 + 1}:{slow[0].port}/", f"p_{i % 4}") for i in range(300)]
    slow_hosts = [{**order, "host": f"slow{i % 3}"} for i, order in enumerate(hooks)]
    put(database, slow_hosts)
    put(database, [{**hook(f"http://127.0.0.1:{good.web.server_port}/good", "p_good"), "due": time.time()}])
    most = {"person": 0, "host": 0}

    async def deliver():
        found = Postman(Settings(private_webhooks=True), database, new_vapid())
        running = asyncio.create_task(found.run())
        while not good.got:
            busy = delivery.Busy(list(found.under_way.values()))
            for kind in most:
                most[kind] = max([most[kind], *busy.of[kind].values()])
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, *found.under_way, return_exceptions=True)

    try:
        asyncio.run(asyncio.wait_for(deliver(), 60))
    finally:
        good.close()
    assert good.got[0][0] == "/good"
    assert most["person"] <= delivery.EACH
    assert most["host"] <= delivery.EACH


@pytest.mark.parametrize("steps", range(6))
def test_is_stopped_while_it_wakes(database, steps):
    """Whoever stops the postman at the moment that something wakes it does stop it."""

    async def stop():
        found = Postman(Settings(), database, new_vapid())
        running = asyncio.create_task(found.run())
        while not found.wake._waiters:
            await asyncio.sleep(0.01)
        found.wake.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait([running], timeout=30)
        return running.cancelled()

    assert asyncio.run(stop())


def test_whoever_gets_nothing_needs_no_more(database):
    """The outbox does not grow without end for one person."""

    def many(connection):
        from comptoir.server.people import accounts

        person, _ = accounts.be_guest(connection, "Ada", None)
        connection.execute(insert(schema.tables).values(**table_row(person)))
        outbox.set_wishes(connection, "t_1", person.id, {"email": False, "push": False, "webhook": "https://x.org/"})
        for _ in range(outbox.MOST + 20):
            given = outbox.orders(SimpleNamespace(id="t_1", game="burgundy", title="", purpose="game"), {person.id: []})
            connection.execute(insert(schema.outbox), given)
            outbox.address(connection, given[0], ["webhook"])
        return len(connection.execute(select(schema.outbox)).all())

    assert database.now(many) == outbox.MOST


def table_row(person):
    import comptoir
    from comptoir.server.storage import rows
    from comptoir.server.tables import lobby

    return {**rows.values(lobby.table_row(comptoir.load("burgundy"), 2, {}, {}, person)), "id": "t_1"}


@pytest.mark.parametrize("workers", [1, 2])
def test_stops_in_five_seconds(postgres, dripping, new_server, workers):
    """With notices on their way to receivers that never end, sockets open and a request half sent, the server stops."""
    web, smtp = dripping(), dripping(b"220 ")
    server = new_server(
        postgres.database(), "--workers", str(workers), smtp=f"smtp://127.0.0.1:{smtp.port}", retry_seconds="60"
    )
    with Player(server, "Ada") as ada, Player(server, "Bert") as bert, contextlib.ExitStack() as stack:
        bert.put("notices", email="bert@example.org")
        table, invitation = ada.table(seats=("me", "open"))
        seat = bert.join(invitation)
        bert.put(f"tables/{table}/notices", email=True, push=True, webhook=f"http://127.0.0.1:{web.port}/")
        live = ada.live(table, 0)
        live.first()
        while not live.now["questions"] or live.now["questions"][0]["seat"] != seat:
            live.answer()
        half = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        half.sendall(b"POST /api/v1/session/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        while not (web.calls and smtp.calls):
            time.sleep(0.05)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)  # the receivers go on for ever; a busy machine may need some more than five
    assert serve.FINISHING + serve.LEAVING < 5


def test_what_a_webhook_gets(dripping):
    """The body and the headers as before, at the address that was looked up."""
    sink = Sink()
    try:
        status = asyncio.run(
            outbound.post(f"http://localhost:{sink.web.server_port}/a?b=1", b'{"x": 1}', {"X-A": "b"}, True)
        )
    finally:
        sink.close()
    path, headers, body = sink.got[0]
    assert (status, path, json.loads(body)) == (201, "/a?b=1", {"x": 1})
    assert headers["Host"] == f"localhost:{sink.web.server_port}"
    assert headers["X-A"] == "b"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:1/", "http://127.0.0.1/a b", "http://127.0.0.1/ü", "http://nowhere.invalid/"]
)
def test_webhooks_that_lead_nowhere(url):
    """They are undeliverable, whatever is wrong with them."""
    with pytest.raises(Undeliverable):
        asyncio.run(outbound.post(url, b"", {}, True))
