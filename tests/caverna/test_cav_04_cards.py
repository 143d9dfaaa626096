"""CAV-4.70 to 4.87: action cards."""

from __future__ import annotations

import re

import pytest

from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.spaces import BOARDS, SPACE_NAMED, SPACES, card_bag, printed_spaces
from hearthside.words import speaker
from tests.caverna.build import RULES, Table
from tests.caverna.calm import calm, cards, pass_round, rounds
from tests.caverna.rule_tables import paragraph, table_rows
from tests.caverna.test_cav_04_spaces import piles
from tests.caverna.ways import alone, choosable, on, stands, turn_over, verbs, ways


@pytest.mark.parametrize("row", table_rows("CAV-4.70", "CAV-4.82"), ids=lambda row: row["Card id"])
def test_cav_4_70_to_4_82_as_declared(row: dict[str, str]) -> None:
    """CAV-4.70 to 4.82: stage and accumulation of every card agree with the document."""
    card = SPACE_NAMED[row["Card id"]]
    assert card.board == "card"
    stage = "2" if row["Stage"] == "replaces A" else row["Stage"][0]
    assert card.stage == int(stage)
    declared = {GOOD_NAMES[pile.good]: (pile.first, pile.then) for pile in card.piles}
    assert declared == piles(row["Accumulates"])


def test_cav_4_70_to_4_82_are_all_cards() -> None:
    """CAV-4.70 to 4.82: none is missing and none is added."""
    listed = [row["Card id"] for row in table_rows("CAV-4.70", "CAV-4.82")]
    assert listed == [space.name for space in SPACES if space.stage]


@pytest.mark.parametrize(
    "card, found",
    [
        ("sheep_farming", [{"sheep": 1}, {"sheep": 2}]),  # CAV-4.71
        ("donkey_farming", [{"donkey": 1}, {"donkey": 2}]),  # CAV-4.75
        ("ore_delivery", [{"stone": 1, "ore": 1}, {"stone": 2, "ore": 2}]),  # CAV-4.79
        ("ruby_delivery", [{"ruby": 2}, {"ruby": 3}]),  # CAV-4.82
    ],
)
def test_cav_4_71_and_4_75_and_4_79_and_4_82_accumulation(
    card: str, found: list[dict[str, int]]
) -> None:
    """CAV-4.71, CAV-4.75, CAV-4.79, CAV-4.82: goods in the first and the second round."""
    t = calm(3, round=3 if SPACE_NAMED[card].stage > 2 else 8).open(card)
    assert [pass_round(t).lying(card), pass_round(t).lying(card)] == found


def test_cav_14_7_animals_accumulate_as_sheep_and_donkeys() -> None:
    """CAV-14.7: no other animal accumulates anywhere."""
    animals = {GOOD_NAMES[p.good] for space in SPACES for p in space.piles if p.good >= 8}
    assert animals == {"sheep", "donkey"}


def test_cav_4_70_blacksmithing() -> None:
    """CAV-4.70: forge, then or a level-3 expedition, at once with the new weapon."""
    t = alone().open("blacksmithing")
    t.home().has(ore=3)
    on(t, "blacksmithing")
    assert t.tokens() == ["forge 1", "forge 2", "forge 3"]
    t.play("forge 3")
    assert t.goods() == {}
    assert "stop" in t.tokens()
    t.play("loot stone", "loot dog", "loot grain")
    assert turn_over(t)
    assert t.goods() == {"stone": 1, "grain": 1}
    assert t.dogs() == 1
    assert t.dwarfs() == [4, 0]


def test_cav_4_70_blacksmithing_forging_alone() -> None:
    """CAV-4.70: the expedition may be left out."""
    t = alone().open("blacksmithing")
    t.home().has(ore=2)
    on(t, "blacksmithing").play("forge 2", "stop")
    assert turn_over(t)
    assert t.dwarfs() == [2, 0]
    assert "blacksmithing" not in choosable(alone().open("blacksmithing"))


