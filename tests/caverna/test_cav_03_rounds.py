"""CAV-3: the structure of a round."""

from __future__ import annotations

import itertools

import pytest

import hearthside
from hearthside.core.choice import NATURE
from hearthside.games.caverna import events
from hearthside.games.caverna.goods import GOOD_NAMES, RUBY_COMING, WOOD_COMING
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import RED
from tests.caverna.build import Table
from tests.caverna.calm import calm, cards, lying_by_round, pass_round, to_work


def happened(t: Table, *wanted: int) -> list[int]:
    """The kinds of the logged events, as far as wanted."""
    assert t.s.log is not None
    return [event.kind for event in t.s.log if event.kind in wanted]


def test_cav_3_1_five_phases_in_order() -> None:
    """CAV-3.1: a card, goods, work, all go home, harvest."""
    t = Table(players=2, round=5)
    t.home().dwarfs(0).has(food=9).tiles(writing_chamber="m31")
    t.home(1).dwarfs()
    t.s.log = []
    t.next_round()
    to_work(t)
    assert t.s.round == 6
    assert "place housework" in t.tokens()
    t.play("place housework")
    phases = (
        events.ROUND,
        events.REVEALED,
        events.REPLENISHED,
        events.PLACED,
        events.HARVEST,
    )
    order = [kind for kind, _ in itertools.groupby(happened(t, *phases))]
    assert order == [*phases, events.ROUND]
    assert t.at_home() == [0]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_cav_3_2_income_comes_first_and_clockwise(start: int) -> None:
    """CAV-3.2, CAV-14.25: before phase 1, from the starting player on."""
    t = Table(players=3, round=6)
    t.s.start = t.s.next_start = start
    for seat in range(3):
        t.home(seat).counter(WOOD_COMING, 1)
    t.home(0).tiles(wood_supplier="m31")
    t.home(1).tiles(ruby_supplier="m31").counter(RUBY_COMING, 2)
    t.home(2).tiles(miner="m31").land(ore_mine="m21").animals(0, 1, 0, 0)
    t.s.log = []
    t.next_round()
    assert t.decider == NATURE
    assert t.matching("reveal")
    got = {0: "wood", 1: "ruby", 2: "ore"}
    assert [
        (event.player, GOOD_NAMES[event.a]) for event in t.s.log if event.kind == events.GAINED
    ] == [(seat, got[seat]) for seat in ((start + i) % 3 for i in range(3))]
    assert events.REVEALED not in happened(t, events.REVEALED)


def test_cav_3_3_the_card_of_the_round_stays() -> None:
    """CAV-3.3: turned up in phase 1 and available for the rest of the game."""
    t = Table(players=3, round=0)
    t.home().has(ore=1)
    t.next_round()
    assert not any(SPACES[i].stage for i in t.s.open_spaces)
    t.play("reveal blacksmithing")
    assert "place blacksmithing" in t.tokens()
    t = calm(3)
    shown = cards(t)
    while t.s.round < 12:
        pass_round(t)
        assert cards(t)[:1] == shown
        assert len(cards(t)) == t.s.round


def test_cav_3_4_marker_in_phase_1() -> None:
    """CAV-3.4: from round 6 on, after the card and before the goods."""
    for number in range(1, 6):
        t = Table(players=3, round=number - 1).next_round()
        if t.decider == NATURE:
            t.play("reveal " + t.matching("reveal")[0])
        assert t.tokens()[0].startswith("place ")
    for number in range(6, 13):
        t = Table(players=3, round=number - 1).next_round()
        t.play("reveal " + t.matching("reveal")[0])
        assert t.tokens() == ["marker green", "marker red"]
        assert t.lying("logging") == {}
        t.play("marker red")
        assert t.s.marker == RED
        assert t.lying("logging") == {"wood": 3}


