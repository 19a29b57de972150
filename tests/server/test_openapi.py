"""Whatever OpenAPI allows or forbids to be sent, the server answers as it says it would."""

from __future__ import annotations

import re
import tempfile
import time
import warnings

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings

from comptoir.server.app import create
from comptoir.server.common.settings import Settings
from comptoir.server.people.accounts import COOKIE
from server.running import LONG, Player, Server

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis

OPENAPI = create(Settings(database=f"sqlite:///{tempfile.gettempdir()}/never-opened.sqlite")).openapi()
SESSIONS_END = ("/logout", "/revoke", "/departure")
schema = schemathesis.openapi.from_dict(OPENAPI)


@pytest.fixture(scope="module")
def client(postgres):
    """Against PostgreSQL, which is the stricter one."""
    server = Server(postgres.database())
    with Player(server, "Ada") as ada:
        yield ada
    server.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@schema.parametrize()
@settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_route(case, client):
    """No answer is a server error, and each has the form that is described."""
    if case.path.endswith(SESSIONS_END):
        return
    sent = case.as_transport_kwargs(base_url=client.server.url)
    response = ask(client, sent)
    client.http.cookies.update(response.cookies)  # whoever registers goes on with a new session
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["message"]
        assert set(error) == {"code", "message", "phrase", "rule"}
    else:
        described = OPENAPI["paths"][case.path][case.method.lower()]["responses"]
        assert str(response.status_code) in described


def ask(client, sent):
    """Send it as it is, with our cookie."""
    cookies = "; ".join([f"{name}={value}" for name, value in client.http.cookies.items()])
    headers = {name: text for name, text in dict(sent.get("headers") or {}).items() if name != "Authorization"}
    headers["Cookie"] = cookies
    known = {name: sent[name] for name in ("params", "json", "data", "content") if sent.get(name) is not None}
    if isinstance(known.get("data"), (str, bytes)):
        known["content"] = known.pop("data")
    with httpx.Client(timeout=30) as fresh:
        return fresh.request(sent["method"], sent["url"], headers=headers, **known)


def test_who_may_ask():
    """A cookie or a token, whichever is let in; nothing where nobody is asked for."""

    def ways(path, method="get"):
        return OPENAPI["paths"][f"/api/v1/{path}"][method].get("security")

    schemes = OPENAPI["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert (schemes["session"]["in"], schemes["session"]["name"]) == ("cookie", COOKIE)
    person, reader, player = {"session": []}, {"token": ["read"]}, {"token": ["tables"]}
    assert ways("tables", "post") == [person, player]
    assert ways("tables/{table}") == [{}, person, reader]
    assert ways("session/export") == ways("statistics") == ways("programs", "post") == [person]
    assert ways("tables/{table}/notices") == [person]
    assert ways("games") is None


def test_a_token_is_let_in_where_it_is_said(client):
    """Whatever names no token refuses programs; whatever names one does not."""
    now = f"Otto{time.time_ns()}"
    with Player(client.server, now) as otto:
        otto.post("session/register", name=now, password="eight or more")
        program = otto.post("programs", name=f"Robo{now[-9:]}")["programs"][0]["person"]["id"]
        token = otto.post(f"programs/{program}/tokens", scopes=["read", "tables", "play", "chat"])["token"]
    refused, let_in = 0, 0
    for path, methods in OPENAPI["paths"].items():
        for method, about in methods.items():
            ways = about.get("security", [])
            if not ways:
                continue
            url = client.server.url + re.sub(r"{\w+}", "0", path)
            with httpx.Client(timeout=LONG) as fresh:
                answer = fresh.request(method, url, headers={"Authorization": f"Bearer {token}"})
            told = answer.json().get("error", {}).get("code") if "json" in answer.headers["content-type"] else None
            named = any("token" in way for way in ways)
            assert named == (told != "not-for-programs"), (method, path, told)
            refused, let_in = refused + (not named), let_in + named
    assert refused > 10
    assert let_in > 10


def test_every_route_is_described():
    """With a sentence, and what it answers."""
    for methods in OPENAPI["paths"].values():
        for route in methods.values():
            assert route["description"]
            assert {"200", "400", "404", "429", "500"} <= set(route["responses"])