@pytest.mark.parametrize(
    "card, animal, lying",
    [("sheep_farming", 0, {"sheep": 2}), ("donkey_farming", 1, {"donkey": 2})],
)
def test_cav_4_71_and_4_75_and_4_84_farming(card: str, animal: int, lying: dict[str, int]) -> None:
    """CAV-4.71, CAV-4.75, CAV-4.84: fences and stable, then or the animals."""
    t = alone().open(card).pile(card, **lying)
    t.home().land(meadow="f43 f33 f32").has(wood=6, stone=3)
    on(t, card)
    assert verbs(t) == {"small", "large", "stable", "take"}
    t.play("stable f43", "fence f43", "fence f32-f33")
    assert turn_over(t)  # every line was used; the animals came by themselves
    assert t.animals()[animal] == 2
    assert t.goods() == {"stone": 2}


@pytest.mark.parametrize("card, good", [("sheep_farming", "sheep"), ("donkey_farming", "donkey")])
def test_cav_4_84_lines_may_be_skipped_and_animals_come_last(card: str, good: str) -> None:
    """CAV-4.84: every subset of the three lines; nothing is built after the animals."""
    t = alone().open(card).pile(card, **{good: 1})
    t.home().land(meadow="f43 f33 f32").has(wood=6, stone=3)
    on(t, card)
    lines = ({"small"}, {"large"}, {"stable"})
    pairs = ({"small", "large"}, {"small", "stable"}, {"large", "stable"})
    assert {frozenset(way.split()) for way in ways(t)} == {
        frozenset(way) for way in (*lines, *pairs, {"small", "large", "stable"}, {"take"})
    }
    t.play("take")
    assert turn_over(t)
    t = alone().open(card)
    t.home().land(meadow="f43 f33").has(wood=9, stone=9)
    on(t, card).play("fence f43")
    assert "small" not in verbs(t)
    t.play("stable f43")
    assert turn_over(t)  # no second stable, no second small pasture


def test_cav_4_71_nothing_to_do() -> None:
    """CAV-4.71, CAV-4.7: without animals, meadows and stone the space is closed."""
    assert "sheep_farming" not in choosable(alone().open("sheep_farming"))


def test_cav_4_72_ore_mine_construction() -> None:
    """CAV-4.72: mine and deep tunnel with 3 ore, then or a level-2 expedition."""
    t = alone().open("ore_mine_construction")
    t.home().dwarfs(3, 3).land(tunnel="m21 m22")
    on(t, "ore_mine_construction")
    assert verbs(t) == {"ore_mine+deep_tunnel", "loot"}
    t.play("tile ore_mine+deep_tunnel m21-m22")
    assert t.goods() == {"ore": 3}
    t.play("loot stone", "loot dog")
    assert turn_over(t)
    assert t.goods() == {"ore": 3, "stone": 1}
    assert (t.terrain("m21"), t.terrain("m22")) == ("ore_mine", "deep_tunnel")


def test_cav_4_83_no_ore_without_the_tile() -> None:
    """CAV-4.83: the expedition alone is allowed with an armed dwarf and brings no ore."""
    t = alone().open("ore_mine_construction")
    t.home().dwarfs(3, 3).land(tunnel="m21 m22")
    on(t, "ore_mine_construction").play("loot dog", "stop")
    assert turn_over(t)
    assert t.goods() == {}
    t = alone().open("ore_mine_construction")
    assert "ore_mine_construction" not in choosable(t)
    t.home().dwarfs(1, 1)
    assert "ore_mine_construction" in choosable(t)


def test_cav_4_73_wish_for_children() -> None:
    """CAV-4.73: either a child or a dwelling."""
    t = alone().open("wish_for_children")
    t.home().tiles(dwelling="m31").land(cavern="m21").has(wood=4, stone=3)
    on(t, "wish_for_children")
    assert ways(t) == {"grow", "furnish"}
    assert {word.split()[0] for word in t.matching("furnish")} == {
        "dwelling",
        "simple_dwelling_42",
        "simple_dwelling_33",
        "additional_dwelling",
    }


def test_cav_14_21_guest_room_on_wish_for_children() -> None:
    """CAV-14.21, CAV-4.73: both, in any order."""
    t = alone().open("wish_for_children")
    t.home().tiles(guest_room="m31", dwelling="m22").land(cavern="m21").has(wood=4, stone=3)
    assert ways(on(t, "wish_for_children")) == {"grow", "furnish", "grow furnish", "furnish grow"}


