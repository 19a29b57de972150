"""Builds the web pages, and compiles the engine and the games with mypyc.

Without a C compiler, or with one that fails, the same files run as plain Python. Environment variables:

- ``COMPTOIR_COMPILE=0`` does not compile; ``COMPTOIR_COMPILE=1`` fails rather than leave it out.
- ``COMPTOIR_OPT`` is the level of optimisation of the C compiler, 2 by default.
- ``COMPTOIR_PAGES=0`` builds without web pages where there are none (``tools/pages.py``).
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import runpy
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import indent
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError

# isort: split
from distutils.ccompiler import new_compiler  # setuptools brings its own
from distutils.sysconfig import customize_compiler

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # other commands only ask for names
PLAIN = {
    "__init__.py",
    "layout.py",
    "terminal.py",
    "meaning.py",
    "chronicle.py",
    "table.py",
    "replay.py",
    "knowledge.py",
    "figures.py",
    "inventory.py",
}
SEARCH = (  # of the bots
    "evaluate.py",
    "learned.py",
    "network.py",
    "puct.py",
    "rollouts.py",
    "search.py",
    "selfplay.py",
    "sight.py",
)
SOURCE = Path("src")
EXPANDED = Path("build/expanded")  # the sources with what follows from the fields of records
COMPILE = os.environ.get("COMPTOIR_COMPILE", "")
OBJECTS = Path("build/objects")  # compiled C files by their content
TOP_LEVEL = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)
ONCE = '#if defined(__GNUC__) && !defined(__clang__)\n__attribute__((optimize("O0")))\n#endif\n'
NAMES = {  # what the added source uses
    "ClassVar": "typing",
    "Any": "typing",
    "mypyc_attr": "mypy_extensions",
    "vec": "librt.vecs",
    "i64": "mypy_extensions",
    "Agenda": "comptoir.core.agenda",
    "Moves": "comptoir.core.moves",
    "Secret": "comptoir.core.agenda",
    "boolean": "comptoir.core.record",
    "integer": "comptoir.core.record",
    "items": "comptoir.core.record",
    "string": "comptoir.core.record",
}
ACYCLIC = "@mypyc_attr(acyclic=True)\n"  # records and steps hold nothing that holds them
RECORD = runpy.run_path("src/comptoir/core/record.py")


def compiled_files() -> list[Path]:
    """The files that gain from being compiled: the engine, the search, and every game's rules and judgement."""
    found = [Path("comptoir/bots") / name for name in SEARCH]
    for pattern in ("comptoir/core/*.py", "comptoir/games/*/*.py", "comptoir/games/*/evaluate/*.py"):
        found += [file.relative_to(SOURCE) for file in SOURCE.glob(pattern)]
    return sorted(file for file in found if file.name not in PLAIN)


class Records:
    """What the records of a folder declare, those of the engine included."""

    def __init__(self, files: list[Path]) -> None:
        self.bases: dict[str, list[str]] = {}
        self.declared: dict[str, dict[str, str]] = {}
        for file in files:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    self.bases[node.name] = [ast.unparse(base) for base in node.bases]
                    self.declared[node.name] = own_annotations(node)

    def is_a(self, root: str, name: str) -> bool:
        """Whether a class is derived from another, as far as can be seen here."""
        return any(base == root or self.is_a(root, base) for base in self.bases.get(name, []))

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


def step_source(node: ast.ClassDef) -> str:
    """What is added to a step that has fields: what they mean, and how they are written as numbers."""
    made = [line for line in node.body if isinstance(line, ast.FunctionDef) and line.name == "__init__"]
    if not made or node.name == "Together":
        return ""
    declared = {arg.arg: ast.unparse(arg.annotation) for arg in made[0].args.args if arg.annotation}
    lines: list[str] = []
    for i, f in enumerate(RECORD["read_fields"](declared)):
        lines += RECORD["numbers_source"](f"self.{f.name}", f.type, f"e{i}")
    source = RECORD["method"]("numbers(self, out: Moves) -> None", lines or ["pass"])
    return indent(f"\nDECLARED: ClassVar[dict[str, str]] = {declared!r}\n\n{source}\n", "    ")


def expand(file: Path, records: Records) -> None:
    """Write a file out with what follows from the fields of its records."""
    text = (SOURCE / file).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    added = ""
    for node in reversed(classes):
        more = ""
        if records.is_a("Record", node.name):
            more = records.derived(node.name)
        elif records.is_a("Step", node.name):
            more = step_source(node)
        if records.is_a("Record", node.name) or records.is_a("Step", node.name):
            lines.insert(node.end_lineno or 0, more)
            lines.insert(node.lineno - 1, ACYCLIC)
            added += more + ACYCLIC
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


