"""What a viewer may know of a game of Agricola, built from nothing (AGR-17.3).

The view is one table, ready for JSON. Goods are tables by name without zeros ({"wood": 3}),
except a farm's `goods`, which names all ten. Seats are numbers, None where nobody is meant.

`game` "agricola", `viewer` (seat or None), `players` (number), `options`, `round` (0 before the
first), `rounds` 14, `harvests` (rounds), `phase`: "setup", "preparation", "work", "home",
"harvest" or "over"; `starting_player`, `next_starting_player`.

`spaces`, in the order of the board, then the action space cards as they were turned up:
  `name`, `title`, `board` ("base", "3", "4", "card", "side_job", "tile2", "tile34"), `stage` (0 if
  printed), `round` (of an action space card, else None), `rule`, `grows` (goods per round),
  `goods` (lying there), `people` ([{seat, newborn}]), `blocked` (another space of its tile is in
  use), `effect` (icon words and the signs of core/connect.py: and/or, afterward, or).
`round_track`, 14 entries: `round`, `stage`, `space` (name or None), `harvest` (bool), `promised`:
  [{seat, card, goods}] (no goods: the card makes an offer then).
`cards_to_come`: names of the action space cards not yet turned up, by stage ({"2": [...]}).
`majors`, all ten: `card` fields (below), `owner` (seat or None).
`decks`: numbers of undealt cards: {minor, occupation}.
`market`: cards lying face up, `card` fields (AGR-15.11); `market_open`: may one be taken now?

`farms`, by seat:
  `seat`, `goods`, `begging`, `bonus`, `material` ("wood", "clay", "stone"), `rooms`, `places` (room
  for people, card places included), `can_grow`, `food_due` (at the next harvest, as things stand),
  `people`: [{space (name or None), newborn, number (of its placement this round), stayed}],
  `cells`: by name a1 (top left) to c5 (bottom right): {content: "empty", "room", "field" or
    "stable", pasture: number or None, used, crop: good or None, crops: number},
  `field_cards`: [{card, crop, crops}],
  `fences`: edge names, h03 for H[0][3], v25 for V[2][5] (AGR-2.5),
  `pastures`: [{cells, stables, capacity, animal, count}],
  `animals`: other places: [{place: "house", "stable" or a card id, capacity, sheep, boar, cattle}];
    the arrangement is one that fits, None while animals have no room,
  `fences_left`, `stables_left`, `occupations_played`, `rates` (food per good), `cooks`,
  `ovens`: [{card, food, most (0: any)}],
  `hand_size`: {minor, occupation}, `known_hand`: ids everybody has seen,
  `hand`: for the viewer's own farm a list of `card` fields with `playable` and `reason` (what is
    missing; an action is needed besides), else None,
  `pack_size`, `pack`: cards to choose from in a draft (AGR-15.5), None for other seats' packs,
  `cards`: cards in play in playing order, `card` fields with `counter`,
  `promised`: [{round, card, goods}], `points` (by category, AGR-13.2), `total`.

`card` fields: `id`, `name`, `kind`, `category`, `deck`, `set` (Base, Artifex, ...),
  `players`, `points`, `traveling`, `cost` (alternatives, each {goods, per_person, return_card}),
  `requires` (words).
"""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.agricola.board.printed import growth_of
from hearthside.games.agricola.board.space import SPACES, Space
from hearthside.games.agricola.farm import promises as promised
from hearthside.games.agricola.farm.crops import good_on, number_on
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES, cell_name, cells_of, edge_name
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.pens import NOTHING
from hearthside.games.agricola.farm.people import PEOPLE, is_newborn, number_of, space_of
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.flow.feeding import due
from hearthside.games.agricola.flow.rounds import STAGE_OF_ROUND
from hearthside.games.agricola.flow.scoring import PARTS, parts
from hearthside.games.agricola.flow.work import blocked
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
from hearthside.games.agricola.state import HARVESTS, LAST_ROUND, Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, KIND_NAMES, MAJOR, MINOR, Card
from hearthside.games.agricola.vocabulary.card_numbers import lying_on
from hearthside.games.agricola.vocabulary.in_play import card_of
from hearthside.games.agricola.vocabulary.prerequisites import in_words
from hearthside.games.agricola.vocabulary.questions import PEOPLE_PLACES, ROOM_ANIMALS

