# mypy: disable-error-code="explicit-any"
"""A farm with its people, animals and cards as plain data, for a viewer (AGR-17.3)."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.farm import promises as promised
from hearthside.games.agricola.farm.crops import good_on, number_on
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES, cell_name, cells_of, edge_name
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.pens import NOTHING
from hearthside.games.agricola.farm.people import PEOPLE, is_newborn, number_of, space_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import ANIMAL_NAMES
from hearthside.games.agricola.flow.feeding import due
from hearthside.games.agricola.flow.scoring import PARTS, parts
from hearthside.games.agricola.goods import (
    BEGGING,
    BOAR,
    BONUS,
    CATTLE,
    GOOD_NAMES,
    OCCUPATIONS_PLAYED,
    SHEEP,
    table,
)
from hearthside.games.agricola.reasons import card_reason
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, KIND_NAMES, MINOR, Card
from hearthside.games.agricola.vocabulary.card_numbers import lying_on
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.prerequisites import in_words
from hearthside.games.agricola.vocabulary.questions import PEOPLE_PLACES, ROOM_ANIMALS


def promises(player: Player) -> list[View]:
    return [
        {
            "round": promised.round_of(entry),
            "card": CARDS[promised.card_of(entry)].id,
            "goods": table(promised.goods_of(entry)),
        }
        for entry in player.promises
    ]


def farm_view(s: Agricola, seat: int, viewer: int) -> View:
    """One farm with the numbers a screen needs."""
    player = s.players[seat]
    points = dict(zip(PARTS, parts(s, seat), strict=True))
    goods = player.goods
    minors = sum(CARDS[i].kind == MINOR for i in player.hand)
    return {
        "seat": seat,
        "goods": {GOOD_NAMES[i]: goods[i] for i in range(len(GOOD_NAMES))},
        "begging": goods[BEGGING],
        "bonus": goods[BONUS],
        "material": MATERIAL_NAMES[player.farm.material],
        "rooms": player.rooms(),
        "places": player.rooms() + player.hooks.statics[PEOPLE_PLACES],
        "can_grow": len(player.people) < PEOPLE and player.has_room(),
        "food_due": due(s, seat),
        "people": [person_view(person) for person in player.people],
        "cells": cells_view(player),
        "field_cards": [
            {
                "card": CARDS[plot.source].id,
                "crop": crop_name(player.crops[CELLS + i]),
                "crops": number_on(player.crops[CELLS + i]),
            }
            for i, plot in enumerate(player.hooks.plots)
        ],
        "fences": [edge_name(edge) for edge in cells_of(player.farm.fences)],
        **animals_view(player),
        "fences_left": player.fences_left(),
        "stables_left": player.stables_left(),
        "occupations_played": goods[OCCUPATIONS_PLAYED],
        "rates": {name: n for name, n in zip(GOOD_NAMES, player.hooks.rates, strict=True) if n},
        "cooks": player.hooks.cooks,
        "ovens": [
            {"card": CARDS[oven.source].id, "food": oven.food, "most": oven.most}
            for oven in player.hooks.ovens
        ],
        "hand_size": {"minor": minors, "occupation": len(player.hand) - minors},
        "known_hand": [CARDS[i].id for i in player.known],
        "pack_size": len(s.packs[seat]),
        "pack": [card_view(CARDS[i]) for i in s.packs[seat]] if seat == viewer else None,
        "hand": [hand_view(s, seat, CARDS[i]) for i in player.hand] if seat == viewer else None,
        "cards": [
            played_view(CARDS[card_of(entry)], counter)
            for entry, counter in zip(player.cards, player.counters, strict=True)
        ],
        "promised": promises(player),
        "points": points,
        "total": sum(points.values()),
    }


def person_view(person: int) -> View:
    space = space_of(person)
    return {
        "space": SPACES[space].name if 0 <= space < len(SPACES) else None,
        "newborn": is_newborn(person),
        "number": number_of(person),
        "stayed": space >= len(SPACES),
    }


def crop_name(crop: int) -> str | None:
    return GOOD_NAMES[good_on(crop)] if crop else None


def cells_view(player: Player) -> dict[str, View]:
    """Every cell: its content, its pasture, what grows there."""
    farm = player.farm
    used = farm.used()
    found: dict[str, View] = {}
    for cell in range(CELLS):
        content = "empty"
        for word, area in (("room", farm.rooms), ("field", farm.fields), ("stable", farm.stables)):
            if area >> cell & 1:
                content = word
        number = next((i for i, pasture in enumerate(farm.pastures) if pasture >> cell & 1), None)
        found[cell_name(cell)] = {
            "content": content,
            "pasture": number,
            "used": bool(used >> cell & 1),
            "crop": crop_name(player.crops[cell]),
            "crops": number_on(player.crops[cell]),
        }
    return found


def animals_view(player: Player) -> View:
    """Pastures and other places with the animals in them."""
    goods = player.goods
    pens = player.places
    stand = pens.arranged(goods[SHEEP], goods[BOAR], goods[CATTLE])
    pastures: list[View] = []
    for i, cells in enumerate(player.farm.pastures):
        kind, count = stand.pastures[i] if stand is not None else (NOTHING, 0)
        pastures.append(
            {
                "cells": [cell_name(cell) for cell in cells_of(cells)],
                "stables": (cells & player.farm.stables).bit_count(),
                "capacity": pens.pastures[i],
                "animal": ANIMAL_NAMES[kind] if kind != NOTHING else None,
                "count": count,
            }
        )
    return {"pastures": pastures, "animals": places_view(player) if stand is not None else None}


def places_view(player: Player) -> list[View]:
    """House, unfenced stables and cards, filled from the arrangement."""
    goods = player.goods
    stand = player.places.arranged(goods[SHEEP], goods[BOAR], goods[CATTLE])
    farm = player.farm
    loose = list(stand.slots) if stand is not None else [0, 0, 0]
    house = player.rooms() if player.hooks.statics[ROOM_ANIMALS] else 1
    slots = [("house", house)]
    slots += [("stable", 1)] * (farm.stables & ~farm.fold).bit_count()
    found: list[View] = []
    for place, capacity in slots:
        there = [0, 0, 0]
        for kind in range(3):
            n = min(loose[kind], capacity - sum(there))
            there[kind] += n
            loose[kind] -= n
        found.append(
            {"place": place, "capacity": capacity, **dict(zip(ANIMAL_NAMES, there, strict=True))}
        )
    for i, holder in enumerate(player.hooks.holders):
        held = stand.holders[i] if stand is not None else [0, 0, 0]
        found.append(
            {
                "place": CARDS[holder.source].id,
                "capacity": player.places.holders[i][0],
                **dict(zip(ANIMAL_NAMES, held, strict=True)),
            }
        )
    return found


def hand_view(s: Agricola, seat: int, card: Card) -> View:
    reason = card_reason(s, seat, card)
    return {
        **card_view(card),
        "playable": reason is None,
        "reason": reason.data() if reason is not None else None,
    }


def played_view(card: Card, counter: int) -> View:
    """A card in play: the number kept for it, and how many goods or uses lie on it."""
    return {**card_view(card), "counter": counter, "lying": lying_on(card, counter)}


def card_view(card: Card) -> View:
    """What is printed on a card."""
    data = card.data
    return {
        "id": card.id,
        "kind": KIND_NAMES[card.kind],
        "category": data.category,
        "deck": data.deck,
        "set": data.set,
        "players": data.players,
        "points": card.points,
        "traveling": card.traveling,
        "cost": [
            {
                "goods": table(cost.goods),
                "per_person": table(cost.per_person),
                "return_card": cost.return_card,
            }
            for cost in data.cost
        ],
        "requires": [in_words(prerequisite).data() for prerequisite in data.prerequisite],
    }
