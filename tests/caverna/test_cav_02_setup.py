"""CAV-2: setting up a game."""

from __future__ import annotations

import pytest

import hearthside
from hearthside.core.chance import mix
from hearthside.core.choice import NATURE
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.state import GREEN
from tests.caverna.build import Table
from tests.caverna.calm import calm, cards, harvests, pass_round, rounds

BASE = {"ruby_mining", "housework", "slash_and_burn"}
SIDE_A = {
    "drift_mining_a",
    "excavation_a",
    "starting_player_a",
    "logging_a",
    "supplies",
    "ore_mining_a",
    "wood_gathering",
    "clearing_a",
    "sustenance_a",
}
SIDE_B = {
    "drift_mining_b",
    "excavation_b",
    "starting_player_b",
    "imitation_b",
    "logging_b",
    "forest_exploration_b",
    "growth",
    "ore_mining_b",
    "clearing_b",
    "sustenance_b",
}
SMALL_3 = {"strip_mining", "imitation_3", "forest_exploration_3"}
LARGE_5 = {
    "depot",
    "small_scale_drift_mining",
    "weekly_market",
    "imitation_5",
    "hardware_rental_5",
    "fence_building_5",
}
LARGE_6 = {
    "depot",
    "drift_mining_6",
    "weekly_market",
    "imitation_6",
    "hardware_rental_6",
    "fence_building_6",
}
SMALL_7 = {"large_depot", "imitation_7", "extension"}
STAGE_1 = {"blacksmithing", "sheep_farming", "ore_mine_construction"}
STAGE_2 = {"wish_for_children", "donkey_farming", "ruby_mine_construction"}
STAGE_3 = {"exploration", "family_life", "ore_delivery"}
STAGE_4 = {"ore_trading", "adventure", "ruby_delivery"}


@pytest.mark.parametrize("players", range(1, 8))
def test_cav_2_1_what_everybody_starts_with(players: int) -> None:
    """CAV-2.1: two unarmed dwarfs at home, three stables, no goods but food."""
    view = hearthside.new_game("caverna", players=players, seed=4).view()
    assert len(view["homes"]) == players
    for home in view["homes"]:
        assert [dwarf["weapon"] for dwarf in home["dwarfs"]] == [0, 0]
        assert not any(dwarf["newborn"] or dwarf["space"] for dwarf in home["dwarfs"])
        assert home["stables_left"] == 3
        assert home["room"] == 2
        assert home["begging"] == 0
        assert {good for good, n in home["goods"].items() if n} == {"food"}


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("start", [0, 1])
def test_cav_2_2_starting_food(players: int, start: int) -> None:
    """CAV-2.2: 1, 1, 2, 3, 3, 3, 3 clockwise from the starting player."""
    found = None
    for seed in range(60):
        view = hearthside.new_game("caverna", players=players, seed=seed).view()
        if view["starting_player"] == start:
            found = view
            break
    assert found is not None
    food = [found["homes"][(start + i) % players]["goods"]["food"] for i in range(players)]
    assert food == [1, 1, 2, 3, 3, 3, 3][:players]
    assert found["deciders"] == [start]


def test_cav_2_2_the_starting_player_is_random() -> None:
    """CAV-2.2: chance decides among all seats, alike."""
    starts = [
        hearthside.new_game("caverna", players=4, seed=seed).view()["starting_player"]
        for seed in range(200)
    ]
    assert all(30 <= starts.count(seat) <= 75 for seat in range(4))


def test_cav_2_2_solo_food() -> None:
    """CAV-2.2, CAV-14.12: 2 food in the solo game."""
    view = hearthside.new_game("caverna", players=1).view()
    assert view["homes"][0]["goods"]["food"] == 2


@pytest.mark.parametrize(
    "players, spaces, number",
    [
        (
            1,
            (BASE | SIDE_A) - {"drift_mining_a", "starting_player_a", "supplies", "clearing_a"},
            8,
        ),
        (2, BASE | SIDE_A, 12),
        (3, BASE | SIDE_A | SMALL_3, 15),
        (4, BASE | SIDE_B, 13),
        (5, BASE | SIDE_B | LARGE_5, 19),
        (6, BASE | SIDE_B | LARGE_6, 19),
        (7, BASE | SIDE_B | LARGE_6 | SMALL_7, 22),
    ],
)
def test_cav_2_3_boards_by_player_count(players: int, spaces: set[str], number: int) -> None:
    """CAV-2.3, CAV-14.1, CAV-14.8: the printed spaces of the boards in use, and their number."""
    view = hearthside.new_game("caverna", players=players).view()
    printed = [space["name"] for space in view["spaces"] if not space["stage"]]
    assert set(printed) == spaces
    assert len(printed) == number


@pytest.mark.parametrize("players", [1, 2, 7])
def test_cav_2_4_mode_selects_only_the_tiles(players: int) -> None:
    """CAV-2.4: introductory or full changes the supply and nothing else, also with 7 players."""
    views = {}
    for mode in ("introductory", "full"):
        game = hearthside.new_game("caverna", players=players, seed=5, options={"mode": mode})
        views[mode] = game.view()
    introductory = set(views["introductory"].pop("supply"))
    full = set(views["full"].pop("supply"))
    assert len(introductory) == 27
    assert len(full) == 48
    assert introductory < full
    assert full == {tile.name for tile in TILES}
    for view in views.values():
        assert view.pop("options")["mode"] in views
    assert views["introductory"] == views["full"]