ANIMAL_NAMES = ("sheep", "boar", "cattle")


def view(s: Agricola, viewer: int) -> View:
    """The whole table as far as the viewer may know it."""
    return {
        "game": "agricola",
        "viewer": viewer if viewer >= 0 else None,
        "players": s.seats,
        "options": dict(s.rules.chosen),
        "round": s.round,
        "rounds": LAST_ROUND,
        "harvests": list(HARVESTS),
        "phase": phase(s),
        "starting_player": s.start,
        "next_starting_player": s.next_start,
        "spaces": [space_view(s, index) for index in s.open_spaces],
        "round_track": [round_view(s, n) for n in range(1, LAST_ROUND + 1)],
        "cards_to_come": cards_to_come(s),
        "majors": [
            {**card_view(card), "owner": owner(s, card.index)}
            for card in CARDS
            if card.kind == MAJOR
        ],
        "decks": {"minor": len(s.decks[0]), "occupation": len(s.decks[1])},
        "market": [card_view(CARDS[i]) for i in s.market],
        "market_open": bool(s.market) and s.market_round != s.round,
        "farms": [farm_view(s, seat, viewer) for seat in range(s.seats)],
    }


def phase(s: Agricola) -> str:
    if not s.main and not s.lanes:
        return "over"
    if not s.round:
        return "setup"
    if s.working:
        return "work"
    if s.harvesting:
        return "harvest"
    return "preparation" if len(s.revealed) < s.round or _before_work(s) else "home"


def _before_work(s: Agricola) -> bool:
    """Has nobody been placed yet in this round?"""
    for player in s.players:
        for person in player.people:
            if person:
                return False
    return True


def owner(s: Agricola, card: int) -> int | None:
    for seat in range(s.seats):
        if s.players[seat].owns(card):
            return seat
    return None


def space_view(s: Agricola, index: int) -> View:
    space = SPACES[index]
    people = [
        {"seat": seat, "newborn": is_newborn(person)}
        for seat in range(s.seats)
        for person in s.players[seat].people
        if space_of(person) == index
    ]
    return {
        **printed(space),
        "grows": table(growth_of(s.rules, space)),
        "round": s.revealed.index(index) + 1 if index in s.revealed else None,
        "goods": table(s.piles[index]),
        "people": people,
        "blocked": blocked(s, index),
    }


def printed(space: Space) -> View:
    """What never changes about a space."""
    return {
        "name": space.name,
        "board": space.board,
        "stage": space.stage,
        "rule": space.rule,
        "grows": table(space.grows),
        "effect": space.node.glyphs(),
    }


def round_view(s: Agricola, n: int) -> View:
    return {
        "round": n,
        "stage": STAGE_OF_ROUND[n],
        "space": SPACES[s.revealed[n - 1]].name if n <= len(s.revealed) else None,
        "harvest": n in HARVESTS,
        "promised": [
            {"seat": seat, "card": promise["card"], "goods": promise["goods"]}
            for seat in range(s.seats)
            for promise in promises(s.players[seat])
            if promise["round"] == n
        ],
    }


def promises(player: Player) -> list[View]:
    return [
        {
            "round": promised.round_of(entry),
            "card": CARDS[promised.card_of(entry)].id,
            "goods": table(promised.goods_of(entry)),
        }
        for entry in player.promises
    ]


def cards_to_come(s: Agricola) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for index in cells_of(s.bag):
        found.setdefault(str(SPACES[index].stage), []).append(SPACES[index].name)
    return found


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


def catalogue() -> list[View]:
    """All cards as data, for galleries."""
    return [card_view(card) for card in CARDS]


def space_catalogue() -> list[View]:
    """All action spaces as data, for galleries."""
    return [printed(space) for space in SPACES]