def extensions() -> list[Extension]:
    """What is to be compiled, if anything: one library, a C file for each module."""
    if not BUILDING & set(sys.argv) or COMPILE == "0":
        return []
    trouble = compiler_trouble()
    if trouble:
        leave_out(trouble)
        return []
    try:
        return mypyc_extensions()
    except (ImportError, SystemExit) as problem:  # mypyc exits where it finds a type error
        leave_out(f"mypyc failed: {problem}")
        return []


def mypyc_extensions() -> list[Extension]:
    """The C files, written by mypyc."""
    from mypyc.build import mypycify

    files = expand_all(compiled_files())
    config = EXPANDED / "mypy.ini"
    config.write_text(f"[mypy]\nmypy_path = {EXPANDED}\nignore_missing_imports = True\n", encoding="utf-8")
    options = ["--strict", "--config-file", str(config)]
    level = os.environ.get("COMPTOIR_OPT", "2")
    return list(mypycify([*options, *files], opt_level=level, debug_level="0", multi_file=True, group_name="comptoir"))


def compiler_trouble() -> str:
    """Why a C file that includes Python's header cannot be compiled here; empty if it can."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (CCompilerError, OSError) as problem:
            return str(problem).splitlines()[0]
    return ""


def leave_out(why: str) -> None:
    """Say that nothing is compiled, and why; stop where it has to be."""
    if COMPILE == "1":
        raise SystemExit(f"Comptoir cannot be compiled: {why}.")
    print(f"Comptoir is built as plain Python, which is several times slower: {why}.", file=sys.stderr)


class CompileOnce(build_ext):
    """Compiles C files in parallel, and keeps the objects, so that only what changed is compiled again."""

    def build_extensions(self) -> None:
        """Compile and link; whatever fails, the plain files are left."""
        with ThreadPoolExecutor(os.cpu_count()) as compiling, ThreadPoolExecutor(os.cpu_count()) as linking:
            self.compiler.compile = Store(self.compiler, compiling).compile
            try:
                list(linking.map(self.build_extension, self.extensions))
            except CCompilerError as problem:
                leave_out(str(problem).splitlines()[0])
                for extension in self.extensions:
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
                self.extensions.clear()


class Store:
    """Objects of C files by the content of all that goes into them."""

    def __init__(self, compiler: Any, pool: ThreadPoolExecutor) -> None:
        self.compile_one: Callable[..., list[str]] = compiler.compile
        self.pool = pool
        self.common = hashlib.sha256(repr((getattr(compiler, "compiler_so", ""), sys.version)).encode())
        for header in sorted(Path("build").glob("*.h")):
            self.common.update(header.read_bytes())
        OBJECTS.mkdir(parents=True, exist_ok=True)

    def compile(self, sources: list[str], **options: Any) -> list[str]:
        """The objects of these sources."""
        return list(self.pool.map(lambda source: self.object(source, options), sources))

    def object(self, source: str, options: dict[str, Any]) -> str:
        """The object of one source, compiled if it is not kept."""
        calm_top_level(Path(source))
        key = self.common.copy()
        where = repr(sorted(options.items())).replace(sys.prefix, "")  # the same objects serve every environment
        key.update(Path(source).read_bytes() + where.encode())
        kept = OBJECTS / f"{key.hexdigest()}.o"
        if not kept.exists():
            made = Path(self.compile_one([source], **options)[0])
            shutil.copyfile(made, kept.with_suffix(f".{os.getpid()}"))
            kept.with_suffix(f".{os.getpid()}").replace(kept)
        return str(kept)


def calm_top_level(source: Path) -> None:
    """What a module does once, when it is imported, is not optimised: that takes a third of the time."""
    text = source.read_text(encoding="utf-8")
    if ONCE not in text and TOP_LEVEL.search(text):
        source.write_text(TOP_LEVEL.sub(lambda found: ONCE + found[0], text), encoding="utf-8")


def build_pages() -> None:
    """The web pages belong to every package."""
    runpy.run_path("tools/pages.py")["build"]()


class WithPages(build_py):
    """Builds the web pages first."""

    def run(self) -> None:
        """Pages, then modules and data."""
        build_pages()
        super().run()


class SourceWithPages(sdist):
    """A source distribution holds the pages, so that building from it needs no Node.js."""

    def run(self) -> None:
        """Pages, then everything."""
        build_pages()
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": CompileOnce, "build_py": WithPages, "sdist": SourceWithPages},
    )
