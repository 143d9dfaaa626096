"""FF-4: new loot, fighting orcs."""

import pytest

from hearthside.games.fiends.verbs.fight import losses
from tests.fiends.build import Table


def fighter(weapon: int, dogs: int, school: bool = False, **orcs: str) -> Table:
    """A dwarf with a weapon on his way to the forest, level 1."""
    t = Table(players=1)
    t.home().dwarfs(weapon).has(dog=dogs, food=20).orcs(**orcs)
    if school:
        t.home().tiles(war_dog_school="m31")
    return t.pile("logging", wood=1).turn().play("place logging")


@pytest.mark.parametrize(
    "dogs, weapon, left", [(1, 0, 2), (2, 2, 1), (3, 3, 0)], ids=["EX-1a", "EX-1b", "EX-1c"]
)
def test_ff_4_3_dogs_and_weapon(dogs: int, weapon: int, left: int) -> None:
    """EX-1a, EX-1b, EX-1c: weapon 4 and three dogs against strength 5."""
    t = fighter(4, 3, A="f11 5")
    t.play("loot fight_orc")
    assert t.tokens() == ["fight A 1", "fight A 2", "fight A 3"]
    t.play(f"fight A {dogs}")
    assert t.dwarfs() == [weapon]
    assert t.dogs() == left
    assert t.orc("A") == "defeated"


def test_ff_4_2_only_a_fight_that_can_be_won() -> None:
    """EX-2: 4 against 5, 7 and 9 without dogs."""
    t = fighter(4, 0, A="f11 5", B="f12 7", C="f13 9")
    assert "loot fight_orc" not in t.tokens()


def test_ff_4_3_no_more_dogs_than_needed() -> None:
    """EX-3: five dogs are enough, six or seven are not allowed."""
    t = fighter(3, 7, A="f11 5").play("loot fight_orc")
    assert t.matching("fight A") == ["2", "3", "4", "5"]
    t.play("fight A 5")
    assert (t.dwarfs(), t.dogs()) == ([4], 2)


@pytest.mark.parametrize(
    "weapon, dogs, orc, given, after, allowed",
    [
        (6, 4, 9, 4, 6, ["2", "3", "4"]),
        (6, 5, 9, 5, 7, ["2", "3", "4", "5"]),
        (1, 2, 5, 2, 0, ["2"]),
    ],
    ids=["EX-4a", "EX-4b", "EX-4c"],
)
def test_ff_4_3_war_dogs_count_twice(
    weapon: int, dogs: int, orc: int, given: int, after: int, allowed: list[str]
) -> None:
    """EX-4a, EX-4b, EX-4c: overpaying by one point never raises the weapon."""
    t = fighter(weapon, dogs, school=True, C=f"f13 {orc}").play("loot fight_orc")
    if len(allowed) > 1:
        assert t.matching("fight C") == allowed
        t.play(f"fight C {given}")
    assert t.dwarfs() == [after]
    assert t.dogs() == dogs - given
    assert t.orc("C") == "defeated"


def test_ff_4_3_the_arithmetic_table() -> None:
    assert losses(4, 3, 5, 1) == [1, 2, 3]
    assert losses(14, 0, 12, 1) == [0]
    assert losses(3, 9, 5, 2) == [1, 2, 3]
    assert losses(0, 2, 5, 2) == []


def test_ff_4_4_all_weapons_rise_after_the_fight() -> None:
    """EX-5: the fight is fought with 7, the unarmed winner gets nothing, the other dwarf does."""
    t = Table(players=1).open("ore_mine_construction")
    t.home().dwarfs(7, 3).has(dog=2, food=9).orcs(C="f13 9")
    t.away(1)
    t.turn().play("place ore_mine_construction", "loot all_weapons_plus_1", "loot fight_orc")
    assert t.dwarfs() == [0, 4]


def test_ff_4_3_a_dog_just_gained_fights() -> None:
    """EX-6: 4 and the new dog against 5."""
    t = Table(players=1).open("ore_mine_construction")
    t.home().dwarfs(4).orcs(A="f11 5")
    t.turn().play("place ore_mine_construction")
    assert "loot fight_orc" not in t.tokens()
    t.play("loot dog", "loot fight_orc")
    assert (t.dwarfs(), t.dogs(), t.orc("A")) == ([0], 0, "defeated")


def test_ff_4_2_the_fight_is_the_last_loot() -> None:
    """EX-7: no dog after the fight, although a third item would be allowed."""
    t = Table(players=1).open("blacksmithing")
    t.home().dwarfs(12).orcs(B="f12 7")
    t.turn().play("place blacksmithing", "loot fight_orc")
    assert t.tokens() == ["claim B farmer", "claim B shepherd", "claim B gold"]
    assert t.dwarfs() == [6]


