"""The API reference says what the docstrings say."""

from __future__ import annotations

import api


def test_the_page_is_up_to_date():
    """Whoever changes a docstring writes the page again: tools/api.py."""
    assert api.PAGE.read_text(encoding="utf-8") == api.page()
