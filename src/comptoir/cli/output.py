"""Output on any terminal: what its encoding lacks is written with signs that it has."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

ERRORS = "comptoir.nearest"
LIKE = {
    **dict(zip("⚀⚁⚂⚃⚄⚅", "123456", strict=True)),
    **dict(zip("①②③④⑤", "12345", strict=True)),
    **dict(zip("₀₁₂₃₄₅₆₇₈₉", "0123456789", strict=True)),
    **dict(zip("“”„‘’‚«»‹›", "\"\"\"'''<><>", strict=True)),
    **dict(zip("·•–—−×→←↑↓▸▲●○◆◼■♟♞★✔✗▪▫▒⚙", "..---x><^v>^o*#@MIh*x!#_?%", strict=True)),
    **dict(zip("│─╭╮╰╯┃━┏┓┗┛├┤┬┴┼╞╡═║", "|-++++|-+++++++++++=|", strict=True)),
    "…": "...",
    "€": "EUR",
    "¤": "$",
    "±": "+-",
    "ß": "ss",
    **dict(zip("äöüÄÖÜ", ("ae", "oe", "ue", "Ae", "Oe", "Ue"), strict=True)),
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
}


def nearest(problem: UnicodeError) -> tuple[str, int]:
    """The error handler of a codec: the nearest signs for what cannot be encoded."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(like(sign) for sign in problem.object[problem.start : problem.end]), problem.end


def like(sign: str) -> str:
    """A sign in ASCII: from the table, without its accents, or a question mark."""
    if sign in LIKE:
        return LIKE[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or "?"


def on_any_terminal() -> None:
    """Let standard output and errors write whatever is said."""
    codecs.register_error(ERRORS, nearest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def is_full() -> bool:
    """Whether the terminal can be drawn on: both ends are terminals, and its encoding has frames."""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower()
    return sys.stdin.isatty() and sys.stdout.isatty() and encoding.startswith("utf")
