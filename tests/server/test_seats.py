"""Seats: links for one use, seats that change hands, private tables, other devices, seeds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from hearthside import replay
from hearthside.core.chance import SECRET
from hearthside.server.schema import codes, devices
from tests.server.people import Person, ThreadServer, Wire, reason_of

PRIVATE = (403, "This table is private; ask those who play for a link.")


def key_of(link: dict[str, Any], name: str = "key") -> str:
    return str(link["path"]).partition(f"#{name}=")[2]


def mine(info: dict[str, Any]) -> list[bool]:
    return [seat["mine"] for seat in info["seats"]]


@pytest.fixture
def dora(server: ThreadServer) -> Iterator[Person]:
    with server.person() as found:
        yield found


class Three:
    """A running table of three people; `host` made it."""

    def __init__(self, host: Person, *others: Person) -> None:
        made = host.create("me", *["open"] * len(others), public=False)
        self.path = f"/api/tables/{made['table']['id']}"
        self.id = str(made["table"]["id"])
        self.links = made["links"]
        for number, other in enumerate(others):
            key = key_of(self.links[number])
            other.post(f"{self.path}/join", {"name": f"Guest {number + 1}", "key": key})


# Links


def test_a_link_ends_with_its_use(anna: Person, ben: Person, cleo: Person) -> None:
    """The host keeps the link of a seat and tries to sit down there later, to see the hand."""
    table = Three(anna, ben)
    old = {"name": "Anna", "key": key_of(table.links[0])}
    ended = (403, "This link is not valid any more; ask for a new one.")
    assert anna.refused(f"{table.path}/join", old) == ended
    assert cleo.refused(f"{table.path}/join", old) == ended
    assert mine(ben.get(table.path)) == [False, True]


def test_the_host_gets_no_link_to_the_seat_of_somebody_else(anna: Person, ben: Person) -> None:
    table = Three(anna, ben)
    status, sentence = anna.refused(f"{table.path}/seats/1/link")
    assert status == 403
    assert sentence.startswith("Only the person on this seat can give it away")


def test_an_owner_gives_the_seat_away_and_everybody_hears_it(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = Three(anna, ben)
    with anna.socket(table.id) as host, ben.socket(table.id) as owner:
        host.until(lambda s: True)
        owner.until(lambda s: True)
        key = key_of(ben.post(f"{table.path}/seats/1/link"))
        info = cleo.post(f"{table.path}/join", {"name": "Cleo", "key": key})
        assert (mine(info), info["seats"][1]["name"]) == ([False, True], "Cleo")
        for wire in (host, owner):
            line = wire.expect("chat")["line"]
            assert (line["seat"], line["name"], line["notice"]) == (1, "Cleo", "seat_taken")
        state = owner.until(lambda s: s["table"]["seats"][1]["name"] == "Cleo")
        assert state["decisions"] == []
    with cleo.socket(table.id) as late:
        talk = late.expect("welcome")["chat"]
        assert [line["notice"] for line in talk] == ["seat_taken"]
    assert ben.unseen(table.path) == PRIVATE


def test_a_seat_given_away_is_in_the_journal_and_survives_a_restart(
    server: ThreadServer, anna: Person, ben: Person, cleo: Person
) -> None:
    table = Three(anna, ben)
    key = key_of(ben.post(f"{table.path}/seats/1/link"))
    cleo.post(f"{table.path}/join", {"name": "Cleo", "key": key})
    lines = server.hub.store.journal(table.id)
    assert [(line.kind, line.seat, line.token) for line in lines] == [("seat", 1, "Cleo")]
    server.hub.live.clear()
    assert mine(cleo.get(table.path)) == [False, True]
    with anna.socket(table.id) as wire:
        assert wire.until(lambda s: True)["ply"] == 1


def test_nobody_holds_two_hands(anna: Person, ben: Person) -> None:
    table = Three(anna, ben)
    key = key_of(ben.post(f"{table.path}/seats/1/link"))
    taken = anna.refused(f"{table.path}/join", {"name": "Anna", "key": key})
    assert taken == (409, "You sit at this table already.")


# The consent of the table


def test_between_two_people_only_the_owner_gives_a_seat_away(anna: Person, ben: Person) -> None:
    table = Three(anna, ben)
    with anna.socket(table.id) as wire:
        wire.until(lambda s: True)
        wire.send({"type": "ask_seat", "seat": 1})
        assert "Only the person on this seat" in reason_of(wire.expect("refusal"))


def test_the_others_together_give_out_the_seat_of_somebody_who_is_gone(
    anna: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    table = Three(anna, ben, cleo)
    with anna.socket(table.id) as asking, cleo.socket(table.id) as other:
        for wire in (asking, other):
            wire.until(lambda s: True)
        asking.send({"type": "ask_seat", "seat": 1})
        wish = other.until(lambda s: s["seat_request"])["seat_request"]
        assert (wish["seat"], wish["answer"]) == (1, True)
        asked = asking.until(lambda s: s["seat_request"])["seat_request"]
        assert not asked["answer"], "who asks agrees"
        other.send({"type": "answer_seat", "request": wish["id"] + 1, "accept": True})
        assert reason_of(other.expect("refusal")) == "Nobody is asking for this seat."
        other.send({"type": "answer_seat", "request": wish["id"], "accept": True})
        key = key_of(asking.expect("link"))
    info = dora.post(f"{table.path}/join", {"name": "Dora", "key": key})
    assert mine(info) == [False, True, False]


@pytest.mark.parametrize("who", ["the owner", "another player"])
def test_one_no_is_enough(anna: Person, ben: Person, cleo: Person, who: str) -> None:
    table = Three(anna, ben, cleo)
    refusing = ben if who == "the owner" else cleo
    with anna.socket(table.id) as asking, refusing.socket(table.id) as wire:
        asking.until(lambda s: True)
        asking.send({"type": "ask_seat", "seat": 1})
        wish = wire.until(lambda s: s["seat_request"])["seat_request"]
        wire.send({"type": "answer_seat", "request": wish["id"], "accept": False})
        asking.until(lambda s: s["seat_request"])
        asking.until(lambda s: not s["seat_request"])


def test_a_spectator_has_no_say_about_a_seat(
    anna: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    table = Three(anna, ben, cleo)
    watch = key_of(anna.post(f"{table.path}/watch-link"), "watch")
    dora.post(f"{table.path}/watch", {"key": watch})
    with ExitStack() as stack:
        asking, looking = (stack.enter_context(p.socket(table.id)) for p in (anna, dora))
        asking.until(lambda s: True)
        asking.send({"type": "ask_seat", "seat": 1})
        wish = looking.until(lambda s: s["seat_request"])["seat_request"]
        assert not wish["answer"]
        looking.send({"type": "answer_seat", "request": wish["id"], "accept": True})
        assert reason_of(looking.expect("refusal")) == "You only watch this table."
        looking.send({"type": "ask_seat", "seat": 2})
        assert "Only the person on this seat" in reason_of(looking.expect("refusal"))


# Private tables


def test_a_private_table_is_closed_to_strangers(anna: Person, ben: Person) -> None:
    """A stranger knows the address of a friend's table and tries to sit down or to look."""
    made = anna.create("me", "open", public=False)
    path = f"/api/tables/{made['table']['id']}"
    assert not made["table"]["public"]
    assert ben.refused(f"{path}/join", {"name": "Ben"}) == PRIVATE
    lists = ben.get("/api/tables")
    assert not any(lists[name] for name in ("mine", "open", "running", "finished"))
    for address in (path, f"{path}/moves", f"{path}/record", f"{path}/steps/0", f"{path}/analysis"):
        assert ben.unseen(address) == PRIVATE
    with ben.socket(made["table"]["id"]) as wire:
        assert reason_of(wire.expect("refusal")) == PRIVATE[1]
    assert [row["id"] for row in anna.get("/api/tables")["mine"]] == [made["table"]["id"]]


