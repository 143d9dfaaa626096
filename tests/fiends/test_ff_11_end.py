"""FF-11: final re-occupation, scoring, ties."""

import random
from itertools import combinations

import pytest

from hearthside.core import engine
from hearthside.games.caverna.cells import ENTRY_CELL, cell_name
from hearthside.games.caverna.goods import BEGGING
from hearthside.games.fiends import scoring
from hearthside.games.fiends.cave import cave_cells
from hearthside.games.fiends.home import DEFEATED
from hearthside.games.fiends.standing import unpack_arrangement
from tests.fiends.build import Table


def end(t: Table) -> Table:
    """Everybody is done; the proposals for residence and animals are taken."""
    t.finale()
    while not t.over:
        t.play(t.tokens()[0])
    return t


def test_ff_11_3_ore_storage_instead_of_the_ruby_mine() -> None:
    """EX-47: 6 points of ore are worth more than the mine."""
    t = Table(players=1, round=12)
    t.home().land(ruby_mine="m11").tiles(ore_storage="m31").has(ore=12).dwarfs(0)
    before = t.total()
    t.home().orcs(A="m11 5")
    assert t.total() == before - 4
    end(t)
    assert t.orc("A") == "m31 5"
    assert t.total() == before - 6


def test_ff_11_3_the_last_donkey() -> None:
    """EX-48: ore mine, donkey and a missing kind are 6 together."""
    t = Table(players=1, round=12)
    t.home().land(ore_mine="m11").tiles(dwelling="m31", treasure_chamber="m21")
    t.home().dwarfs(0, 0, 0).living("m41", "m41", "m31").has(ruby=3, donkey=1)
    before = t.total()
    t.home().land(tunnel="m12").orcs(A="m12 5")
    t.finale().play("done", "arrange m11=1donkey")
    assert t.over
    assert t.orc("A") == "m11 5"
    assert t.total() == before + 1 - 6  # the tunnel m12 is one unused space less


def test_ff_11_3_a_greedy_choice_would_be_wrong() -> None:
    """EX-49: the mine and the Writing Chamber together cost most."""
    t = Table(players=1, round=12)
    t.home().land(field=" ".join(f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)))
    t.home().land(tunnel="m12 m13 m22 m42 m32", ore_mine="m11")
    t.home().tiles(dwelling="m31", writing_chamber="m21")
    t.home().dwarfs(0, 0, 0).living("m41", "m41", "m31").has(donkey=1, sheep=1, boar=1, cattle=1)
    assert t.score()["unused_spaces"] == -3
    t.home().land(small="f43 f42 f41")
    full = t.total()
    t.home().orcs(A="m12 5", B="m13 7")
    t.finale().play("arrange m11=1donkey f41=1cattle f42=1boar f43=1sheep")
    assert sorted((t.orc("A")[:3], t.orc("B")[:3])) == ["m11", "m21"]
    assert t.total() == full - 9


@pytest.mark.parametrize("targets", ["tiles", "every_space"])
def test_ff_11_3_is_a_true_minimum(targets: str) -> None:
    """Random homes: the score is the lowest of all placements of the orcs."""
    pick = random.Random(4)
    for _ in range(25):
        t = Table(players=1, round=12, final_targets=targets)
        cells = [f"m{r}{c}" for r in range(1, 5) for c in range(1, 4) if (r, c) != (4, 1)]
        pick.shuffle(cells)
        t.home().land(ore_mine=f"{cells[0]} {cells[1]}", ruby_mine=cells[2], tunnel=cells[3])
        names = ["dwelling", "ore_storage", "treasure_chamber", "writing_chamber", "orc_dwelling"]
        pick.shuffle(names)
        t.home().tiles(**dict(zip(names[:3], cells[4:7], strict=True)))
        t.home().has(ore=pick.randrange(12), gold=pick.randrange(4), donkey=pick.randint(1, 3))
        orcs = pick.randint(1, 4)
        for i in range(4):
            t.lair().place[i] = ENTRY_CELL if i < orcs else DEFEATED
            t.lair().power[i] = 5
        t.finale()
        while not t.tokens()[0].startswith("arrange"):
            t.play(t.tokens()[0])
        locked = t.s.copy()
        choice = pick.choice(t.s.options)
        locked.lair(0).stand = unpack_arrangement(choice)
        locked.lair(0).place = [DEFEATED] * 4
        spaces = cave_cells(locked.lair(0))
        if targets == "tiles":
            spaces = [cell for cell in spaces if t.terrain(cell_name(cell)) != "cavern"]
        else:
            spaces = sorted([*spaces, ENTRY_CELL])
        lowest = min(
            scoring.score_if_occupied(locked, 0, list(chosen))
            for chosen in combinations(spaces, orcs)
        )
        engine.choose(t.s, choice)
        assert t.over
        assert t.total() == lowest


