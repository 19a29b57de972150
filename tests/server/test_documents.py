"""The documents name what there is."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from comptoir.server.api.websocket import CLOSING
from comptoir.server.common.errors import STATUS
from comptoir.server.common.settings import PREFIX, Settings
from comptoir.server.tables.commands import COMMANDS
from server.running import HERE
from server.test_openapi import OPENAPI

DOCS = HERE.parents[1] / "docs"
SERVER, PROTOCOL = ((DOCS / name).read_text() for name in ("server.md", "protocol.md"))
OWN = {"static"}  # for the tests


@pytest.mark.parametrize("name", [f.name for f in fields(Settings) if f.name not in OWN])
def test_settings(name):
    """Every variable stands in the table of settings."""
    assert f"`{PREFIX}{name.upper()}`" in SERVER


def test_no_other_settings():
    """And nothing stands there that is none."""
    known = {PREFIX + f.name.upper() for f in fields(Settings)}
    assert set(re.findall(rf"`({PREFIX}\w+)`", SERVER)) <= known


@pytest.mark.parametrize("code", STATUS)
def test_errors(code):
    """Every code stands in the protocol, those of HTTP beside their status."""
    assert f"`{code}`" in PROTOCOL


@pytest.mark.parametrize("code", CLOSING.values())
def test_closing(code):
    """So does every number a socket is closed with."""
    assert str(code) in PROTOCOL


def test_routes():
    """Every route is described, and every message of a client."""
    told = without_names(PROTOCOL)
    for path, methods in OPENAPI["paths"].items():
        for method in methods if path.startswith("/api/") else []:
            assert f"`{method.upper()} {without_names(path)}" in told, (method, path)
    for kind in COMMANDS:
        assert f'{{"type": "{kind}"' in PROTOCOL


def without_names(text):
    return re.sub(r"\{\w+\}", "{}", text)
