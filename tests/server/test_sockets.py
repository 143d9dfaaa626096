"""Sockets: what a viewer gets, what is refused, and how choices race."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hearthside.server.limits import FRAME_BYTES, MESSAGE_BYTES, Limits
from tests.server.people import Person, ThreadServer, Wire, reason_of

PLY = "place wood_gathering"


@pytest.fixture
def server(shared_server: ThreadServer) -> ThreadServer:
    return shared_server


def hotseat(person: Person, seed: int = 7) -> str:
    table_id: str = person.create("me", "hotseat", seed=seed)["table"]["id"]
    return table_id


def decider(wire: Wire) -> int:
    return int(wire.turn()["decisions"][0]["seat"])


# Looking


def test_hello_is_answered_with_seats_talk_and_the_state(anna: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire:
        welcome = wire.expect("welcome")
        assert (welcome["seats"], welcome["chat"]) == ([0, 1], [])
        state = wire.expect("state")
        assert (state["ply"], state["since"]) == (0, 0)
        assert state["view"]["round"] == 1
        assert state["events"], "chance has revealed something already"
        (decision,) = state["decisions"]
        assert decision["seat"] in state["table"]["deciders"]
        assert PLY in [option["token"] for option in decision["options"]]
        assert len(state["scores"]) == 2


def test_hello_with_the_last_seen_ply_brings_only_what_is_missing(anna: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire:
        first = wire.turn()
        all_events = list(first["events"])
        for _ in range(6):
            seat, token = wire.first()
            seen = wire.state["ply"]
            all_events += wire.play(token, seat)["events"]
    with anna.socket(table_id, seen=seen) as wire:
        state = wire.expect("state")
        assert state["events"] == [e for e in all_events if e["ply"] > state["since"]]
        assert 0 < len(state["events"]) < len(all_events)
    with anna.socket(table_id, seen=-1) as wire:
        assert wire.expect("state")["events"] == all_events


def test_what_was_taken_back_meanwhile_is_sent_again(anna: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire:
        seat = decider(wire)
        wire.play(PLY, seat)
        seen = wire.state["ply"]
        wire.send({"type": "undo", "seat": seat, "ply": seen})
        wire.until(lambda s: s["ply"] == seen + 1)
        length = wire.state["view"]["ply"]
        wire.play("place excavation", seat)
    with anna.socket(table_id, seen=seen) as wire:
        state = wire.expect("state")
        assert state["since"] == length, "the viewer must forget its own last step"
        assert any(
            str(e["args"].get("space")).startswith("space:excavation") for e in state["events"]
        )


def test_who_waits_for_the_start_gets_all_events(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "open")["table"]["id"]
    with anna.socket(table_id) as wire:
        assert wire.expect("state")["view"] is None
        ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
        state = wire.until(lambda s: s["view"])
        assert (state["since"], state["events"][0]["ply"]) == (0, 1)


def test_presence_is_seen(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "open", "open")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})

    def here(state: dict[str, Any]) -> list[bool]:
        return [seat["present"] for seat in state["table"]["seats"]]

    with anna.socket(table_id) as wire:
        assert here(wire.expect("state")) == [True, False, False]
        with ben.socket(table_id):
            wire.until(lambda s: here(s) == [True, True, False])
        wire.until(lambda s: here(s) == [True, False, False])


def test_a_spectator_is_shown_the_table_and_asked_nothing(anna: Person, ben: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire, ben.socket(table_id) as looking:
        assert looking.expect("welcome")["seats"] == []
        assert looking.expect("state")["view"]["viewer"] is None
        for _ in range(12):
            seat, token = wire.first()
            wire.play(token, seat)
        state = looking.until(lambda s: s["ply"] == wire.state["ply"])
        assert (state["decisions"], state["can_undo"], state["can_redo"]) == ([], [], [])
        assert state["table"]["seed"] == ""
        assert not any(seat["mine"] for seat in state["table"]["seats"])
        looking.choose(PLY)
        assert reason_of(looking.expect("refusal")) == "This is not your seat."
        looking.send({"type": "say", "text": "hello"})
        assert "Only players can chat" in reason_of(looking.expect("refusal"))
        looking.send({"type": "answer_undo", "request": 1, "accept": True})
        assert reason_of(looking.expect("refusal")) == "You only watch this table."


def test_each_seat_sees_only_its_own_decisions(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "open")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
    with anna.socket(table_id) as one, ben.socket(table_id) as two:
        for _ in range(10):
            state = one.expect("state") if not one.state else one.state
            at = state["ply"]
            other = two.until(lambda s, at=at: s["ply"] == at)  # type: ignore[misc]
            asked = [d["seat"] for d in state["decisions"]], [d["seat"] for d in other["decisions"]]
            assert asked in (([0], []), ([], [1]), ([0], [1]))
            wire, seat = (one, 0) if asked[0] else (two, 1)
            wire.play(wire.state["decisions"][0]["options"][0]["token"], seat)
            one.until(lambda s, at=at: s["ply"] > at)  # type: ignore[misc]


# Acting


def test_nobody_acts_for_another_seat(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "open")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
    with anna.socket(table_id) as one, ben.socket(table_id) as two:
        one.expect("state")
        seat = one.state["table"]["deciders"][0]
        wrong = two if seat == 0 else one
        wrong.until(lambda s: True)
        for message in (
            {"type": "choose", "seat": seat, "ply": 0, "token": PLY},
            {"type": "undo", "seat": seat, "ply": 0},
            {"type": "ask_undo", "seat": seat},
            {"type": "hint", "seat": seat},
        ):
            wrong.send(message)
            assert reason_of(wrong.expect("refusal")) == "This is not your seat."
        wrong.choose(PLY, 1 - seat)
        assert "nothing to decide" in reason_of(wrong.expect("refusal"))


def test_a_late_choice_gets_the_present_state(anna: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire:
        seat = decider(wire)
        wire.play(PLY, seat)
        wire.choose("place excavation", seat, ply=0)
        refusal = wire.expect("refusal")
        assert (reason_of(refusal), refusal["stale"]) == ("The table has moved on.", True)
        assert wire.expect("state")["ply"] == 1


def test_an_illegal_choice_gets_a_sentence(anna: Person) -> None:
    with anna.socket(hotseat(anna)) as wire:
        seat = decider(wire)
        wire.choose("place nowhere", seat)
        refusal = wire.expect("refusal")
        assert not refusal["stale"]
        assert "expected" in reason_of(refusal)


def test_two_clients_race_for_one_ply_and_one_wins(anna: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as one, anna.socket(table_id) as two:
        for turn in range(5):
            seat = decider(one)
            at = one.state["ply"]
            two.until(lambda s, at=at: s["ply"] == at)  # type: ignore[misc]
            tokens = [o["token"] for o in one.state["decisions"][0]["options"]]
            gate = threading.Barrier(2)

            def race(wire: Wire, token: str, gate: threading.Barrier = gate) -> None:
                gate.wait(20)
                wire.choose(token, seat)  # noqa: B023 joined before the next turn

            threads = [
                threading.Thread(target=race, args=(one, tokens[0])),
                threading.Thread(target=race, args=(two, tokens[-1])),
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(20)
            outcomes = [outcome(wire, f"{turn} {n}") for n, wire in enumerate((one, two))]
            assert sorted(outcomes) == ["late", "taken"], turn
            one.until(lambda s, at=at: s["ply"] == at + 1)  # type: ignore[misc]
    moves = anna.get(f"/api/tables/{table_id}/moves")
    assert len([m for m in moves if m["seat"] >= 0]) == 5


def outcome(wire: Wire, mark: str) -> str:
    """Was the last choice taken or late? Messages are answered in order, so ask and see."""
    wire.send({"type": "say", "text": mark})
    found = "taken"
    while True:
        message = wire.receive()
        if message["type"] == "refusal":
            assert message["stale"]
            found = "late"
        if message["type"] == "chat" and message["line"]["text"] == mark:
            return found


def test_undo_redo_and_consent(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "open")["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
    with anna.socket(table_id) as one, ben.socket(table_id) as two:
        one.expect("state")
        seat = one.state["table"]["deciders"][0]
        mine, other = (one, two) if seat == 0 else (two, one)
        mine.turn()
        mine.play(PLY, seat)
        assert mine.state["can_undo"] == [seat]
        mine.send({"type": "undo", "seat": seat, "ply": 1})
        mine.until(lambda s: s["ply"] == 2)
        assert mine.state["can_redo"] == [seat]
        mine.send({"type": "redo", "seat": seat, "ply": 2})
        mine.until(lambda s: s["ply"] == 3)
        other.until(lambda s: s["ply"] == 3 and s["decisions"])
        other.play(other.state["decisions"][0]["options"][0]["token"], 1 - seat)
        mine.until(lambda s: s["ply"] == 4)
        mine.send({"type": "undo", "seat": seat, "ply": 4})
        assert "has chosen since" in reason_of(mine.expect("refusal"))
        mine.send({"type": "ask_undo", "seat": seat})
        wish = other.until(lambda s: s["undo_request"])["undo_request"]
        assert (wish["seat"], wish["waiting_for"]) == (seat, [1 - seat])
        other.send({"type": "answer_undo", "request": wish["id"], "accept": False})
        mine.until(lambda s: s["undo_request"])
        mine.until(lambda s: not s["undo_request"])
        mine.send({"type": "ask_undo", "seat": seat})
        other.until(lambda s: not s["undo_request"])
        wish = other.until(lambda s: s["undo_request"])["undo_request"]
        other.send({"type": "answer_undo", "request": wish["id"], "accept": True})
        back = mine.until(lambda s: s["ply"] == 5)
        assert back["decisions"][0]["seat"] == seat
        assert PLY in [o["token"] for o in back["decisions"][0]["options"]]


def test_talk_reaches_everybody_and_stays(anna: Person, ben: Person) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire, ben.socket(table_id) as looking:
        looking.expect("state")
        wire.send({"type": "say", "text": "  good\nluck \u0000 <b>"})
        line = looking.expect("chat")["line"]
        assert (line["name"], line["text"]) == ("Host 0", "good luck <b>")
        wire.send({"type": "say", "text": " \n "})
        assert reason_of(wire.expect("refusal")) == "There is nothing in this message."
    with ben.socket(table_id) as looking:
        assert [line["text"] for line in looking.expect("welcome")["chat"]] == ["good luck <b>"]


# Refusing


MALFORMED = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"type": "dance"}',
    '{"type": "choose"}',
    '{"type": "choose", "seat": 0, "ply": "x", "token": "stop"}',
    '{"type": "choose", "seat": 99, "ply": 0, "token": "stop"}',
    '{"type": "choose", "seat": -1, "ply": 0, "token": "stop"}',
    '{"type": "choose", "seat": 0, "ply": 0, "token": ""}',
    '{"type": "choose", "seat": 0, "ply": 0, "token": "stop", "extra": 1}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": ' + '"' + "x" * 501 + '"}',
    "{" * 3000,
    '{"type": "hello", "seen": -5}',
    '{"type": "choose", "seat": 0, "ply": 1e400, "token": "stop"}',
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_gets_a_sentence_and_no_harm(anna: Person, text: str) -> None:
    with anna.socket(hotseat(anna)) as wire:
        wire.turn()
        wire.ws.send(text)
        assert reason_of(wire.expect("refusal")) == "This message cannot be understood."
        assert still_plays(wire)


def still_plays(wire: Wire) -> bool:
    seat, token = wire.first()
    before = wire.state["ply"]
    return bool(wire.play(token, seat)["ply"] == before + 1)


def test_bytes_and_long_messages_are_refused(anna: Person) -> None:
    with anna.socket(hotseat(anna)) as wire:
        wire.turn()
        wire.ws.send(b"\x00\xff")
        assert reason_of(wire.expect("refusal")) == "A message must be text."
        wire.send({"type": "say", "text": "x" * MESSAGE_BYTES})
        assert reason_of(wire.expect("refusal")) == "This message is too long."
        assert still_plays(wire)


def test_a_huge_frame_closes_the_socket(anna: Person) -> None:
    with anna.socket(hotseat(anna)) as wire:
        wire.turn()
        wire.ws.send("x" * (FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            wire.expect("refusal")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_too_many_messages_are_refused(anna: Person) -> None:
    with anna.socket(hotseat(anna)) as wire:
        wire.turn()
        for _ in range(200):
            wire.send({"type": "answer_undo", "request": 1, "accept": True})
        reasons = [reason_of(wire.expect("refusal")) for _ in range(200)]
        assert set(reasons) == {
            "Nobody has asked to go back.",
            "Too many messages; please wait a moment.",
        }


def test_before_hello_nothing_is_done(anna: Person) -> None:
    with anna.socket(hotseat(anna), seen=None) as wire:
        wire.send({"type": "choose", "seat": 0, "ply": 0, "token": PLY})
        assert reason_of(wire.expect("refusal")) == "Say hello first."
        wire.send({"type": "hello", "seen": -1})
        assert wire.expect("state")["ply"] == 0


def test_who_never_says_hello_is_let_go(
    server: ThreadServer, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hub, "limits", Limits(hello_seconds=0.2))
    with anna.socket(hotseat(anna), seen=None) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


@pytest.mark.parametrize("table_id", ["zzzz9999", "UPPER", "%00%00%00%00", "a" * 300])
def test_there_is_no_such_table(anna: Person, table_id: str) -> None:
    with anna.socket(table_id, seen=None) as wire:
        assert reason_of(wire.receive()) == "There is no such table."
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_another_origin_get_no_socket(anna: Person, origin: str) -> None:
    table_id = hotseat(anna)
    with pytest.raises(InvalidStatus):
        anna.socket(table_id, Origin=origin)
    with anna.socket(table_id, Origin=anna.url) as wire:
        assert wire.turn()


def test_a_stranger_with_a_made_up_cookie_only_watches(server: ThreadServer, anna: Person) -> None:
    table_id = hotseat(anna)
    with server.person() as mallory:
        mallory.http.cookies.set("hearthside", "x" * 32)
        with mallory.socket(table_id) as wire:
            assert wire.expect("welcome")["seats"] == []


def test_a_broken_connection_leaves_the_table_alone(
    server: ThreadServer, anna: Person, ben: Person
) -> None:
    table_id = hotseat(anna)
    with anna.socket(table_id) as wire:
        wire.turn()
        careless = ben.socket(table_id)
        careless.expect("state")
        careless.ws.socket.close()
        careless.open.pop_all()
        assert still_plays(wire)
        wait_for_viewers(server, table_id, 1)


def wait_for_viewers(server: ThreadServer, table_id: str, number: int) -> None:
    from tests.server.people import wait_until

    count: Callable[[], bool] = lambda: len(server.hub.live[table_id].viewers) == number  # noqa: E731
    wait_until(count)


def test_messages_are_the_ones_of_the_schema(anna: Person) -> None:
    """What is sent is what the client's types are generated from."""
    from hearthside.server import messages as m

    with anna.socket(hotseat(anna)) as wire:
        m.WelcomeMessage.model_validate(wire.expect("welcome"), extra="forbid")
        m.StateMessage.model_validate(wire.expect("state"), extra="forbid")
        wire.choose("nonsense")
        m.RefusalMessage.model_validate(wire.expect("refusal"), extra="forbid")
        wire.send({"type": "say", "text": "hi"})
        m.ChatMessage.model_validate(wire.expect("chat"), extra="forbid")
        assert json.dumps(wire.state)


def test_options_come_with_previews_and_more_may_be_asked_for(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    made = anna.post("/api/tables", {"game": "caverna", "players": 2, "seats": seats})
    with anna.socket(made["table"]["id"]) as wire:
        state = wire.turn()
        decision = state["decisions"][0]
        option = next(o for o in decision["options"] if o["token"] == "place supplies")
        assert option["preview"]["stock"]["gold"] == 2
        asked = {"type": "preview", "seat": decision["seat"], "ply": state["ply"]}
        wire.send({**asked, "tokens": ["place supplies", "place nowhere"]})
        found = wire.expect("previews")
        assert found["previews"] == {"place supplies": option["preview"]}
        wire.send({**asked, "ply": state["ply"] + 1, "tokens": ["place supplies"]})
        wire.send({**asked, "tokens": []})
        assert "cannot be understood" in reason_of(wire.expect("refusal"))
