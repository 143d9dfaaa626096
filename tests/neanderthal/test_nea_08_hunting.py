"""NEA-8.1 to NEA-8.4, NEA-8.7, NEA-8.8: hunting, casualties, results, bands."""

from __future__ import annotations

import pytest

from hearthside.games.neanderthal.cards import BIOME_NAMED, BIOMES, WOMAN_NAMED
from tests.neanderthal.build import Table


def hunt(card: str, own: int, alpha: bool = False, deck: str = "S") -> Table:
    """Red hunts one card alone; nobody else is in the way."""
    t = Table("red", "green")
    t.s.dead_alphas = 0
    t.row(f"{deck}1", card)
    t.set("red", pool=0, elders="firekeeper*", vocabulary="O1 W1 B1")
    t.group(f"{deck}1", "red", own, alpha=alpha)
    return t


def test_nea_8_1_every_group_must_roll() -> None:
    """NEA-8.1: survivors return to the pool when their hunt is over."""
    t = hunt("red_deer", 2)
    t.start("own_hunts")
    assert t.decider == "nature"
    t.roll(5, 6)
    assert t.pool("red") == {"red": 2}


def test_ex_40_and_nea_8_2_one_result_per_group() -> None:
    """EX-40, NEA-8.2, NEA-8.4.1, NEA-8.4.2: extra hits bring nothing, the card stays."""
    t = hunt("european_rabbit", 3)
    t.start("own_hunts")
    t.roll(1, 1, 1)
    assert t.pool("red") == {"red": 4}
    assert t.card("S1") == "european_rabbit"


def test_ex_26_the_alpha_alone() -> None:
    """EX-26 and NEA-8.3 steps 1, 2, 4."""
    t = hunt("european_rabbit", 0, alpha=True)
    t.set("red", elders="trapper")
    t.start("own_hunts")
    t.play("power")
    assert t.options == []
    assert t.pool("red") == {"red": 1, "alpha": 1}


def test_ex_41_rope_snare() -> None:
    """EX-41 and NEA-8.3 step 3."""
    t = hunt("rock_dove", 3)
    t.set("red", inventions="willow_ptarmigan")
    t.start("own_hunts")
    t.roll(3, 5, 6)
    assert t.options == ["turn 1", "turn 0"]
    t.play("turn 1")
    assert t.pool("red") == {"red": 4}
    t = hunt("rock_dove", 3)
    t.start("own_hunts")
    t.roll(3, 5, 6)
    assert t.pool("red") == {"red": 3}


def test_nea_8_3_small_3to1_by_a_woman_and_unsettled_inventions() -> None:
    t = hunt("rock_dove", 1)
    t.set("red", inventions="willow_ptarmigan*")
    t.start("own_hunts")
    t.roll(3)
    assert t.options == []
    t = hunt("rock_dove", 1)
    t.set("red", structure="open")
    t.woman("fishing_woman", "red")
    t.start("own_hunts")
    t.roll(3)
    assert t.options == ["turn 1", "turn 0"]


def test_nea_8_3_step_5_casualties() -> None:
    """Bite and frost; Firekeeper, FROST_WARD, Bone Needle, HEAL; the player chooses who dies."""
    t = hunt("woolly_rhinoceros", 1, deck="N")
    t.group("N1", "red", 1, alpha=True, green=2)
    t.start("own_hunts")
    t.roll(4, 4, 5, 6)
    assert t.options == ["lose alpha", "lose green"]
    t.play("lose green")
    assert t.options == ["lose green", "lose red"]
    t.play("lose red")
    assert t.pool("red") == {"green": 1, "alpha": 1}
    for change in ("firekeeper", "hearth_woman", "arctic_fox"):
        t = hunt("woolly_rhinoceros", 3, deck="N")
        t.set("red", structure="open")
        if change == "firekeeper":
            t.set("red", elders="firekeeper")
        elif change == "hearth_woman":
            t.woman(change, "red")
        else:
            t.set("red", inventions=change)
        t.start("own_hunts")
        t.roll(5, 6, 6)
        assert t.pool("red") == {"red": 2}
    t = hunt("woolly_rhinoceros", 3, deck="N")
    t.set("red", structure="open")
    t.woman("healing_woman", "red")
    t.start("own_hunts")
    t.roll(5, 5, 6)
    assert t.pool("red") == {"red": 1}


