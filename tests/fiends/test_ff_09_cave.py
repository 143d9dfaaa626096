"""FF-9: breakthrough, occupation, prisoners."""

from hearthside.games.caverna.goods import WOOD_COMING
from tests.fiends.build import Table


def breaking(**orcs: str) -> Table:
    """Event 4 in the last round; nobody can pay anything. The harvest asks which step to skip."""
    t = Table(players=1, round=12, bribes="gold gold gold gold")
    t.home().orcs(**orcs).has(food=20).crops(f41="grain 3")
    return t


def test_ff_9_2_and_9_3_a_ruby_mine_first() -> None:
    """EX-40: an empty ruby mine before an ore mine with ore and donkey."""
    t = breaking(D="f32 12")
    t.home().land(ruby_mine="m11", ore_mine="m12", field="f42").mines(m12=2).has(donkey=1)
    t.event(4).play("arrange m12=1donkey", "card 0 M1-1")
    assert t.orc("D") == "m11 12"
    assert t.mine("m12") == 2
    assert t.animals() == (0, 1, 0, 0)


def test_ff_9_4_ore_and_donkey_are_lost() -> None:
    """EX-40b: without the ruby mine."""
    t = breaking(D="f32 12")
    t.home().land(ore_mine="m12").mines(m12=2).has(donkey=1)
    t.event(4).play("arrange m12=1donkey", "card 0 M1-1")
    assert t.orc("D") == "m12 12"
    assert t.mine("m12") == 0
    assert t.animals() == (0, 0, 0, 0)
    assert t.score()["mines"] == 0


def test_ff_9_3_the_mine_with_the_donkey() -> None:
    """EX-41: two empty ruby mines, one with a donkey."""
    t = breaking(D="f43 12")
    t.home().land(ruby_mine="m11 m12").has(donkey=1)
    t.event(4).play("arrange m12=1donkey", "card 0 M1-1")
    assert t.orc("D") == "m12 12"
    assert t.animals() == (0, 0, 0, 0)


def test_ff_9_3_dwelling_orc_dwelling_cavern() -> None:
    """EX-42: A takes the Dwelling and its dwarf, C the Orc Dwelling, D the cavern."""
    t = breaking(A="f11 5", C="f13 9", D="f12 12")
    t.home().tiles(dwelling="m31", orc_dwelling="m21").land(cavern="m11", tunnel="m12")
    t.home().dwarfs(2, 2, 0)
    t.event(4).play("settle m41 m41 m31", "card 0 M3-7", "card 0 M1-7", "card 0 M1-7")
    assert (t.orc("A"), t.orc("C"), t.orc("D")) == ("m31 5", "m21 9", "m11 12")
    assert t.prisoners() == [0]


def test_ff_9_6_overflow() -> None:
    """EX-43: the cavern, then the Entry-level dwelling with one prisoner only (R11)."""
    t = breaking(A="f11 5", B="f12 7", C="f13 9")
    t.home().dwarfs(0, 4)
    t.event(4).play("card 0 M3-7", "card 0 M2-8", "card 0 M1-7")
    assert (t.orc("A"), t.orc("B"), t.orc("C")) == ("m31 5", "m41 7", "m41 9")
    assert t.prisoners() == [0]
    assert t.at_home() == [4]


def test_ff_9_6_overflow_without_prisoners() -> None:
    """Option entry_overflow_prisoners, ruling R11."""
    t = Table(players=1, round=12, bribes="gold gold gold gold", entry_overflow_prisoners=0)
    t.home().orcs(A="f11 5", B="f12 7").dwarfs(0, 4)
    t.event(4).play("card 0 M3-7", "card 0 M2-8")
    assert t.prisoners() == []


def test_ff_9_5_the_weakest_of_a_couple() -> None:
    """EX-44."""
    t = Table(players=1)
    t.home().tiles(couple_dwelling="m31").dwarfs(1, 1, 3, 7).living("m41", "m41", "m31", "m31")
    t.home().orcs(A="m31 5")
    assert t.prisoners() == [3]
    assert t.at_home() == [1, 1, 7]


def test_ff_9_3_an_orc_in_the_cave_chooses_again() -> None:
    """EX-45: bribed by 2, then it moves from the cavern to the new ruby mine."""
    t = Table(players=1, round=8, bribes="ore ore ore ore")
    t.home().orcs(A="m31 5").land(ruby_mine="m11").mines(m11=2).has(ore=2, donkey=1, food=9)
    t.event(3).play("arrange m11=1donkey", "bribe 2")
    assert t.orc("A") == "m11 3"
    assert t.terrain("m31") == "cavern"
    assert t.mine("m11") == 0
    assert t.animals() == (0, 0, 0, 0)


def test_ff_9_8_released_in_the_work_phase() -> None:
    """EX-46: the dwarf is free and may still be placed; the Dwelling counts again."""
    t = Table(players=1).pile("logging", wood=1)
    t.home().tiles(dwelling="m31").dwarfs(0, 14, 5).living("m41", "m41", "m31")
    t.away(0)
    t.home().orcs(D="m31 12")
    assert t.at_home() == [14]
    assert t.score()["furnishings"] == 0
    t.turn().play("place logging", "loot fight_orc", "claim D gold")
    assert t.at_home() == [5]
    assert t.score()["furnishings"] == 3
    assert any(token.startswith("place ") for token in t.tokens())


