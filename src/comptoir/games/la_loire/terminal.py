"""The table drawn in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from comptoir.core.phrase import Phrase
from comptoir.games.la_loire.components import (
    BUILDINGS,
    COLOURS,
    GOOD,
    MESSENGER,
    N_LEVELS,
    N_PALACES,
    N_PERSONS,
    NANTES,
    NOBODY,
    NONE,
    NORTH,
    NOWHERE,
    ORLEANS,
    PALACE,
    PERSON,
    PLACE,
    SHIELD,
    SOUTH,
    is_city,
)
from comptoir.games.la_loire.delivering import stones_of
from comptoir.games.la_loire.messages import cards_left, message_phrase
from comptoir.games.la_loire.scoring import score
from comptoir.games.la_loire.state import Loire, Player
from comptoir.texts import Texts
from comptoir.texts.drawing import Drawing

SEATS = ("red", "yellow3", "green3", "dodger_blue1")
SHIELDS = ("red", "yellow", "blue", "green", "white", "magenta", "bright_black")
PEOPLE = ("yellow3", "orange3", "medium_purple", "green3", "red", "dodger_blue1")
SMALL = "₀₁₂₃₄₅₆₇₈₉"
WIDTH = 98


def draw(s: Loire, seat: int, texts: Texts, names: list[str]) -> RenderableType:
    """Everything that lies on the table, as this seat sees it."""
    return LoireDrawing(s, seat, texts, names).table()


def effect_of(person: int) -> Phrase:
    """What a person does."""
    return Phrase(f"effect-{PERSON.items[person].replace('_', '-')}")


class LoireDrawing(Drawing):
    """One picture of the table."""

    s: Loire

    def middle(self) -> list[RenderableType]:
        """The road, the market and supply."""
        return [self.road(), self.supply()]

    # --- The road ---------------------------------------------------------------------

    def title(self) -> str:
        """Turn, edition, and whether the end is near."""
        parts = [self.word("turn", turn=int(self.s.turns) + 1)]
        parts.append(self.word("edition", edition="french" if self.s.french else "german"))
        if self.s.counted:
            parts.append(self.word("over"))
        elif self.s.ending != NOBODY:
            parts.append(self.word("last-round"))
        return " · ".join(parts)

    def road(self) -> Panel:
        """Nantes above, Orléans below, the two banks between them; clockwise is down the left."""
        grid = Grid(box=None, padding=(0, 1), expand=False)
        grid.add_column(self.word("north"), width=46)
        grid.add_column(self.word("south"), width=46)
        north, south = self.banks()
        grid.add_row(self.place(NANTES), "")
        for i in range(max(len(north), len(south))):
            left = self.place(north[i]) if i < len(north) else Text()
            right = self.place(south[i]) if i < len(south) else Text()
            grid.add_row(left, right)
        grid.add_row(self.place(ORLEANS), "")
        legend = Text(self.word("legend"), style="dim")
        return Panel(Group(grid, legend), title=self.title(), box=box.ROUNDED, width=WIDTH)

    def banks(self) -> tuple[list[int], list[int]]:
        """The villages of each bank, from Nantes to Orléans."""
        north: list[int] = []
        south: list[int] = []
        place = int(self.s.box.clockwise[NANTES])
        while place != NANTES:
            if self.s.box.bank[place] == NORTH:
                north.append(place)
            elif self.s.box.bank[place] == SOUTH:
                south.insert(0, place)
            place = int(self.s.box.clockwise[place])
        return north, south

    def place(self, place: int) -> Text:
        """A place: shield, name, good and price, building, horses, figures."""
        text = Text()
        name = self.say(PLACE.said(self.s, place))
        if is_city(place):
            text.append(f"◼ {name:<11}", style="bold")
        else:
            text.append(f"◆ {name:<11}", style=self.shield_style(place))
            text.append(f"{self.say(GOOD.phrase(int(self.s.box.good[place]))):<9}")
            text.append(f"{self.shield(place):<8}", style=self.shield_style(place))
            text.append(f"{self.price(place)} ", style="bold")
        text.append("★ " if self.s.circus == place else "", style="bold yellow")
        self.add_building(text, place)
        free = int(self.s.free[place])
        text.append("♞" * free if free < 3 else f"♞{free}")
        for relay in range(len(self.s.at)):
            if self.s.at[relay] == place:
                text.append(" ").append(self.figure(relay))
        return text

    def shield(self, place: int) -> str:
        """The shield of a village, once it is dealt."""
        shield = int(self.s.shields[place])
        return "" if shield == NONE else self.say(SHIELD.phrase(shield))

    def shield_style(self, place: int) -> str:
        """The colour of a village's shield."""
        return "dim" if self.s.shields[place] == NONE else SHIELDS[self.s.shields[place]]

    def price(self, village: int) -> str:
        """The market price of a village, once the market is laid."""
        shield = self.s.shields[village]
        return str(self.s.box.prices[self.s.market.index(shield)]) if shield in self.s.market else " "

    def add_building(self, text: Text, place: int) -> None:
        """A letter in the owner's colour."""
        if self.s.building[place] != NONE:
            letter = self.word(BUILDINGS[self.s.building[place]])
            text.append(f"{letter}{self.s.owner[place] + 1} ", style=f"bold {SEATS[self.s.owner[place]]}")

    def figure(self, relay: int) -> Text:
        """A figure: letter and player, direction, horses."""
        letter = self.word("messenger" if relay % 2 == MESSENGER else "merchant")
        text = Text(f"{letter}{relay // 2 + 1}", style=f"bold {SEATS[relay // 2]}")
        heading = self.s.heading[relay]
        if heading != NONE:
            down = (heading == 0) == (self.s.box.bank[self.s.at[relay]] != SOUTH)
            text.append("↓" if down else "↑")
        return text.append(SMALL[self.s.horses[relay]])

    def now(self) -> list[str]:
        """The prices of the market, what goods sell for, and what the seat's persons and palaces do."""
        said = [f"{self.word('market')}: {self.market().plain.strip()}", f"{self.word('goods')}: {self.goods()}"]
        player = self.s.players[self.seat] if self.seat >= 0 else Player()
        for p in range(N_PERSONS):
            if player.persons >> p & 1:
                said.append(f"{self.say(PERSON.phrase(p))}: {self.say(effect_of(p))}")
        return said

    # --- Market and supply ---------------------------------------------------------------

    def supply(self) -> Panel:
        """What can be bought, and for how much."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(self.word("market"), self.market())
        grid.add_row(self.word("goods"), self.goods())
        levels = [self.word("level", level=i + 1, count=int(cards_left(self.s, i))) for i in range(N_LEVELS)]
        grid.add_row(self.word("stacks"), " · ".join(levels) + " · " + self.word("towers", count=int(self.s.towers)))
        if self.s.drawn:
            grid.add_row(self.word("spied"), " · ".join([self.message(card) for card in self.s.drawn]))
        if not self.s.beginner:
            grid.add_row(self.word("palaces"), self.palaces())
            grid.add_row(self.word("people"), self.people())
        return Panel(grid, title=self.word("supply"), box=box.ROUNDED, width=WIDTH)

    def market(self) -> Text:
        """The seven tiles from left to right with their prices."""
        text = Text()
        circus = NONE if self.s.circus == NOWHERE else self.s.shields[self.s.circus]
        for i, shield in enumerate(self.s.market):
            text.append(f"{self.s.box.prices[i]} ", style="bold")
            star = "★" if shield == circus else ""
            text.append(f"◆{star}{self.say(SHIELD.phrase(int(shield)))}", style=SHIELDS[shield])
            text.append("   ")
        return text

    def goods(self) -> str:
        """The value of each good, and how many cards are left."""
        words = []
        for i, value in enumerate(self.s.box.value):
            good = self.say(GOOD.phrase(i))
            words.append(self.word("good", good=good, value=int(value), count=int(self.s.goods[i])))
        return " · ".join(words)

    def palaces(self) -> str:
        """How many of each palace are left in Nantes and in Orléans."""
        left = self.s.palaces
        words = [f"{self.say(PALACE.phrase(i))} {left[i]}+{left[N_PALACES + i]}" for i in range(N_PALACES)]
        return " · ".join(words)

    def people(self) -> Text:
        """Persons still to be had, a line for each colour, with their cost."""
        lines = []
        for colour in range(len(COLOURS)):
            found = [p for p in range(N_PERSONS) if self.s.box.colour[p] == colour and self.s.persons[p]]
            if found:
                words = [f"{self.say(PERSON.phrase(p))} {self.s.box.person_denier[p]}" for p in found]
                lines.append(Text(", ".join(words), style=PEOPLE[colour]))
        return Text("\n").join(lines)

    # --- Players --------------------------------------------------------------------------

    def message(self, card: int) -> str:
        """A message in words."""
        return self.say(message_phrase(self.s, card))

    def player(self, seat: int) -> Panel:
        """What a seat owns."""
        player = self.s.players[seat]
        grid = Grid.grid(padding=(0, 1))
        grid.add_row("", self.owned(player))
        grid.add_row(self.word("cargo"), self.cargo(player))
        grid.add_row(self.word("carried"), self.carried(player, seat))
        for title, row in (("people", self.persons_of(player)), ("palaces", self.palaces_of(player))):
            if row:
                grid.add_row(self.word(title), row)
        left = self.word("farms-left", farms=int(player.farms), monasteries=int(player.monasteries))
        grid.add_row(self.word("built"), self.built(seat) + Text(f"  ({left})", style="dim"))
        title = f"{self.names[seat]} ({seat + 1}) · {self.word('points', points=score(self.s, seat))}"
        style = SEATS[seat] if seat == self.seat else f"dim {SEATS[seat]}"
        heavy = box.HEAVY if seat == self.seat else box.ROUNDED
        return Panel(grid, title=title, box=heavy, border_style=style, width=WIDTH)

    def owned(self, player: Player) -> Text:
        """Money, boat and deliveries."""
        return Text(
            self.word(
                "owned",
                denier=int(player.denier),
                boat=int(player.boat),
                target=int(self.s.boat_target),
                delivered=len(player.delivered),
                messages=int(self.s.message_target),
            ),
            style="bold",
        )

    def cargo(self, player: Player) -> str:
        """The goods carried."""
        words = [f"{n} × {self.say(GOOD.phrase(i))}" for i, n in enumerate(player.goods) if n]
        return " · ".join(words) or self.word("none")

    def carried(self, player: Player, seat: int) -> Text:
        """The messages on their way, the stations that are marked, and free stones."""
        lines = [Text(self.message(card)).append(self.stations(player, card)) for card in player.carried]
        stones = int(stones_of(self.s, seat))
        if stones:
            free = stones - len(player.stones) // 2
            lines.append(Text(self.word("free-stones", free=free, stones=stones), style="dim"))
        return Text("\n").join(lines) if lines else Text(self.word("none"))

    def stations(self, player: Player, card: int) -> str:
        """Where stones mark a message."""
        pairs = zip(player.stones[::2], player.stones[1::2], strict=True)
        places = [self.say(PLACE.said(self.s, int(village))) for message, village in pairs if message == card]
        return f" ✔ {', '.join(places)}" if places else ""

    def persons_of(self, player: Player) -> Text | None:
        """The persons recruited, in their colours."""
        found = [p for p in range(N_PERSONS) if player.persons >> p & 1]
        words = [Text(self.say(PERSON.phrase(p)), style=PEOPLE[self.s.box.colour[p]]) for p in found]
        return Text(", ").join(words) if words else None

    def palaces_of(self, player: Player) -> Text | None:
        """The palaces built, with their cities."""
        words = []
        for palace in range(2 * N_PALACES):
            if player.palaces >> palace & 1:
                city = NANTES if palace < N_PALACES else ORLEANS
                name = self.say(PALACE.phrase(palace % N_PALACES))
                words.append(f"{name} ({self.say(PLACE.said(self.s, city))})")
        return Text(", ".join(words)) if words else None

    def built(self, seat: int) -> Text:
        """The buildings on the board."""
        words = []
        for place, owner in enumerate(self.s.owner):
            if owner == seat:
                name = self.say(Phrase(f"building-{BUILDINGS[self.s.building[place]]}"))
                words.append(f"{name} {self.say(PLACE.said(self.s, place))}")
        return Text(", ".join(words) or self.word("none"))
