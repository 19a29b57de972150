"""A full screen: board, own things, question, answers and log in panels of their own, by keys and mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static, Tab, Tabs
from textual.widgets.option_list import Option

from comptoir.cli import lookup, show
from comptoir.cli.keys import LONGER, Choice, choose
from comptoir.cli.local import LocalTable
from comptoir.cli.sitting import Sitting
from comptoir.core.errors import BadSetup, ComptoirError
from comptoir.core.plain import SPECTATOR

PANELS = ("board", "own", "log")
POLL = 0.2  # seconds between looks at what a server has sent


class Page(ModalScreen[None]):
    """Something to read in front of the table; with a search, the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", "x")]

    def __init__(self, title: str, body: RenderableType, find: Callable[[str], RenderableType] | None = None) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.find = find

    def compose(self) -> ComposeResult:
        """A frame around it."""
        with Container(id="page") as page:
            page.border_title = self.heading
            if self.find is not None:
                yield Input(id="search")
            with VerticalScroll():
                yield Static(self.body, id="text")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while somebody types."""
        word = event.value.strip()
        if self.find is not None:
            self.query_one("#text", Static).update(self.find(word) if word else self.body)

    def on_click(self, event: events.Click) -> None:
        """A click beside it closes it."""
        if event.widget is self:
            self.dismiss()


class Pass(ModalScreen[None]):
    """Hides the table between two people at one keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "x")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Only who is next."""
        yield Static(self.text, id="pass")


class FullScreen(App[None]):
    """The table, drawn in place."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-medium"), (160, "-wide")]  # noqa: RUF012 as Textual declares it
    CSS = """
    #board, #own, #log, #ask { border: round $primary; }
    #ask { border: round $accent; }
    #prompt { height: auto; max-height: 4; }
    #status { height: auto; max-height: 3; color: $warning; }
    OptionList { border: none; height: 1fr; padding: 0; background: transparent; }
    #table { layout: vertical; height: 1fr; }
    .-narrow #things { height: 1fr; }
    .-narrow #ask { height: 45%; min-height: 9; }
    .-narrow #board, .-narrow #own, .-narrow #log { display: none; height: 1fr; }
    .-narrow .chosen { display: block !important; }
    .-medium Tabs, .-wide Tabs { display: none; }
    .-medium #things { layout: grid; grid-size: 2 2; grid-rows: 2fr 1fr; height: 1fr; }
    .-medium #board { column-span: 2; }
    .-medium #ask { height: 35%; }
    .-wide #table { layout: horizontal; }
    .-wide #things { width: 2fr; height: 1fr; layout: grid; grid-size: 1 3; grid-rows: 3fr 1fr 1fr; }
    .-wide #ask { width: 1fr; height: 1fr; }
    Page, Pass { align: center middle; }
    #page { width: 90%; max-width: 110; height: 90%; border: round $accent; background: $surface; padding: 0 1; }
    #pass { width: auto; border: round $accent; padding: 1 3; background: $surface; }
    Pass { background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", "rules", key_display="?"),
        Binding("h", "hint", "hint"),
        Binding("u", "undo", "undo"),
        Binding("w", "why", "why"),
        Binding("p", "points", "points"),
        Binding("b", "panel('board')", "board", show=False),
        Binding("l", "panel('log')", "log", show=False),
        Binding("tab", "next_panel", "panel", show=False, priority=True),
        Binding("pageup", "turn_page(-1)", "up", show=False, priority=True),
        Binding("pagedown", "turn_page(1)", "down", show=False, priority=True),
        Binding("s", "save", "save"),
        Binding("q,ctrl+c,ctrl+d", "leave", "leave", key_display="q"),
    ]

    def __init__(self, sitting: Sitting, *, confirm: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.confirm = confirm
        self.typed = ""
        self.pending = -1  # an answer that waits for being confirmed
        self.moves: list[int] = []  # those that are listed
        self.problem = ""
        self.busy = False

    def play(self, console: Console) -> int:
        """Until somebody leaves; what was played is kept."""
        self.run()
        if not self.sitting.remote and not self.sitting.over:
            console.print(self.keep(), markup=False, highlight=False)
        elif self.sitting.over:
            console.print(show.result(self.sitting))
        if self.problem:
            raise BadSetup(self.problem)
        return 0

    def keep(self) -> str:
        """Save as a replay file; a sentence that says where, or why not."""
        path = Path(f"{self.sitting.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.replay")
        try:
            self.sitting.save(path)
        except OSError as problem:
            return f"{path}: {problem.strerror}."
        except ComptoirError as problem:
            return str(problem)
        return self.sitting.say("play-saved", file=str(path))

    # --- Panels -----------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """All panels; which are seen is a matter of the width."""
        say = self.sitting.say
        yield Tabs(*[Tab(say(f"screen-{panel}"), id=f"tab-{panel}") for panel in PANELS])
        with Container(id="table"):
            with Container(id="things"):
                with VerticalScroll(id="board", classes="chosen", can_focus=False):
                    yield Static(id="board-drawing")
                with VerticalScroll(id="own", can_focus=False):
                    yield Static(id="own-drawing")
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
            with Container(id="ask"):
                yield Static(id="prompt")
                yield OptionList(id="answers", markup=False)
                yield Static(id="status")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Titles in the language of the table; then the game goes on."""
        self.title = self.sitting.say("game-title")
        for panel in PANELS:
            self.query_one(f"#{panel}").border_title = self.sitting.say(f"screen-{panel}")
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(Tabs).can_focus = False
        self.query_one("#answers").focus()
        for name in ("rules", "hint", "undo", "points", "why", "save", "leave"):
            self.rename(name)
        if self.sitting.remote:
            self.set_interval(POLL, self.poll)
        self.show()
        self.go_on()

    def rename(self, action: str) -> None:
        """Say a binding of the footer in the language of the table."""
        for key, bindings in self._bindings.key_to_bindings.items():
            self._bindings.key_to_bindings[key] = [
                Binding(**{**vars(b), "description": self.sitting.say(f"screen-{action}")}) if b.action == action else b
                for b in bindings
            ]

    def show(self) -> None:
        """Draw everything as it is now."""
        board, own = show.parts(self.sitting)
        self.query_one("#board-drawing", Static).update(board)
        self.query_one("#own-drawing", Static).update(own)
        log = self.query_one("#log", RichLog)
        log.clear()
        for told in self.sitting.log[-200:]:
            log.write(show.line(told))
        self.pending, self.typed = -1, ""
        self.ask()

    def ask(self, only: list[int] | None = None, status: str = "") -> None:
        """The question and its answers, or only those that are meant."""
        sitting = self.sitting
        options = self.query_one("#answers", OptionList)
        options.clear_options()
        self.query_one("#status", Static).update(Text(status))
        self.query_one("#ask").border_title = sitting.name(sitting.seat) if sitting.seat >= 0 else ""
        self.query_one("#prompt", Static).update(Text(self.prompt(), style="bold"))
        if not sitting.is_asked:
            self.moves = []
            return
        keys = sitting.answers()
        self.moves = [move for move in keys if only is None or move in only]
        options.add_options([Option(show.answer(sitting, move, keys[move])) for move in self.moves])
        options.highlighted = self.moves.index(self.pending) if self.pending in self.moves else 0

    def prompt(self) -> str:
        """What is asked, who is thinking, or who has won."""
        sitting = self.sitting
        if sitting.over:
            return f"{show.winners(sitting)} {sitting.say('screen-over')}"
        if sitting.is_asked:
            return sitting.prompt()
        return sitting.waiting_for()

    # --- The course of the game ---------------------------------------------------------

    def go_on(self) -> None:
        """Let others answer, or ask the next person."""
        sitting = self.sitting
        if isinstance(sitting, LocalTable) and sitting.next_person != SPECTATOR:
            seat = sitting.next_person

            def sit_down(_: None) -> None:
                sitting.sit_down(seat)
                self.show()

            self.push_screen(Pass(sitting.say("play-pass", name=sitting.name(seat))), sit_down)
        elif not sitting.over and not sitting.is_asked and not sitting.remote:
            self.let_others()

    @work(thread=True, exclusive=True)
    def let_others(self) -> None:
        """Bots think in a thread, so that the screen stays alive."""
        try:
            self.sitting.advance()
        except ComptoirError as problem:
            self.problem = str(problem)
            self.call_from_thread(self.exit)
            return
        self.call_from_thread(self.after)

    def after(self) -> None:
        """Something has happened."""
        self.show()
        self.go_on()

    def poll(self) -> None:
        """What a server has sent meanwhile."""
        if self.busy:
            return
        try:
            if self.sitting.poll():
                self.show()
        except ComptoirError as problem:
            self.problem = str(problem)
            self.exit()

    # --- Answering ----------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """By Enter or the mouse."""
        if event.option_index < len(self.moves):
            self.choose(self.moves[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """Letters, and the numbers of things."""
        sign = event.character or ""
        if event.key in ("escape", "backspace"):
            self.typed, self.pending = "", -1
            self.ask()
        elif self.sitting.is_asked and sign.isascii() and sign.isalnum():
            event.stop()
            self.type(sign.lower())

    def type(self, sign: str) -> None:
        """One more sign of a key or a number."""
        self.typed = self.typed + sign if self.typed.isdecimal() or self.typed in LONGER else sign
        if self.typed in LONGER:
            return
        sitting = self.sitting
        if self.typed.isalpha():
            keys = sitting.answers()
            found = Choice([move for move, key in keys.items() if key == self.typed], [])
        else:
            found = choose(sitting.position, sitting.seat, sitting.words, sitting.answers(), self.typed)
        self.meant(found)

    def meant(self, found: Choice) -> None:
        """One answer is given; of several, or of a refused one, more is said."""
        typed = self.typed
        if len(found.moves) == 1 and not found.refused:
            self.typed = ""
            self.choose(found.moves[0])
        elif found.moves or found.refused:
            self.ask(found.moves or None, "\n".join([self.why(move) for move in found.refused[:2]]))
        else:
            message = "screen-no-such-number" if typed.isdecimal() else "screen-no-such-answer"
            self.ask(None, self.sitting.say(message, number=typed, typed=typed))

    def why(self, move: int) -> str:
        """Why an answer is refused."""
        sitting = self.sitting
        return f"{sitting.label(move)}: {sitting.words.why_not(sitting.position, move, sitting.seat)}"

    def choose(self, move: int) -> None:
        """Answer; what cannot be taken back is chosen twice."""
        if self.confirm and self.pending != move and self.sitting.is_final(move):
            self.pending = move
            self.ask(None, self.sitting.say("screen-press-again"))
            return
        self.do(lambda: self.sitting.answer(move))

    def do(self, act: Callable[[], None]) -> None:
        """Do something at the table; why it cannot be done is said below the answers."""
        self.busy = True
        try:
            act()
        except ComptoirError as problem:
            self.ask(None, str(problem))
        else:
            self.after()
        finally:
            self.busy = False

    # --- Commands -----------------------------------------------------------------------

    def action_rules(self) -> None:
        """The rules, with a search."""
        found = lookup.overview(self.sitting)
        title = self.sitting.say("screen-rules")
        self.push_screen(Page(title, found, lambda word: lookup.found(self.sitting, word)))

    def action_hint(self) -> None:
        """What a strong player would consider."""
        if self.sitting.is_asked:
            self.query_one("#status", Static).update("...")
            self.think()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """In a thread, as it takes a moment."""
        try:
            hint = show.hint(self.sitting, self.sitting.advice())
        except ComptoirError as problem:
            self.call_from_thread(self.ask, None, str(problem))
        else:
            self.call_from_thread(self.read, "screen-hint", hint)

    def read(self, title: str, body: RenderableType) -> None:
        """Something to read."""
        self.query_one("#status", Static).update("")
        self.push_screen(Page(self.sitting.say(title), body))

    def action_why(self) -> None:
        """What is refused, and why."""
        if self.sitting.is_asked:
            self.read("screen-why", show.refused(self.sitting))

    def action_points(self) -> None:
        """The points by source."""
        self.read("screen-points", show.result(self.sitting))

    def action_undo(self) -> None:
        """Take back the last answer."""
        self.do(self.sitting.undo)

    def action_save(self) -> None:
        """Keep the game."""
        self.notify(self.keep())

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.exit()

    def action_panel(self, panel: str) -> None:
        """Show a panel where there is room for one."""
        self.query_one(Tabs).active = f"tab-{panel}"

    def action_turn_page(self, way: int) -> None:
        """Scroll what is read: a page in front, or the panel that is chosen."""
        front = self.screen.query("Page VerticalScroll") if isinstance(self.screen, Page) else self.query(".chosen")
        for panel in front:
            panel.scroll_relative(y=way * max(1, panel.size.height - 1), animate=False)

    def action_next_panel(self) -> None:
        """The next panel."""
        self.query_one(Tabs).action_next_tab()

    def on_tabs_tab_activated(self, event: Tabs.TabActivated) -> None:
        """One of the tabs was chosen."""
        chosen = str(event.tab.id).removeprefix("tab-")
        for panel in PANELS:
            self.query_one(f"#{panel}").set_class(panel == chosen, "chosen")
