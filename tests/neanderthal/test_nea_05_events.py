"""NEA-5: climate, interstadial, elder-death, chaos, blizzard, wanderers."""

from __future__ import annotations

from hearthside.games.neanderthal.names import SPECIES
from hearthside.games.neanderthal.phases.chaos import can_flip, immune
from hearthside.games.neanderthal.phases.climate import north_deck, south_deck
from tests.neanderthal.build import Table


def test_nea_5_0_icons_from_top_to_bottom() -> None:
    """NEA-5.0: elder-death before chaos, chaos before its wanderers."""
    t = Table()
    for species in SPECIES:
        t.set(species, pool=3, vocabulary="O1", elders="knapper", structure="open")
    t.event("caring_woman")
    t.order("green", "red", "yellow")
    t.start("icons")
    t.roll(3)
    assert t.elders("green") == ""
    t.roll(1)
    t.roll(1)
    assert t.decider == "green"
    assert t.options == ["flip", "keep"]


# Climate


def test_ex_04_cooling() -> None:
    """EX-04 and NEA-5.1 step 2."""
    t = Table()
    t.row("N1", "elasmotherium", "european_cave_lion", "irish_elk", "ice", "ice", "ice")
    t.row("S1", "red_deer")
    before = north_deck(t.s)
    t.start("cooling")
    assert (t.card("S1"), t.card("N1")) == ("elasmotherium", "ice")
    assert t.removed("red_deer")
    assert north_deck(t.s) == before - 1


def test_ex_05_cooling_into_an_empty_slot() -> None:
    """EX-05."""
    t = Table()
    t.row("N1", "musk_ox", "irish_elk", "great_auk")
    t.start("cooling")
    assert (t.card("S3"), t.card("N3")) == ("great_auk", "ice")
    assert t.s.gone_biomes == 0


def test_ex_06_cooling_when_the_north_is_ice() -> None:
    """EX-06 and NEA-5.1 step 4."""
    t = Table()
    t.row("N1", "ice", "ice", "ice", "ice", "ice", "ice")
    t.row("S1", "european_rabbit", "red_deer", "empty", "aurochs", "mouflon", "leopard")
    t.start("cooling")
    assert t.card("S3") == "ice"
    t.start("cooling")
    assert t.card("S1") == "ice"
    assert t.removed("european_rabbit")


def test_nea_5_1_the_starting_player_chooses_the_slot() -> None:
    """NEA-5.1 step 4, DP-03."""
    t = Table()
    t.order("green", "red", "yellow")
    t.row("N1", "ice", "ice", "ice", "ice", "ice", "ice")
    t.row("S1", "european_rabbit", "empty", "empty", "aurochs", "mouflon", "leopard")
    t.start("cooling")
    assert t.decider == "green"
    assert t.options == ["ice S2", "ice S3"]
    t.play("ice S3")
    assert (t.card("S2"), t.card("S3")) == ("empty", "ice")


def test_nea_5_1_step_3_an_empty_north_slot_freezes() -> None:
    t = Table()
    t.row("N1", "ice", "empty", "ice", "empty", "ice", "ice")
    t.start("cooling")
    assert (t.card("N2"), t.card("N4")) == ("ice", "empty")


def test_nea_5_1_step_5_blank_ice() -> None:
    """Without a north deck the ice cap is blank and melts to an empty slot."""
    t = Table()
    t.row("N1", "great_auk")
    t.s.biome_bag &= ~((1 << 18) - 1)
    t.start("cooling")
    assert t.card("N1") == "blank_ice"
    t.start("warming")
    t.play("draw mouflon")
    assert t.card("N1") == "empty"
    assert t.removed("great_auk")


def test_ex_07_warming() -> None:
    """EX-07 and NEA-5.2 steps 1, 2."""
    t = Table()
    t.row("S1", "red_deer", "aurochs", "mouflon", "ochre_deposit")
    t.row("N4", "musk_ox")
    t.start("warming")
    t.play("draw wild_horse")
    assert (t.card("S4"), t.card("N4")) == ("wild_horse", "ochre_deposit")
    assert t.removed("musk_ox")


def test_ex_08_warming_melts_the_north() -> None:
    """EX-08."""
    t = Table()
    t.row("S4", "ochre_deposit")
    t.row("N4", "ice")
    t.start("warming")
    t.play("draw wild_horse", "draw reindeer")
    assert (t.card("S4"), t.card("N4")) == ("wild_horse", "reindeer")
    assert t.removed("ochre_deposit")


def test_ex_09_warming_melts_the_south_last() -> None:
    """EX-09 and NEA-5.2 step 3."""
    t = Table()
    t.row("S2", "ice", "empty", "empty", "rock_dove")
    t.row("N5", "ice")
    t.start("warming")
    t.play("draw mouflon", "draw musk_ox", "draw saiga_antelope")
    assert (t.card("S5"), t.card("N5"), t.card("S2")) == ("mouflon", "musk_ox", "saiga_antelope")
    assert t.removed("rock_dove")


