#!/usr/bin/env python3
"""Compile the engine with mypyc into build/compiled, beside a copy of the rest of the package.

core, games and bots become one unit; modules whose job is text or JSON stay as they are.
`PYTHONPATH=build/compiled` then gives the compiled package. Nothing is done when nothing changed.
The C compiler optimizes by level 3, or by the level given as argument: a lower one builds sooner.
With `check` the modules are only translated to C, which finds whatever cannot be compiled.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools._distutils.ccompiler import CCompiler
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
SCRATCH = ROOT / "build" / "mypyc"

PACKAGES = ("core", "games", "bots")
AT_THE_EDGE = (
    "__init__",
    "arrange",
    "codec",
    "kit",
    "linear",
    "matching",
    "network",
    "record",
    "view",
)
"""Modules that read and write text or JSON: nothing to gain, much that is `Any`."""
EXTENSIONS = (".so", ".pyd")
COMPILE_ONE_BY_ONE = CCompiler.compile
HARMLESS = "Unsupported default attribute value"
"""A warning: a default such as `first = kinds(...)` is made for each instance. It may be."""


def engine() -> list[Path]:
    """Every module of the compiled packages, those at their edge as well."""
    found: list[Path] = []
    for package in PACKAGES:
        found += (SOURCE / "hearthside" / package).rglob("*.py")
    return sorted(found)


def fingerprint(modules: list[Path], level: str) -> str:
    """Changes whenever the compiled code could."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {level}".encode())
    for path in [*modules, ROOT / "pyproject.toml", Path(__file__)]:
        digest.update(f"{path} ".encode() + path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """Copy the package, data included. An extension beside a source file is what gets imported."""
    for path in TARGET.rglob("*"):
        if path.is_file() and path.suffix not in EXTENSIONS:
            path.unlink()
    shutil.copytree(
        SOURCE, TARGET, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )


def translate(modules: list[Path], level: str) -> list[Any]:
    """Translate all modules to C, a file for each. What mypy objects to ends the program."""
    names = [str(path.relative_to(ROOT)) for path in modules if path.stem not in AT_THE_EDGE]
    print(f"Translating {len(names)} modules to C ...", flush=True)
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            extensions = mypycify(
                names,
                opt_level=level,
                group_name="hearthside",
                multi_file=True,
                target_dir=str(SCRATCH),
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        sys.exit("Not compiled: mypy objects (see above), and to mypyc even a note is fatal.")
    for line in said.getvalue().splitlines():
        if not line.endswith(HARMLESS):
            print(line)
    return list(extensions)


def build(extensions: list[Any], level: str) -> None:
    """Compile the C files, as many at once as there are processors, and link them."""
    print("Compiling; this takes some minutes ...", flush=True)
    command = build_ext(Distribution({"name": "hearthside", "ext_modules": extensions}))
    command.build_lib = str(TARGET)
    kind = f"{sys.implementation.cache_tag}-mypy-{version('mypy')}-level-{level}"
    command.build_temp = str(SCRATCH / kind)
    command.ensure_finalized()
    CCompiler.compile = compile_at_once  # type: ignore[method-assign, assignment]
    command.run()


def compile_at_once(self: Any, sources: list[str], *rest: Any, **named: Any) -> list[str]:
    """Like the compiler's own way, but several files at a time, and only what has changed."""
    folder = str(named.get("output_dir") or (rest[0] if rest else ""))
    headers = max((path.stat().st_mtime for path in SCRATCH.rglob("*.h")), default=0.0)

    def one(file: str) -> list[str]:
        made: list[str] = self.object_filenames([file], output_dir=folder)
        there = all(Path(name).exists() for name in made)
        oldest = min(Path(name).stat().st_mtime for name in made) if there else 0.0
        if oldest > max(headers, Path(file).stat().st_mtime):
            return made
        found: list[str] = COMPILE_ONE_BY_ONE(self, [file], *rest, **named)
        return found

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for part in pool.map(one, sources) for made in part]


def main() -> None:
    os.chdir(ROOT)
    level = sys.argv[1] if len(sys.argv) > 1 else "3"
    modules = engine()
    if level == "check":
        translate(modules, "0")
        print("All modules can be compiled.")
        return
    if level not in ("0", "1", "2", "3"):
        sys.exit(f"The level of optimization is 0, 1, 2 or 3, not {level!r}.")
    now = fingerprint(modules, level)
    stamp = SCRATCH / "fingerprint"
    if TARGET.exists() and stamp.exists() and stamp.read_text() == now:
        copy_sources()
        print("The compiled engine is up to date.")
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    copy_sources()
    build(translate(modules, level), level)
    stamp.write_text(now)


if __name__ == "__main__":
    main()
