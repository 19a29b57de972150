"""The browser's types of the protocol are those of the server."""

from __future__ import annotations

import protocol
import pytest


def test_types_of_browser_and_server_agree():
    """The file is what the tool writes; ``python tools/protocol.py`` writes it again."""
    assert protocol.FILE.read_text(encoding="utf-8") == protocol.written()


def test_what_cannot_be_said_is_told():
    """A type that the browser could not know is no type of the protocol."""
    with pytest.raises(TypeError):
        protocol.script(set[int])
