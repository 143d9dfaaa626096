"""Campaigns on the server: decisions between games, the same people, nothing lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hearthside.core.campaign import CampaignOption, CampaignRules, Sheet
from hearthside.core.message import raw
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.registry import kit, ruleset
from hearthside.server.app import Config
from tests.server.people import ROOMY, Person, ThreadServer

KIND = "caverna-twice"


class Twice(CampaignRules):
    """Two games of Caverna; in between every seat says which mode it likes."""

    id = KIND
    title = "Caverna twice"
    game = "caverna"
    min_players = 1
    max_players = 2

    def new(self, players: int, seed: int) -> Sheet:
        return {"seed": seed, "totals": [], "said": ["full"] * players}

    def deciders(self, sheet: Sheet) -> list[int]:
        return [seat for seat, word in enumerate(sheet["said"]) if not word]

    def options(self, sheet: Sheet, seat: int) -> list[CampaignOption]:
        words = {"introductory": "Introductory", "full": "Full"}
        return [CampaignOption(token, raw(text)) for token, text in words.items()]

    def choose(self, sheet: Sheet, seat: int, token: str) -> Sheet:
        said = [token if i == seat else word for i, word in enumerate(sheet["said"])]
        return {**sheet, "said": said}

    def setup(self, sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
        return sheet["seed"] + len(sheet["totals"]), {"mode": sheet["said"][0]}

    def finish(self, sheet: Sheet, state: State) -> Sheet:
        rules = ruleset("caverna")
        totals = [sum(rules.score_parts(state, p).values()) for p in range(state.seats)]
        return {**sheet, "totals": [*sheet["totals"], totals], "said": [""] * state.seats}

    def over(self, sheet: Sheet) -> bool:
        return len(sheet["totals"]) == 2

    def winners(self, sheet: Sheet) -> list[int]:
        sums = [sum(game[p] for game in sheet["totals"]) for p in range(len(sheet["said"]))]
        return [p for p, points in enumerate(sums) if points == max(sums)]


@pytest.fixture
def server(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadServer]:
    monkeypatch.setattr(kit("caverna"), "campaigns", (Twice(),))
    with ThreadServer(Config(database, limits=ROOMY)) as running:
        yield running


def begin(anna: Person, *seats: str) -> dict[str, Any]:
    wishes = [
        {"kind": seat, "name": "Anna"} if seat == "me" else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    found: dict[str, Any] = anna.post("/api/campaigns", {"kind": KIND, "seed": 5, "seats": wishes})
    return found


def play_out(server: ThreadServer, table_id: str) -> None:
    """Play all seats at random on the server's own loop until the game is over."""
    rng = random.Random(1)

    async def all_choices() -> None:
        live = await server.hub.get(table_id)
        while (game := live.table.game) is not None and not game.over:
            seat = game.deciders[0]
            found = game.options(seat, anytime=False) or game.options(seat)
            await server.hub.choose(live, seat, live.table.ply, rng.choice(found).token)

    server.do(all_choices())


def test_a_campaign_goes_on_from_game_to_game(server: ThreadServer) -> None:
    """Game, decision, game, end: the sheet holds the results, the table names its campaign."""
    with server.person() as anna:
        assert {kind["id"] for kind in anna.get("/api/campaigns")["kinds"]} >= {KIND}
        campaign = begin(anna, "me")
        path = f"/api/campaigns/{campaign['id']}"
        table = anna.post(f"{path}/next")["table"]
        assert table["campaign"] == campaign["id"]
        assert table["options"] == {"mode": "full"}
        assert anna.get(path)["playing"]
        assert anna.post(f"{path}/next")["table"]["id"] == table["id"]
        play_out(server, table["id"])

        between = anna.get(path)
        assert not between["playing"]
        assert between["deciders"] == [0]
        tokens = [o["token"] for o in between["decisions"][0]["options"]]
        assert tokens == ["introductory", "full"]
        assert anna.refused(f"{path}/next") == (409, "Seat 0 must decide first.")
        status, sentence = anna.refused(f"{path}/choose", {"seat": 0, "token": "hard"})
        assert (status, sentence) == (
            409,
            "'hard' is not possible; possible are introductory, full.",
        )
        anna.post(f"{path}/choose", {"seat": 0, "token": "introductory"})
        second = anna.post(f"{path}/next")["table"]
        assert second["options"] == {"mode": "introductory"}
        assert second["seats"][0]["mine"]
        play_out(server, second["id"])

        end = anna.get(path)
        assert end["over"]
        assert end["winners"] == [0]
        results = [anna.get(f"/api/tables/{t['id']}")["result"] for t in (table, second)]
        assert end["sheet"]["totals"] == results
        assert anna.refused(f"{path}/next") == (409, "The campaign is over.")