def test_nea_8_3_a_declared_alpha_cannot_die() -> None:
    t = hunt("woolly_rhinoceros", 1, alpha=True, deck="N")
    t.set("red", elders="knapper")
    t.start("own_hunts")
    t.play("power")
    t.roll(6)
    assert t.pool("red") == {"alpha": 1}


def test_ex_42_contested_wolf() -> None:
    """EX-42 and NEA-8.4.4."""
    t = hunt("grey_wolf", 3)
    t.woman("totem_woman", "green", discs="W")
    t.group("S1", "green", 2)
    t.set("green", pool=0)
    t.start("predators")
    t.roll(2, 3)
    assert t.decider == "green"
    assert t.options == ["release W woman totem_woman", "stop"]
    t.play("release W woman totem_woman")
    assert t.pool("green") == {"green": 3}
    assert t.pool("red") == {"red": 3}
    assert t.options == []
    assert t.card("S1") == "grey_wolf"


def test_ex_43_red_deer() -> None:
    """EX-43 and NEA-8.7.1, NEA-8.7.5, RU-37."""
    t = hunt("red_deer", 5)
    t.start("own_hunts")
    t.roll(1, 3, 3, 4, 5)
    assert t.options == []
    assert t.pool("red") == {"red": 5}
    t = hunt("red_deer", 5)
    t.set("red", inventions="alpine_ibex")
    t.start("own_hunts")
    t.roll(1, 3, 3, 4, 5)
    t.play("turn 2")
    assert t.options == ["claim", "leave"]
    t.play("claim")
    assert t.names(t.tribe("red").trophies) == ["red_deer"]
    assert t.pool("red") == {"red": 8}


def test_ex_44_a_trophy_without_survivors() -> None:
    """EX-44; NEA-8.7.1: the slot stays empty."""
    t = hunt("great_auk", 2, deck="N")
    t.start("own_hunts")
    t.roll(6, 6)
    assert t.options == ["claim", "leave"]
    t.play("claim")
    assert t.card("N1") == "empty"
    assert t.names(t.tribe("red").trophies) == ["great_auk"]
    assert t.pool("red") == {}
    t = hunt("flint_outcrop", 2, deck="N")
    t.set("red", elders="knapper")
    t.start("own_hunts")
    t.roll(6, 6)
    assert t.options == []
    assert t.hand("red") == []


def test_ex_45_honey_bees() -> None:
    """EX-45 and NEA-8.7.2, NEA-8.7.3."""
    t = hunt("honey_bees", 2, alpha=True)
    t.set("red", elders="trapper")
    t.woman("singing_woman", "red", discs="OW")
    t.start("own_hunts")
    t.play("power")
    t.roll(1, 1)
    t.play("claim")
    t.play("release O woman singing_woman", "release W woman singing_woman")
    assert t.decider == "nature"
    t.play("draw aurochs")
    assert t.card("S1") == "aurochs"
    assert t.hand("red") == ["honey_bees"]
    assert t.pool("red") == {"red": 3, "alpha": 1}
    assert t.s.discs[WOMAN_NAMED["singing_woman"]] == 0


def test_nea_8_7_3_no_deck_no_replacement() -> None:
    t = hunt("honey_bees", 3)
    t.set("red", elders="trapper")
    t.s.biome_bag &= (1 << 18) - 1
    t.start("own_hunts")
    t.roll(4, 4, 4)
    t.play("claim")
    assert t.card("S1") == "empty"
    assert t.hand("red") == ["honey_bees"]


def test_ex_50_the_replacement() -> None:
    """EX-50 and NEA-8.7.4."""
    for black, follows in ((1, True), (0, False)):
        t = Table("red", "yellow")
        t.s.dead_alphas = 0
        t.row("S1", "honey_bees")
        t.set("red", pool=0, elders="firekeeper")
        t.set("yellow", pool=0, vocabulary=f"B{black}")
        t.group("S1", "red", 3)
        t.group("S1", "yellow", 4)
        t.start("other_hunts")
        t.roll(5, 5, 5)
        t.play("claim", "draw aurochs")
        if not follows:
            assert t.options == []
            assert t.pool("yellow") == {"yellow": 4}
            continue
        assert t.decider == "yellow"
        assert t.options == ["follow", "home"]
        t.play("follow")
        t.roll(1, 1, 2, 6)
        assert t.pool("yellow") == {"yellow": 8}