def test_cav_4_74_urgent_wish_for_children() -> None:
    """CAV-4.74: a dwelling and then perhaps a child, or 3 gold."""
    t = alone().open("urgent_wish_for_children")
    t.home().has(wood=4, stone=3)
    on(t, "urgent_wish_for_children")
    assert "take" in t.tokens()
    assert "grow" not in t.tokens()
    t.play("furnish dwelling m31")
    assert t.tokens() == ["grow", "stop"]
    t.play("grow")
    assert turn_over(t)
    assert t.goods() == {}
    assert len(t.dwarfs()) == 3
    assert on(alone().open("urgent_wish_for_children"), "urgent_wish_for_children").goods() == {
        "gold": 3
    }


def test_cav_4_74_room_alone_is_not_enough() -> None:
    """CAV-4.74: without a dwelling built in this action there is no child."""
    t = alone().open("urgent_wish_for_children")
    t.home().tiles(dwelling="m31")
    assert on(t, "urgent_wish_for_children").goods() == {"gold": 3}
    assert len(t.dwarfs()) == 2


def test_cav_4_76_ruby_mine_construction() -> None:
    """CAV-4.76: one ruby mine, on a tunnel, or on a deep tunnel with 1 ruby."""
    t = alone().open("ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22", ore_mine="m23")
    on(t, "ruby_mine_construction")
    assert t.tokens() == ["tile ruby_mine m21", "tile ruby_mine m22"]
    t.play("tile ruby_mine m22")
    assert turn_over(t)
    assert t.goods() == {"ruby": 1}
    t = alone().open("ruby_mine_construction")
    t.home().land(tunnel="m21 m22")
    on(t, "ruby_mine_construction").play("tile ruby_mine m22")
    assert turn_over(t)
    assert t.goods() == {}
    assert t.terrain("m22") == "ruby_mine"


def test_cav_4_77_exploration() -> None:
    """CAV-4.77: a level-4 expedition; closed to unarmed dwarfs."""
    t = Table(players=3, round=9).open("exploration")
    t.home().dwarfs(3, 3)
    on(t, "exploration").play("loot dog", "loot wood", "loot stone", "loot grain")
    assert t.goods() == {"wood": 1, "stone": 1, "grain": 1}
    assert t.dwarfs() == [4, 3]
    t = Table(players=3, round=9).open("exploration")
    assert "exploration" not in choosable(t)


def test_cav_4_77_and_14_28_not_with_one_or_two_players() -> None:
    """CAV-4.77, CAV-14.28: Exploration is the card left out of the solo and two-player games."""
    exploration = SPACE_NAMED["exploration"].index
    assert [players for players in range(1, 8) if card_bag(players) >> exploration & 1] == [
        3,
        4,
        5,
        6,
        7,
    ]
    t = calm(1)
    rounds(t)
    assert "exploration" not in cards(t)
    assert len(cards(t)) == 11


def test_cav_4_78_family_life() -> None:
    """CAV-4.78: a child and/or sowing."""
    t = alone().open("family_life")
    t.home().tiles(dwelling="m31").land(field="f43 f33").has(grain=1, vegetable=1)
    on(t, "family_life").play("sow 1 grain 1 vegetable", "grow")
    assert turn_over(t)
    assert len(t.dwarfs()) == 3
    assert t.s.homes[0].grain_on_fields() == 3
    assert t.s.homes[0].vegetables_on_fields() == 2
    assert "family_life" not in choosable(alone().open("family_life"))


@pytest.mark.parametrize("mines, ore", [("", 2), ("m21", 4), ("m21 m22 m32", 8)])
def test_cav_4_79_ore_delivery(mines: str, ore: int) -> None:
    """CAV-4.79: stone and ore lying there, and 2 ore per own ore mine."""
    t = alone().open("ore_delivery").pile("ore_delivery", stone=2, ore=2)
    t.home().land(ore_mine=mines)
    assert on(t, "ore_delivery").goods() == {"stone": 2, "ore": ore}
    assert turn_over(t)


