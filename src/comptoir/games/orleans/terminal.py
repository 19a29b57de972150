"""The table drawn in the terminal."""

from __future__ import annotations

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from comptoir.core.phrase import Phrase
from comptoir.core.plain import open_question
from comptoir.games.orleans.box import (
    CHARACTER,
    CITIZENS,
    DEED_CITIZENS,
    EVENT,
    GOOD,
    KNIGHT,
    N_CHARACTERS,
    N_FOLLOWERS,
    OWN,
)
from comptoir.games.orleans.deeds import DEED, DEEDS, OPENING, free_for
from comptoir.games.orleans.map import N_TOWNS, TOWN, TOWNS, WATER
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    FIRST_TILE,
    LAST_SPACE,
    N_PLACES,
    PLACE,
)
from comptoir.games.orleans.planning import Sent, wants_of
from comptoir.games.orleans.scoring import score
from comptoir.games.orleans.state import EMPTY, NOBODY, TECHNOLOGY, Orleans, Player
from comptoir.games.orleans.tracks import KNIGHT_DRAWS, LAST
from comptoir.texts import Texts
from comptoir.texts.drawing import OWNERS, Drawing, Fit, owner

SEATS = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
CHARACTERS = ("green", "bright_cyan", "yellow", "magenta", "red", "bright_white", "bright_black")
GOODS = ("yellow", "bright_yellow", "red", "white", "bright_magenta")
DIGITS = "①②③④⑤"
SHORT = {"argenton": "Argenton", "st_amand": "St-Amand", "chatellerault": "Châtellerault"}

FREE = " ·~"  # what goods may be drawn over

Canvas = list[list[tuple[str, str]]]  # a sign and its style for each cell

WIDTH = 76  # so that the map fits narrow terminals too
HEIGHT = 25


def draw(s: Orleans, seat: int, texts: Texts, names: list[str]) -> RenderableType:
    """Everything that lies on the table, as this seat sees it."""
    return OrleansDrawing(s, seat, texts, names).table()


