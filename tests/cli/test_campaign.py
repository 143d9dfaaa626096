"""Campaigns in the terminal: one file keeps the campaign and the game that is on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside.games.registry import kit
from hearthside.terminal.campaign import open_campaign, play_campaign
from hearthside.terminal.files import FileTrouble
from hearthside.terminal.seats import Seats
from tests.cli.pilot import Screen, run
from tests.server.test_campaigns import KIND, Twice


@pytest.fixture(autouse=True)
def campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit("caverna"), "campaigns", (Twice(),))


def test_bots_play_a_campaign_to_its_end(tmp_path: Path) -> None:
    """Two games, the decision in between, the verdict; the file holds the end."""
    path = tmp_path / "twice.json"
    saved = open_campaign(path, KIND, 2, 5)
    screen = Screen()
    play_campaign(saved, Seats(2, [], ["random"], 1), screen)
    again = open_campaign(path, KIND, 2, 0)
    assert again.campaign.over
    assert again.campaign.sheet == saved.campaign.sheet
    assert len(again.campaign.sheet["totals"]) == 2
    assert "The campaign is won by" in screen.text()


def test_a_person_decides_between_games_and_may_leave(tmp_path: Path) -> None:
    """Leaving in the middle of a game or of a decision loses nothing."""
    path = tmp_path / "twice.json"
    saved = open_campaign(path, KIND, 1, 5)
    play_campaign(saved, Seats(1, [], ["random"], 1), Screen())
    saved.campaign.sheet = {**saved.campaign.sheet, "totals": [[3]], "said": [""]}
    saved.write()
    screen = Screen()
    typed = iter(["7", "2", "q", "y"])
    screen.keys = lambda: next(typed)
    play_campaign(open_campaign(path, KIND, 1, 0), Seats(1, [0], ["greedy"], 1), screen)
    assert "Choose a number from 1 to 2." in screen.text()
    after = open_campaign(path, KIND, 1, 0)
    assert after.campaign.sheet["said"] == ["full"]
    assert after.game is not None
    assert after.game.setup.options["mode"] == "full"


def test_files_that_are_no_campaign_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("{}")
    with pytest.raises(FileTrouble, match="is not a saved campaign"):
        open_campaign(path, KIND, 1, 0)
    path.write_text("[" * 200_000)
    with pytest.raises(FileTrouble, match="is not a saved campaign: its brackets are too deep"):
        open_campaign(path, KIND, 1, 0)
    refused = run("campaign", KIND, "--file", str(path))
    assert refused.exit_code == 2
    unknown = run("campaign", "no", "--file", str(tmp_path / "x.json"))
    assert unknown.exit_code == 2
