"""The table drawn in the terminal."""

from __future__ import annotations

from itertools import pairwise

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from comptoir.core.agenda import Together
from comptoir.core.phrase import Phrase
from comptoir.core.plain import HIDDEN
from comptoir.games.marco_polo.amounts import NAMES
from comptoir.games.marco_polo.box import OUTPOST, TILE, card_phrase, contract_phrase, goal_phrase
from comptoir.games.marco_polo.map import (
    ADANA,
    ALEXANDRIA,
    ANXI,
    BEIJING,
    BEIJING_POINTS,
    CENTRE,
    EAST,
    FAR_NORTH_EAST,
    KARACHI,
    KARAKORUM,
    KASHGAR,
    KOCHI,
    LAN_ZHOU,
    LARGE,
    MOSCOW,
    NEIGHBOURS,
    NORTH_EAST,
    ORMUZ,
    PLACE,
    PLACES,
    SAMARCANDA,
    SEA_EAST,
    SMALL_CITIES,
    SOUTH_EAST,
    SOUTH_WEST,
    SUMATRA,
    TOWNS,
    VENEZIA,
    WEST_CENTRE,
    WEST_NORTH,
    WEST_SOUTH,
    XIAN,
    is_large,
    is_oasis,
    is_small,
)
from comptoir.games.marco_polo.rounds import ROUNDS
from comptoir.games.marco_polo.scoring import GOALS_KEPT, score
from comptoir.games.marco_polo.setup import power_phrase
from comptoir.games.marco_polo.spaces import CARDS, CITY_OF_CARD, PURSE, SPACE
from comptoir.games.marco_polo.state import (
    BLACK,
    BLACK_COLOUR,
    CHARACTER,
    COLOUR,
    COLOURS,
    EMPTY,
    FACES,
    NOBODY,
    WHITE,
    WHITE_COLOUR,
    MarcoPolo,
    Player,
)
from comptoir.texts import Texts
from comptoir.texts.drawing import OWNERS, Drawing, Fit, owner

SEAT_STYLES = ("bright_blue", "yellow", "green", "red")
DIE_STYLES = (*SEAT_STYLES, "white on grey30", "black on white", "dim")
DIE_OWNERS = "ABCD*+-"  # nobody needs the colours
FACE = "▪⚀⚁⚂⚃⚄⚅"
POST, FIGURE, OASIS = "▲", "●", "○"
WIDTH = 92

# Four bands of the map from north to south: places and the columns where they are written.
# Beijing stands at the end of the first; the others only point to it.
# fmt: off
BANDS = (
    ((VENEZIA, 0), (WEST_NORTH, 12), (MOSCOW, 18), (ANXI, 32), (KARAKORUM, 44), (NORTH_EAST, 71), (FAR_NORTH_EAST, 79),
     (BEIJING, 84)),
    ((WEST_CENTRE, 17), (SAMARCANDA, 22), (CENTRE, 39), (KASHGAR, 46), (LAN_ZHOU, 59), (EAST, 71), (BEIJING, 82)),
    ((ALEXANDRIA, 0), (WEST_SOUTH, 17), (ORMUZ, 26), (KARACHI, 38), (SOUTH_EAST, 54), (XIAN, 62), (BEIJING, 82)),
    ((SOUTH_WEST, 2), (ADANA, 11), (KOCHI, 53), (SUMATRA, 65), (SEA_EAST, 78), (BEIJING, 82)),
)
# Roads between the bands: from, to, the column, and the bands they join.
DOWNWARDS = (
    (VENEZIA, ALEXANDRIA, 2, 0, 2),
    (VENEZIA, WEST_CENTRE, 5, 0, 1),
    (WEST_CENTRE, WEST_SOUTH, 17, 1, 2),
    (NORTH_EAST, EAST, 71, 0, 1),
    (ALEXANDRIA, SOUTH_WEST, 2, 2, 3),
    (SOUTH_EAST, KOCHI, 54, 2, 3),
)
# fmt: on
HEIGHT = 3  # lines of a band: names and roads, what stands there, roads downwards
SHIFTED = {VENEZIA: 7, ALEXANDRIA: 4}  # what stands there is written beside the road


