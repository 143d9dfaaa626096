#!/usr/bin/env python3
"""Compile the engine with mypyc into build/compiled, beside a copy of the rest of the package.

core, farm, games and bots become one unit; modules whose job is text or JSON stay as they are.
`PYTHONPATH=build/compiled` then gives the compiled package. Nothing is done when nothing changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
SCRATCH = ROOT / "build" / "mypyc"

PACKAGES = ("core", "farm", "games", "bots")
AT_THE_EDGE = ("__init__", "codec", "labels", "notation", "view")
"""Modules that read and write text or JSON: nothing to gain, much that is `Any`."""
EXTENSIONS = (".so", ".pyd")


def engine() -> list[Path]:
    """Every module of the compiled packages, those at their edge as well."""
    found: list[Path] = []
    for package in PACKAGES:
        found += (SOURCE / "hearthside" / package).rglob("*.py")
    return sorted(found)


def fingerprint(modules: list[Path]) -> str:
    """Changes whenever the compiled code could."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
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


def compile_modules(modules: list[Path]) -> None:
    """Translate all modules to one C unit and build it. Anything mypy says ends the program."""
    names = [str(path.relative_to(ROOT)) for path in modules if path.stem not in AT_THE_EDGE]
    print(f"Compiling {len(names)} modules ...", flush=True)
    try:
        extensions = mypycify(
            names, opt_level="3", group_name="hearthside", target_dir=str(SCRATCH)
        )
    except SystemExit:
        sys.exit("Not compiled: mypy has something to say (above); even a note stops mypyc.")
    command = Distribution({"name": "hearthside", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    command.set_undefined_options  # noqa: B018
    command.build_lib = str(TARGET)
    command.build_temp = str(SCRATCH)
    command.ensure_finalized()
    command.run()


def main() -> None:
    os.chdir(ROOT)
    modules = engine()
    now = fingerprint(modules)
    stamp = SCRATCH / "fingerprint"
    if TARGET.exists() and stamp.exists() and stamp.read_text() == now:
        copy_sources()
        print("The compiled engine is up to date.")
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    copy_sources()
    compile_modules(modules)
    stamp.write_text(now)


if __name__ == "__main__":
    main()
