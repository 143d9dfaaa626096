"""The fields of Caverna's choices and events: spaces, tiles, cells, goods, plans of food."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS
from hearthside.core.fields import Amounts, OneOf, SomeOf, pairs
from hearthside.core.form import Field
from hearthside.core.message import Message, Plain, Value
from hearthside.games.caverna.cells import ICONS, cell_name, cell_named
from hearthside.games.caverna.food import GIVEN, WEAPON_SHIFT, WIDTHS, pack, unpack
from hearthside.games.caverna.goods import FARM_ANIMALS, GOOD_NAMES
from hearthside.games.caverna.state import Caverna

SINGLES: Final = ("meadow", "field", "tunnel", "cavern")
"""The single tiles, in the order of their numbers (land.py)."""
ANIMAL_NAMES: Final = [GOOD_NAMES[good] for good in FARM_ANIMALS]


class SpaceField(Field[Caverna]):
    """A space; its word leaves out the side of the basic board, which is always clear."""

    def __init__(self, name: str = "space") -> None:
        super().__init__(name, sort="space")

    def write(self, s: Caverna, n: int) -> str:
        found = s.content.spaces[n].name
        return found[:-2] if found.endswith(("_a", "_b")) else found

    def read(self, s: Caverna, text: str) -> int:
        named = s.content.space_named
        return (named.get(text) or named[text + ("_a" if s.seats <= 3 else "_b")]).index

    def id(self, s: Caverna, n: int) -> Plain:
        return s.content.spaces[n].name


class CardField(SpaceField):
    """A card that is turned up, by its whole id."""

    def write(self, s: Caverna, n: int) -> str:
        return s.content.spaces[n].name

    def read(self, s: Caverna, text: str) -> int:
        return s.content.space_named[text].index


class TileField(Field[Caverna]):
    """A furnishing tile."""

    def __init__(self) -> None:
        super().__init__("tile", sort="tile")

    def write(self, s: Caverna, n: int) -> str:
        return s.content.tiles[n].name

    def read(self, s: Caverna, text: str) -> int:
        return s.content.tile_named[text].index


class LootField(Field[Caverna]):
    """An item of loot."""

    def __init__(self) -> None:
        super().__init__("loot", sort="loot")

    def write(self, s: Caverna, n: int) -> str:
        return s.content.loot[n].name

    def read(self, s: Caverna, text: str) -> int:
        return [item.name for item in s.content.loot].index(text)


class CellField(Field[Caverna]):
    """A cell of the home board."""

    def __init__(self, name: str = "cell") -> None:
        super().__init__(name, sort="cell")

    def write(self, s: Caverna, n: int) -> str:
        return cell_name(n)

    def read(self, s: Caverna, text: str) -> int:
        return cell_named(text)


class GroundField(CellField):
    """A cell that terrain is laid on; its message tells what the icon under it gives."""

    def value(self, s: Caverna, n: int) -> Value:
        icon = ICONS.get(n)
        if icon is None:
            return super().value(s, n)
        amounts = {GOOD_NAMES[icon[0]]: icon[1]}
        return Message("cell_with_icon", {"cell": f"cell:{cell_name(n)}", "goods": amounts})


class CellsField(Field[Caverna]):
    """One cell, or two joined by a hyphen; `alone` stands for no second cell."""

    words = True

    def __init__(self, alone: int) -> None:
        super().__init__("cells", 16, "cell")
        self.alone = alone

    def cells(self, n: int) -> list[str]:
        return [cell_name(cell) for cell in (n & 255, n >> 8) if cell != self.alone]

    def write(self, s: Caverna, n: int) -> str:
        return "-".join(self.cells(n))

    def read(self, s: Caverna, text: str) -> int:
        one, _, two = text.partition("-")
        return cell_named(one) | (cell_named(two) if two else self.alone) << 8

    def id(self, s: Caverna, n: int) -> Plain:
        return list(self.cells(n))


class GoodField(OneOf[Caverna]):
    """A good or an animal."""

    def __init__(self, name: str = "good") -> None:
        super().__init__(name, GOOD_NAMES, "good")


class AnimalsField(SomeOf[Caverna]):
    """A set of kinds of farm animals."""

    def __init__(self) -> None:
        super().__init__("animals", ANIMAL_NAMES, "good")


def goods_field(name: str, goods: tuple[int, ...], none: str = "") -> Amounts[Caverna]:
    """Amounts of these goods."""
    return Amounts(name, [GOOD_NAMES[good] for good in goods], none)


class PlanField(Field[Caverna]):
    """What is turned into food (food.py): '2 grain 1 sheep', or nothing."""

    words = True
    pattern = r"\d+ \w+(?: \d+ \w+)*"

    def __init__(self) -> None:
        super().__init__("plan", WEAPON_SHIFT - KIND_BITS)

    def write(self, s: Caverna, n: int) -> str:
        return " ".join(f"{m} {good}" for good, m in plan_amounts(n << KIND_BITS).items())

    def read(self, s: Caverna, text: str) -> int:
        goods = pairs(text)
        plan = [goods.pop(GOOD_NAMES[good], 0) for good in GIVEN]
        if goods or any(n > most for n, most in zip(plan, WIDTHS, strict=True)):
            raise ValueError(text)
        return pack(0, plan) >> KIND_BITS

    def id(self, s: Caverna, n: int) -> Plain:
        return plan_amounts(n << KIND_BITS)


def plan_amounts(c: int) -> dict[str, int]:
    """What a plan turns into food."""
    return {GOOD_NAMES[GIVEN[i]]: n for i, n in enumerate(unpack(c)[: len(GIVEN)]) if n}
