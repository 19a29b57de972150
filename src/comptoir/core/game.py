"""What a game's folder offers, and how games are found."""

from __future__ import annotations

import ast
import hashlib
import importlib
import pkgutil
import re
import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import State, Step, Together, settle
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay, BadSetup, UnknownGame
from comptoir.core.moves import Kinds, Move
from comptoir.core.pile import Bag, Pile
from comptoir.core.record import Record, constructed

if TYPE_CHECKING:
    from comptoir.core.position import Position
    from comptoir.core.table import Table

ANCHOR: Final = re.compile(r"\b[A-Z]\d+\b")  # of a rule, in a docstring
BOLD: Final = re.compile(r"\*\*([A-Z]\d+)\*\*")  # the same in the rules
ENTRY_POINTS: Final = "comptoir.games"  # where other distributions announce theirs


class Option:
    """A choice made before the game begins: a variant or an edition. The first value is the default."""

    def __init__(self, name: str, *values: str) -> None:
        self.name: Final = name
        self.values: Final = values

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.name, *self.values)


class Figure:
    """A printed figure and how well it is known, for an owner of the box to check."""

    def __init__(self, what: str, value: object, known: str, note: str = "") -> None:
        self.what: Final = what
        self.value: Final = value
        self.known: Final = known
        self.note: Final = note

    def __reduce__(self) -> tuple[Any, ...]:
        return constructed(self)


RULEBOOK: Final = "rulebook"  # stated in the rulebook
SOURCES: Final = "two sources"  # at least two independent sources agree
ONE_SOURCE: Final = "one source"  # a single source was found
RECONSTRUCTED: Final = "reconstructed"  # no source was found; chosen to fit what is known


def nobody_wins_ties(s: Any, seat: int) -> int:
    """The tie-break of a game that has none."""
    return 0


def never_lost(s: Any) -> bool:
    """Whether a solo game is lost, for games without one."""
    return False


def nothing_counted(s: Any) -> dict[str, int]:
    """The inventory of a game that has nothing to count."""
    return {}


def no_figures(data: Mapping[str, Any]) -> list[Figure]:
    """The figures of a game all of whose figures stand in its rulebook."""
    return []