def test_nea_8_7_4_others_go_home_from_an_empty_slot() -> None:
    """RU-32; and a group may decline the replacement."""
    t = Table("red", "yellow")
    t.row("S1", "red_deer")
    t.set("yellow", pool=0)
    t.group("S1", "red", 3)
    t.group("S1", "yellow", 4)
    t.start("other_hunts")
    t.roll(5, 5, 5)
    t.play("claim")
    assert t.options == []
    assert t.pool("yellow") == {"yellow": 4}
    t = Table("red", "yellow")
    t.row("S1", "honey_bees")
    t.set("red", elders="firekeeper")
    t.set("yellow", pool=0)
    t.group("S1", "red", 3)
    t.group("S1", "yellow", 4)
    t.start("other_hunts")
    t.roll(5, 5, 5)
    t.play("claim", "draw mouflon", "home")
    assert t.pool("yellow") == {"yellow": 4}


def test_ex_51_willow_ptarmigan() -> None:
    """EX-51; NEA-3.7.3."""
    t = hunt("willow_ptarmigan", 4, deck="N")
    t.set("red", elders="knapper firekeeper*")
    t.start("own_hunts")
    t.roll(2, 2, 2, 6)
    t.play("claim", "draw musk_ox")
    assert t.hand("red") == ["willow_ptarmigan"]
    assert t.pool("red") == {"red": 4}
    t = hunt("willow_ptarmigan", 4, deck="N")
    t.start("own_hunts")
    t.roll(2, 2, 2, 6)
    assert t.hand("red") == []
    assert t.card("N1") == "willow_ptarmigan"


def test_nea_8_7_bands_need_equal_dice() -> None:
    """NEA-8.7, NEA-8.8: dice of dead hunters count; turned dice count."""
    t = hunt("rock_dove", 4)
    t.set("red", elders="firekeeper")
    t.start("own_hunts")
    t.roll(4, 4, 6, 6)
    assert t.options == []
    t = hunt("great_auk", 2, deck="N")
    t.set("red", inventions="willow_ptarmigan")
    t.start("own_hunts")
    t.roll(1, 3)
    t.play("turn 1")
    assert t.options == ["claim", "leave"]


def test_nea_8_4_1_powers_of_a_released_elder_wait_for_the_next_roll() -> None:
    """NEA-8.4 and BIRTH_PLUS once per turn."""
    t = hunt("wild_horse", 3)
    t.row("S2", "european_rabbit")
    t.group("S2", "red", 2)
    t.set("red", structure="open")
    t.woman("midwife_woman", "red")
    t.start("own_hunts")
    t.play("resolve S2")
    t.roll(1, 5)
    assert t.pool("red") == {"red": 4}
    t.roll(1, 2, 5)
    t.play("release B elder firekeeper")
    assert t.pool("red") == {"red": 10}
    assert t.elders("red") == "firekeeper"


def test_nea_3_7_2_a_card_beyond_the_limit_is_taken_first() -> None:
    """NEA-3.7.2, NEA-8.7.2: then one is discarded, the new one or another."""
    t = hunt("honey_bees", 3)
    t.set("red", elders="trapper", hand="mouflon")
    t.start("own_hunts")
    t.roll(4, 4, 4)
    t.play("claim")
    assert t.decider == "red"
    assert t.options == ["discard mouflon", "discard honey_bees"]
    t.play("discard mouflon", "draw aurochs")
    assert t.hand("red") == ["honey_bees"]


def test_nea_8_7_6_a_band_without_dice_needs_success(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without blank dice on the band a successful hunt is enough, and needed.

    Two hunters, no dice alike: on the trophy and on the hand card 1 and 5 succeed and may take
    it, 4 and 5 fail and may not. A hand card still needs a settled elder.
    """
    for name, slot, category in (("great_auk", "N1", "trophy"), ("rock_dove", "S1", "animal")):
        monkeypatch.setattr(BIOMES[BIOME_NAMED[name]], "dice", 0)
        for elders in ("firekeeper", ""):
            for roll in ((1, 5), (4, 5)):
                t = Table("red", "green")
                t.s.dead_alphas = 0
                t.row(slot, name)
                t.set("red", elders=elders)
                t.group(slot, "red", 2)
                t.start("own_hunts")
                t.roll(*roll)
                may = roll == (1, 5) and (category == "trophy" or elders == "firekeeper")
                assert t.options == (["claim", "leave"] if may else [])
