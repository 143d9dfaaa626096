"""The server offers a game that has nothing but its rules, and bots play it."""

from __future__ import annotations

from pathlib import Path

from hearthside.server.app import Config
from tests.server.people import ROOMY, ThreadServer


def test_it_is_played_over_the_socket(pebbles: str, installed: str, tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=ROOMY)
    with ThreadServer(config) as server, server.person() as anna:
        listed = next(game for game in anna.get("/api/games") if game["id"] == pebbles)
        assert (listed["bots"], listed["hints"], listed["prefixes"]) == (["random"], False, [])
        assert anna.get(f"/api/games/{pebbles}/rules") == []
        wish = {"game": pebbles, "players": 2, "seed": 3}
        strong = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "strong"}]
        status, sentence = anna.refused("/api/tables", {**wish, "seats": strong})
        assert (status, sentence) == (
            422,
            "The bot 'strong' cannot play Pebbles; these can: random.",
        )
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
        table = anna.post("/api/tables", {**wish, "seats": seats})["table"]
        assert not table["hints"]
        with anna.socket(table["id"]) as wire:
            while wire.turn()["table"]["status"] != "finished":
                wire.play(wire.first()[1])
        status, sentence = anna.refused(f"/api/tables/{table['id']}/analysis")
        assert (status, sentence) == (404, "There is no analysis of Pebbles.")
        assert anna.get(f"/api/tables/{table['id']}/analysis")["state"] == "off"
        moves = anna.get(f"/api/tables/{table['id']}/moves")
        assert {move["seat"] for move in moves} == {-1, 0, 1}
