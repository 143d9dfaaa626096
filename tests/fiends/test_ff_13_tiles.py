"""FF-13: tiles."""

import pytest

from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends.content import FIENDS, SUPPLY
from tests.fiends.build import Table


@pytest.mark.parametrize(
    "name, price, points",
    [
        ("chief_orc_dwelling", "2 wood 2 stone 2 ore", 3),
        ("forger_dwelling", "2 wood 2 stone 2 ore", 2),
        ("guest_dwelling", "3 wood 3 stone", 2),
        ("mine_orc_dwelling", "2 wood 2 stone 2 food", 2),
        ("offspring_dwelling", "4 wood 5 stone", 3),
        ("orc_worker_dwelling", "4 wood 3 ore", 3),
        ("orc_dwelling", "2 wood 2 ore", 2),
        ("camouflage_dwelling", "4 stone 3 ore", 3),
        ("war_dog_school", "1 wood", 0),
        ("trap_chamber", "1 gold", 0),
        ("family_parlor", "1 ruby", 0),
        ("dog_parlor", "2 wood 1 ore", 0),
        ("slaughtering_cave", "2 wood 2 stone", 2),
        ("wood_supplier", "1 stone", 2),
        ("couple_dwelling", "8 wood 6 stone", 5),
        ("blacksmithing_parlor", "3 ore", 2),
    ],
)
def test_ff_13_1_to_13_3_prices_and_points(name: str, price: str, points: int) -> None:
    """FF-13.1, 13.2, 13.3."""
    tile = FIENDS.tile_named[name]
    paid = " ".join(f"{n} {GOOD_NAMES[i]}" for i, n in enumerate(tile.price.amounts) if n)
    assert (paid, tile.points) == (price, points)


def test_ff_13_1_warrior_dwelling() -> None:
    """EX-64: 5 wood, 2 stone, 1 ore, then 4 more wood for a weapon of strength 4."""
    t = Table(players=1).supply(warrior_dwelling=1)
    t.home().has(wood=9, stone=2, ore=1).dwarfs(0)
    t.turn().play("place housework", "furnish warrior_dwelling m31", "pay 5 wood 2 stone 1 ore")
    assert t.goods() == {"wood": 4}
    t.play("arm 0 4 wood")
    assert t.dwarfs() == [4]
    assert t.goods() == {}


def test_ff_13_1_eight_materials_of_all_three_sorts() -> None:
    t = Table(players=1).supply(warrior_dwelling=1)
    t.home().has(wood=9, stone=9).dwarfs(0)
    t.turn().play("place housework")
    assert not t.matching("furnish warrior_dwelling")


def test_ff_13_4_discounts() -> None:
    """R24: the Carpenter saves one, and no wood is needed then."""
    t = Table(players=1).supply(warrior_dwelling=1)
    t.home().has(stone=6, ore=1).dwarfs(0).tiles(carpenter="m21")
    t.turn().play("place housework", "furnish warrior_dwelling m31")
    assert t.goods() == {}


def test_ff_13_1_forger_dwelling() -> None:
    """As strong as the strongest weapon in play, whoever has it."""
    t = Table(players=2).supply(forger_dwelling=1)
    t.home().has(wood=2, stone=2, ore=2).dwarfs(0)
    t.home(1).dwarfs(3, 11)
    t.turn().play("place housework", "furnish forger_dwelling m31", "arm 0 11")
    assert t.dwarfs() == [11]


def test_ff_13_1_offspring_dwelling() -> None:
    t = Table(players=1).supply(offspring_dwelling=1)
    t.home().has(wood=4, stone=5).dwarfs(0, 0)
    t.away(1)
    t.turn().play("place housework", "furnish offspring_dwelling m31", "grow")
    assert len(t.dwarfs()) == 3


def test_ff_13_1_camouflage_dwelling() -> None:
    """Dwarfs of strength 1 to 3 may go before unarmed ones, for nothing."""
    t = Table(players=1)
    t.home().tiles(camouflage_dwelling="m31").dwarfs(0, 3, 5)
    t.turn()
    assert t.matching("camouflage") == ["3"]
    t.play("camouflage 3", "place sustenance")
    assert t.at_home() == [0, 5]


def test_ff_13_2_new_parlors() -> None:
    t = Table(players=1)
    t.home().tiles(dog_parlor="m31", trap_chamber="m21").has(dog=5).traps(pitfall="f11 f12!")
    assert t.score()["bonuses"] == 2 + 4


def test_ff_13_5_extensions() -> None:
    assert SUPPLY.extensions[0] == ["mine_orc_dwelling", "dog_school", "food_trap"]
    assert SUPPLY.extensions[3] == ["orc_worker_dwelling", "cooking_cave", "poison_darts"]


def test_ff_13_6_short_strips() -> None:
    names = [name for strip in SUPPLY.strips for name in strip]
    assert len(set(names)) == 14
    assert all(FIENDS.tile_named[name].colour == 2 for name in names)