def test_a_link_shows_a_private_table_before_one_sits_down(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open", public=False)
    path, key = f"/api/tables/{made['table']['id']}", key_of(made["links"][0])
    answer = ben.http.get(path, headers={"X-Table-Key": key})
    assert answer.json()["fixed_seed"] is True
    with ben.socket(made["table"]["id"], key=key) as wire:
        assert wire.expect("state")["table"]["fixed_seed"] is True
    assert ben.unseen(path) == PRIVATE, "looking is not sitting down"


def test_guests_watch_by_a_link_of_their_own(
    server: ThreadServer, anna: Person, ben: Person, cleo: Person
) -> None:
    made = anna.create("me", "greedy", public=False)
    path = f"/api/tables/{made['table']['id']}"
    first = key_of(anna.post(f"{path}/watch-link"), "watch")
    second = key_of(anna.post(f"{path}/watch-link"), "watch")
    assert ben.refused(f"{path}/watch", {"key": first})[0] == 403, "a new link ends the old one"
    ben.post(f"{path}/watch", {"key": second})
    server.hub.live.clear()
    assert ben.get(path)["id"] == made["table"]["id"]
    assert cleo.unseen(path) == PRIVATE
    assert ben.refused(f"{path}/watch-link")[0] == 403


def test_the_guests_of_a_table_may_watch_its_rematch(
    server: ThreadServer, anna: Person, ben: Person
) -> None:
    made = anna.create("me", "random", public=False)
    path = f"/api/tables/{made['table']['id']}"
    ben.post(f"{path}/watch", {"key": key_of(anna.post(f"{path}/watch-link"), "watch")})
    live = server.do(server.hub.get(made["table"]["id"]))
    live.table.status = "finished"
    again = anna.post(f"{path}/rematch")["table"]
    assert ben.get(f"/api/tables/{again['id']}")["status"] == "running"


# Other devices


def test_a_code_brings_another_device_to_the_same_person(anna: Person, ben: Person) -> None:
    table = Three(anna, ben)
    code = ben.post("/api/me/code")["code"]
    with Person(ben.url) as phone:
        lists = phone.post("/api/me/enter", {"code": code.lower().replace("-", " ")})
        assert [row["id"] for row in lists["mine"]] == [table.id]
        assert mine(phone.get(table.path)) == [False, True]
        assert mine(ben.get(table.path)) == [False, True], "both are Ben"
        with phone.socket(table.id) as wire, ben.socket(table.id) as other:
            assert wire.expect("welcome")["seats"] == other.expect("welcome")["seats"] == [1]
    with Person(ben.url) as thief:
        used = (403, "This code is not valid, or it was used already.")
        assert thief.refused("/api/me/enter", {"code": code}) == used


def test_a_new_code_ends_the_one_before_and_only_hashes_are_stored(
    server: ThreadServer, anna: Person
) -> None:
    first, second = (anna.post("/api/me/code")["code"] for _ in range(2))
    with Person(anna.url) as phone:
        assert phone.refused("/api/me/enter", {"code": first})[0] == 403
        phone.post("/api/me/enter", {"code": second})
        key = phone.http.cookies["hearthside"]
    code = anna.post("/api/me/code")["code"]
    with server.hub.store.engine.connect() as c:
        rows = [*c.execute(sa.select(codes)), *c.execute(sa.select(devices))]
    stored = str([tuple(row) for row in rows])
    assert rows
    assert code not in stored
    assert key not in stored


# Seeds


def test_tables_have_secret_seeds(server: ThreadServer, anna: Person) -> None:
    """31 bits were found from one hand in a minute."""
    made = anna.create("me", "greedy", seed=None)["table"]
    row = server.hub.store.find(made["id"])
    assert row is not None
    assert SECRET <= int(row.seed) < 2 * SECRET
    assert not made["fixed_seed"]
    assert row.seed not in anna.http.get(f"/api/tables/{made['id']}/record").text


def test_a_seed_chosen_by_the_host_is_seen_by_all(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open", seed=11)["table"]
    assert made["fixed_seed"]
    assert ben.get("/api/tables")["open"][0]["fixed_seed"]


def test_a_finished_game_with_a_secret_seed_replays(server: ThreadServer, anna: Person) -> None:
    made = anna.create("hotseat", "hotseat", seed=None)["table"]
    with anna.socket(made["id"]) as wire:
        play_to_the_end(wire)
    text = anna.http.get(f"/api/tables/{made['id']}/record").text
    assert f"seed {anna.get('/api/tables')['finished'][0]['seed']}" in text
    assert replay(text).over
    server.hub.live.clear()
    assert anna.get(f"/api/tables/{made['id']}")["status"] == "finished"


def play_to_the_end(wire: Wire) -> None:
    """Always the first option, again if that was too fast."""
    while wire.turn()["table"]["status"] != "finished":
        seat, token = wire.first()
        before = wire.state["ply"]
        wire.choose(token, seat)
        while wire.state["ply"] == before:
            if wire.receive()["type"] == "refusal":
                time.sleep(0.1)
                wire.choose(token, seat)


def test_a_campaign_tells_nobody_its_seed(anna: Person) -> None:
    wish = {"kind": "agricola-solo", "seats": [{"kind": "me", "name": "Anna"}]}
    made = anna.post("/api/campaigns", wish)
    assert "seed" not in made["sheet"]
    anna.post(f"/api/campaigns/{made['id']}/next")
    found = anna.get(f"/api/campaigns/{made['id']}")
    assert "seed" not in found["sheet"]
    assert found["playing"]
