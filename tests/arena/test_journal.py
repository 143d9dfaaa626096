"""The journal keeps what is finished, whatever happens."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from hearthside.arena.journal import BadJournal, Journal, read_journal, write_line
from tests.arena.build import game

ONE = game("ab", [40, 50], seed=1)
TWO = game("ba", [30, 20], seed=1)


def test_what_is_appended_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.jsonl"
    with Journal(path) as journal:
        journal.append(ONE)
        assert read_journal(path) == {ONE.fixture.id: ONE}
        journal.append(TWO)
    with Journal(path) as journal:
        assert list(journal.finished.values()) == [ONE, TWO]
        assert journal.finished[ONE.fixture.id].thinking == [0.25, 0.25]


def test_journals_from_before_decisions_were_counted_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(write_line(ONE).replace(b',"decisions":[20,20],"extras":[]', b""))
    assert b"extras" not in path.read_bytes()
    assert read_journal(path) == {ONE.fixture.id: replace(ONE, decisions=[])}


def test_a_line_cut_short_is_no_game_and_makes_room_for_the_next(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = write_line(TWO)
    for cut in (1, len(line) // 2, len(line) - 1):
        path.write_bytes(write_line(ONE) + line[:cut])
        assert list(read_journal(path)) == [ONE.fixture.id]
        with Journal(path) as journal:
            assert list(journal.finished) == [ONE.fixture.id]
            journal.append(TWO)
        assert path.read_bytes() == write_line(ONE) + line


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: b"{}\n",
        lambda line: b"\n",
        lambda line: b"[1]\n",
        lambda line: b"[" * 100_000 + b"\n",
        lambda line: line.replace(b'"seed":1', b'"seed":2'),
        lambda line: line.replace(b'"parts":[{', b'"parts":[{},{'),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    path = tmp_path / "games.jsonl"
    path.write_bytes(write_line(ONE) + damage(write_line(TWO)))
    with pytest.raises(BadJournal, match=r"games\.jsonl: line 2 is damaged; delete it"):
        Journal(path)


def test_two_runs_cannot_write_the_same_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path), pytest.raises(BadJournal, match="another run is writing here"):
        Journal(path)
    with Journal(path):
        pass


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadJournal, match="cannot be written"):
        Journal(tmp_path / "file" / "games.jsonl")


def test_a_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    write = os.write
    with Journal(path) as journal:
        journal.append(ONE)
        monkeypatch.setattr(os, "write", lambda file, line: write(file, line[:10]))
        with pytest.raises(BadJournal, match="the disk is full"):
            journal.append(TWO)
        monkeypatch.undo()
        assert list(journal.finished) == [ONE.fixture.id]
        journal.append(TWO)
    assert list(read_journal(path).values()) == [ONE, TWO]