def no_board(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the drawn board of a game knows that needs no figures."""
    return {}


def no_data(data: Mapping[str, Any]) -> None:
    """The check of a game whose figures cannot be corrected from outside."""
    if data:
        raise BadSetup("This game takes no data file; correct its tables in its folder instead.")


class Game:
    """One game: its folder, its chapters and the few functions everything else needs of it."""

    def __init__(
        self,
        name: str,
        *,
        title: str,
        players: Sequence[int],
        chapters: Sequence[ModuleType],
        setup: Callable[[int, Mapping[str, str], Mapping[str, Any]], State],
        sources: Sequence[str],
        score: Callable[[Any, int], int],
        tiebreak: Callable[[Any, int], int] = nobody_wins_ties,
        lost: Callable[[Any], bool] = never_lost,
        inventory: Callable[[Any], dict[str, int]] = nothing_counted,
        options: Sequence[Option] = (),
        figures: Callable[[Mapping[str, Any]], list[Figure]] = no_figures,
        check_data: Callable[[Mapping[str, Any]], None] = no_data,
        board: Callable[[Mapping[str, Any]], dict[str, Any]] = no_board,
        rules: int = 1,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.players: Final = tuple(players)
        self.chapters: Final = tuple(chapters)
        self.sources: Final = tuple(sources)
        self.options: Final = tuple(options)
        self.score: Final[Callable[[State, int], int]] = score
        self.tiebreak: Final[Callable[[State, int], int]] = tiebreak
        self.inventory: Final[Callable[[State], dict[str, int]]] = inventory
        self.figures: Final[Callable[[Mapping[str, object]], list[Figure]]] = figures
        self.check_data: Final[Callable[[Mapping[str, object]], None]] = check_data
        self.board: Final[Callable[[Mapping[str, object]], dict[str, object]]] = board
        self.rules: Final = rules
        self._setup: Final = setup
        self.lost: Final[Callable[[State], bool]] = lost
        self.package: Final = chapters[0].__name__.rpartition(".")[0]
        self.folder: Final = Path(str(chapters[0].__file__)).parent
        self.kinds: Final = Kinds([kind for chapter in chapters for kind in _kinds(chapter)])
        self.kinds.game = self
        self._anchors: Final[dict[str, tuple[str, ...]]] = {}
        self.names: Final[dict[str, type]] = {cls.__name__: cls for cls in _classes(chapters)}

    def new(
        self, players: int, options: Mapping[str, str] | None = None, data: Mapping[str, object] | None = None
    ) -> State:
        """A state ready for its first question."""
        if players not in self.players:
            few, many = self.players[0], self.players[-1]
            raise BadSetup(f"{self.title} is for {few} to {many} players, not {players}.")
        self.check_data(data or {})
        s = self._setup(players, self.chosen(options or {}), data or {})
        s.kinds = self.kinds
        s.sources = len(self.sources)
        s.ledger = vec[i64]([0] * (players * len(self.sources)))
        settle(s)
        return s

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, the default where none is given."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option “{name}”; its options are: {names}.")
            if value not in known[name].values:
                raise BadSetup(f"{name} cannot be “{value}”; it is one of {', '.join(known[name].values)}.")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def table(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        *,
        forced: bool = False,
    ) -> Table:
        """A game being played; without a seed chance is different every time."""
        from comptoir.core.table import Table

        rng = Rng(secrets.randbits(128) if seed is None else seed)
        return Table(self, players, rng, options, data, forced=forced)

    def position(
        self, players: int, options: Mapping[str, str] | None = None, data: Mapping[str, object] | None = None
    ) -> Position:
        """Where a new game stands; whoever plays with it answers for chance too."""
        from comptoir.core.position import Position

        return Position(self, self.new(players, options, data))

    def position_from_json(
        self,
        packed: Mapping[str, object],
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
    ) -> Position:
        """The inverse of ``Position.to_json``, for a game with the same options and data."""
        from comptoir.core import plain
        from comptoir.core.position import Position

        if not isinstance(packed, Mapping) or packed.get("game") != self.name:
            raise BadReplay(f"This is no position of {self.title}.")
        if packed.get("rules") != self.rules:
            raise BadReplay(f"This position is of rules {packed.get('rules')}; this program knows rules {self.rules}.")
        seats = packed.get("seats")
        like = self.new(seats if type(seats) is int else 0, options, data)
        state: State = plain.unpack(packed.get("state"), like, self.names)
        if len(state.ledger) != len(like.ledger):
            raise BadReplay("This position is of another number of players than it says.")
        return Position(self, state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_at, (self.home(),)

    def home(self) -> str:
        """The module that offers this game as ``GAME``."""
        for name in (self.package, self.chapters[0].__name__):
            if getattr(sys.modules.get(name), "GAME", None) is self:
                return name
        raise BadSetup(f"{self.title} can be stored only where its package offers it as GAME.")

    def anchors(self) -> dict[str, tuple[str, ...]]:
        """The rules that the classes of the game name in their docstrings.

        Compiled classes have none, so the sources are read.
        """
        if not self._anchors:
            rules = self.folder / "rules.md"
            known = set(BOLD.findall(rules.read_text(encoding="utf-8"))) if rules.exists() else set()
            for file in sorted(self.folder.glob("*.py")):
                for node in ast.parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(node, ast.ClassDef):
                        named = ANCHOR.findall(ast.get_docstring(node) or "")
                        self._anchors[node.name] = tuple([anchor for anchor in named if anchor in known])
        return self._anchors

    def moves_digest(self) -> str:
        """Changes when the numbers of the moves do."""
        text = " ".join([f"{kind.name(0)}*{kind.size}" for kind in self.kinds.kinds])
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def _kinds(chapter: ModuleType) -> list[Move]:
    """The kinds of move that a chapter itself defines, in the order in which they are written."""
    return [x for x in vars(chapter).values() if isinstance(x, Move) and type(x).__module__ == chapter.__name__]


def _classes(chapters: Iterable[ModuleType]) -> list[type]:
    found: list[type] = [Bag, Pile, Together]
    for chapter in chapters:
        for thing in vars(chapter).values():
            if isinstance(thing, type) and issubclass(thing, (Record, Step)):
                found.append(thing)
    return found


_loaded: Final[dict[str, Game]] = {}  # to look through all distributions takes long


def game_names() -> list[str]:
    """The names of all games that can be played."""
    package = importlib.import_module("comptoir.games")
    here = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return sorted({*here, *[point.name for point in entry_points(group=ENTRY_POINTS)]})


def load(name: str) -> Game:
    """The game of this name."""
    if name not in _loaded:
        if name not in game_names():
            raise UnknownGame(f"There is no game “{name}”; there are: {', '.join(game_names())}.")
        _loaded[name] = _as_game(_found(name))
    return _loaded[name]


def _found(name: str) -> Any:
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return point.load()
    return importlib.import_module(f"comptoir.games.{name}").GAME


def _as_game(thing: Any) -> Game:
    if not isinstance(thing, Game):
        raise UnknownGame("The package that announces this game offers no Game.")
    return thing


def _game_at(home: str) -> Game:
    """The game that a module offers."""
    try:
        return _as_game(importlib.import_module(home).GAME)
    except (ImportError, AttributeError) as problem:
        raise UnknownGame(f"This was stored with a game that is not installed here: {home}.") from problem
