"""The full screen, driven by Textual's pilot."""

from __future__ import annotations

import asyncio

import pytest
from textual.widgets import Input, OptionList, Static

import comptoir
from comptoir.cli.full import FullScreen, Page
from comptoir.cli.local import LocalTable

SIZES = [(60, 24), (80, 24), (120, 40), (200, 50)]


def app(name="burgundy", who=("human", "random"), lang="en", seed=2, confirm=True):
    """A screen at a fresh table."""
    table = comptoir.load(name).table(len(who), seed=seed, forced=True)
    return FullScreen(LocalTable(table, lang, list(who)), confirm=confirm)


def drive(screen, steps, size=(80, 24)):
    """Run it, and do these steps with the pilot."""

    async def run():
        async with screen.run_test(size=size) as pilot:
            await settled(pilot)
            await steps(pilot)

    asyncio.run(run())


async def settled(pilot):
    """Wait until bots have answered."""
    await pilot.pause()
    while any(not worker.is_finished for worker in pilot.app.workers):
        await pilot.pause(0.02)
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", comptoir.game_names())
def test_every_game_fits(name, size):
    """The question, its answers and a panel of the table are in the window; nothing sticks out."""

    async def look(pilot):
        screen = pilot.app
        for what in ("#prompt", "#answers", "#ask"):
            region = screen.query_one(what).region
            assert region.height > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        assert screen.query_one("#board").region.height > 2
        assert screen.query_one("#answers", OptionList).option_count == len(screen.sitting.answers())

    drive(app(name), look, size)


def test_what_cannot_be_taken_back_is_chosen_twice():
    """A played card is shown to all: the first press asks, the second plays."""

    async def steps(pilot):
        table = pilot.app.sitting.table
        before = len(table.log)
        await pilot.press("6")
        assert len(table.log) == before
        assert "taken back" in str(pilot.app.query_one("#status", Static).render())
        await pilot.press("6")
        assert table.game.kinds.name(table.log[before].move) == "Play(number=6)"

    drive(app(), steps)


def test_letters_enter_mouse_and_undo():
    """Three ways to answer, and the way back."""

    async def steps(pilot):
        screen = pilot.app
        table = screen.sitting.table
        await pilot.press("c")
        assert table.game.kinds.name(table.log[-1].move) == "Play(number=6)"
        silver = next(m for m in table.legal(0) if table.game.kinds.name(m) == "TakeSilver")
        await pilot.press(screen.sitting.answers()[silver])
        assert any(table.game.kinds.name(entry.move) == "TakeSilver" for entry in table.log)
        await settled(pilot)
        assert screen.sitting.is_asked
        length = len(table.log)
        await pilot.click("#answers", offset=(5, 0))
        await settled(pilot)
        assert len(table.log) > length

    drive(app(confirm=False), steps)


def test_rules_at_hand():
    """A question mark opens the rules, a word searches them."""

    async def steps(pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        page = pilot.app.screen
        assert isinstance(page, Page)
        page.query_one("#search", Input).value = "castle"
        await pilot.pause()
        assert page.query_one("#search", Input).value == "castle"
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, Page)

    drive(app(), steps)


def test_a_whole_game():
    """First answers to the end."""

    async def steps(pilot):
        screen = pilot.app
        for _ in range(400):
            if screen.sitting.over:
                break
            assert screen.moves
            await pilot.press("enter")
            await settled(pilot)
        assert screen.sitting.over
        assert "wins" in screen.prompt() or "share" in screen.prompt()

    drive(app(confirm=False), steps)


def test_pages_and_panels():
    """Tab shows the next panel where there is room for one; page keys scroll it."""

    async def steps(pilot):
        screen = pilot.app
        board = screen.query_one("#board")
        await pilot.press("pagedown")
        assert board.scroll_offset.y > 0
        await pilot.press("pageup")
        assert board.scroll_offset.y == 0
        await pilot.press("tab")
        await pilot.pause()
        assert (board.display, screen.query_one("#own").display) == (False, True)

    drive(app("orleans"), steps, (60, 24))


def test_two_people_pass_the_keyboard():
    """Nobody sees the other's hand."""

    async def steps(pilot):
        screen = pilot.app
        assert screen.sitting.seat < 0
        await pilot.press("enter")
        await pilot.pause()
        assert screen.sitting.is_asked

    drive(app(who=("human", "human")), steps)