@pytest.mark.parametrize("players", [3, 4, 7])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cav_2_5_cards_by_stage(players: int, seed: int) -> None:
    """CAV-2.5: three cards per stage; Wish for children always in round 4."""
    t = calm(players, seed=seed)
    while t.s.round < 12:
        if t.s.round == 4:
            assert cards(t)[-1] == "wish_for_children"
        pass_round(t)
    shown = cards(t)
    assert len(shown) == 12
    assert set(shown[:3]) == STAGE_1
    assert shown[3] == "urgent_wish_for_children"
    assert set(shown[4:6]) == STAGE_2 - {"wish_for_children"}
    assert set(shown[6:9]) == STAGE_3
    assert set(shown[9:]) == STAGE_4


@pytest.mark.parametrize("players", [1, 2])
def test_cav_2_5_no_exploration_with_one_or_two_players(players: int) -> None:
    """CAV-2.5, CAV-14.28: Exploration is removed; rounds 7 and 8 show the others of stage 3."""
    t = calm(players)
    while t.s.round < 12:
        pass_round(t)
    shown = cards(t)
    assert len(shown) == 11
    assert set(shown[:3]) == STAGE_1
    assert set(shown[6:8]) == STAGE_3 - {"exploration"}
    assert set(shown[8:]) == STAGE_4


def test_cav_2_6_the_order_within_a_stage_is_random() -> None:
    """CAV-2.6: chance draws among the cards left of the stage."""
    orders = set()
    for seed in range(40):
        t = calm(3, seed=seed)
        pass_round(pass_round(t))
        orders.add(tuple(cards(t)))
    assert len(orders) == 6
    t = Table(players=3, round=0).next_round()
    assert t.decider == NATURE
    assert set(t.matching("reveal")) == STAGE_1
    t = Table(players=3, round=4).next_round()
    assert set(t.matching("reveal")) == STAGE_2 - {"wish_for_children"}


def test_cav_2_6_the_order_is_hidden() -> None:
    """CAV-2.6: before a card is turned up, nobody can know more than which ones are to come."""
    seen = {
        tuple(
            sorted(
                set(view["cards_to_come"])
                | {space["name"] for space in view["spaces"] if space["stage"]}
            )
        )
        for view in (hearthside.new_game("caverna", 3, seed).view(0) for seed in range(20))
    }
    assert seen == {tuple(sorted(STAGE_1 | STAGE_2 | STAGE_3 | STAGE_4))}
    to_come: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(20):
        view = hearthside.new_game("caverna", 3, seed).view(0)
        (shown,) = [space["name"] for space in view["spaces"] if space["stage"]]
        to_come.setdefault(shown, set()).add(tuple(view["cards_to_come"]))
    assert len(to_come) == 3
    assert all(len(orders) == 1 for orders in to_come.values())


@pytest.mark.parametrize("players", range(1, 8))
def test_cav_2_7_played_rounds(players: int) -> None:
    """CAV-2.7, CAV-14.9, CAV-14.43: with 1 or 2 players there is no round 9."""
    expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    if players <= 2:
        expected.remove(9)
    assert rounds(calm(players)) == expected
    assert hearthside.new_game("caverna", players=players).view()["rounds"] == expected


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_cav_2_8_harvest_markers(players: int, seed: int) -> None:
    """CAV-2.8, CAV-14.2: 4 green and 3 red on rounds 6 to 12; with 2 players one green less."""
    t = calm(players, seed=seed)
    markers = {}
    while not t.over:
        markers[t.s.round] = {0: "none", 1: "green", 2: "red"}[t.s.marker]
        pass_round(t)
    assert {number for number, marker in markers.items() if marker != "none"} == (
        {6, 7, 8, 10, 11, 12} if players == 2 else {6, 7, 8, 9, 10, 11, 12}
    )
    assert list(markers.values()).count("red") == 3
    assert list(markers.values()).count("green") == (3 if players == 2 else 4)


def test_cav_2_8_markers_lie_at_random() -> None:
    """CAV-2.8: each of the markers left is as likely to be the next."""
    drawn = []
    for seed in range(120):
        t = Table(players=3, round=11)
        t.s.greens, t.s.reds, t.s.rng = 1, 3, mix(seed)
        t.next_round().play("reveal adventure")
        assert t.decider == NATURE
        assert t.tokens() == ["marker green", "marker red"]
        t.nature()
        drawn.append(t.s.marker)
    assert 15 <= drawn.count(GREEN) <= 45


def test_cav_2_8_no_markers_in_the_solo_game() -> None:
    """CAV-2.8: rounds 5 to 8 and 10 to 12 are normal harvests."""
    t = calm(1, round=4)
    assert (t.s.greens, t.s.reds) == (0, 0)
    assert harvests(t) == dict.fromkeys([5, 6, 7, 8, 10, 11, 12], "normal")


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_cav_2_9_printed_harvest_signs(players: int) -> None:
    """CAV-2.9: none, none, leaf, 1 food per dwarf, leaf."""
    signs = harvests(calm(players))
    assert [signs[number] for number in range(1, 6)] == [
        "none",
        "none",
        "normal",
        "special",
        "normal",
    ]


@pytest.mark.parametrize("mode, number", [("introductory", 27), ("full", 48)])
def test_cav_2_10_all_tiles_are_available_from_the_start(mode: str, number: int) -> None:
    """CAV-2.10: who could pay everything may choose every tile of the mode in round 1."""
    t = Table(players=3, round=1, mode=mode)
    t.home().has(wood=9, stone=9, ore=9, grain=9, vegetable=9, food=9, gold=9)
    t.turn().play("place housework")
    offered = {token.split()[0] for token in t.matching("furnish")}
    assert offered == {tile.name for tile in TILES if tile.intro or mode == "full"}
    assert len(offered) == number