def test_nea_5_2_step_4_no_card_in_the_south() -> None:
    """The new card fills the leftmost empty slot; then ice melts. Without a deck X still moves."""
    t = Table()
    t.row("S1", "ice", "empty", "empty")
    t.start("warming")
    t.play("draw mouflon", "draw musk_ox")
    assert (t.card("S1"), t.card("S2"), t.card("S3")) == ("musk_ox", "mouflon", "empty")
    t = Table()
    t.row("S1", "red_deer")
    t.s.biome_bag &= (1 << 18) - 1
    assert south_deck(t.s) == 0
    t.start("warming")
    assert (t.card("S1"), t.card("N1")) == ("empty", "red_deer")


def test_ex_10_interstadial() -> None:
    """EX-10 and NEA-5.3."""
    t = Table()
    t.s.women_bag = (1 << 15) - 1
    t.s.events_left = 4
    t.start("interstadial")
    assert (t.s.events_left, t.s.women_bag.bit_count() - t.s.events_left) == (5, 10)
    t.s.events_left = 15
    t.start("interstadial")
    assert t.s.events_left == 15


# Elder-death


def test_ex_11_elder_death() -> None:
    """EX-11 and NEA-5.4."""
    t = Table("red", "green")
    t.event("tracking_woman")
    t.set("green", elders="")
    t.set("red", vocabulary="B0", elders="knapper* firekeeper", hand="grey_wolf")
    t.start("elder_death")
    t.roll(3, 6)
    assert t.elders("red") == ""
    assert (t.vocabulary("red"), t.hand("red")) == ("O0 W0 B1", [])
    assert t.removed("grey_wolf")
    t = Table("red", "green")
    t.event("tracking_woman")
    t.set("green", elders="")
    t.set("red", elders="knapper* firekeeper", hand="grey_wolf")
    t.start("elder_death")
    t.roll(6, 6)
    assert t.elders("red") == "knapper*"
    assert t.hand("red") == []


def test_nea_5_4_spare_elder() -> None:
    """NEA-5.4, DP-21, RU-42: each rolls for himself; one struck elder survives."""
    t = Table()
    t.event("tracking_woman")
    t.set("red", structure="open", elders="knapper firekeeper")
    t.set("yellow", elders="knapper")
    t.set("green", elders="")
    t.woman("mourning_woman", "red")
    t.start("elder_death")
    t.roll(3, 6)
    assert t.options == ["spare knapper", "spare firekeeper"]
    t.play("spare firekeeper")
    assert t.elders("red") == "firekeeper"
    t.roll(1, 2)
    assert t.elders("yellow") == "knapper"
    t.start("elder_death")
    t.roll(6, 6)
    assert t.elders("red") == "firekeeper"


def test_nea_5_5_players_act_in_order() -> None:
    """Losses of one player are applied before the next decides."""
    t = Table()
    t.order("green", "red", "yellow")
    for species in SPECIES:
        t.set(species, pool=2, elders="knapper trapper")
    t.start("blizzard")
    assert t.decider == "green"
    t.play("give_up elder trapper")
    assert t.decider == "red"
    assert t.elders("green") == "knapper"


# Chaos


def test_ex_12_chaos_with_and_without_firekeeper() -> None:
    """EX-12 and NEA-5.6, NEA-5.6.1, NEA-5.6.3, NEA-5.6.4, NEA-5.6.5."""
    t = Table("green", "red")
    t.set("green", pool=2, alpha=True, vocabulary="O1 W1", elders="firekeeper", structure="open")
    t.set("red", pool=1, vocabulary="O5")
    t.start("chaos")
    assert t.options == ["lose alpha", "lose green"]
    t.play("lose green")
    assert t.pool("green") == {"green": 1, "alpha": 1}
    assert t.options == ["flip", "keep"]
    t.play("keep")
    assert t.elders("green") == "firekeeper"
    t = Table("green", "red")
    t.set("green", pool=2, alpha=True, vocabulary="O1 W1", elders="firekeeper*")
    t.set("red", pool=1, vocabulary="O5")
    t.start("chaos")
    t.play("lose green")
    assert t.pool("green") == {"alpha": 1}
    assert t.elders("green") == ""
    assert t.vocabulary("green") == "O1 W1 B1"


def test_ex_13_immunity() -> None:
    """EX-13 and NEA-5.6.2."""
    t = Table("red", "green")
    t.set("green", pool=0)
    red = t.set("red", pool=6, vocabulary="O2 W2 B2", elders="knapper")
    assert immune(t.s, 0)
    red.pool = 7
    t.start("chaos")
    assert t.pool("red") == {"red": 3}
    assert t.elders("red") == ""
    t.set("red", pool=7, structure="open")
    t.woman("storytelling_woman", "red")
    assert immune(t.s, 0)
    t = Table("red", "green")
    t.set("red", pool=7, vocabulary="O2", tribal=True, elders="chief")
    assert immune(t.s, 0)
    t.set("red", elders="chief*")
    assert not immune(t.s, 0)
    t.set("red", pool=1, vocabulary="O0", elders="firekeeper")
    t.set("green", pool=0)
    assert not immune(t.s, 0)
    t.start("chaos")
    assert t.options == []
    assert t.pool("red") == {"red": 1}


