"""Malformed, oversized, replayed and foreign messages get a clear error and change nothing."""

from __future__ import annotations

import contextlib
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.running import Player

MALFORMED = [
    "",
    "hm",
    "[]",
    "null",
    "{",
    '"answer"',
    "{}",
    '{"type": "answer"}',
    '{"id": "a"}',
    '{"type": "fly", "id": "a"}',
    '{"type": 7, "id": "a"}',
    '{"type": "answer", "id": 7, "version": 1, "move": 1}',
    '{"type": "answer", "id": "", "version": 1, "move": 1}',
    '{"type": "answer", "id": "a", "version": "1", "move": 1}',
    '{"type": "answer", "id": "a", "version": true, "move": 1}',
    '{"type": "answer", "id": "a", "version": 1.5, "move": 1}',
    '{"type": "answer", "id": "a", "version": 1}',
    '{"type": "answer", "id": "a", "version": 1, "move": null}',
    '{"type": "answer", "id": "a\\u0000", "version": 1, "move": 1}',
    '{"type": "chat", "id": "a", "text": 7}',
    '{"type": "replace_by_bot", "id": "a", "of": 77}',
    '{"type": "replace_by_bot", "id": "a", "of": 0, "bot": "../x"}',
    '{"type": "replace_by_bot", "id": "a", "of": 0, "bot": ["x"]}',
    "[" * 5000,
    '{"a":' * 2000,
    "NaN",
]


@pytest.fixture
def live(ada):
    table, _ = ada.table(seats=("me", "hot"))
    found = ada.live(table, 0)
    found.my_turn()
    return found


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed(live, text):
    """Whatever is no message is told so, and the table stays as it is."""
    before = live.now
    live.socket.send(text)
    error = live.receive()
    while error["type"] != "error":
        error = live.receive()
    assert error["code"] == "bad-message"
    assert live.ask("ping")["type"] == "pong"
    assert live.now == before


@pytest.mark.parametrize("move", [-1, 10**6, 2**63, -(2**64), 10**30])
def test_moves_that_are_none(live, move):
    """A number that answers nothing is refused."""
    error = live.answer(move)
    assert (error["code"], error["phrase"]["message"]) == ("refused", "refusal-no-answer")


@pytest.mark.parametrize("version", [-1, 0, 10**9, 2**70])
def test_versions_that_are_none(live, version):
    """So is a version that is not the present one."""
    assert live.answer(live.legal()[0], version=version)["code"] == "stale"


def test_oversized(live):
    """A message beyond 16 kB is refused; one beyond 64 kB closes the socket."""
    live.socket.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 20_000}))
    error = live.receive()
    while error["type"] != "error":
        error = live.receive()
    assert error["code"] == "too-large"
    live.socket.send("x" * 70_000)
    assert live.closed() == 1009


def test_bytes(live):
    """Bytes are no message."""
    live.socket.send(b'{"type": "ping", "id": "a"}')
    message = live.receive()
    while message["type"] != "error":
        message = live.receive()
    assert message["code"] == "bad-message"


def test_foreign_seats(ada, bert):
    """Nobody looks from, or answers for, another's seat; with or without a session."""
    table, _ = ada.table(seats=("me", "hot"))
    stranger = bert.live(table, 0)
    assert stranger.receive()["code"] == "not-your-seat"
    assert stranger.closed() == 4403
    with Player(ada.server, "") as nobody:
        assert nobody.live(table, 1).closed() == 4401
        assert nobody.live("t_nothing").closed() == 4404
        assert nobody.live(table, 77).closed() == 4401
        forged = Player(ada.server, "")
        forged.http.cookies.set("comptoir_session", "abc.def")
        assert forged.live(table, 0).closed() == 4401
        forged.close()
    assert bert.refused("GET", f"tables/{table}/outline?seat=0") == (403, "not-your-seat")
    drawn = ada.get(f"tables/{table}/outline", seat=0, lang="de", name=["[/]Zoë[bold", "B"])["outline"]
    assert "(/)Zoë(bold" in json.dumps(drawn, ensure_ascii=False)


def test_a_session_that_is_revoked(ada):
    """A revoked cookie opens nothing any more."""
    table, _ = ada.table(seats=("me", "hot"))
    cookies = dict(ada.http.cookies)
    live = ada.live(table, 0)
    live.first()
    ada.post("session/revoke")
    assert live.closed() == 1012
    ada.http.cookies.update(cookies)
    assert ada.get("session")["person"] is None
    assert ada.live(table, 0).closed() == 4401


