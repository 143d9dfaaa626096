"""The fields of Agricola's choices and events: cards, cells, fences, goods."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.fields import Amounts, OneOf
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message, Plain, Value
from hearthside.games.agricola.farm.farmyard import (
    MATERIAL_NAMES,
    cell_name,
    cell_named,
    cells_of,
    edge_name,
    edge_named,
)
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.goods import ANIMALS, GOOD_NAMES, WIDTH, table
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, KIND_NAMES
from hearthside.games.agricola.vocabulary.places import PLOTS

ANIMAL_NAMES: Final = [GOOD_NAMES[good] for good in ANIMALS]
OWN_BOARD: Final = Fixed(0, 1)
PARTNERS_BOARD: Final = Fixed(1, 1)
"""The last bit of a choice to plow or to build (AGR-15.12)."""


class CardField(Field[Agricola]):
    """A card."""

    def __init__(self, name: str = "card") -> None:
        super().__init__(name, 16, "card")

    def write(self, s: Agricola, n: int) -> str:
        return CARDS[n].id

    def read(self, s: Agricola, text: str) -> int:
        return CARD_NAMED[text].index


class MajorField(CardField):
    """A major improvement; those of one name have numbers in their ids, and differ in price."""

    def value(self, s: Agricola, n: int) -> Value:
        card = CARDS[n]
        found = f"card:{card.id}"
        if not card.id[-1].isdigit():
            return found
        return Message("card_at_price", {"card": found, "price": table(card.prices[0])})


class ReturnedField(MajorField):
    """A card that is returned: its number plus one, since 0 is none."""

    def __init__(self) -> None:
        super().__init__("returned")

    def write(self, s: Agricola, n: int) -> str:
        return super().write(s, n - 1)

    def read(self, s: Agricola, text: str) -> int:
        return super().read(s, text) + 1

    def value(self, s: Agricola, n: int) -> Value:
        return super().value(s, n - 1)


class CellField(Field[Agricola]):
    """A space of the farmyard."""

    def __init__(self, name: str = "cell") -> None:
        super().__init__(name, sort="cell")

    def write(self, s: Agricola, n: int) -> str:
        return cell_name(n)

    def read(self, s: Agricola, text: str) -> int:
        return cell_named(text)


class CellsField(Field[Agricola]):
    """A set of spaces of the farmyard."""

    def __init__(self) -> None:
        super().__init__("cells", 16, "cell")

    def write(self, s: Agricola, n: int) -> str:
        return "+".join(cell_name(cell) for cell in cells_of(n))

    def read(self, s: Agricola, text: str) -> int:
        cells = 0
        for name in text.split("+"):
            cells |= 1 << cell_named(name)
        return cells

    def id(self, s: Agricola, n: int) -> Plain:
        return [cell_name(cell) for cell in cells_of(n)]


class EdgeField(Field[Agricola]):
    """A single fence."""

    def __init__(self) -> None:
        super().__init__("edge", sort="edge")

    def write(self, s: Agricola, n: int) -> str:
        return edge_name(n)

    def read(self, s: Agricola, text: str) -> int:
        return edge_named(text)


class EdgesField(EdgeField):
    """A set of fences, in events."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "edges"

    def id(self, s: Agricola, n: int) -> Plain:
        return [edge_name(edge) for edge in cells_of(n)]


class PlaceField(Field[Agricola]):
    """A field that crops lie on: a cell, or a field card."""

    def __init__(self, name: str) -> None:
        super().__init__(name, sort="field")

    def write(self, s: Agricola, n: int) -> str:
        return cell_name(n) if n < CELLS else CARDS[PLOTS[n - CELLS].source].id

    def read(self, s: Agricola, text: str) -> int:
        for plot in PLOTS:
            if CARDS[plot.source].id == text:
                return CELLS + plot.plot
        return cell_named(text)

    def value(self, s: Agricola, n: int) -> Value:
        return thing_at(self.write(s, n))


def thing_at(place: str) -> str:
    """The cell or card of that name, as the argument of a message."""
    return f"{'card' if place in CARD_NAMED else 'cell'}:{place}"


class PlacesField(Field[Agricola]):
    """A set of such fields."""

    def __init__(self) -> None:
        super().__init__("fields", 32, "field")
        self.one = PlaceField("field")

    def write(self, s: Agricola, n: int) -> str:
        return "+".join([self.one.write(s, place) for place in cells_of(n)])

    def read(self, s: Agricola, text: str) -> int:
        places = 0
        for name in text.split("+"):
            places |= 1 << self.one.read(s, name)
        return places

    def id(self, s: Agricola, n: int) -> Plain:
        return [self.one.write(s, place) for place in cells_of(n)]

    def value(self, s: Agricola, n: int) -> Value:
        return [thing_at(self.one.write(s, place)) for place in cells_of(n)]


class GoodField(OneOf[Agricola]):
    """A good or an animal."""

    def __init__(self, name: str = "good") -> None:
        super().__init__(name, GOOD_NAMES, "good")


class GoodsField(Amounts[Agricola]):
    """Packed goods (goods.py)."""

    def __init__(self, name: str = "goods", none: str = "") -> None:
        super().__init__(name, GOOD_NAMES, none, WIDTH)


class HerdField(Amounts[Agricola]):
    """Numbers of the three kinds of animals."""

    def __init__(self, name: str = "animals") -> None:
        super().__init__(name, ANIMAL_NAMES)


class KindField(OneOf[Agricola]):
    """A kind of card."""

    def __init__(self) -> None:
        super().__init__("kind", KIND_NAMES)


class MaterialField(OneOf[Agricola]):
    """What a house is made of."""

    def __init__(self) -> None:
        super().__init__("material", MATERIAL_NAMES)


class ButtonForm(Form[Agricola]):
    """A choice on a button of its own: 'button:draw_minor'."""

    def anchor(self, s: Agricola, c: Choice) -> str:
        return f"button:{self.token(s, c).replace(' ', '_')}"


class PositiveField(Field[Agricola]):
    """A number that is not nothing, of things that are at most `most`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def read(self, s: Agricola, text: str) -> int:
        n = super().read(s, text)
        if not 0 < n <= self.most:
            raise ValueError(text)
        return n