def test_ex_14_a_flip_must_be_paid() -> None:
    """EX-14 and NEA-5.6.5."""
    t = Table("red", "green")
    t.set("green", pool=0)
    red = t.set("red", structure="patriarch", vocabulary="O0", pool=2, elders="")
    assert not can_flip(red)
    t.start("chaos")
    assert t.options == []
    t.set("red", vocabulary="B1", pool=2)
    t.start("chaos")
    t.play("flip")
    assert red.structure == 0
    assert t.vocabulary("red") == "O0 W0 B0"


def test_ex_18_wanderers_may_be_lost() -> None:
    """EX-18; RU-17: exactly half, rounded up."""
    t = Table("yellow", "red")
    t.set("red", pool=0)
    t.s.dead[0] = 10
    t.set("yellow", pool=1, vocabulary="O1", elders="", wanderers={"red": 2}, structure="open")
    t.start("chaos")
    assert t.options == ["lose red", "lose yellow"]
    t.play("lose red", "keep")
    assert t.pool("yellow") == {"yellow": 1}
    assert t.dead("red") == 12


# Blizzard


def test_ex_15_blizzard() -> None:
    """EX-15 and NEA-5.7, NEA-5.7.2."""
    t = Table("red", "green")
    t.set("green", pool=9)
    t.set("red", pool=5, elders="knapper firekeeper", animals="grey_wolf*", vocabulary="W0")
    t.woman("singing_woman", "red")
    t.woman("totem_woman", "red")
    t.start("blizzard")
    t.play("give_up elder knapper", "give_up elder firekeeper", "give_up animal grey_wolf")
    assert t.options == []
    assert t.women("red") == ["singing_woman", "totem_woman"]
    assert t.vocabulary("red") == "O0 W1 B0"
    assert t.removed("grey_wolf")


def test_ex_16_dependents() -> None:
    """EX-16 and NEA-5.7.1, RU-08: a Woman with a settled partner is none."""
    t = Table("red", "green")
    t.set("green", pool=9)
    t.set("red", pool=4, elders="knapper", vocabulary="O1", trophies="great_auk", hand="mouflon")
    t.set("red", inventions="chert_quarry")
    t.woman("singing_woman", "red", partner="red")
    t.woman("totem_woman", "red", partner="red*")
    t.woman("caring_woman", "red", discs="OO")
    t.start("blizzard")
    assert t.options == [
        "give_up elder knapper",
        "give_up woman totem_woman",
        "give_up woman caring_woman",
    ]
    t.play("give_up woman totem_woman")
    assert t.options == []
    assert t.pool("red") == {"red": 5}
    assert t.vocabulary("red") == "O2 W0 B0"
    assert t.removed("totem_woman")


def test_nea_5_7_2_provide_and_stone_lamp() -> None:
    t = Table("red", "green")
    t.set("green", pool=9)
    t.set("red", pool=1, structure="open", elders="knapper", inventions="ochre_deposit")
    t.woman("generous_woman", "red")
    t.start("blizzard")
    assert t.elders("red") == "knapper"
    assert t.women("red") == ["generous_woman"]


# Wanderers


def test_ex_17_who_lost_most_sends_wanderers() -> None:
    """EX-17 and NEA-5.8, NEA-5.8.1."""
    t = Table()
    t.order("yellow", "red", "green")
    t.wanderers(2, red=3, yellow=3)
    assert t.decider == "yellow"
    assert t.options == ["send red", "send green"]
    t.play("send red", "send green")
    assert t.pool("red") == {"red": 6, "yellow": 1}
    assert t.pool("green") == {"yellow": 1, "green": 6}
    assert t.dead("yellow") == 9


def test_nea_5_8_1_nobody_lost_or_nobody_is_dead() -> None:
    """RU-18: the elder counts too; a Lazarus species cannot receive."""
    t = Table()
    t.wanderers(2)
    assert t.options == []
    t.s.dead[1] = 0
    t.wanderers(2, yellow=1)
    assert t.options == []
    t = Table()
    t.set("green", pool=0, elders="")
    t.wanderers(1, red=2, yellow=1 + 256)
    assert t.pool("yellow") == {"red": 1, "yellow": 6}
    assert t.pool("green") == {}


def test_ex_29_and_nea_5_8_2_guardians() -> None:
    """EX-29, NEA-5.8.2, NEA-6.2.3, RU-22; wanderers are no elders and no suitors (RU-21)."""
    t = Table("yellow", "red")
    t.row("N1", "reindeer")
    t.row("S1", "red_deer")
    t.set("yellow", pool=1, elders="", wanderers={"red": 2})
    t.woman("singing_woman", "red")
    t.start("assign")
    assert "hunt N1 1 red" not in t.options
    t.play("hunt N1 1 yellow")
    assert t.options == ["hunt N1 1 red", "hunt N1 2 red", "done"]
    t.play("hunt N1 2 red")
    assert t.hunters("N1", "yellow") == {"red": 2, "yellow": 1}
