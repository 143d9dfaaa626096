"""Every variant of Agricola (AGR-15), walked through at random with all properties checked."""

import json
from typing import cast

import pytest

from hearthside import Game, new_game
from hearthside.core.options import OptionValue
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from tests.agricola.test_agr_17_random_games import check_walk
from tests.agricola.walk import STYLES, Walker
from tests.said import events_of

VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"deal": "draft_sequential"}),
    (3, {"deal": "draft_parallel"}),
    (4, {"deal": "draft_8"}),
    (3, {"deal": "quick_draft"}),
    (1, {"deal": "deal10_keep7"}),
    (4, {"deal": "deal10_keep7"}),
    (3, {"deal": "lopez"}),
    (4, {"deal": "deifuss"}),
    (3, {"mulligan": True}),
    (2, {"living_hand": "dorn5"}),
    (2, {"living_hand": "dorn3", "mulligan": True}),
    (4, {"open_market": True}),
    (4, {"teams": "min"}),
    (4, {"teams": "product", "side_job": True, "strict_adjacency": True}),
    (2, {"accommodate_first": True, "leave_animals": True}),
    (2, {"leave_animals": True, "two_player_tile": True}),
    (3, {"reverse_start": True, "one_pasture_per_kind": True}),
    (2, {"open_fences": True, "strict_adjacency": True}),
    (4, {"teams": "min", "open_fences": True, "pastures_apart": True}),
    (2, {"first": "1", "kept": "A086+A098/B087", "more_food": "0/1"}),
    (1, {"kept": "A086+A098", "more_food": "3"}),
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_agr_15_properties_of_random_games(variant: int) -> None:
    """AGR-17.1 to AGR-17.7 hold in every variant."""
    players, options = VARIANTS[variant]
    seed = variant
    game = new_game("agricola", players, seed, options)
    which = f"game of {players}, {options}, seed {seed}"
    check_walk(game, Walker(seed, STYLES[seed % 3]), seed, which, spare=4)


def setup_states(players: int, options: dict[str, OptionValue], seed: int) -> list[Game]:
    """The game before every decision of its setup."""
    game = new_game("agricola", players, seed, options)
    walker = Walker(seed, "options")
    found = []
    while cast(Agricola, game.state).round == 0:
        found.append(game.copy())
        seat = walker.seat(game)
        game.play(walker.choose(game.options(seat)).token, seat)
    return found


DRAFTS = ("draft_sequential", "draft_parallel", "draft_8", "quick_draft", "deal10_keep7")


@pytest.mark.parametrize("deal", DRAFTS)
def test_agr_17_3_nobody_sees_the_packs_of_others(deal: str) -> None:
    """AGR-15.5: views, options and events name no card that is hidden from the viewer."""
    games = setup_states(3, {"deal": deal}, 4)
    assert len(games) >= 14
    for game in games[::3]:
        s = cast(Agricola, game.state)
        for viewer in (0, 1, 2, None):
            text = json.dumps([game.view(viewer), events_of(game, 0, viewer)])
            told = {event["card"] for event in events_of(game, 0, viewer) if "card" in event}
            for seat in range(3):
                for card in [*s.packs[seat], *s.players[seat].hand]:
                    if seat != viewer and CARDS[card].id not in told:
                        assert f'"{CARDS[card].id}"' not in text
            if viewer is None:
                assert not told


@pytest.mark.parametrize("deal", DRAFTS)
def test_agr_17_3_a_new_deal_keeps_what_the_seat_knows(deal: str) -> None:
    """The own hand and pack stay, other packs are dealt anew, and the game can go on."""
    changed = False
    for number, game in enumerate(setup_states(3, {"deal": deal}, 5)[::4]):
        seat = game.deciders[0]
        s = cast(Agricola, game.state)
        other = game.redeal(seat, number)
        t = cast(Agricola, other.state)
        assert t.packs[seat] == s.packs[seat]
        assert t.players[seat].hand == s.players[seat].hand
        assert [len(pack) for pack in t.packs] == [len(pack) for pack in s.packs]
        changed = changed or t.packs != s.packs
        assert all_cards(t) == all_cards(s)
        walker = Walker(number, "options")
        while t.round == 0:
            who = walker.seat(other)
            other.play(walker.choose(other.options(who)).token, who)
        for player in t.players:
            assert len(player.hand) == 14
    assert changed


def all_cards(s: Agricola) -> list[int]:
    """Every hand card, wherever it is, in order."""
    piles = [*s.packs, *s.aside, s.removed, s.market, *s.decks]
    piles += [player.hand for player in s.players]
    return sorted([card for pile in piles for card in pile])


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_agr_17_3_no_event_tells_a_spectator_of_hidden_cards(variant: int) -> None:
    """In the setup of every variant only open cards are named to everybody."""
    players, options = VARIANTS[variant]
    game = new_game("agricola", players, 3, options)
    walker = Walker(3, "options")
    while cast(Agricola, game.state).round == 0:
        seat = walker.seat(game)
        game.play(walker.choose(game.options(seat)).token, seat)
    open_events = {"market_opened", "kept"}
    for event in events_of(game, 0, None):
        assert "card" not in event or event["event"] in open_events
