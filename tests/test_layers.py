"""Which part of the program may import which, and that nothing imports what imports it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# Each part of the program, and the parts that it may import. ``rules``, ``evaluate`` and ``terminal`` are a game's own.
MAY_IMPORT = {
    "core": set(),
    "texts": {"core"},
    "bots": {"core"},
    "rules": {"core"},
    "evaluate": {"core", "bots", "rules"},
    "terminal": {"core", "texts", "rules"},
    "lesson": {"core"},
    "schema": {"core"},
    "advice": {"core", "bots"},
    "testing": {"core", "texts"},
    "conformance": {"core"},
    "playthrough": {"core", "texts"},
    "intervals": set(),
    "arena": {"core", "bots", "intervals"},
    "analysis": {"core", "bots"},
    "env": {"core", "texts", "bots"},
    "data": {"core", "bots", "arena"},
    "learn": {"core", "bots", "version"},
    "server": {"core", "texts", "bots", "lesson", "schema", "advice", "analysis", "data"},
    "cli": {
        "core",
        "texts",
        "bots",
        "playthrough",
        "advice",
        "arena",
        "analysis",
        "server",
        "env",
        "data",
        "schema",
        "learn",
    },
    "comptoir": {"core", "version"},  # what the package itself offers; whoever imports it imports the core
    "version": set(),
    "__main__": {"cli"},
}
# The rooms of the server, and the rooms that each may import; ``app`` and ``hub`` put all of them together.
ROOMS = {
    "common": set(),
    "state": set(),
    "storage": {"common", "state", "people"},  # a migration asks which names look alike
    "people": {"common", "state", "storage"},
    "limits": {"common", "storage"},
    "protocol": {"people"},
    "visibility": {"protocol", "state", "storage"},
    "notices": {"common", "people", "state", "storage"},
    "broadcast": {"common", "people", "state", "storage", "visibility"},
    "bots": {"common", "limits", "notices", "state", "storage"},
    "replays": {"bots", "common", "people", "state", "storage", "visibility"},
    "tables": {
        "bots",
        "broadcast",
        "common",
        "limits",
        "notices",
        "people",
        "protocol",
        "state",
        "storage",
        "visibility",
    },
}
# What is not part of Python or Comptoir, where it may be imported; everywhere else nothing may.
OUTSIDE = {
    "core": {"librt", "mypy_extensions"},
    "texts": {"fluent", "rich"},
    "bots": {"librt", "mypy_extensions"},
    "rules": {"librt", "mypy_extensions"},
    "evaluate": {"librt", "mypy_extensions"},
    "terminal": {"rich"},
    "arena": {"openskill"},
    "env": {"numpy", "rich"},
    "data": {"pyarrow", "ray"},
    "cli": {
        "fastapi",
        "platformdirs",
        "psycopg",
        "pyarrow",
        "ray",
        "rich",
        "shtab",
        "sqlalchemy",
        "textual",
        "uvicorn",
        "websockets",
    },
    "learn": {"matplotlib", "numpy", "ray", "torch"},
    "server": {
        "alembic",
        "argon2",
        "cryptography",
        "fastapi",
        "h11",
        "itsdangerous",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "psycopg",
        "py_vapid",
        "pydantic",
        "pywebpush",
        "rich",
        "sqlalchemy",
        "starlette",
        "structlog",
        "typing_extensions",
        "uvicorn",
    },
}


def module_of(file: Path) -> str:
    """The name that a file is imported by."""
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_sources(folder: Path = SOURCE) -> dict[str, str]:
    """Every module of the program, with its source."""
    files = [file for file in folder.glob("comptoir/**/*.py") if "tests" not in file.parts]
    return {module_of(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in files}


def part_of(module: str) -> str:
    """The part of the program that a module belongs to; the package itself offers what the core does."""
    names = module.split(".")[1:]
    if not names or names == ["games"]:
        return "core"
    if names[0] != "games":
        return names[0]
    return names[2] if len(names) > 2 and names[2] in ("evaluate", "terminal") else "rules"


def imported(nodes: list[ast.stmt], known: dict[str, str]) -> Iterator[str]:
    """The modules that these lines import."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from [name if name in known else str(node.module) for name in names]


def all_lines(source: str) -> list[ast.stmt]:
    """Every line, those in functions too."""
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]


