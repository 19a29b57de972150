"""Whatever OpenAPI allows or forbids to be sent, the server answers as it says it would."""

from __future__ import annotations

import tempfile
import warnings

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings

from comptoir.server.app import create
from comptoir.server.common.settings import Settings
from server.running import Player, Server

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
    headers = {**dict(sent.get("headers") or {}), "Cookie": cookies}
    known = {name: sent[name] for name in ("params", "json", "data", "content") if sent.get(name) is not None}
    if isinstance(known.get("data"), (str, bytes)):
        known["content"] = known.pop("data")
    with httpx.Client(timeout=30) as fresh:
        return fresh.request(sent["method"], sent["url"], headers=headers, **known)


def test_every_route_is_described():
    """With a sentence, and what it answers."""
    for methods in OPENAPI["paths"].values():
        for route in methods.values():
            assert route["description"]
            assert {"200", "400", "404", "429", "500"} <= set(route["responses"])
