"""The table drawn in the terminal."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from comptoir.core.plain import HIDDEN
from comptoir.games.burgundy.bonuses import bonus_phrase
from comptoir.games.burgundy.cards import (
    ANIMAL,
    BUILDING,
    DIE,
    EGON_STACKS,
    GOOD,
    N_FACES,
    TYPE,
    TYPES,
    card_phrase,
)
from comptoir.games.burgundy.estate import lies_on, triple_type
from comptoir.games.burgundy.scoring import score
from comptoir.games.burgundy.state import ANIMAL_PILES, EMPTY, NOBODY, Burgundy, Player
from comptoir.texts import Texts
from comptoir.texts.drawing import Drawing

STYLES = ("green", "bright_black", "magenta", "yellow", "blue", "bright_green", "dark_orange3")
DICE = "⚀⚁⚂⚃⚄⚅"


def draw(s: Burgundy, seat: int, texts: Texts, names: list[str]) -> RenderableType:
    """Everything that lies on the table, as this seat sees it."""
    return BurgundyDrawing(s, seat, texts, names).table()


class BurgundyDrawing(Drawing):
    """One picture of the table."""

    s: Burgundy

    def middle(self) -> list[RenderableType]:
        """The display beside piles and bonuses."""
        return [Columns([self.display(), self.edge()])]

    def card(self, card: int) -> Text:
        """A card with its number as a die."""
        if card == HIDDEN:
            return Text("▒")
        if card >= N_FACES:
            return Text(f"{DICE[DIE[card]]} {DIE[card] + 1}", style="bold")
        name = self.say(card_phrase(card).args["kind"])
        return Text(f"{DICE[DIE[card]]} {name}", style=STYLES[TYPE[card]])

    def cards(self, cards: list[int]) -> Text:
        """Several cards in a line."""
        return Text(" · ").join([self.card(card) for card in cards]) if cards else Text("–", style="dim")

    def display(self) -> Panel:
        """The six rows."""
        grid = Grid.grid(padding=(0, 1))
        for row, cards in enumerate(self.s.display):
            grid.add_row(Text(f"{DICE[row]} {row + 1}", style="bold"), self.cards(list(cards)))
        if self.s.offer:
            grid.add_row(Text(self.word("bought"), style="bold"), self.cards(list(self.s.offer)))
        title = self.word("display") + " · " + self.word("round", round="ABCDE"[self.s.round], turn=int(self.s.turn))
        deck = self.word("deck", deck=int(self.s.deck.size), discard=int(self.s.discard.size))
        return Panel(grid, title=title, subtitle=deck, box=box.ROUNDED, expand=False)

    def edge(self) -> Panel:
        """The piles and the bonuses still to be had."""
        grid = Grid.grid(padding=(0, 1))
        offered = [bonus_phrase(bonus) for bonus in self.s.box.rounds[self.s.round]]
        letter = "ABCDE"[self.s.round]
        grid.add_row(self.word("round-card", round=letter), " | ".join([self.say(p) for p in offered]))
        grid.add_row(self.word("goods"), self.piles(0))
        sold = [f"{DICE[2 * i]}{DICE[2 * i + 1]} {self.say(GOOD.phrase(i))}" for i in range(int(GOOD.size))]
        grid.add_row(self.word("sold-with"), " | ".join(sold))
        grid.add_row(self.word("animals"), self.piles(ANIMAL_PILES))
        firsts = [self.type_name(i) for i, owner in enumerate(self.s.firsts) if owner == NOBODY]
        grid.add_row(self.word("first-triples"), Text(" ").join(firsts) if firsts else Text(self.word("none")))
        left = ", ".join([str(points) for points in reversed(self.s.all_seven)]) or self.word("none")
        grid.add_row(self.word("all-seven"), left)
        if len(self.s.players) == 1:
            grid.add_row(self.word("egon"), self.egon())
        return Panel(grid, title=self.word("piles") + " · " + self.word("bonuses"), box=box.ROUNDED, expand=False)

    def now(self) -> list[str]:
        """The bonuses of the round, and with which numbers goods are sold."""
        offered = " | ".join([self.say(bonus_phrase(bonus)) for bonus in self.s.box.rounds[self.s.round]])
        sold = [f"{2 * i + 1}, {2 * i + 2} {self.say(GOOD.phrase(i))}" for i in range(int(GOOD.size))]
        return [
            f"{self.word('round-card', round='ABCDE'[self.s.round])}: {offered}",
            f"{self.word('sold-with')}: {' | '.join(sold)}",
        ]

    def type_name(self, type_: int) -> Text:
        """A type in its colour."""
        return Text(self.say(TYPES.phrase(type_)), style=STYLES[type_])

    def piles(self, first: int) -> str:
        """The top cards of two piles, and how many lie below."""
        shown = []
        for pile in (first, first + 1):
            top = int(self.s.tops[pile])
            domain = GOOD if first < ANIMAL_PILES else ANIMAL
            name = self.word("empty") if top == EMPTY else self.say(domain.phrase(top))
            shown.append(f"{name} {self.word('more', count=int(self.s.below[pile]))}")
        return " | ".join(shown)

    def egon(self) -> Text:
        """His cards by type, and his points."""
        laid = [Text(f"{n} ") + self.type_name(i) for i, n in enumerate(self.s.egon) if n]
        text = Text(self.word("points", points=int(self.s.egon_points)), style="bold")
        text.append(": ").append(Text(", ").join(laid))
        left = len(EGON_STACKS) - self.s.round - 1
        return text.append(f" ({self.word('egon-next', count=EGON_STACKS[self.s.round + 1])})") if left else text

    def player(self, seat: int) -> Panel:
        """What a seat owns."""
        player = self.s.players[seat]
        grid = Grid.grid(padding=(0, 1))
        hand = self.cards(sorted(player.hand)) + Text(f"  + {self.word('cards', count=len(player.stack))}", style="dim")
        grid.add_row(self.word("hand"), hand)
        grid.add_row(self.word("storage"), self.storage(player))
        grid.add_row(self.word("projects"), self.cards(list(player.projects)))
        grid.add_row(self.word("estate"), self.estate(player))
        title = f"{self.names[seat]} · {self.word('points', points=score(self.s, seat))}"
        if len(self.s.players) > 1 and self.s.start_card == seat:
            title += " · " + self.word("question-mark" if self.s.question_mark else "start-player")
        style = "bold" if seat == self.seat else "dim"
        return Panel(grid, title=title, box=box.HEAVY if seat == self.seat else box.ROUNDED, border_style=style)

    def storage(self, player: Player) -> str:
        """Workers, silver, goods and animals."""
        stored = [self.word("stored", workers=int(player.workers), silver=int(player.silver))]
        for domain, counts in ((GOOD, player.goods), (ANIMAL, player.animals)):
            stored += [f"{n} × {self.say(domain.phrase(i))}" for i, n in enumerate(counts) if n]
        return " · ".join(stored)

    def estate(self, player: Player) -> Text:
        """Started stacks, then finished triples."""
        stacks = []
        for stack in range(len(player.open) // 2):
            pair = [card for card in player.open[2 * stack : 2 * stack + 2] if card != EMPTY]
            stacks.append(self.stack(list(pair), int(lies_on(player, stack)), "▪" * len(pair) + "▫" * (3 - len(pair))))
        for i in range(0, len(player.triples), 3):
            triple = [int(card) for card in player.triples[i : i + 3]]
            stacks.append(self.stack(triple, int(triple_type(*triple)), "▪▪▪ ✔"))
        return Text("  ").join(stacks) if stacks else Text("–", style="dim")

    def stack(self, cards: list[int], type_: int, filled: str) -> Text:
        """A stack by its type; of buildings also which they are."""
        text = self.type_name(type_)
        kinds = [self.say(card_phrase(card).args["kind"]) for card in cards if TYPE[card] == BUILDING]
        return text.append(f" {filled}" + (f" ({', '.join(kinds)})" if kinds else ""))