def draw(s: MarcoPolo, seat: int, texts: Texts, names: list[str]) -> RenderableType:
    """Everything that lies on the table, as this seat sees it."""
    return MarcoPoloDrawing(s, seat, texts, names).table()


class Canvas:
    """Text written at any row and column."""

    def __init__(self, rows: int) -> None:
        self.cells = [[(" ", "")] * WIDTH for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write from here on; what does not fit is cut off."""
        for i, sign in enumerate(text[: WIDTH - column]):
            self.cells[row][column + i] = (sign, style)

    def text(self) -> Text:
        """All of it."""
        return Text("\n").join([Text.assemble(*row) for row in self.cells])


class MarcoPoloDrawing(Drawing):
    """One picture of the table."""

    s: MarcoPolo

    def middle(self) -> list[RenderableType]:
        """The map, the cities, the action spaces and contracts."""
        beside = Grid.grid(padding=(0, 1))
        beside.add_row(self.spaces(), self.contracts())
        stacked = Group(self.spaces(), self.contracts())
        return [Fit(self.map(), self.roads(), WIDTH + 4), self.cities(), Fit(beside, stacked, WIDTH + 4)]

    # --- The map ----------------------------------------------------------------------

    def map(self) -> Panel:
        """Places and roads, with everybody's figures and posts."""
        canvas = Canvas(HEIGHT * len(BANDS) - 1)
        for place, to, column, band, end in DOWNWARDS:
            self.road_down(canvas, place, to, column, band, end)
        for band, row in enumerate(BANDS):
            for (place, column), (to, end) in pairwise(row):
                self.road(canvas, HEIGHT * band, column + len(self.name(place)) + 1, end - 1, self.toll(place, to))
            for place, column in row:
                self.place(canvas, HEIGHT * band, column, place, pointer=band > 0 and place == BEIJING)
        title = f"{self.word('round', round=int(self.s.round) + 1, rounds=ROUNDS)} · {self.hourglass()}"
        return Panel(canvas.text(), title=title, subtitle=self.word("legend"), box=box.ROUNDED, expand=False)

    def roads(self) -> Panel:
        """The map for narrow terminals: every place with who is there, and where its roads lead."""
        grid = Grid.grid(padding=(0, 1))
        for place in range(PLACES):
            signs = Text(" ").join([Text(owner(seat, sign), SEAT_STYLES[seat]) for sign, seat in self.pieces(place)])
            name = Text(self.say(PLACE.phrase(place)), style="green" if is_oasis(place) else "bold")
            ways = [self.way(place, int(to)) for to in NEIGHBOURS[place]]
            grid.add_row(name, signs, Text(", ".join(ways), style="dim"))
        title = f"{self.word('round', round=int(self.s.round) + 1, rounds=ROUNDS)} · {self.hourglass()}"
        return Panel(grid, title=title, subtitle=self.word("legend"), box=box.ROUNDED)

    def way(self, place: int, to: int) -> str:
        """Where a road leads, and what it asks for."""
        toll = self.toll(place, to)
        return f"{self.say(PLACE.phrase(to))} {toll}".rstrip()

    def hourglass(self) -> str:
        """Who begins this round, and who would begin the next."""
        text = self.word("starter", name=self.names[self.s.starter])
        if self.s.traveller == NOBODY:
            return text
        return f"{text} · {self.word('traveller', name=self.names[self.s.traveller])}"

    def name(self, place: int) -> str:
        """A city by its name; oases have none on the map."""
        return OASIS if is_oasis(place) else self.say(PLACE.phrase(place))

    def toll(self, place: int, to: int) -> str:
        """What a road asks for."""
        road = place * PLACES + to
        camels, coins = self.s.box.camel_toll[road], self.s.box.coin_toll[road]
        if camels:
            return self.word("road-camels", n=int(camels))
        return self.word("road-coins", n=int(coins)) if coins else ""

    def road(self, canvas: Canvas, row: int, column: int, end: int, toll: str) -> None:
        """A road from west to east."""
        canvas.write(row, column, "─" * (end - column), "dim")
        if toll:
            canvas.write(row, column + (end - column - len(toll)) // 2, toll, "bright_magenta")

    def road_down(self, canvas: Canvas, place: int, to: int, column: int, band: int, end: int) -> None:
        """A road from north to south; the one from Venezia to Samarcanda turns east."""
        for row in range(HEIGHT * band + 1, HEIGHT * end):
            canvas.write(row, column, "│", "dim")
        toll = self.toll(place, to)
        if to == WEST_CENTRE:
            canvas.write(HEIGHT * end, column, "╰", "dim")
            self.road(canvas, HEIGHT * end, column + 1, 16, toll)
        elif toll:
            canvas.write(HEIGHT * end - 1, column + 1, toll, "bright_magenta")

    def place(self, canvas: Canvas, row: int, column: int, place: int, pointer: bool) -> None:
        """A place, and below it the posts and figures there."""
        style = "bold" if is_large(place) or place == BEIJING else "cyan" if is_small(place) else "green"
        if pointer:
            canvas.write(row, column, f"▸ {self.name(place)}", "dim")
            return
        canvas.write(row, column, self.name(place), style)
        at = column + SHIFTED.get(place, 1 if is_oasis(place) else 0)
        for sign, seat in self.pieces(place):
            canvas.write(row + 1, at, owner(seat, sign), SEAT_STYLES[seat])
            at += 2

    def pieces(self, place: int) -> list[tuple[str, int]]:
        """Posts, in Beijing in the order of their spaces, then figures."""
        owners = [seat for seat, player in enumerate(self.s.players) if player.posts >> place & 1]
        posts = [int(seat) for seat in self.s.beijing] if place == BEIJING else owners
        figures = [i for i, p in enumerate(self.s.players) for at in (p.figure, p.second) if at == place]
        return [(POST, seat) for seat in posts] + [(FIGURE, seat) for seat in figures]

    # --- Rules at hand ----------------------------------------------------------------

    def now(self) -> list[str]:
        """Who the seat is, and what the cities give."""
        return [f"{name}: {does}" for name, does in [*self.own_character(), *self.city_things()]]

    def own_character(self) -> list[tuple[str, str]]:
        """The character of the seat."""
        character = self.s.players[self.seat].character if self.seat >= 0 else NOBODY
        return [] if character == NOBODY else [self.character(int(character))]

    def character(self, character: int) -> tuple[str, str]:
        """A character and what it can do."""
        return self.say(CHARACTER.phrase(character)), self.say(power_phrase(self.s, character))

    def things(self) -> list[tuple[str, str]]:
        """All characters, the city cards, and the bonuses of cities and towns."""
        return [*[self.character(i) for i in range(int(CHARACTER.size))], *self.city_things()]

    def city_things(self) -> list[tuple[str, str]]:
        """What cities and towns give those who have a post there."""
        cards = [
            (self.say(SPACE.phrase(CARDS + slot)), self.say(card_phrase(self.s.box, int(card))))
            for slot, card in enumerate(self.s.cards)
        ]
        towns = [(self.name(TOWNS + i), self.say(TILE.said(self.s, int(self.s.towns[i])))) for i in range(SMALL_CITIES)]
        return cards + towns

    # --- The cities -------------------------------------------------------------------

    def cities(self) -> Panel:
        """City cards with the dice on them, outpost bonuses, town bonuses."""
        grid = Grid.grid(padding=(0, 1))
        for slot, card in enumerate(self.s.cards):
            city = CITY_OF_CARD[slot]
            first = slot == 0 or CITY_OF_CARD[slot - 1] != city
            name = Text(self.name(city) if first else "", style="bold")
            grid.add_row(
                name,
                self.say(card_phrase(self.s.box, int(card))),
                self.dice_on(CARDS + slot),
                self.outpost(city, first),
            )
        towns = [
            f"{self.name(TOWNS + i)}: {self.say(TILE.said(self.s, int(self.s.towns[i])))}" for i in range(SMALL_CITIES)
        ]
        left = ", ".join([str(points) for points in BEIJING_POINTS[len(self.s.beijing) :]]) or "–"
        below = Text(" · ".join([*towns, f"{self.name(BEIJING)}: {left}"]), style="cyan")
        return Panel(Group(grid, below), title=self.word("cities"), box=box.ROUNDED, width=WIDTH + 4)

    def outpost(self, city: int, first: bool) -> Text:
        """The outpost bonus that is still to be had."""
        tile = int(self.s.outposts[city - LARGE])
        shown = first and tile != EMPTY
        return Text(f"+ {self.say(OUTPOST.said(self.s, tile))}" if shown else "", style="bright_green")

    # --- Action spaces and contracts ------------------------------------------------------

    def dice_on(self, space: int) -> Text:
        """The dice that lie on a space."""
        return Text(" ").join(
            [self.die(d // FACES % COLOURS, d % FACES) for d in self.s.lying if d // FACES // COLOURS == space]
        )

    def die(self, colour: int, value: int) -> Text:
        """A die in its colour."""
        return Text(f"{FACE[value]}{DIE_OWNERS[colour]}", style=DIE_STYLES[colour])

    def spaces(self) -> Panel:
        """The spaces for everybody, and the purse."""
        grid = Grid.grid(padding=(0, 1))
        for space in range(CARDS):
            grid.add_row(self.say(SPACE.phrase(space)), self.dice_on(space))
        grid.add_row(self.word("purse"), self.dice_on(PURSE))
        grid.add_row(self.word("black-dice"), Text(" ").join([self.die(BLACK_COLOUR, 0)] * int(self.s.black)))
        return Panel(grid, title=self.word("spaces"), box=box.ROUNDED, width=36)

    def contracts(self) -> Panel:
        """The display."""
        grid = Grid.grid(padding=(0, 1))
        for i, contract in enumerate(self.s.display):
            grid.add_row(Text(str(i + 1), style="bold"), self.say(contract_phrase(self.s.box, int(contract))))
        special = self.word("special", count=int(self.s.special) + len(self.s.returned))
        return Panel(grid, title=self.word("contracts"), subtitle=special, box=box.ROUNDED, width=59)

    # --- The players ------------------------------------------------------------------------

    def player(self, seat: int) -> Panel:
        """What a seat owns."""
        player = self.s.players[seat]
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(self.word("dice"), self.dice(player, seat))
        grid.add_row(self.word("storage"), self.storage(player))
        for contract in player.contracts:
            grid.add_row(self.word("contract"), self.say(contract_phrase(self.s.box, int(contract))))
        choosing = bool(self.s.agenda) and isinstance(self.s.agenda[-1], Together)
        dealt = player.goals if choosing else player.goals[:GOALS_KEPT]
        goals = [self.say(goal_phrase(self.s.box, int(goal))) for goal in dealt if goal != HIDDEN]
        if goals:
            grid.add_row(self.word("goals"), " · ".join(goals))
        done = self.word("done", posts=int(player.posts_left), contracts=len(player.completed))
        frame = box.HEAVY if seat == self.seat else box.ROUNDED
        style = SEAT_STYLES[seat]
        return Panel(
            grid, title=self.title(seat, player), subtitle=done, box=frame, border_style=style, width=WIDTH + 4
        )

    def title(self, seat: int, player: Player) -> str:
        """Name, character and points."""
        parts = [f"{self.names[seat]} ({OWNERS[seat]}, {self.say(COLOUR.phrase(seat))})"]
        if player.character != NOBODY:
            parts.append(self.say(CHARACTER.phrase(int(player.character))))
        return " · ".join([*parts, self.say(Phrase("amount-points", {"n": score(self.s, seat)}))])

    def dice(self, player: Player, seat: int) -> Text:
        """The dice in hand, with their numbers."""
        shown = []
        for die in player.dice:
            sort, value = die // FACES, int(die % FACES)
            colour = BLACK_COLOUR if sort == BLACK else WHITE_COLOUR if sort == WHITE else seat
            shown.append(self.die(colour, value).append(f" {value}" if value else ""))
        return Text("  ").join(shown) if shown else Text("–", style="dim")

    def storage(self, player: Player) -> str:
        """Coins, camels and goods."""
        held = [int(player.coins), int(player.camels), *[int(count) for count in player.goods]]
        owned = [self.say(Phrase(f"amount-{name}", {"n": n})) for name, n in zip(NAMES, held, strict=False)]
        return " · ".join(owned)
