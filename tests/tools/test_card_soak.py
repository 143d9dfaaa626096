"""tools/card_soak.py: random games that like to play cards."""

import pytest

from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR
from tools.card_soak import Soak, main


def test_a_few_games_play_many_cards_without_an_error() -> None:
    soak = Soak(seed=3, enough=20)
    for seed, players in enumerate((4, 3, 2, 1, 4, 3)):
        soak.play(players, seed)
    assert soak.errors == []
    assert soak.played == 6
    played = [card.id for card in CARDS if card.kind != MAJOR and soak.games[card.index]]
    assert len(played) > 60


def test_cards_below_the_limit_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seconds", "0"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 2 + 96
    assert "  A078 Canoe: 0 games, triggered 0 times" in printed