def test_ff_9_4_an_occupied_tile_does_nothing() -> None:
    """No discount, no capacity, no building on an occupied cavern."""
    t = Table(players=1)
    t.home().tiles(carpenter="m21", mixed_dwelling="m11").orcs(A="m11 5", B="m21 7", C="m31 9")
    t.home().has(wood=9, stone=9, boar=2).dwarfs(0)
    assert not t.houses("0/0/2/2")
    t.turn().play("place housework")
    assert t.matching("furnish") == []


def test_ff_9_4_deliveries_go_on() -> None:
    """R40: goods on round spaces are still received."""
    t = Table(players=1, round=5)
    t.home().tiles(wood_supplier="m31").counter(WOOD_COMING, 3)
    t.home().orcs(A="m31 5")
    t.next_round()
    assert t.goods() == {"wood": 1}


def test_ff_9_7_prisoners_do_not_work_or_score_but_eat() -> None:
    """R12; they count for the limit and not for tiles (R44)."""
    t = Table(players=1)
    t.home().tiles(dwelling="m31 m21", supplies_storage="m11").dwarfs(4, 4, 0)
    t.home().living("m41", "m41", "m31").orcs(A="m31 5")
    assert t.prisoners() == [0]
    assert t.score()["dwarfs"] == 2
    assert t.score()["bonuses"] == 8
    t.s.harvest = 1
    assert t.s.hunger(t.lair()) == 6
    assert len(t.lair().dwarfs) == 3


def test_ff_9_7_option_prisoners_fed() -> None:
    t = Table(players=1, prisoners_fed=False)
    t.home().dwarfs(0, 4).orcs(A="m31 5", B="m41 7")
    t.s.harvest = 1
    assert t.s.hunger(t.lair()) == 2


def test_ff_9_1_and_9_9_bribed_but_not_pushed() -> None:
    t = Table(players=1, round=8, bribes="ore ore ore ore")
    t.home().orcs(A="m31 2").has(ore=3, food=9)
    t.event(3)
    assert t.tokens() == ["proceed", "bribe 1", "bribe 2"]
    t.play("bribe 2")
    assert t.orc("A") == "defeated"
    assert t.terrain("m31") == "cavern"


def test_ff_9_10_room_for_growth() -> None:
    """An occupied dwelling gives no room, and who lives there needs none."""
    t = Table(players=1)
    t.home().tiles(dwelling="m31 m21").dwarfs(0, 0, 0).living("m41", "m41", "m31")
    assert t.lair().free_room() == 1
    t.home().orcs(A="m21 5")
    assert t.lair().free_room() == 0
    t = Table(players=1)
    t.home().tiles(dwelling="m31 m21").dwarfs(0, 0, 0).living("m41", "m41", "m31")
    t.home().orcs(A="m31 5")
    assert t.lair().free_room() == 1


def test_ff_9_3_ties_are_the_players() -> None:
    t = Table(players=1, round=12, bribes="gold gold gold gold")
    t.home().orcs(D="f43 12").land(ruby_mine="m11 m12").has(food=9).crops(f41="grain 3")
    t.event(4).play("card 0 M1-1")
    assert t.tokens() == ["occupy m11", "occupy m12"]
    t.play("occupy m12")
    assert t.orc("D") == "m12 12"


def test_ff_9_3_deep_tunnel_before_tunnel() -> None:
    t = Table(players=1, round=12, bribes="gold gold gold gold")
    t.home().orcs(A="f43 5", D="f43 12").land(tunnel="m11 m31", deep_tunnel="m12").has(food=9)
    t.event(4).play("card 0 M3-1", "card 0 M1-1")
    assert t.orc("A") == "m12 5"


def test_ff_9_6_the_last_free_dwarf_is_not_captured() -> None:
    """FF-9.5: two dwarfs in two dwellings, two orcs break in; one dwarf can always be placed."""
    t = breaking(A="f43 5", D="f43 12")
    t.home().tiles(dwelling="m31 m21").dwarfs(0, 3).living("m31", "m21")
    t.listen().event(4)
    t.play("settle m31 m21", "card 0 M3-1", "occupy m31", "card 0 M1-1")
    assert (t.orc("A"), t.orc("D")) == ("m31 5", "m21 12")
    assert t.prisoners() == [0]
    assert len(t.heard("captured")) == 1


def test_ff_9_5_a_friendly_orc_is_captured_beside_the_last_dwarf() -> None:
    """FF-9.6 speaks of dwarfs: a friendly orc is a prisoner even if one dwarf is left."""
    t = breaking(A="f43 5", D="f43 12")
    t.home().tiles(dwelling="m31", orc_dwelling="m21").dwarfs(0, 3).living("m31", "m41")
    t.home().friend("B", "m21")
    t.event(4).play("settle m31 m41 m21", "card 0 M3-1", "card 0 M1-1")
    assert t.prisoners() == [0, -1]