def test_cav_4_80_ore_trading() -> None:
    """CAV-4.80: one to three trades of 2 ore for 2 gold and 1 food."""
    t = alone().open("ore_trading")
    t.home().has(ore=9)
    on(t, "ore_trading")
    assert t.goods() == {"ore": 7, "gold": 2, "food": 1}  # at least once
    assert t.tokens() == ["trade", "stop"]
    t.play("trade")
    assert t.tokens() == ["trade", "stop"]
    t.play("trade")
    assert turn_over(t)
    assert t.goods() == {"ore": 3, "gold": 6, "food": 3}


def test_cav_4_81_and_4_86_adventure() -> None:
    """CAV-4.81, CAV-4.86: forge, then or two level-1 expeditions, the second optional."""
    t = alone().open("adventure")
    t.home().has(ore=1)
    on(t, "adventure")
    assert ways(t) == {"", "loot", "loot loot"}  # forging was the only beginning
    assert t.dwarfs() == [1, 0]
    t.play("loot wood")
    assert t.dwarfs() == [2, 0]
    assert {"loot wood", "loot sheep", "stop"} <= set(t.tokens())  # same item, new strength
    t.play("loot wood")
    assert turn_over(t)
    assert t.dwarfs() == [3, 0]
    assert t.goods() == {"wood": 2}


@pytest.mark.parametrize("mines, rubies", [("", 3), ("m21", 3), ("m21 m22", 4), ("m21 m22 m32", 4)])
def test_cav_4_82_ruby_delivery(mines: str, rubies: int) -> None:
    """CAV-4.82: the rubies lying there, one more with two ruby mines or more."""
    t = alone().open("ruby_delivery").pile("ruby_delivery", ruby=3)
    t.home().land(ruby_mine=mines, ore_mine="m43")
    assert on(t, "ruby_delivery").goods() == {"ruby": rubies}
    assert turn_over(t)


@pytest.mark.parametrize("card", ["blacksmithing", "adventure"])
def test_cav_4_85_armed_dwarfs_only_go_on_the_expedition(card: str) -> None:
    """CAV-4.85: who is armed cannot forge."""
    t = alone().open(card)
    t.home().dwarfs(2, 2).has(ore=9)
    on(t, card)
    assert verbs(t) == {"loot"}
    assert t.refuses("forge 3")


def test_cav_4_85_unarmed_without_ore() -> None:
    """CAV-4.85, CAV-6.4: who can neither forge nor go cannot choose the space."""
    t = alone().open("blacksmithing", "adventure")
    assert not {"blacksmithing", "adventure"} & set(choosable(t))


def test_cav_4_61_cards_may_be_imitated() -> None:
    """CAV-4.61: an occupied card is a space like any other."""
    t = stands(alone(4).open("ruby_delivery"), 1, "ruby_delivery")
    t.home().has(food=2).land(ruby_mine="m21 m22")
    assert on(t, "imitation").goods() == {"ruby": 1}


SIDES = {"1–3 side": "1-3", "4–7 side": "4-7", "Base board column": "base"}
EXTRA = {"3-player": (3,), "5": (5,), "6–7": (6, 7), "7": (7,)}


def layout() -> dict[str, list[str]]:
    """CAV-4.87 as a table: the names on each board."""
    text = paragraph("CAV-4.87").split("[P]: ")[1]
    text = text.replace(", three columns:", ":").replace("left ", "").replace("right ", "")
    found = {}
    for sentence in text.strip(".").split(". "):
        board, names = sentence.split(": ")
        found[board] = [name.strip() for name in re.split(r"[,/;()]", names) if name.strip()]
    return found


def test_cav_4_87_boards() -> None:
    """CAV-4.87: the spaces of every board are those of the printed layout."""
    boards = layout()
    short = {
        space.index: speaker(RULES).thing(f"space:{space.name}").split(" (")[0] for space in SPACES
    }
    for name, board in SIDES.items():
        assert sorted(boards.pop(name)) == sorted(
            short[space.index] for space in SPACES if space.board == board
        )
    for name, names in boards.items():
        for players in EXTRA[name]:
            added = [
                index
                for index in printed_spaces(players)
                if SPACES[index].board not in ("base", "1-3", "4-7")
                and (players != 7 or (SPACES[index].board == "7") == (name == "7"))
            ]
            assert sorted(names) == sorted(short[index] for index in added)
    assert set(boards) == set(EXTRA)
    assert set(BOARDS) == set(range(1, 8))