def test_bots_decide_for_themselves_and_strangers_nothing(server: ThreadServer) -> None:
    with server.person() as anna, server.person() as otto:
        path = f"/api/campaigns/{begin(anna, 'me', 'random')['id']}"
        otto.get("/api/tables")
        assert otto.refused(f"{path}/next")[0] == 403
        table = anna.post(f"{path}/next")["table"]
        play_out(server, table["id"])
        assert anna.get(path)["deciders"] == [0]
        assert otto.get(path)["decisions"] == []
        assert otto.refused(f"{path}/choose", {"seat": 0, "token": "full"}) == (
            403,
            "This is not your seat.",
        )
        assert [c["id"] for c in anna.get("/api/campaigns")["mine"]] == [path.rsplit("/", 1)[1]]
        assert otto.get("/api/campaigns")["mine"] == []


def test_a_campaign_outlives_the_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop after the first game; another server on the same database counts it and goes on."""
    monkeypatch.setattr(kit("caverna"), "campaigns", (Twice(),))
    config = Config(database, limits=ROOMY)
    with ThreadServer(config) as first, first.person() as anna:
        path = f"/api/campaigns/{begin(anna, 'me')['id']}"
        table = anna.post(f"{path}/next")["table"]
        play_out(first, table["id"])
        cookies = dict(anna.http.cookies)
    with ThreadServer(config) as second, second.person() as anna:
        anna.http.cookies.update(cookies)
        assert len(anna.get(path)["sheet"]["totals"]) == 1
        anna.post(f"{path}/choose", {"seat": 0, "token": "full"})
        assert anna.post(f"{path}/next")["table"]["status"] == "running"


def test_agr_16_campaigns_take_the_options_of_a_table(server: ThreadServer) -> None:
    """The kind lists them, every game has them, impossible ones are refused."""
    wish: dict[str, Any] = {"kind": "agricola-solo", "seats": [{"kind": "me"}]}
    with server.person() as anna:
        kinds = {kind["id"]: kind for kind in anna.get("/api/campaigns")["kinds"]}
        offered = {option["name"]: option["values"] for option in kinds["agricola-solo"]["options"]}
        assert offered["decks"] == ["base", "everything"]
        assert offered["deal"] == ["deal7", "deifuss"]
        begun = anna.post("/api/campaigns", {**wish, "options": {"decks": "everything"}})
        table = anna.post(f"/api/campaigns/{begun['id']}/next")["table"]
        assert table["options"]["decks"] == "everything"
        status, sentence = anna.refused("/api/campaigns", {**wish, "options": {"deal": "lopez"}})
        assert status == 422
        assert "cannot be 'lopez'" in sentence


def test_unknown_campaigns_are_refused(server: ThreadServer) -> None:
    with server.person() as anna:
        status, sentence = anna.refused("/api/campaigns", {"kind": "no", "seats": [{"kind": "me"}]})
        assert status == 422
        assert sentence.startswith("There is no campaign 'no'; the campaigns are ")
        too_many = {"kind": KIND, "seats": [{"kind": "hotseat"}] * 3}
        assert anna.refused("/api/campaigns", too_many) == (
            422,
            "Caverna twice is for 1 to 2 players, not 3.",
        )
        answer = anna.http.get("/api/campaigns/zzzzzzzz")
        assert (answer.status_code, answer.json()["detail"]) == (404, "There is no such campaign.")
