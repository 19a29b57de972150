"""The drawn board."""

import io

import pytest
from rich.console import Console

from comptoir.core.chance import Rng
from comptoir.core.text import LANGUAGES, texts
from comptoir.games.la_loire import terminal
from comptoir.games.la_loire.components import CASTLE, FARM, MONASTERY, message
from comptoir.games.la_loire.state import Loire


def drawn(s: Loire, seat: int, lang: str, game) -> str:
    out = io.StringIO()
    names = ["Anna", "Bea", "Carl", "Dora"][: len(s.players)]
    Console(file=out, width=100).print(terminal.draw(s, seat, texts(game, lang), names))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("beginner", ["no", "yes"])
def test_everything_is_shown(make, lang, beginner):
    """Buildings, figures, messages, persons and palaces, within a hundred columns and without a missing word."""
    table = make(4, beginner=beginner)
    table.build("tours", FARM).build("blois", MONASTERY, seat=1).build("saumur", CASTLE, seat=3)
    table.give("witch", "spy", "apprentice").carry("m1_01", "m2_01", "m4_01")
    table.player().stones = [table.player().carried[1], 1]
    table.player().palaces = 0b10000001
    table.s.drawn = [message("m3_07")]
    for relay in range(8):
        table.put(relay, "tours")
    text = drawn(table.s, 0, lang, table.game)
    assert max(len(line) for line in text.splitlines()) <= 100
    assert "board-" not in text
    for word in ("Tours", "Saumur", "Anna", "Dora", "Ancenis"):
        assert word in text


@pytest.mark.parametrize("seat", [0, -2])
def test_at_any_time(make, seat):
    """From the first deal to the end of a game, for players and for those who look on."""
    game = make().game
    drawn(game.new(2), seat, "en", game)
    table = game.table(1, seed=2)
    rng = Rng(2)
    while not table.over:
        if len(table.log) % 40 == 0:
            drawn(table.view(seat).state, seat, "en", game)
        moves = table.legal(0)
        table.answer(0, moves[rng.below(len(moves))])
    assert "over" in drawn(table.view(seat).state, seat, "en", game)
