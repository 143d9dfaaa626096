"""What a viewer may know of a game of Agricola, built from nothing (AGR-17.3).

The view is one table, ready for JSON. Goods are tables by name without zeros ({"wood": 3}),
except a farm's `goods`, which names all ten. Seats are numbers, None where nobody is meant.

`game` "agricola", `viewer` (seat or None), `players` (number), `options`, `round` (0 before the
first), `rounds` 14, `harvests` (rounds), `phase`: "setup", "preparation", "work", "home",
"harvest" or "over"; `starting_player`, `next_starting_player`.

`spaces`, in the order of the board, then the action space cards as they were turned up:
  `name`, `board` ("base", "3", "4", "card", "side_job", "tile2", "tile34"), `stage` (0 if
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
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.people import is_newborn, space_of
from hearthside.games.agricola.farm.view import card_view, farm_view, promises
from hearthside.games.agricola.flow.rounds import STAGE_OF_ROUND
from hearthside.games.agricola.flow.work import blocked
from hearthside.games.agricola.goods import (
    table,
)
from hearthside.games.agricola.state import HARVESTS, LAST_ROUND, Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR


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


def cards_to_come(s: Agricola) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for index in cells_of(s.bag):
        found.setdefault(str(SPACES[index].stage), []).append(SPACES[index].name)
    return found


def catalogue() -> list[View]:
    """All cards as data, for galleries."""
    return [card_view(card) for card in CARDS]


def space_catalogue() -> list[View]:
    """All action spaces as data, for galleries."""
    return [printed(space) for space in SPACES]
