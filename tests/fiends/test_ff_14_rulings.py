"""Rulings of section 14 that no other test shows; the rules they belong to are named."""

from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.content import FIENDS
from hearthside.games.fiends.tables import ORCS
from tests.fiends.build import Table


def test_r1_the_fourth_strip() -> None:
    """R1, FF-6.3: Ore Worker, Merchant, Outfitter and Herald are strip L4."""
    names = [bounty.name for bounty in BOUNTIES[3]]
    assert names == ["ore_worker", "merchant", "outfitter", "herald"]


def test_r2_the_hard_side() -> None:
    """R2, FF-2.9."""
    assert FiendsDecisions({"orc_strength": "hard"}).strengths(0) == [7, 9, 11, 14]


def test_r18_no_increase_for_a_weapon_from_the_outfitter() -> None:
    """R18, FF-4.4: the winner lost his weapon; the new one has just its strength 5."""
    t = Table(players=1, strips="L4").pile("logging", wood=1)
    t.home().dwarfs(9).orcs(C="f13 9")
    t.turn().play("place logging", "loot fight_orc", "claim C outfitter", "arm 0 5")
    assert t.dwarfs() == [5]


def test_r21_casanova_builds_dwellings_only() -> None:
    """R21, FF-3.10: orange tiles, and the cost is paid."""
    t = Table(players=1, strips="L2").pile("logging", wood=1)
    t.home().dwarfs(14).orcs(D="f13 9").has(wood=9, stone=9, ore=9)
    t.turn().play("place logging", "loot fight_orc", "claim D casanova")
    colours = {FIENDS.tile_named[word.split()[0]].colour for word in t.matching("furnish")}
    assert colours == {0}


def test_r25_the_blacksmith_helps_with_ore_only() -> None:
    """R25, FF-13.1: not at the Armory, but at the Warrior Dwelling's forging with ore."""
    t = Table(players=1).pile("armory", wood=1)
    t.home().tiles(blacksmith="m21").dwarfs(0)
    t.turn().play("place armory")
    assert t.matching("carve") == ["1"]
    t = Table(players=1).supply(warrior_dwelling=1)
    t.home().tiles(blacksmith="m21").dwarfs(0).has(wood=6, stone=1, ore=4)
    t.turn().play("place housework", "furnish warrior_dwelling m31", "pay 6 wood 1 stone 1 ore")
    t.play("arm 0 5 ore")
    assert t.dwarfs() == [5]
    assert t.goods() == {}


def test_r26_strengths_of_new_loot() -> None:
    """R26, FF-4.1."""
    assert (ORCS.fight, ORCS.trap, ORCS.stock) == (1, 5, 8)


def test_r28_the_changed_harvest_is_for_everybody() -> None:
    """R28, FF-8.1: no breeding after event 1, also without orcs."""
    t = Table(players=1, round=3)
    t.home().orcs().has(sheep=2, food=9).land(small="f43")
    t.event(1)
    assert t.animals() == (2, 0, 0, 0)
    assert t.s.round == 4


def test_r39_big_donor_counts_prisoners() -> None:
    """R39, FF-6.3."""
    t = Table(players=2, strips="L7").pile("logging", wood=0)
    t.home().dwarfs(14, 0, 3).tiles(dwelling="m31").living("m41", "m41", "m31")
    t.away(1)
    t.home().orcs(A="m31 5", D="f13 9")
    assert t.prisoners() == [3]
    t.turn().play("place logging", "loot fight_orc", "fight D 0", "claim D big_donor")
    assert t.goods() == {"food": 6}


def test_r45_access_of_the_same_defeat() -> None:
    """R45, FF-6.7: the bounty of the last orc may furnish a yellow tile."""
    t = Table(players=1, round=8, strips="L4", yellow="dog_parlor").pile("logging", wood=2)
    t.home().dwarfs(14).orcs(D="f13 9").has(ore=1)
    t.turn().play("place logging", "loot fight_orc", "claim D herald", "use_space housework")
    assert t.matching("furnish dog_parlor") == ["m31"]


def test_r47_pushed_into_a_trap_that_does_not_match() -> None:
    """R47, FF-8.6: nothing happens there, and the card is played from the new space."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(C="f13 9").traps(pitfall="f22").has(wood=1)
    t.event(1).play("card 0 M1-1", "displace f22")
    assert t.orc("C") == "f32 9"
    assert t.trap("f22") == "pitfall active"