class OrleansDrawing(Drawing):
    """One picture of the table."""

    s: Orleans

    def middle(self) -> list[RenderableType]:
        """The map, the deeds and supplies, the tracks."""
        return [self.heading(), Fit(self.map(), self.routes(), WIDTH + 4), self.deeds(), self.supply(), self.tracks()]

    def heading(self) -> Text:
        """Round, event, start player, bank, and the hour-glasses to come."""
        s = self.s
        shown = [self.word("round", round=int(s.round))]
        if s.event != EMPTY:
            shown.append(self.say(EVENT.phrase(int(s.event))))
        shown += [self.word("starts", name=self.names[s.starter]), self.word("bank", coins=int(s.bank))]
        left = [f"{n} {self.say(EVENT.phrase(i))}" for i, n in enumerate(s.hourglasses.counts) if n]
        text = Text(" · ".join(shown), style="bold")
        return text.append("\n" + self.word("to-come", events=", ".join(left)), style="dim") if left else text

    def now(self) -> list[str]:
        """The event of the round, and what the seat's own place tiles do."""
        said = self.heading().plain.splitlines()
        if self.s.event != EMPTY:
            said.append(self.things()[int(self.s.event)][1])
        tiles = int(self.s.players[self.seat].places) if self.seat >= 0 else 0
        for p in range(FIRST_TILE, N_PLACES):
            if tiles >> p & 1:
                does = Phrase(f"effect-{PLACE.items[p].replace('_', '-')}")
                said.append(f"{self.say(PLACE.phrase(p))}: {self.say(does)}")
        return said

    def things(self) -> list[tuple[str, str]]:
        """The events."""
        return [
            (self.say(EVENT.phrase(i)), self.word(f"event-{item.replace('_', '-')}"))
            for i, item in enumerate(EVENT.items)
        ]

    # --- The map --------------------------------------------------------------------

    def map(self) -> Panel:
        """Towns where they lie in France, routes with their goods, stations and merchants."""
        canvas: Canvas = [[(" ", "") for _ in range(WIDTH)] for _ in range(HEIGHT)]
        for route in range(len(self.s.box.by)):
            self.line(canvas, route)
        for town in range(N_TOWNS):
            self.town(canvas, town)
        for route in range(len(self.s.box.by)):
            self.goods_on(canvas, route)
        lines = []
        for row in canvas:
            line = Text()
            for sign, style in row:
                line.append(sign, style=style)
            lines.append(line)
        drawing = Align.center(Group(Text("\n", no_wrap=True).join(lines), self.legend()))
        return Panel(drawing, title=self.word("map"), box=box.ROUNDED, width=100)

    def routes(self) -> Panel:
        """The map for narrow terminals: every town with who is there, and its routes with their goods."""
        grid = Grid.grid(padding=(0, 1))
        for town in range(N_TOWNS):
            signs = Text()
            for seat, player in enumerate(self.s.players):
                signs.append(owner(seat, "■") if player.built >> town & 1 else "", SEATS[seat])
                signs.append(owner(seat, "♟") if player.merchant == town else "", SEATS[seat])
            ends = self.s.box.ends
            ways = [self.way_to(route, town) for route in range(len(ends)) if town in ends[route]]
            grid.add_row(Text(self.say(TOWN.phrase(town)), style="bold"), signs, Text(" ").join(ways))
        return Panel(Group(grid, self.legend()), title=self.word("map"), box=box.ROUNDED)

    def way_to(self, route: int, town: int) -> Text:
        """Where a route leads from a town, with waves for water, and the goods on it."""
        one, other = self.s.box.ends[route]
        sign, style = ("~", "blue") if self.s.box.by[route] == WATER else ("·", "dim")
        text = Text(f"{sign}{self.say(TOWN.phrase(other if town == one else one))}", style=style)
        first = self.s.box.goods_space
        for space in range(first[route], first[route + 1]):
            if self.s.routes[space] != EMPTY:
                text.append(DIGITS[int(self.s.routes[space])], style=f"bold {GOODS[int(self.s.routes[space])]}")
        return text

    def legend(self) -> Text:
        """What the signs mean."""
        text = Text(self.word("legend") + "\n")
        for good in range(len(DIGITS)):
            text.append(f"{DIGITS[good]} ", style=GOODS[good]).append(self.say(GOOD.phrase(good)) + "  ")
        return text

    def line(self, canvas: Canvas, route: int) -> None:
        """A dotted line for a road, waves for a waterway."""
        water = self.s.box.by[route] == WATER
        for i, (x, y) in enumerate(way(*self.s.box.ends[route])):
            if canvas[y][x][0] == " " and (i % 2 == 0 or water):
                canvas[y][x] = ("~", "blue") if water else ("·", "bright_black")

    def goods_on(self, canvas: Canvas, route: int) -> None:
        """The goods of a route, as near to its middle as there is room beside names and other goods."""
        first = self.s.box.goods_space
        spaces = range(first[route], first[route + 1])
        goods = [int(self.s.routes[space]) for space in spaces if self.s.routes[space] != EMPTY]
        ends = self.s.box.ends
        twin = ends.count(ends[route]) > 1  # there is a road and a waterway
        part = (0.3 if self.s.box.by[route] == WATER else 0.7) if twin else 0.5
        cells = way(*ends[route])
        order = sorted(range(len(cells)), key=lambda i: abs(i - part * (len(cells) - 1)))
        beside = [(cells[i][0] + aside, cells[i][1]) for i in order for aside in (0, 1, -1)]
        for good in goods:
            x, y = next(((x, y) for x, y in beside if canvas[y][x][0] in FREE), beside[0])
            canvas[y][x] = (DIGITS[good], f"bold {GOODS[good]}")

    def town(self, canvas: Canvas, town: int) -> None:
        """The town's name, its stations and the merchants there."""
        x, y = where(town)
        signs = [(sign, "bold") for sign in SHORT.get(TOWNS[town][0]) or self.say(TOWN.phrase(town))]
        for seat, player in enumerate(self.s.players):
            signs += [(sign, SEATS[seat]) for sign in owner(seat, "■")] if player.built >> town & 1 else []
            signs += [(sign, SEATS[seat]) for sign in owner(seat, "♟")] if player.merchant == town else []
        x = max(0, min(x - len(signs) // 2, WIDTH - len(signs)))
        for i, sign in enumerate(signs):
            canvas[y][x + i] = sign

    # --- What is to be had ------------------------------------------------------------

    def deeds(self) -> Panel:
        """Each deed with its reward, its free and filled spaces and its citizen."""
        grid = Grid.grid(padding=(0, 1))
        cells = [self.deed(deed) for deed in range(len(DEEDS))]
        for one, other in zip(cells[::2], cells[1::2], strict=True):
            grid.add_row(*one, *other)
        return Panel(grid, title=f"{self.word('deeds')} (★ {self.word('citizen-left')})", box=box.ROUNDED, width=100)

    def deed(self, deed: int) -> tuple[str, str, Text, Text]:
        """A deed: its name, its coins, its citizen or who has it, and its spaces."""
        filled = Text()
        for who, _ in DEEDS[deed][2]:
            size = int(self.s.box.openings[OPENING[deed * N_CHARACTERS + who]])
            free = int(free_for(self.s, deed, who))
            filled.append(f"{self.character(who)[:3]}{'▪' * (size - free)}{'▫' * free} ", style=CHARACTERS[who])
        has = self.s.citizens[DEED_CITIZENS + deed]
        citizen = Text("★") if has == NOBODY else Text(owner(has, "✔"), style=SEATS[has])
        return self.say(DEED.phrase(deed))[:16], f"{self.s.box.reward[deed]}", citizen, filled

    def character(self, who: int) -> str:
        """The name of a character."""
        return self.say(CHARACTER.phrase(who))

    def tracks(self) -> Panel:
        """How far everybody is: a line for each player."""
        grid = Grid.grid(padding=(0, 1), expand=True)
        heads = [Text(self.character(who), style=CHARACTERS[who]) for who in range(len(LAST))]
        grid.add_row("", *heads, Text(self.word("development"), style="bold"))
        for seat, player in enumerate(self.s.players):
            row = [f"{player.tracks[who]}/{LAST[who]}" for who in range(len(LAST))]
            row[KNIGHT] = self.word("knights", track=row[KNIGHT], draw=int(KNIGHT_DRAWS[player.tracks[KNIGHT]]))
            space = int(player.development)
            developed = self.word("status", space=space, status=int(self.s.box.status[space]))
            grid.add_row(Text(f"{OWNERS[seat]} {self.names[seat][:14]}", style=SEATS[seat]), *row, developed)
        return Panel(grid, title=self.word("tracks"), box=box.ROUNDED, width=100)

    def supply(self) -> Panel:
        """Characters, goods, technology and place tiles on the board, and who has which citizen."""
        s = self.s
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(self.word("characters"), self.counted(CHARACTER.phrase, list(s.supply), CHARACTERS))
        goods = self.counted(GOOD.phrase, list(s.goods), GOODS)
        grid.add_row(self.word("goods"), goods.append(f"   {self.word('technology')} {s.technology}"))
        for category in (1, 2):
            left = [p for p in range(FIRST_TILE, N_PLACES) if s.tiles >> p & 1 and s.box.category[p] == category]
            names = ", ".join([self.say(PLACE.phrase(p)) for p in left]) or self.word("none")
            grid.add_row(self.word("tiles", category="I" * category), names)
        return Panel(grid, title=self.word("supply"), box=box.ROUNDED, width=100)

    def counted(self, phrase: object, counts: list[int], styles: tuple[str, ...]) -> Text:
        """How many there are of each, those that are gone too."""
        assert callable(phrase)
        parts = [Text(f"{n} {self.say(phrase(i))}", style=styles[i]) for i, n in enumerate(counts)]
        return Text(" · ").join(parts)

    # --- Players ----------------------------------------------------------------------

    def player(self, seat: int) -> Panel:
        """What a seat owns; of others only places where something lies."""
        player = self.s.players[seat]
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(self.word("goods"), self.goods(player))
        grid.add_row(self.word("market"), self.followers(self.on_market(seat)))
        grid.add_row(self.word("bag"), self.followers(list(player.bag.counts)))
        built = [self.say(TOWN.phrase(town)) for town in range(N_TOWNS) if player.built >> town & 1]
        citizens = [self.say(CITIZENS.said(self.s, i)) for i, has in enumerate(self.s.citizens) if has == seat]
        for what, things in (("stations-built", built), ("citizens", citizens)):
            if things:
                grid.add_row(self.word(what), ", ".join(things))
        if player.first_technology or player.technology:
            grid.add_row(self.word("beside"), self.beside(player))
        title = Text(
            f"{self.names[seat]} ({OWNERS[seat]}) · {self.word('coins', count=int(player.coins))} · ", style=SEATS[seat]
        )
        title.append(self.word("points", points=score(self.s, seat)))
        title.append(" · " + self.word("stations", count=int(player.stations)))
        if self.s.passed >> seat & 1:
            title.append(" · " + self.word("passed"))
        own = seat == self.seat
        body = Group(grid, self.places(seat))
        return Panel(body, title=title, box=box.HEAVY if own else box.ROUNDED, border_style=SEATS[seat], width=100)

    def goods(self, player: Player) -> Text:
        """The goods of a player."""
        parts = [Text(f"{n} {self.say(GOOD.phrase(i))}", style=GOODS[i]) for i, n in enumerate(player.goods) if n]
        return Text(" · ").join(parts) if parts else Text("–", style="dim")

    def beside(self, player: Player) -> str:
        """Technology tiles not placed yet."""
        parts = [self.word("first-technology")] if player.first_technology else []
        parts += [self.word("free-technology", count=int(player.technology))] if player.technology else []
        return " · ".join(parts)

    def follower(self, follower: int) -> Text:
        """A follower; own ones are diamonds."""
        sign = "◆" if follower >= OWN else "●"
        character = follower - OWN if follower >= OWN else follower
        return Text(f"{sign}{self.character(character)}", style=CHARACTERS[character])

    def followers(self, counts: list[int]) -> Text:
        """Followers one after the other."""
        shown = [self.follower(f) for f in range(N_FOLLOWERS) for _ in range(counts[f])]
        return Text(" ").join(shown) if shown else Text("–", style="dim")

    def on_market(self, seat: int) -> list[int]:
        """The followers on the market who have not been sent in the plan being made."""
        counts = [int(n) for n in self.s.players[seat].market]
        for code in self.sent(seat):
            if not code // N_FOLLOWERS % 2:
                counts[code % N_FOLLOWERS] -= 1
        return counts

    def sent(self, seat: int) -> list[int]:
        """The plan being made, as far as it may be seen."""
        ask = open_question(self.s, seat)
        return [int(code) for code in ask.sent] if isinstance(ask, Sent) else []

    def places(self, seat: int) -> Grid:
        """The places with their spaces, two in a row."""
        player = self.s.players[seat]
        planned = {code // N_FOLLOWERS // 2: code % N_FOLLOWERS for code in self.sent(seat)}
        shown = [p for p in range(N_PLACES) if player.places >> p & 1 and (seat == self.seat or self.busy(player, p))]
        grid = Grid.grid(padding=(0, 1))
        cells = [self.place(player, p, planned) for p in shown]
        for i in range(0, len(cells), 2):
            grid.add_row(*[part for cell in cells[i : i + 2] for part in cell])
        return grid

    def busy(self, player: Player, place: int) -> bool:
        """Whether a place is a tile, or something lies on it."""
        return place >= FIRST_TILE or any(
            player.spaces[i] != EMPTY for i in range(FIRST_SPACE[place], LAST_SPACE[place])
        )

    def place(self, player: Player, place: int, planned: dict[int, int]) -> tuple[Text, Text]:
        """A place: its name, then each space with whoever stands on it or is wanted there."""
        spaces = range(FIRST_SPACE[place], LAST_SPACE[place])
        shown = [self.space(player, space, planned) for space in spaces]
        ready = bool(shown) and all(player.spaces[i] != EMPTY or i in planned for i in spaces)
        name = Text(self.say(PLACE.phrase(place)), style="bold" if ready else "")
        return name, Text(" ").join(shown) if shown else Text(self.word("always"), style="dim")

    def space(self, player: Player, space: int, planned: dict[int, int]) -> Text:
        """What lies on a space, what is planned for it, or in brackets what it asks for."""
        if space in planned:
            return Text("→") + self.follower(planned[space])
        thing = int(player.spaces[space])
        if thing == TECHNOLOGY:
            return Text("⚙", style="bold")
        if thing != EMPTY:
            return self.follower(thing)
        return Text(f"({self.say(wants_of(self.s, space))})", style="dim")


def way(town: int, other: int) -> list[tuple[int, int]]:
    """The cells of the map from one town to the other."""
    (x1, y1), (x2, y2) = where(town), where(other)
    steps = max(abs(x2 - x1), 2 * abs(y2 - y1), 1)
    return [(x1 + round((x2 - x1) * i / steps), y1 + round((y2 - y1) * i / steps)) for i in range(steps + 1)]


def where(town: int) -> tuple[int, int]:
    """Column and row of a town on the map."""
    _, north, east = TOWNS[town]
    return 4 + round((east - 20) / 296 * (WIDTH - 14)), round((4845 - north) / 187 * (HEIGHT - 1))