def test_foreign_origins(ada):
    """Pages of other sites can neither post nor open a socket."""
    table, _ = ada.table()
    evil = {"Origin": "https://evil.example"}
    assert ada.http.post("tables", json={"game": "burgundy"}, headers=evil).status_code == 403
    assert ada.http.post("session/logout", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    url = f"{ada.server.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
    with connect(url, origin="https://evil.example") as socket:
        assert json.loads(socket.recv())["code"] == "foreign-origin"
    with connect(url, origin=ada.server.url) as socket:
        assert json.loads(socket.recv())["type"] == "table"
    with pytest.raises(InvalidStatus), connect(url.replace("live", "life")):
        pass


def test_bodies(ada):
    """Bodies of the wrong form or size are refused with one sentence."""
    assert ada.refused("POST", "tables", game="chess") == (400, "bad-setup")
    assert ada.refused("POST", "tables", game="burgundy", players=9) == (400, "bad-setup")
    assert ada.refused("POST", "tables", game="burgundy", hm=1) == (400, "bad-request")
    assert ada.refused("POST", "tables", game="burgundy", seats=[{"who": "bot", "bot": "god"}] * 2) == (
        400,
        "bad-setup",
    )
    assert ada.refused("POST", "session/guest", name="\x00") == (400, "bad-request")
    assert ada.refused("GET", "nothing") == (404, "not-found")
    assert ada.refused("DELETE", "games") == (405, "wrong-method")
    large = ada.http.post("replays", content=b"x" * 1_200_000, headers={"Content-Type": "text/plain"})
    assert large.json()["error"]["code"] == "too-large"
    for text in (b"", b"\xff", b"comptoir replay 1\n", b"comptoir replay 9\n"):
        found = ada.http.post("replays", content=text, headers={"Content-Type": "text/plain"})
        assert found.json()["error"]["code"] == "bad-replay"


def test_headers(server):
    """Pages and answers carry the usual security headers; the figures for operators are there."""
    for path in ("/", "/table/x", "/api/v1/games", "/api/v1/nothing", "/health"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers
        assert "server" not in headers
    assert "comptoir_events_total" in httpx.get(f"{server.url}/metrics").text
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    assert httpx.get(f"{server.url}/..%2f..%2f..%2fetc/passwd").text.startswith("<!doctype html>")


def test_figures_are_for_operators(server):
    """Without a token they are told to this machine only: what is counted may tell what somebody plans in secret."""
    for name in ("X-Forwarded-For", "Forwarded", "Via"):
        response = httpx.get(f"{server.url}/metrics", headers={name: "127.0.0.1"})
        assert (response.status_code, response.json()["error"]["code"]) == (401, "needs-token")


def test_secure(tmp_path, new_server):
    """Behind HTTPS the cookie says so; figures want their token; the log is JSON and tells no secrets."""
    settings = {"secure": "1", "metrics_token": "sesame", "log_level": "debug"}
    server = new_server(f"sqlite:///{tmp_path / 'secure.sqlite'}", **settings)
    with Player(server, "") as ada:
        response = ada.http.post("session/guest", json={"name": "Adalbert"})
        cookie = response.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
        assert response.headers["strict-transport-security"].startswith("max-age=")
        assert httpx.get(f"{server.url}/metrics").status_code == 401
        token = {"Authorization": "Bearer sesame"}
        assert "comptoir_rooms" in httpx.get(f"{server.url}/metrics", headers=token).text
        for path in ("join/i_secret", "../../confirm/i_secret"):
            httpx.get(f"{server.url}/api/v1/{path}")
    lines = [line for line in server.log.read_text().splitlines() if not line.startswith("Comptoir is open")]
    told = [json.loads(line) for line in lines]
    assert any(line["event"] == "request" for line in told)
    for secret in ("Adalbert", "i_secret", cookie.partition("=")[2].partition(";")[0]):
        assert secret not in "".join(lines)


def test_limits(tmp_path, new_server):
    """Too much at once is refused; the server says when to come back."""
    server = new_server(f"sqlite:///{tmp_path / 'limited.sqlite'}", limits="1")
    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        replies = until_too_many(lambda i: live.ask("chat", text=f"{i}"), lambda reply: reply.get("code") == "too-many")
        assert [r["type"] for r in replies[:-1]] == ["ack"] * (len(replies) - 1)
        assert len(replies) > 10
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                live.send("ping")
        assert live.closed() == 4429
        wrong = {"name": "Ada", "password": "x" * 9}
        tries = until_too_many(lambda i: ada.http.post("session/login", json=wrong), lambda t: t.status_code == 429)
        assert [t.status_code for t in tries[:-1]] == [401] * (len(tries) - 1)
        assert len(tries) > 10
        assert tries[-1].headers["retry-after"]


def until_too_many(do, refused, most=60):
    """Everything that came of it, the refusal last; a slow machine needs some more."""
    found = []
    while not found or not refused(found[-1]):
        assert len(found) < most, "nothing is too many"
        found.append(do(len(found)))
    return found