def test_ff_4_5_two_expeditions_two_fights() -> None:
    """EX-8: Adventure with weapon 9 against A5 and B7."""
    t = Table(players=1).open("adventure")
    t.home().dwarfs(9).has(dog=4).orcs(A="f11 5", B="f12 7")
    t.turn().play("place adventure", "loot fight_orc", "fight A 0")
    assert t.dwarfs() == [5]
    t.play("claim A gold", "loot fight_orc")
    t.play("fight B 4", "claim B gold")
    assert (t.dwarfs(), t.dogs(), t.goods()["gold"]) == ([3], 0, 2)


def test_ff_4_5_the_dwarf_must_still_be_armed() -> None:
    t = Table(players=1).open("adventure")
    t.home().dwarfs(5).orcs(A="f11 5", B="f12 7")
    t.turn().play("place adventure", "loot fight_orc", "claim A gold")
    assert t.dwarfs() == [0]
    assert not any(token.startswith("loot") for token in t.tokens())


def test_ff_4_1_the_whole_story() -> None:
    """EX-9: pasture, dog, cattle, then D falls; Herald, Housework and a yellow tile at once."""
    t = Table(players=1, round=8, strips="L4", yellow="trap_chamber").open("exploration")
    t.home().dwarfs(11).has(dog=2, sheep=3, wood=1, ruby=0, gold=1).land(meadow="f43 f33")
    t.home().orcs(D="f12 12")
    t.s.lair(0).living = [t.s.lair(0).living[0]]
    t.turn().play("place exploration", "loot small_pasture", "fence f43", "loot dog")
    t.play("loot cattle")
    assert t.animals() == (3, 0, 0, 1)
    t.play("eat 1 cattle")
    assert t.goods()["food"] == 3
    t.play("loot fight_orc", "fight D 2")
    assert t.dwarfs() == [2]
    assert (t.animals(), t.dogs()) == ((3, 0, 0, 0), 1)
    assert t.orc("D") == "defeated"
    t.play("claim D herald", "use_space housework")
    assert "furnish trap_chamber m31" in t.tokens()
    t.play("furnish trap_chamber m31")
    assert t.score()["bonuses"] == 0


def test_ff_4_4_sheep_without_guard_are_cooked() -> None:
    """Sheep that lost their dogs must find other room at once or become food."""
    t = Table(players=1).pile("logging", wood=1)
    t.home().dwarfs(4).has(dog=2, sheep=4).land(meadow="f43 f33").orcs(A="f11 5")
    t.turn().play("place logging", "loot fight_orc", "fight A 2")
    assert t.tokens() == ["cook 2 sheep"]
    t.play("cook 2 sheep")
    assert (t.animals(), t.goods()["food"]) == ((2, 0, 0, 0), 2)
    assert t.orc("A") == "defeated"


def test_ff_4_1_strengths_of_the_new_items() -> None:
    t = Table(players=1).open("exploration").supply(pitfall=1)
    t.home().dwarfs(4).has(wood=9, stone=9).land(ore_mine="m21").orcs(A="f11 5")
    t.turn().play("place exploration")
    assert "loot set_trap" not in t.tokens()
    t = Table(players=1).open("exploration").supply(pitfall=1)
    t.home().dwarfs(8).has(wood=9, stone=9).land(ore_mine="m21").orcs(A="f11 5")
    t.turn().play("place exploration")
    assert {"loot set_trap", "loot stock_mines", "loot fight_orc"} <= set(t.tokens())
    t.play("loot set_trap", "trap pitfall f22", "loot stock_mines")
    assert t.goods() == {"wood": 5, "stone": 8}
    assert t.mine("m21") == 2


def test_ff_4_2_held_orcs_and_orcs_in_the_cave_can_be_fought() -> None:
    t = Table(players=1).pile("logging", wood=1)
    t.home().dwarfs(14).traps(catch_net="f21").orcs(A="f21 5", B="m31 7", D="reserve 12")
    t.home().held("A")
    t.turn().play("place logging", "loot fight_orc")
    assert t.tokens() == ["fight A 0", "fight B 0"]


def test_ff_4_6_expeditions_of_bounties_have_no_fight() -> None:
    t = Table(players=1, strips="L3").pile("logging", wood=1)
    t.home().dwarfs(14).orcs(A="f11 5", C="f13 9")
    t.turn().play("place logging", "loot fight_orc", "fight C 0", "claim C soldier")
    assert "loot all_weapons_plus_1" in t.tokens()
    assert "loot fight_orc" not in t.tokens()
