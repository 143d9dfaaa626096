"""A table without any input or output: choices, refusals, going back, its journal."""

from __future__ import annotations

import pytest

from hearthside.core.errors import DamagedRecord
from hearthside.core.message import Message
from hearthside.server.table import MOVED_ON, NOT_RUNNING, Entry, Progress, Refusal, Seat, Table


def make_table(players: int = 2, seed: int = 7, kinds: str = "hhhhhhh") -> Table:
    seats = [
        Seat(i, "human", f"P{i}") if kinds[i] == "h" else Seat(i, "bot", f"B{i}", "greedy")
        for i in range(players)
    ]
    table = Table("abcd1234", "caverna", players, seed, {}, seats)
    return started(table)


def started(table: Table) -> Table:
    found = table.begun()
    assert isinstance(found, Table), found
    return found


def answer(table: Table, seats: list[int], accept: bool) -> Progress | Refusal | None:
    """Answer whatever is asked now."""
    request = table.undo_request
    return table.answer_undo(request.id if request else 0, seats, accept)


class Desk:
    """Commits what the table agrees to, and keeps the journal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.journal: list[Entry] = []

    def take(self, outcome: Progress | Refusal | None) -> None:
        assert isinstance(outcome, Progress), outcome
        self.journal.append(outcome.entry)
        self.table.commit(outcome)

    def play(self, token: str | None = None, seat: int | None = None) -> int:
        """Play a token, or the first option; the seat that did is returned."""
        assert self.table.game is not None
        who = self.table.game.deciders[0] if seat is None else seat
        what = token or self.table.game.options(who)[0].token
        self.take(self.table.submit(who, self.table.ply, what))
        return who

    def until_feeding(self) -> list[int]:
        """Play on until several seats decide at once; those are returned."""
        assert self.table.game is not None
        while len(self.table.game.deciders) < 2:
            self.play()
        return list(self.table.game.deciders)

    def restored(self) -> Table:
        fresh = Table(
            self.table.id,
            self.table.game_id,
            self.table.players,
            self.table.seed,
            {},
            self.table.seats,
            "running",
        )
        fresh.replay(self.journal)
        return fresh


def record(table: Table) -> str:
    assert table.game is not None
    return table.game.record()


def test_a_table_starts_once_and_only_when_every_seat_is_taken() -> None:
    table = Table("abcd1234", "caverna", 2, 7, {}, [Seat(0, "human", "A"), Seat(1, "open", "")])
    assert table.begun() == Refusal(Message("refused.seats_free", {"n": 1}))
    table.seats[1] = Seat(1, "human", "B")
    begun = started(table)
    assert (table.status, begun.status) == ("open", "running")
    assert begun.begun() == Refusal(Message("refused.started"))


def test_a_choice_is_checked_and_changes_nothing_before_it_is_committed() -> None:
    table = make_table()
    before = record(table)
    assert table.game is not None
    seat = table.game.deciders[0]
    outcome = table.submit(seat, 0, "place wood_gathering")
    assert isinstance(outcome, Progress)
    assert outcome.entry == Entry(0, seat, "choice", "place wood_gathering", [])
    assert (table.ply, record(table)) == (0, before)
    table.commit(outcome)
    assert table.ply == 1
    assert record(table) != before


@pytest.mark.parametrize("token", ["place nowhere", "", "build castle", "place wood_gathering x"])
def test_what_is_no_option_is_refused(token: str) -> None:
    table = make_table()
    assert table.game is not None
    outcome = table.submit(table.game.deciders[0], 0, token)
    assert isinstance(outcome, Refusal)
    assert not outcome.stale
    assert table.ply == 0


def test_another_seat_cannot_decide() -> None:
    table = make_table()
    assert table.game is not None
    other = 1 - table.game.deciders[0]
    outcome = table.submit(other, 0, "place wood_gathering")
    assert isinstance(outcome, Refusal)
    assert "nothing to decide" in outcome.reason


def test_a_late_or_early_choice_is_stale() -> None:
    desk = Desk(make_table())
    seat = desk.play("place wood_gathering")
    assert desk.table.submit(seat, 0, "place excavation") == MOVED_ON
    ahead = desk.table.submit(1 - seat, 2, "place excavation")
    assert isinstance(ahead, Refusal)
    assert ahead.stale


def test_decisions_at_once_do_not_make_each_other_late() -> None:
    """Two seats feed in parallel: both may answer the same state, in any order."""
    desk = Desk(make_table(seed=3))
    first, second = desk.until_feeding()
    at = desk.table.ply
    assert desk.table.game is not None
    token = desk.table.game.options(second)[0].token
    desk.play(seat=first)
    assert desk.table.ply == at + 1
    desk.take(desk.table.submit(second, at, token))
    again = desk.table.submit(second, at, token)
    assert isinstance(again, Refusal)
    assert again.stale
    assert record(desk.restored()) == record(desk.table)


def test_undo_and_redo_up_to_the_barrier() -> None:
    desk = Desk(make_table())
    assert desk.table.game is not None
    start = record(desk.table)
    seat = desk.play("place wood_gathering")
    chosen = record(desk.table)
    desk.take(desk.table.undo(seat, 1))
    assert record(desk.table) == start
    desk.take(desk.table.redo(seat, 2))
    assert record(desk.table) == chosen
    desk.play(seat=1 - seat)
    refused = desk.table.undo(seat, desk.table.ply)
    assert isinstance(refused, Refusal)
    assert "has chosen since" in refused.reason
    assert [entry.kind for entry in desk.journal] == ["choice", "undo", "redo", "choice"]


def test_going_back_beyond_the_barrier_needs_every_person() -> None:
    desk = Desk(make_table(3, kinds="hhb"))
    assert desk.table.game is not None
    while desk.table.game.deciders[0] == 2:
        desk.play()
    start = record(desk.table)
    asker = desk.play("place wood_gathering")
    assert desk.play() != asker
    assert desk.table.ask_undo(asker) is None
    other = 1 - asker
    assert desk.table.waiting_for() == [other]
    assert answer(desk.table, [asker], True) is None
    desk.take(answer(desk.table, [other], True))
    assert record(desk.table) == start
    assert desk.journal[-1].kind == "rewind"
    assert desk.table.undo_request is None
    assert record(desk.restored()) == start


def test_one_person_may_refuse_to_go_back() -> None:
    desk = Desk(make_table())
    seat = desk.play()
    desk.play()
    before = record(desk.table)
    desk.table.ask_undo(seat)
    assert answer(desk.table, [1 - seat], False) is None
    assert desk.table.undo_request is None
    assert record(desk.table) == before
    assert isinstance(answer(desk.table, [1 - seat], True), Refusal)


def test_an_answer_to_an_earlier_request_does_not_count() -> None:
    """Somebody agrees to go back one step, and meanwhile another request has taken its place."""
    desk = Desk(make_table())
    first, second = desk.play(), desk.play()
    desk.table.ask_undo(first)
    assert desk.table.undo_request is not None
    old = desk.table.undo_request.id
    desk.table.ask_undo(second)
    assert isinstance(desk.table.answer_undo(old, [0, 1], True), Refusal)
    assert desk.table.undo_request.agreed == {second}


def test_a_seat_that_changes_hands_is_a_line_of_the_journal() -> None:
    desk = Desk(make_table())
    desk.play()
    before = record(desk.table)
    entry = Entry(desk.table.ply, 1, "seat", "Cleo", [])
    desk.table.take_line(entry)
    desk.journal.append(entry)
    desk.play()
    again = desk.restored()
    assert again.ply == desk.table.ply == 3
    assert record(again) == record(desk.table) != before


def test_a_choice_ends_a_request_to_go_back() -> None:
    desk = Desk(make_table())
    seat = desk.play()
    desk.table.ask_undo(seat)
    desk.play()
    assert desk.table.undo_request is None


def test_with_bots_alone_nobody_has_to_be_asked() -> None:
    desk = Desk(make_table(2, kinds="hb"))
    while desk.play() != 0:
        pass
    desk.play()
    desk.table.ask_undo(0)
    assert desk.table.waiting_for() == []


def test_the_journal_brings_the_same_table_back() -> None:
    """Choices, undo, redo, consent and chance: all of it is in the journal."""
    desk = Desk(make_table(2, seed=11))
    for step in range(120):
        seat = desk.play()
        if desk.table.status == "finished":
            break
        assert desk.table.game is not None
        if step % 7 == 3 and desk.table.game.can_undo(seat):
            desk.take(desk.table.undo(seat, desk.table.ply))
            if step % 2:
                desk.take(desk.table.redo(seat, desk.table.ply))
        if step % 31 == 30:
            desk.table.ask_undo(seat)
            desk.take(answer(desk.table, [0, 1], True))
    again = desk.restored()
    assert any(entry.nature for entry in desk.journal)
    assert (record(again), again.ply, again.status) == (
        record(desk.table),
        desk.table.ply,
        desk.table.status,
    )
    assert (again.lengths, again.asked) == (desk.table.lengths, desk.table.asked)


def test_a_whole_game_ends_as_finished() -> None:
    desk = Desk(make_table(1, seed=5))
    while desk.table.status == "running":
        desk.play()
    assert desk.table.game is not None
    assert desk.table.game.over
    assert desk.restored().status == "finished"
    assert desk.table.submit(0, desk.table.ply, "stop") == NOT_RUNNING


def test_a_damaged_journal_is_noticed() -> None:
    desk = Desk(make_table())
    for _ in range(8):
        desk.play()
    good = desk.journal[3]
    for bad in (
        Entry(good.ply, good.seat, "choice", "place nowhere", []),
        Entry(good.ply, good.seat, good.kind, good.token, ["reveal sheep_farming"]),
        Entry(good.ply + 1, good.seat, good.kind, good.token, good.nature),
    ):
        desk.journal[3] = bad
        with pytest.raises(DamagedRecord, match="Line 3 of the journal"):
            desk.restored()


def test_news_after_undo_begin_where_the_game_was_shortest() -> None:
    desk = Desk(make_table())
    assert desk.table.game is not None
    length = desk.table.game.ply
    seat = desk.play("place wood_gathering")
    assert desk.table.news_since(0) == length
    assert desk.table.news_since(1) == length + 1
    desk.take(desk.table.undo(seat, 1))
    desk.play("place excavation")
    assert desk.table.news_since(1) == length
    assert desk.table.news_since(-1) == 0
    assert desk.table.news_since(99) == 0