def test_cav_3_4_variant_reveals_late() -> None:
    """CAV-3.4: with `reveal_harvest_late` the marker is unknown until the harvest begins."""
    t = Table(players=2, round=5, reveal_harvest_late=True)
    t.home().dwarfs(0).has(food=9).tiles(writing_chamber="m31")
    t.home(1).dwarfs()
    t.next_round().play("reveal donkey_farming")
    assert t.s.marker == 0
    t.play("place housework")
    assert t.tokens() == ["marker green", "marker red"]
    t.play("marker green")
    assert t.goods()["food"] == 7


def test_cav_3_5_family_life_turns_the_wish() -> None:
    """CAV-3.5: from that moment the B side, for the rest of the game; the A side is gone."""
    t = Table(players=3, round=6)
    t.open("wish_for_children")
    t.home().dwarfs(0).has(food=99).tiles(writing_chamber="m31")
    t.home(1).dwarfs()
    t.home(2).dwarfs()
    t.next_round().play("reveal ore_delivery", "marker green")
    assert cards(t) == ["wish_for_children", "ore_delivery"]
    t.play("place housework", "reveal family_life")
    assert cards(t) == ["urgent_wish_for_children", "ore_delivery", "family_life"]
    t.play("marker green")
    while t.s.round < 12:
        pass_round(t)
        assert "urgent_wish_for_children" in cards(t)
        assert "wish_for_children" not in cards(t)


def test_cav_3_6_every_accumulating_space_is_replenished() -> None:
    """CAV-3.6: printed spaces and cards, the new card too, full or not, without limit."""
    t = Table(players=2, round=1)
    t.pile("logging", wood=3).pile("wood_gathering", wood=50)
    t.next_round().play("reveal sheep_farming")
    lying = {
        space: sum(t.lying(space).values())
        for space in (SPACES[i].name for i in t.s.open_spaces)
        if SPACES[[s.name for s in SPACES].index(space)].piles
    }
    assert lying == {
        "ruby_mining": 0,
        "drift_mining_a": 1,
        "excavation_a": 1,
        "starting_player_a": 1,
        "logging_a": 4,
        "ore_mining_a": 2,
        "wood_gathering": 51,
        "clearing_a": 1,
        "sustenance_a": 1,
        "sheep_farming": 1,
    }
    assert "donkey_farming" not in lying


def test_cav_3_7_first_and_next() -> None:
    """CAV-3.7: `first` on a space without any goods, otherwise `next`."""
    assert lying_by_round(calm(3), "logging", 4) == [3, 4, 5, 6]
    assert lying_by_round(calm(4), "drift_mining", 4) == [2, 4, 6, 8]
    t = calm(4)
    seen = []
    while t.s.round < 4:
        seen.append(t.lying("sustenance"))
        pass_round(t)
    assert seen == [{"grain": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 2}]
    t.pile("sustenance", vegetable=1)
    pass_round(t)
    assert t.lying("sustenance") == {"vegetable": 2}
    t.pile("sustenance")
    pass_round(t)
    assert t.lying("sustenance") == {"grain": 1}


@pytest.mark.parametrize(
    "players, expected",
    [(1, [1, 2, 3, 4]), (2, [0, 0, 1, 2]), (3, [1, 2, 3, 4]), (7, [1, 2, 3, 4])],
)
def test_cav_3_8_ruby_mining_with_two_players(players: int, expected: list[int]) -> None:
    """CAV-3.8: not replenished in rounds 1 and 2 of a two-player game."""
    assert lying_by_round(calm(players), "ruby_mining", 4) == expected


def test_cav_3_9_one_dwarf_each_clockwise() -> None:
    """CAV-3.9: from the starting player; who has no dwarf at home is skipped; nobody may pass."""
    t = Table(players=3, round=1)
    t.s.start = t.s.next_start = 1
    t.home(0).dwarfs(0)
    t.home(1).dwarfs(0)
    t.home(2).dwarfs(0, 0, 0)
    t.next_round().nature()
    order = []
    for space in ("supplies", "wood_gathering", "ore_mining", "ruby_mining", "starting_player"):
        order.append(t.decider)
        assert all(token.startswith("place ") for token in t.tokens())
        t.play(f"place {space}")
    assert order == [1, 2, 0, 2, 2]
    assert t.s.round == 3


