"""Things of Neanderthal as arguments of messages."""

from __future__ import annotations

from hearthside.core.message import Message, Value
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.names import DISCS, ELDERS, SLOTS, SPECIES
from hearthside.games.neanderthal.packed.dependents import (
    animal_of,
    is_elder,
    is_woman,
    level_of,
    woman_of,
)
from hearthside.games.neanderthal.packed.dice import faces_of
from hearthside.games.neanderthal.packed.discs import disc_counts
from hearthside.games.neanderthal.packed.places import is_slot, woman_at
from hearthside.games.neanderthal.state import ICE, Neanderthal


def the_species(colour: int) -> str:
    """A species as the argument of a message."""
    return f"species:{SPECIES[colour]}"


def the_woman(number: int) -> str:
    return f"woman:{WOMEN[number].name}"


def the_card(number: int) -> str:
    return f"card:{BIOMES[number].name}"


def the_slot(s: Neanderthal, number: int) -> Value:
    """A slot with the card that lies there."""
    found = s.row[number]
    if 0 <= found < ICE:
        return Message("slot_with_card", {"slot": f"slot:{SLOTS[number]}", "card": the_card(found)})
    return f"slot:{SLOTS[number]}"


def the_idea(number: int) -> Value:
    """A card for hand or tableau, with its invention if it has one."""
    invention = BIOMES[number].invention
    if invention is None:
        return the_card(number)
    args: dict[str, Value] = {"card": the_card(number), "invention": f"invention:{invention.name}"}
    return Message("card_with_invention", args)


def the_place(place: int) -> str:
    """A slot, or the Woman a token stands with."""
    return f"slot:{SLOTS[place]}" if is_slot(place) else the_woman(woman_at(place))


def the_dependent(dependent: int, partner: bool) -> Value:
    """An elder, an animal, a Woman or her partner."""
    if is_elder(dependent):
        return f"elder:{ELDERS[level_of(dependent)]}"
    if not is_woman(dependent):
        return the_card(animal_of(dependent))
    woman = the_woman(woman_of(dependent))
    return Message("partner_of", {"woman": woman}) if partner else woman


def the_discs(packed: int) -> Value:
    """Numbers of discs: amounts by colour."""
    return {DISCS[i]: n for i, n in enumerate(disc_counts(packed)) if n}


def the_dice(dice: int) -> Value:
    """The faces of a roll."""
    return [f"die:{face}" for face in faces_of(dice)]
