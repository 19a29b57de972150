"""Playing line by line: for pipes, screen readers, and terminals that cannot be drawn on."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from comptoir.cli import lookup, show
from comptoir.cli.keys import choose
from comptoir.cli.local import LocalTable
from comptoir.cli.sitting import Sitting
from comptoir.core.errors import BadMove, ComptoirError, NotAllowed
from comptoir.core.plain import SPECTATOR


class Lines:
    """A conversation about one table."""

    def __init__(self, sitting: Sitting, console: Console, *, confirm: bool) -> None:
        self.sitting = sitting
        self.console = console
        self.confirm = confirm
        self.shown = 0  # how much of the log has been printed
        self.waited = ""  # what was said of those who are waited for

    def play(self) -> int:
        """To the end, or until somebody leaves; what was played is kept."""
        self.dim("play-help")
        try:
            while not self.sitting.over:
                if not self.turn():
                    return 0
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
            return 0
        self.tell()
        if self.sitting.seat != SPECTATOR:
            self.print(show.board(self.sitting))
        self.print(show.result(self.sitting))
        return 0

    def turn(self) -> bool:
        """One answer; False to leave."""
        self.pass_keyboard()
        if not self.sitting.is_asked:
            if self.sitting.remote:
                self.tell()
                self.wait()
            self.sitting.advance()
            return True
        self.waited = ""
        self.tell()
        self.ask()
        return self.listen()

    def wait(self) -> None:
        """Whom one waits for, once."""
        said = self.sitting.waiting_for()
        if said != self.waited:
            self.print(Text(said, style="dim"))
        self.waited = said

    def pass_keyboard(self) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if isinstance(self.sitting, LocalTable) and self.sitting.next_person != SPECTATOR:
            seat = self.sitting.next_person
            self.console.input(Text(self.sitting.say("play-pass", name=self.sitting.name(seat))))
            self.console.clear()
            self.sitting.sit_down(seat)
            self.shown = min(self.shown, len(self.sitting.log))

    def ask(self) -> None:
        """The board, the question and the answers."""
        self.print(show.board(self.sitting))
        name = self.sitting.name(self.sitting.seat)
        self.print(Text.assemble((name, "bold"), f": {self.sitting.prompt()}"))
        for move, key in self.sitting.answers().items():
            self.print(show.answer(self.sitting, move, key))

    def tell(self) -> None:
        """What has happened since the last question."""
        log = self.sitting.log
        for told in log[min(self.shown, len(log)) :]:
            self.print(show.line(told))
        self.shown = len(log)

    def listen(self) -> bool:
        """Read lines until one of them answers the question or leaves."""
        while True:
            typed = self.console.input("[bold]>[/] ").strip()
            word, _, rest = typed.partition(" ")
            if word.lower() in ("q", "quit"):
                self.leave()
                return False
            try:
                if word.lower() in ("u", "undo"):
                    self.sitting.undo()
                    return True
                if typed and not self.command(word.lower(), rest.strip()) and self.answer(typed):
                    return True
            except (BadMove, NotAllowed) as problem:
                self.print(Text(str(problem), style="yellow"))

    def command(self, word: str, rest: str) -> bool:
        """Whatever is typed besides answers."""
        sitting = self.sitting
        if word == "?":
            self.look_up(rest)
        elif word == "w":
            self.print(show.refused(sitting))
        elif word == "l":
            for told in sitting.log:
                self.print(show.line(told))
        elif word == "p":
            self.print(show.result(sitting))
        elif word == "b":
            self.ask()
        elif word == "s":
            self.save(rest)
        elif word == "h":
            self.print(show.hint(sitting, sitting.advice()))
        elif word == "help":
            self.dim("play-help")
        else:
            return False
        return True

    def look_up(self, word: str) -> None:
        """The rules, or what a word finds in them."""
        self.print(lookup.found(self.sitting, word) if word else lookup.overview(self.sitting))

    def answer(self, typed: str) -> bool:
        """A key, the number or words of a thing, or a move as replay files write it."""
        sitting = self.sitting
        choice = choose(sitting.position, sitting.seat, sitting.words, sitting.answers(), typed)
        if len(choice.moves) + len(choice.refused) > 1 or choice.refused:
            self.several(choice.moves, choice.refused)
            return False
        move = choice.moves[0] if choice.moves else by_name(sitting, typed)
        if not self.confirmed(move):
            return False
        sitting.answer(move)
        return True

    def several(self, moves: list[int], refused: list[int]) -> None:
        """Which of these is meant? Those that are refused are shown with the reason."""
        keys = self.sitting.answers()
        for move in moves:
            self.print(show.answer(self.sitting, move, keys[move]))
        for move in refused:
            why = self.sitting.words.why_not(self.sitting.position, move, self.sitting.seat)
            self.print(Text(f"  ✗ {self.sitting.label(move)}: {why}", style="yellow"))

    def confirmed(self, move: int) -> bool:
        """Ask again before what cannot be taken back."""
        if not self.confirm or not self.sitting.is_final(move):
            return True
        question = self.sitting.say("play-confirm", answer=self.sitting.label(move))
        return self.console.input(Text(f"{question} ")).strip().lower() in ("", "y", "j", "o")

    def leave(self) -> None:
        """Keep the game, unless a server keeps it."""
        if self.sitting.remote:
            self.dim("play-left")
        else:
            self.save("")

    def save(self, name: str) -> None:
        """As a replay file."""
        path = Path(name or f"{self.sitting.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.replay")
        try:
            self.sitting.save(path)
        except OSError as problem:
            self.print(Text(f"{path}: {problem.strerror}.", style="yellow"))
            return
        self.print(Text(self.sitting.say("play-saved", file=str(path))))

    def print(self, thing: RenderableType) -> None:
        """Print, without looking for marks in what people are called."""
        self.console.print(thing, highlight=False, markup=False)

    def dim(self, message: str) -> None:
        """A sentence of the program."""
        self.print(Text(self.sitting.say(message), style="dim"))


def by_name(sitting: Sitting, typed: str) -> int:
    """A move as the replay files write it, if it is an answer."""
    if typed.isdecimal():
        raise BadMove(sitting.say("play-no-such-number", number=typed[:9]))
    try:
        move = sitting.game.kinds.parse(typed)
    except ComptoirError as problem:
        raise BadMove(sitting.say("play-no-such-answer", typed=typed[:40])) from problem
    why = sitting.words.why_not(sitting.position, move, sitting.seat)
    if why:
        raise NotAllowed(why)
    return move