def test_cav_3_9_a_dwarf_is_resolved_before_the_next_player() -> None:
    """CAV-3.9: the next seat decides only when the whole action is over."""
    t = Table(players=2, round=1)
    t.home().land(meadow="f43", field="f33").has(grain=1)
    t.turn().play("place slash_and_burn", "tile meadow+field f23-f22")
    assert t.decider == 0
    t.play("sow 1 grain")
    assert t.decider == 1


def test_cav_3_10_all_dwarfs_return_home() -> None:
    """CAV-3.10: spaces are free again; the child is at home too, fed as a newborn."""
    t = Table(players=2, round=3)
    t.open("wish_for_children")
    t.home().dwarfs(0).tiles(dwelling="m31").has(food=3)
    t.home(1).dwarfs()
    t.turn().play("place wish_for_children")
    t.nature()
    assert t.s.round == 4
    assert t.goods() == {}
    assert t.begging() == 0
    assert t.at_home() == [0, 0]
    assert set(t.s.occupants) == {-1}


def test_cav_3_11_newborn_status_ends_with_the_harvest() -> None:
    """CAV-3.11: a child fed with 1 food in its round is fed with 2 in the next normal harvest."""
    t = Table(players=2, round=5)
    t.home().dwarfs(0, 0, newborn=1).has(food=10)
    t.home(1).dwarfs()
    t.harvest()
    assert t.goods() == {"food": 7}
    assert [home.newborns() for home in t.s.homes] == [0, 0]
    t.harvest("green")
    assert t.goods() == {"food": 3}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_cav_3_12_the_game_ends_after_round_12(players: int) -> None:
    """CAV-3.12: its harvest is still held, then nothing follows but the final exchanges."""
    t = Table(players=players, round=12)
    t.home().has(ruby=1, food=5).crops(f43="grain 2")
    t.harvest("" if players == 1 else "green")
    assert t.s.round == 12
    assert t.goods() == {"ruby": 1, "food": 1, "grain": 1}
    assert t.tokens(0) == ["done"]
    t.play("done", seat=0)
    assert t.over
    for seat in range(1, players):
        assert t.begging(seat) == 4


def test_cav_14_26_suppliers_skip_round_9() -> None:
    """CAV-14.26: with two players the deliveries go to the next played rounds."""
    t = calm(2, round=6)
    t.home().tiles(wood_supplier="m21").counter(WOOD_COMING, 3)
    seen = {}
    while not t.over:
        seen[t.s.round] = t.goods().get("wood", 0)
        pass_round(t)
    assert seen == {7: 0, 8: 1, 10: 2, 11: 3, 12: 3}


def test_cav_14_54_the_token_counts_from_the_next_round() -> None:
    """CAV-14.54: the harvest of the round in which it changed hands keeps the old order."""
    t = Table(players=3, round=8)
    for seat in range(3):
        t.home(seat).dwarfs(0).has(food=9).crops(f43="grain 3")
    t.occupy("supplies", 0).occupy("ore_mining", 2)
    t.s.marker, t.s.reds_seen = RED, 3
    t.turn(1).play("place starting_player")
    asked = []
    while "skip fields" in t.tokens():
        asked.append(t.decider)
        t.play("skip fields")
    assert asked == [0, 1, 2]
    t.nature()
    assert t.s.round == 9
    assert t.decider == 1


def test_cav_14_43_rounds_keep_their_printed_numbers() -> None:
    """CAV-14.43: with two players the round after 8 is called 10."""
    t = calm(2, round=7)
    assert t.s.round == 8
    pass_round(t)
    assert t.s.round == 10
    view = hearthside.new_game("caverna", players=2).view()
    assert view["rounds"][-1] == 12
