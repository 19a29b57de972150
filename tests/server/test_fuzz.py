"""A few of what ``make fuzz`` sends by the hundred thousand."""

from __future__ import annotations

import asyncio

import pytest
from load import fuzz


@pytest.mark.parametrize("seed", [7])
def test_nothing_is_an_error_of_the_server(server, seed):
    """Requests and messages that nobody would send: refused, but never with 500, and the log stays clean."""
    assert asyncio.run(fuzz.fuzzing(server, seed, 1200)) == []
    assert "Traceback" not in server.log.read_text()
