"""The lobby: making tables, sitting down, starting, links, rematch."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.server.table import Table
from tests.server.people import Person, ThreadServer


def key_of(created: dict[str, Any], seat: int) -> str:
    path: str = next(link["path"] for link in created["links"] if link["seat"] == seat)
    assert path.startswith(f"/table/{created['table']['id']}#key=")
    return path.partition("#key=")[2]


def seats(info: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]]


def test_games_are_listed_with_options_and_bots(anna: Person) -> None:
    game = next(game for game in anna.get("/api/games") if game["id"] == "caverna")
    assert (game["id"], game["min_players"], game["max_players"]) == ("caverna", 1, 7)
    assert {option["name"] for option in game["options"]} >= {"mode"}
    assert "greedy" in game["bots"]
    assert len(anna.get("/api/games/caverna/gallery")["tiles"]) == 48
    assert any(block["id"] == "CAV-4.20" for block in anna.get("/api/games/caverna/rules"))


def test_play_now_is_a_running_table_with_a_steady_bot(anna: Person) -> None:
    made = anna.post("/api/play-now", {"name": "Anna"})
    table = made["table"]
    assert (table["status"], table["players"], table["host"]) == ("running", 2, True)
    assert seats(table)[0] == ("human", "Anna", True)
    assert table["seats"][1]["bot"] == "steady"
    assert [row["id"] for row in anna.get("/api/tables")["mine"]] == [table["id"]]


def test_an_open_table_starts_when_its_last_seat_is_taken(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open")
    table_id = made["table"]["id"]
    assert made["table"]["status"] == "open"
    assert [row["id"] for row in ben.get("/api/tables")["open"]] == [table_id]
    assert anna.refused(f"/api/tables/{table_id}/start") == (409, "1 seat is still free.")
    joined = ben.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
    assert joined["status"] == "running"
    assert seats(joined) == [("human", "Host 0", False), ("human", "Ben", True)]
    assert not joined["host"]


def test_a_link_leads_to_its_seat(anna: Person, ben: Person, cleo: Person) -> None:
    made = anna.create("me", "open", "open")
    table_id = made["table"]["id"]
    info = ben.post(f"/api/tables/{table_id}/join", {"name": "Ben", "key": key_of(made, 2)})
    assert [mine for _, _, mine in seats(info)] == [False, False, True]
    status, sentence = cleo.refused(
        f"/api/tables/{table_id}/join", {"name": "Cleo", "key": "x" * 32}
    )
    assert status == 403
    assert sentence == "This link is not valid any more; ask for a new one."


def test_nobody_sits_twice_or_at_a_full_table(anna: Person, ben: Person, cleo: Person) -> None:
    made = anna.create("me", "open", "open")
    path = f"/api/tables/{made['table']['id']}"
    assert anna.refused(f"{path}/join", {"name": "A"}) == (409, "You sit at this table already.")
    ben.post(f"{path}/join", {"name": "Ben"})
    cleo.post(f"{path}/join", {"name": "Cleo"})
    with Person(anna.url) as dora:
        assert dora.refused(f"{path}/join", {"name": "Dora"}) == (
            409,
            "No seat is free at this table.",
        )


def test_leaving_frees_the_seat_until_the_game_begins(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open", "open")
    path = f"/api/tables/{made['table']['id']}"
    ben.post(f"{path}/join", {"name": "Ben"})
    assert seats(ben.post(f"{path}/leave"))[1] == ("open", "", False)
    running = anna.create("me", "greedy")["table"]["id"]
    assert anna.refused(f"/api/tables/{running}/leave") == (
        409,
        "The game has begun; your seat stays yours.",
    )


def test_only_the_host_starts_and_gives_out_links(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open", "greedy")
    path = f"/api/tables/{made['table']['id']}"
    assert ben.refused(f"{path}/start") == (403, "Only the host may start the game.")
    assert ben.refused(f"{path}/seats/1/link") == (
        403,
        "Only the host may give out links for free seats.",
    )
    assert anna.refused(f"{path}/seats/2/link")[0] == 404, "a bot needs no link"
    assert anna.refused(f"{path}/seats/5/link")[0] == 404


def test_a_new_link_replaces_a_lost_one(anna: Person, ben: Person) -> None:
    made = anna.create("me", "open", "open")
    path = f"/api/tables/{made['table']['id']}"
    fresh = anna.post(f"{path}/seats/1/link")
    assert ben.refused(f"{path}/join", {"name": "Ben", "key": key_of(made, 1)})[0] == 403
    key = fresh["path"].partition("#key=")[2]
    assert seats(ben.post(f"{path}/join", {"name": "Ben", "key": key}))[1][2]


def test_keys_are_stored_hashed(server: ThreadServer, anna: Person) -> None:
    made = anna.create("me", "open")
    row = server.hub.store.find(made["table"]["id"])
    assert row is not None
    stored = {o.link_hash for o in row.owners} | {o.owner_hash for o in row.owners}
    assert key_of(made, 1) not in stored
    assert anna.http.cookies["hearthside"] not in stored | {row.host_hash}
    assert all(len(value) in (0, 64) for value in stored)


def test_hotseat_seats_belong_to_one_person(anna: Person) -> None:
    info = anna.create("me", "hotseat", "random")["table"]
    assert [seat["mine"] for seat in info["seats"]] == [True, True, False]
    assert info["status"] == "running"


def finish(server: ThreadServer, table_id: str) -> Table:
    """Play a table to its end, by its first options, at the desk of the server."""

    async def play() -> Table:
        live = await server.hub.get(table_id)
        table = live.table
        while table.status == "running":
            assert table.game is not None
            seat = table.game.deciders[0]
            token = table.game.options(seat)[0].token
            assert await server.hub.choose(live, seat, table.ply, token) is None
        return table

    return server.do(play())


def test_a_finished_game_is_listed_and_can_be_played_again(
    server: ThreadServer, anna: Person, ben: Person
) -> None:
    made = anna.create("me", "hotseat")
    table_id = made["table"]["id"]
    assert anna.refused(f"/api/tables/{table_id}/rematch") == (
        409,
        "A rematch is possible once the game is over.",
    )
    assert made["table"]["seed"] == "", "a seed would tell what is revealed next"
    finish(server, table_id)
    (row,) = ben.get("/api/tables")["finished"]
    assert (row["id"], row["seed"], len(row["result"])) == (table_id, "7", 2)
    assert ben.refused(f"/api/tables/{table_id}/rematch")[0] == 403
    again = anna.post(f"/api/tables/{table_id}/rematch")["table"]
    assert again["id"] != table_id
    assert again["status"] == "running"
    assert seats(again) == seats(anna.get(f"/api/tables/{table_id}"))


def test_the_steps_of_a_game_can_be_looked_at(server: ThreadServer, anna: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    table = finish(server, table_id)
    path = f"/api/tables/{table_id}"
    moves = anna.get(f"{path}/moves")
    assert table.game is not None
    assert len(moves) == table.game.ply
    first = anna.get(f"{path}/steps/0")
    assert (first["ply"], first["last"], first["move"]) == (0, len(moves), None)
    last = anna.get(f"{path}/steps/{len(moves)}")
    assert last["view"]["over"]
    assert [score["total"] for score in last["scores"]] == [s.total for s in table.game.scores()]
    middle = anna.get(f"{path}/steps/20")
    assert (middle["view"]["ply"], middle["move"]) == (20, moves[19])
    assert {event["ply"] for event in middle["events"]} <= {20}
    assert anna.http.get(f"{path}/steps/{len(moves) + 1}").status_code == 404


def test_the_record_of_a_running_game_hides_the_seed(server: ThreadServer, anna: Person) -> None:
    import hearthside

    table_id = anna.create("me", "hotseat", seed=123456)["table"]["id"]
    with anna.socket(table_id) as wire:
        seat, token = wire.first()
        wire.play(token, seat)
    text = anna.http.get(f"/api/tables/{table_id}/record").text
    assert "123456" not in text
    assert [m.token for m in hearthside.replay(text).moves][-1] == token
    finish(server, table_id)
    text = anna.http.get(f"/api/tables/{table_id}/record").text
    assert "\nseed 123456\n" in text
    assert hearthside.replay(text).over


def test_an_open_table_has_no_record_and_no_steps(anna: Person) -> None:
    path = f"/api/tables/{anna.create('me', 'open')['table']['id']}"
    assert anna.http.get(f"{path}/record").status_code == 409
    assert anna.http.get(f"{path}/steps/0").status_code == 409
    assert anna.get(f"{path}/moves") == []


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"players": 3}, "There are 2 seats for 3 players."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"players": 8}, "players: "),
        ({"seats": []}, "seats: "),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]}, "no bot 'clever'"),
        ({"seats": [{"kind": "me", "name": "<b>"}, {"kind": "open"}]}, "seats.0.name: "),
        ({"surprise": 1}, "surprise: "),
        ({"seed": -1}, "seed: "),
    ],
)
def test_a_bad_wish_gets_a_sentence(anna: Person, change: dict[str, Any], sentence: str) -> None:
    wish = {"game": "caverna", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, detail = anna.refused("/api/tables", {**wish, **change})
    assert status == 422
    assert sentence in detail


def test_unknown_tables_and_addresses(anna: Person) -> None:
    for path in ("/api/tables/zzzz9999", "/api/nothing", "/api/tables/zzzz9999/record"):
        answer = anna.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["detail"].startswith("There is no such")
    assert anna.http.get("/api/tables/UPPER").status_code == 422


def test_every_game_has_rules_and_a_gallery(server: ThreadServer) -> None:
    """Both come from the game itself; an unknown game is named."""
    with server.person() as anna:
        for game in anna.get("/api/games"):
            blocks = anna.get(f"/api/games/{game['id']}/rules")
            assert len([block for block in blocks if block["id"]]) > 100
            assert all(anna.get(f"/api/games/{game['id']}/gallery").values())
        answer = anna.http.get("/api/games/chess/rules")
        assert answer.status_code == 404
        assert answer.json()["detail"].startswith("There is no game 'chess'; the games are ")
