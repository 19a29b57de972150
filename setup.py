"""Compiles the engine and the games with mypyc; without a C compiler the same files run as plain Python."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import indent
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # other commands only ask for names
PLAIN = {"__init__.py", "terminal.py", "text.py", "table.py", "replay.py", "knowledge.py", "figures.py", "inventory.py"}
SOURCE = Path("src")
EXPANDED = Path("build/expanded")  # the sources with what follows from the fields of records
NAMES = {  # what the added source uses
    "ClassVar": "typing",
    "Any": "typing",
    "vec": "librt.vecs",
    "extend": "librt.vecs",
    "i64": "mypy_extensions",
    "Agenda": "comptoir.core.agenda",
    "Secret": "comptoir.core.agenda",
    "boolean": "comptoir.core.record",
    "integer": "comptoir.core.record",
    "items": "comptoir.core.record",
    "string": "comptoir.core.record",
}
RECORD = runpy.run_path("src/comptoir/core/record.py")


def compiled_files() -> list[Path]:
    """The files that gain from being compiled: the engine, the search, and every game's rules and judgement."""
    found = [Path("comptoir/bots/sight.py"), Path("comptoir/bots/search.py")]
    for pattern in ("comptoir/core/*.py", "comptoir/games/*/*.py", "comptoir/games/*/evaluate/*.py"):
        found += [file.relative_to(SOURCE) for file in SOURCE.glob(pattern)]
    return sorted(file for file in found if file.name not in PLAIN)


class Records:
    """What the records of a folder declare, those of the engine included."""

    def __init__(self, files: list[Path]) -> None:
        self.bases: dict[str, list[str]] = {"Record": []}
        self.declared: dict[str, dict[str, str]] = {"Record": {}}
        for file in files:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name != "Record":
                    self.bases[node.name] = [ast.unparse(base) for base in node.bases]
                    self.declared[node.name] = own_annotations(node)

    def is_record(self, name: str) -> bool:
        """Whether a class is a record, as far as can be seen here."""
        return name == "Record" or any(self.is_record(base) for base in self.bases.get(name, []))

    def annotations(self, name: str) -> dict[str, str]:
        """What a class and its bases declare, those of its bases first."""
        found: dict[str, str] = {}
        for base in self.bases.get(name, []):
            found |= self.annotations(base)
        return found | self.declared.get(name, {})

    def fields(self, name: str) -> list[Any]:
        """The fields of a record, those of its bases first."""
        return list(RECORD["read_fields"](self.annotations(name)))

    def derived(self, name: str) -> str:
        """What is added to the class before it is compiled."""
        source = RECORD["derived_source"](name, self.fields(name), self.fields)
        return indent(f"\nDECLARED: ClassVar[dict[str, str]] = {self.declared[name]!r}\n\n{source}\n", "    ")


def own_annotations(node: ast.ClassDef) -> dict[str, str]:
    """The annotated names of a class body."""
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def expand(file: Path, records: Records) -> None:
    """Write a file out with what follows from the fields of its records."""
    text = (SOURCE / file).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    found = [node for node in classes if node.name != "Record" and records.is_record(node.name)]
    added = ""
    for node in reversed(found):
        added += records.derived(node.name)
        lines.insert(node.end_lineno or 0, records.derived(node.name))
    first = next((i for i, line in enumerate(lines) if line.startswith("from typing")), 0)
    lines[first:first] = [
        f"from {module} import {name}\n" for name, module in NAMES.items() if wanted(name, added, text)
    ]
    (EXPANDED / file).write_text("".join(lines), encoding="utf-8")


def wanted(name: str, added: str, text: str) -> bool:
    """Whether what was added uses a name that the file does not know."""
    known = rf"^(class|def) {name}\b|^from .* import .*\b{name}\b|^    {name},$"
    return re.search(rf"\b{name}\b", added) is not None and re.search(known, text, re.MULTILINE) is None


def expand_all(files: list[Path]) -> list[str]:
    """The files as they are compiled."""
    shutil.rmtree(EXPANDED, ignore_errors=True)
    shutil.copytree(
        SOURCE / "comptoir",
        EXPANDED / "comptoir",
        ignore=lambda _, names: [n for n in names if n in ("static", "__pycache__", "tests")],
    )
    core = sorted((SOURCE / "comptoir/core").glob("*.py"))
    for file in files:
        folder = SOURCE / file.parent
        expand(file, Records([*core, *sorted(folder.glob("*.py"))]))
    return [str(EXPANDED / file) for file in files]


def extensions() -> list[object]:
    """What is to be compiled, if anything: one library, a C file for each module."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if not BUILDING & set(sys.argv) or os.environ.get("COMPTOIR_COMPILE") == "0" or shutil.which(compiler) is None:
        return []
    from mypyc.build import mypycify

    files = expand_all(compiled_files())
    config = EXPANDED / "mypy.ini"
    config.write_text(f"[mypy]\nmypy_path = {EXPANDED}\nignore_missing_imports = True\n", encoding="utf-8")
    options = ["--strict", "--config-file", str(config)]
    level = os.environ.get("COMPTOIR_OPT", "2")
    return list(mypycify([*options, *files], opt_level=level, debug_level="0", multi_file=True, group_name="comptoir"))


class SideBySide(build_ext):
    """Compiles the C files of an extension side by side."""

    def build_extensions(self) -> None:
        """As usual, with another way of compiling."""
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_one([source], **options), sources))
            return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