def lines_at_import(source: str) -> list[ast.stmt]:
    """The lines that run when a module is imported; what only a type checker reads does not."""
    found: list[ast.stmt] = []
    open_ = list(ast.parse(source).body)
    while open_:
        node = open_.pop()
        found.append(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            open_ += node.orelse
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            open_ += [inner for inner in ast.iter_child_nodes(node) if isinstance(inner, ast.stmt)]
    return found


def forbidden(modules: dict[str, str]) -> list[str]:
    """Every import that the tables do not allow."""
    found = []
    for module, source in modules.items():
        part = part_of(module) if module != "comptoir" else "comptoir"
        for target in set(imported(all_lines(source), modules)):
            if not is_allowed(module, part, target):
                found.append(f"{module} imports {target}")
    return sorted(found)


def is_allowed(module: str, part: str, target: str) -> bool:
    """Whether this module may import that one; a game imports no other game."""
    package = target.partition(".")[0]
    if package != "comptoir":
        return package in sys.stdlib_module_names or package in OUTSIDE.get(part, set())
    if module.startswith("comptoir.games.") and target.startswith("comptoir.games."):
        return module.split(".")[2] == target.split(".")[2] and part_of(target) in {part, *MAY_IMPORT[part]}
    return part_of(target) in {part, *MAY_IMPORT[part]}


def wrong_rooms(modules: dict[str, str]) -> list[str]:
    """Imports of one room of the server by another that may not; what only a type checker reads does not count."""
    found = []
    for module, source in modules.items():
        room = module.split(".")[2] if module.startswith("comptoir.server.") else ""
        for target in imported(lines_at_import(source), modules) if room in ROOMS else []:
            other = target.split(".")[2] if target.startswith("comptoir.server.") else room
            if other != room and other not in ROOMS[room]:
                found.append(f"{module} imports {target}")
    return sorted(found)


def cycle(modules: dict[str, str]) -> list[str]:
    """Modules that import each other while they are imported, if there are any."""
    graph = {module: set(imported(lines_at_import(source), modules)) - {module} for module, source in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_imports_point_one_way():
    """As the tables say."""
    assert forbidden(read_sources()) == []


def test_rooms_of_the_server():
    """As their READMEs say; every folder has one, and a planted import is found."""
    modules = read_sources()
    assert wrong_rooms(modules) == []
    folders = {folder.name for folder in (SOURCE / "comptoir/server").iterdir() if (folder / "__init__.py").exists()}
    assert folders == {*ROOMS, "api"}
    assert [name for name in folders if not (SOURCE / "comptoir/server" / name / "README.md").exists()] == []
    modules["comptoir.server.state.events"] += "\nfrom comptoir.server.storage import store\n"
    assert wrong_rooms(modules) == ["comptoir.server.state.events imports comptoir.server.storage.store"]


def test_nothing_imports_what_imports_it():
    """While the program is imported, no module waits for itself."""
    assert cycle(read_sources()) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("comptoir.bots.search", "from comptoir.server import hub"),
        ("comptoir.server.hub", "from comptoir.cli import main"),
        ("comptoir.arena", "from comptoir.games.burgundy.cards import CASTLE"),
        ("comptoir.analysis", "import comptoir.server.hub"),
        ("comptoir.core.table", "from comptoir.texts import texts"),
        ("comptoir.core.table", "import rich"),
        ("comptoir.core.game", "def load():\n    from fluent.syntax import FluentParser"),
        ("comptoir.core.game", "from comptoir.bots import evaluator"),
        ("comptoir.games.burgundy.turn", "from comptoir.games.orleans import planning"),
        ("comptoir.games.burgundy.turn", "from comptoir.games.burgundy import evaluate"),
        ("comptoir.games.burgundy.turn", "from comptoir.bots import Search"),
        ("comptoir.games.burgundy.evaluate.turns", "from comptoir.games.marco_polo.turn import ACT"),
        ("comptoir.conformance", "import pytest"),
    ],
)
def test_what_points_the_other_way_is_found(module, line):
    """A planted import fails."""
    modules = read_sources()
    modules[module] += f"\n{line}\n"
    assert [found for found in forbidden(modules) if found.startswith(f"{module} imports ")]


def test_a_cycle_is_found():
    """Of two modules, or of more; not where only a type checker or a function looks."""
    modules = read_sources()
    planted = {**modules, "comptoir.core.moves": modules["comptoir.core.moves"] + "\nimport comptoir.core.agenda\n"}
    assert {"comptoir.core.moves", "comptoir.core.agenda"} <= set(cycle(planted))
    for way in ("if TYPE_CHECKING:\n    import comptoir.core.agenda", "def late():\n    import comptoir.core.agenda"):
        assert cycle({**modules, "comptoir.core.moves": modules["comptoir.core.moves"] + f"\n{way}\n"}) == []
