"""The fields of Neanderthal's choices and events: species, slots, Women, cards, tokens, dice."""

from __future__ import annotations

from typing import Final

from hearthside.core.fields import Amounts, OneOf
from hearthside.core.form import Field
from hearthside.core.message import Plain, Value
from hearthside.games.neanderthal.cards import BIOMES, ICON_NAMES, WOMEN
from hearthside.games.neanderthal.config import STRUCTURE_CARDS
from hearthside.games.neanderthal.kinds import NOBODY
from hearthside.games.neanderthal.names import (
    DISCS,
    ELDERS,
    PORTALS,
    SLOTS,
    SPECIES,
    STRUCTURES,
    TOKEN_KINDS,
)
from hearthside.games.neanderthal.packed.dice import faces_of
from hearthside.games.neanderthal.packed.members import words
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.values import the_idea, the_slot

WOMAN_NAMES: Final = [card.name for card in WOMEN]
CARD_NAMES: Final = [card.name for card in BIOMES]


class SpeciesField(OneOf[Neanderthal]):
    """A species by its colour."""

    def __init__(self, name: str = "species") -> None:
        super().__init__(name, SPECIES, "species")


class SlotField(OneOf[Neanderthal]):
    """A slot of the rows."""

    def __init__(self, bits: int = 8) -> None:
        super().__init__("slot", SLOTS, "slot", bits)


class RowField(SlotField):
    """A slot; its message tells the card that lies there now."""

    def value(self, s: Neanderthal, n: int) -> Value:
        return the_slot(s, n)


class WomanField(OneOf[Neanderthal]):
    """A Woman."""

    def __init__(self, name: str = "woman", bits: int = 8) -> None:
        super().__init__(name, WOMAN_NAMES, "woman", bits)


class CardField(OneOf[Neanderthal]):
    """A biome card."""

    def __init__(self, name: str = "card", bits: int = 8) -> None:
        super().__init__(name, CARD_NAMES, "card", bits)


class IdeaField(CardField):
    """A biome card for hand or tableau; its message tells the invention."""

    def value(self, s: Neanderthal, n: int) -> Value:
        return the_idea(n)


class ElderField(OneOf[Neanderthal]):
    """An elder by level."""

    def __init__(self) -> None:
        super().__init__("elder", ELDERS)


class DiscField(OneOf[Neanderthal]):
    """A colour of discs."""

    def __init__(self, name: str = "disc") -> None:
        super().__init__(name, DISCS, "disc")


class PortalField(OneOf[Neanderthal]):
    """A portal slot."""

    def __init__(self) -> None:
        super().__init__("portal", PORTALS)


class StructureField(OneOf[Neanderthal]):
    """A side of a structure card."""

    def __init__(self) -> None:
        super().__init__("structure", STRUCTURES)


class StructureCardField(OneOf[Neanderthal]):
    """A structure card."""

    def __init__(self) -> None:
        super().__init__("card", STRUCTURE_CARDS, "structure_card")


class TokenField(OneOf[Neanderthal]):
    """A kind of token: a species, or the Alpha."""

    def __init__(self) -> None:
        super().__init__("token", TOKEN_KINDS)


class IconField(OneOf[Neanderthal]):
    """An icon of an event card."""

    def __init__(self) -> None:
        super().__init__("icon", ICON_NAMES)


class DiscsField(Amounts[Neanderthal]):
    """Discs that are paid, by colour."""

    def __init__(self) -> None:
        super().__init__("discs", DISCS)


class AlphaField(Field[Neanderthal]):
    """Is it the Alpha? Nothing in notation if not."""

    words = True

    def __init__(self) -> None:
        super().__init__("alpha")

    def write(self, s: Neanderthal, n: int) -> str:
        return "alpha" if n else ""

    def read(self, s: Neanderthal, text: str) -> int:
        return ("", "alpha").index(text)


class OrderField(Field[Neanderthal]):
    """Two or three species in an order."""

    words = True

    def __init__(self) -> None:
        super().__init__("order", 24, "species")

    def colours(self, n: int) -> list[int]:
        return [one for one in n.to_bytes(3, "little") if one != NOBODY]

    def write(self, s: Neanderthal, n: int) -> str:
        return " ".join(SPECIES[colour] for colour in self.colours(n))

    def read(self, s: Neanderthal, text: str) -> int:
        found = [SPECIES.index(word) for word in text.split()]
        if not 2 <= len(found) <= 3:
            raise ValueError(text)
        return int.from_bytes(bytes([*found, NOBODY][:3]), "little")

    def id(self, s: Neanderthal, n: int) -> Plain:
        return [SPECIES[colour] for colour in self.colours(n)]


class TokensField(Field[Neanderthal]):
    """A group of tokens."""

    def __init__(self) -> None:
        super().__init__("tokens")

    def id(self, s: Neanderthal, n: int) -> Plain:
        return words(n)


class RollField(Field[Neanderthal]):
    """A roll of dice: the faces."""

    def __init__(self) -> None:
        super().__init__("dice", sort="die")

    def id(self, s: Neanderthal, n: int) -> Plain:
        return [str(face) for face in faces_of(n)]