def test_ff_11_2_and_11_4_released_spaces_count_again() -> None:
    t = Table(players=1, round=12)
    t.home().tiles(dwelling="m31").land(ruby_mine="m11").dwarfs(0, 0)
    t.home().orcs(A="m31 5")
    assert t.score()["furnishings"] == 0
    end(t)
    assert t.orc("A") == "m11 5"
    assert t.score()["furnishings"] == 3


def test_ff_11_3_only_tiles_are_targets() -> None:
    """R32: sheep and two dwarfs in the printed dwelling are safe; a small tile is taken."""
    for targets, space, lost in (("tiles", "m31", 1), ("every_space", "m41", 5)):
        t = Table(players=1, round=12, final_targets=targets)
        t.home().tiles(stone_supplier="m31").dwarfs(0, 4).has(sheep=2)
        full = t.total()
        t.home().orcs(A="m31 5")
        t.finale().play("arrange m41=2sheep")
        assert t.orc("A") == f"{space} 5"
        assert t.total() == full - lost


def test_ff_11_3_a_laid_tunnel_is_a_tile_and_the_printed_cavern_is_none() -> None:
    """R32: a dog in the printed cavern is safe, one in a tunnel is not."""
    for dog, left in (("m31", 1), ("m32", 0)):
        t = Table(players=1, round=12)
        t.home().land(tunnel="m32").dwarfs(0, 4).has(dog=1).orcs(A="m41 5")
        t.finale().play(f"arrange {dog}=1dog")
        assert t.orc("A") == "m32 5"
        assert t.dogs() == left


def test_ff_11_3_orcs_without_a_tile_do_nothing() -> None:
    """R32: nothing was ever built; the orcs stay in the printed dwelling and capture nobody."""
    t = Table(players=1, round=12)
    t.home().dwarfs(0, 4).orcs(A="m31 5", B="m41 7")
    end(t)
    assert (t.orc("A"), t.orc("B")) == ("m41 5", "m41 7")
    assert t.prisoners() == []


def test_ff_11_3_ties_without_effect_and_surplus_orcs() -> None:
    """R32: with nothing else the orcs stand in the Entry-level dwelling."""
    t = Table(players=1, round=12, final_targets="every_space")
    t.home().dwarfs(0, 4).orcs(A="m31 5", B="m41 7", C="m41 9")
    end(t)
    assert sorted((t.orc("A")[:3], t.orc("B")[:3], t.orc("C")[:3])) == ["m31", "m41", "m41"]
    assert t.prisoners() == [0]


def test_ff_11_5_full_scoring() -> None:
    """EX-70."""
    t = Table(players=1, round=12)
    t.home().dwarfs(0, 0, 0, 0).orcs()
    t.home().has(sheep=4, donkey=2, cattle=1, dog=3, grain=5, vegetable=2, ruby=3, gold=7)
    t.home().tiles(dwelling="m31", orc_dwelling="m21", family_parlor="m11", trap_chamber="m12")
    t.home().friend("A", "m21").traps(pitfall="f11! f12! f13")
    t.home().land(ore_mine="m13", ruby_mine="m22", small="f43", large="f33-f32").mines(m13=2)
    t.home().land(tunnel="m23 m32 m33 m42 m43", meadow="f42 f41")
    t.lair().goods[BEGGING] = 1
    assert t.score()["unused_spaces"] == -4
    assert t.total() == 52
    assert t.score()["bonuses"] == 3 + 6
    assert t.score()["traps"] == 4


def test_ff_11_6_ties() -> None:
    """EX-71: fewer fiendish orcs decide, then the victory is shared."""
    t = Table(players=3, round=12)
    for seat in range(3):
        t.home(seat).orcs()
    assert scoring.winners(t.s) == [0, 1, 2]
    t.lair(1).place[0] = ENTRY_CELL
    assert scoring.winners(t.s) == [0, 2]
    t.home(2).has(gold=1)
    assert scoring.winners(t.s) == [2]


def test_ff_11_1_the_game_ends_after_round_12() -> None:
    t = end(Table(players=2, round=12))
    assert t.over
