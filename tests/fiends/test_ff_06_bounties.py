"""FF-6: defeated orcs, the bounty board, yellow tiles."""

import pytest

from hearthside.games.caverna.goods import BEGGING
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.tables import ORCS
from tests.fiends.build import Table


def winner(strips: str, orc: str = "D", strength: int = 9, weapon: int = 14) -> Table:
    """A dwarf with a strong weapon on Logging; his victory is next."""
    t = Table(players=2, round=8, strips=strips, yellow="").pile("logging", wood=1)
    t.home().dwarfs(weapon, 0).orcs(**{orc: f"f12 {strength}"})
    t.away(1)
    return t


def claim(t: Table, bounty: str, orc: str = "D") -> Table:
    t.turn().play("place logging", "loot fight_orc")
    return t.play(f"claim {orc} {bounty}")


@pytest.mark.parametrize(
    "strip, bounty, goods",
    [
        ("L1", "farmer", {"food": 3}),
        ("L1", "seasonal_worker", {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
        ("L2", "lumberjack", {"wood": 3}),
        ("L3", "stonemason", {"stone": 3}),
        ("L4", "ore_worker", {"ore": 3}),
        ("L4", "merchant", {"grain": 1, "vegetable": 1}),
        ("L5", "goldsmith", {"gold": 2}),
        ("L5", "jeweller", {"ruby": 1}),
        ("L6", "grocer", {"gold": 2, "food": 1}),
        ("L7", "scrap_dealer", {"wood": 1, "stone": 1, "ore": 1}),
        ("L7", "big_donor", {"food": 4}),
    ],
)
def test_ff_6_3_goods(strip: str, bounty: str, goods: dict[str, int]) -> None:
    t = winner(strip)
    t.pile("logging", wood=0)
    t.home().lair.dwarfs[0] = 14
    t.turn().play("place logging", "loot fight_orc", f"claim D {bounty}")
    assert t.goods() == goods


@pytest.mark.parametrize(
    "strip, bounty, animals, dogs",
    [
        ("L1", "shepherd", (2, 0, 0, 0), 0),
        ("L2", "pig_farmer", (0, 0, 2, 0), 0),
        ("L3", "dairyman", (0, 0, 0, 1), 0),
        ("L6", "pack_donkey", (0, 1, 0, 0), 0),
        ("L7", "stray", (0, 0, 0, 0), 2),
    ],
)
def test_ff_6_3_animals(
    strip: str, bounty: str, animals: tuple[int, int, int, int], dogs: int
) -> None:
    t = claim(winner(strip), bounty)
    assert (t.animals(), t.dogs()) == (animals, dogs)


def test_ff_6_4_animals_without_room_become_food() -> None:
    t = winner("L6")
    t.turn().play("place logging", "loot fight_orc", "claim D breeder")
    assert t.tokens()[0].startswith("cook")


def test_ff_6_4_during_an_event_nothing_is_moved() -> None:
    """The entry holds a boar: sheep find no place there and are cooked."""
    t = Table(players=1, round=3, strips="L1 L2")
    t.home().dwarfs()
    t.home().orcs(B="f12 1").has(boar=1, stone=3)
    t.event(1).play("arrange m41=1boar", "card 0 M2-1", "bribe 1")
    t.play("claim B shepherd")
    assert t.goods() == {"stone": 2, "food": 2}
    assert t.animals() == (0, 0, 1, 0)


def test_ff_6_4_new_animals_take_free_room() -> None:
    t = Table(players=1, round=3, strips="L2")
    t.home().orcs(B="f12 1").has(boar=1, stone=3, food=9).land(small="f43")
    t.event(1).play("arrange m41=1boar", "card 0 M2-1", "bribe 1", "claim B pig_farmer")
    assert t.tokens() == ["house boar m41", "house boar f43", "cook 1 boar"]
    t.play("house boar m41", "house boar f43")
    assert t.animals() == (0, 0, 3, 0)


@pytest.mark.parametrize(
    "orc, columns", [("A", [0]), ("B", [0, 1]), ("C", [0, 1, 2]), ("D", [0, 1, 2, 3])]
)
def test_ff_6_2_columns(orc: str, columns: list[int]) -> None:
    t = winner("L1", orc)
    t.turn().play("place logging", "loot fight_orc")
    names = [BOUNTIES[0][column].name for column in columns]
    assert t.matching(f"claim {orc}") == [*names, "gold"]


def test_ff_6_2_merchant_in_the_third_row() -> None:
    """EX-61: B takes the Merchant; with columns 1 and 2 full there is 1 gold."""
    t = winner("L1 L2 L4", "B")
    claim(t, "merchant", "B")
    assert t.goods() == {"wood": 1, "grain": 1, "vegetable": 1}
    t = winner("L4", "B").taken("ore_worker").taken("merchant", orc="B")
    t.turn().play("place logging", "loot fight_orc")
    assert t.goods() == {"wood": 1, "gold": 1}


@pytest.mark.parametrize("orc, gold", [("A", 1), ("B", 1), ("C", 2), ("D", 2)])
def test_ff_6_1_gold_instead(orc: str, gold: int) -> None:
    t = claim(winner("L1", orc), "gold", orc)
    assert t.goods()["gold"] == gold
    assert ORCS.gold["ABCD".index(orc)] == gold
    assert t.s.slots == [-1] * 4


def test_ff_6_1_the_token_stays_on_its_slot() -> None:
    t = claim(winner("L1", "C"), "farmer", "C")
    assert t.s.slots == [2, -1, -1, -1]
    assert t.lair().trophies[2] == 9
    assert t.orc("C") == "defeated"


def test_ff_6_5_herald_uses_a_free_space() -> None:
    """Accumulated goods are taken; the space stays free."""
    t = winner("L4").pile("excavation", stone=4)
    claim(t, "herald").play("use_space excavation")
    while t.decider == 0 and "stop" in t.tokens():
        t.play("stop")
    assert t.goods() == {"wood": 1, "stone": 4}
    assert t.lying("excavation") == {}
    assert t.s.occupants[t.s.content.space_named["excavation_a"].index] == -1


def test_ff_6_5_forger_uses_an_occupied_space() -> None:
    t = winner("L3")
    t.s.occupants[t.s.content.space_named["supplies"].index] = 1
    claim(t, "forger")
    assert "use_space supplies" in t.tokens()
    assert "use_space excavation" not in t.tokens()
    t.play("use_space supplies")
    assert t.goods() == {"wood": 2, "stone": 1, "ore": 1, "food": 1, "gold": 2}


def test_ff_6_5_starting_player_is_allowed() -> None:
    """R46."""
    t = winner("L4").pile("starting_player", food=1)
    claim(t, "herald").play("use_space starting_player")
    assert t.s.next_start == 0
    assert t.goods()["ore"] == 2


def test_ff_6_5_an_expedition_of_the_herald_may_fight() -> None:
    t = Table(players=1, round=8, strips="L4").pile("logging", wood=1).open("blacksmithing")
    t.home().dwarfs(14).orcs(A="f11 5", D="f12 9")
    t.turn().play("place logging", "loot fight_orc", "fight D 0", "claim D herald")
    t.play("use_space blacksmithing", "loot fight_orc")
    assert t.orc("A") == "defeated"


def test_ff_6_5_in_an_event_a_dwarf_is_named() -> None:
    """R17: Herald needs an actor; Forger finds no occupied space and gives nothing."""
    t = Table(players=1, round=8, strips="L4")
    t.home().orcs(D="f12 1").dwarfs(0, 6).has(stone=1, food=9).tiles(dwelling="m21")
    t.event(3)
    t.play("settle m41 m41", "card 0 M2-1", "bribe 1", "claim D herald")
    assert t.matching("name") == ["0", "1"]
    t.play("name 1", "use_space logging")
    assert any(token.startswith("loot") for token in t.tokens())
    t = Table(players=1, round=8, strips="L3")
    t.home().orcs(D="f12 1").has(stone=1, food=9)
    t.event(3).play("card 0 M2-1", "bribe 1", "claim D forger")
    assert not any(token.startswith("use_space") for token in t.tokens())


def test_ff_6_6_mercenary_and_soldier() -> None:
    """EX-62: C had been weakened to 3: loot within 3, no fight, no increase."""
    t = winner("L3", "C", strength=3)
    claim(t, "soldier", "C")
    assert t.matching("loot") == [
        "all_weapons_plus_1",
        "dog",
        "wood",
        "grain",
        "sheep",
        "stone",
        "donkey",
    ]
    before = t.dwarfs()
    t.play("loot dog", "loot wood", "loot stone")
    assert t.dwarfs() == before
    assert t.decider == 1


def test_ff_6_6_all_weapons_rise() -> None:
    t = winner("L1", weapon=14)
    claim(t, "mercenary").play("loot all_weapons_plus_1", "stop")
    assert t.dwarfs() == [7, 0]


def test_ff_6_7_access_at_once() -> None:
    """EX-63: the last orc is bribed from 2 to 0 in event 3."""
    t = Table(players=1, round=8, yellow="trap_chamber")
    t.home().tiles(orc_dwelling="m31").friend("C", "m31")
    t.home().orcs(D="f12 2").has(stone=2)
    t.lair().place[2] = -3
    assert not t.lair().yellow_access()
    t.event(3).play("card 0 M2-1", "bribe 2")
    assert t.lair().yellow_access()


def test_ff_6_3_casanova_trapper_outfitter() -> None:
    t = winner("L2")
    t.home().has(wood=4, stone=3)
    claim(t, "casanova").play("furnish dwelling m31", "grow")
    assert len(t.dwarfs()) == 3
    t = winner("L5").supply(pitfall=1)
    claim(t, "trapper").play("trap pitfall f22")
    assert t.goods() == {"wood": 1}
    t = winner("L4", "C")
    claim(t, "outfitter", "C").play("arm 1 5")
    assert t.dwarfs()[1] == 5


def test_ff_6_3_beggar_king_pit_foreman_orc_doctor() -> None:
    t = winner("L5", "C")
    t.home().lair.goods[BEGGING] = 2
    claim(t, "beggar_king", "C")
    assert (t.begging(), t.goods()["gold"]) == (1, 3)
    t = winner("L2", "C")
    t.home().land(ore_mine="m21")
    claim(t, "pit_foreman", "C").play("stock m21")
    assert t.mine("m21") == 2
    t = winner("L7", "C")
    t.home().tiles(orc_dwelling="m31")
    claim(t, "orc_doctor", "C").play("lodge extra m31")
    assert t.friends() == ["extra m31"]


def test_ff_6_3_barter_master() -> None:
    """EX-65: 5 wood for 5 ore."""
    t = winner("L6", "C").pile("logging", wood=0)
    t.home().has(wood=5, stone=1)
    claim(t, "barter_master", "C").play("barter 5 wood ore")
    assert t.goods() == {"stone": 1, "ore": 5}


def test_ff_6_3_all_28_bounties_are_there() -> None:
    names = [bounty.name for strip in BOUNTIES for bounty in strip]
    assert len(set(names)) == 28
