"""Frantic Fiends in numbers: as Caverna, and all that orcs and traps add."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.features import CavernaFeatures
from hearthside.bots.fiends.evaluate import FiendsJudge
from hearthside.bots.fiends.features_lair import (
    LAIR_NAMES,
    allies,
    family_of,
    foes,
    losses,
    mines_of,
    next_event,
    payments,
    snares,
)
from hearthside.bots.fiends.weights import FiendsWeights
from hearthside.core.state import State
from hearthside.games.caverna.cells import column_of, row_of
from hearthside.games.caverna.goods import DONKEY, GOOD_NAMES
from hearthside.games.caverna.harvest import NO_HARVEST
from hearthside.games.caverna.home import FAMILY_LIMIT, Home
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends import scoring
from hearthside.games.fiends.bounty_slot import FREE_SLOT
from hearthside.games.fiends.bounty_slot import column_of as slot_column
from hearthside.games.fiends.content import BASE_DWELLINGS, FIENDS, SUPPLY
from hearthside.games.fiends.friendly_orc import is_ready, workplace_of
from hearthside.games.fiends.harvest import FIENDS_HARVEST_NAMES, FIRST_HIDDEN, kind_of_round
from hearthside.games.fiends.home import (
    DEFEATED,
    FRIENDLY,
    ORC_LETTERS,
    FiendsHome,
)
from hearthside.games.fiends.spaces import card_bag, printed_spaces
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BRIBES, EVENTS, LETTERS
from hearthside.games.fiends.traps import TRAPS

EVENT_NAMES: Final = (
    "event under way",
    "events to come",
    "strong orcs",
    "campaign game",
    "extra orc taken",
    *[f"event {n + 1} is next" for n in range(EVENTS)],
    *[f"next bribe {GOOD_NAMES[good]}" for good in BRIBES],
    *[f"bounties in column {n + 1}" for n in range(4)],
    *[f"trap left {trap.name}" for trap in TRAPS],
)


def spaces_in_use() -> list[int]:
    """The spaces that lie on the table with any number of players, by their numbers."""
    found = 1 << FIENDS.urgent_wish.index
    for players in range(1, 8):
        found |= card_bag(players)
        for index in printed_spaces(players):
            found |= 1 << index
    return [i for i in range(len(FIENDS.spaces)) if found >> i & 1]


def tiles_in_use() -> list[int]:
    """The furnishing tiles that some game has, by their numbers."""
    names = [*BASE_DWELLINGS, *SUPPLY.functions]
    for extension in SUPPLY.extensions:
        names += extension[:2]
    for strip in SUPPLY.strips:
        names += strip
    return sorted([FIENDS.tile_named[name].index for name in names])


def orc_names() -> list[str]:
    """Six numbers for each orc."""
    found: list[str] = []
    for letter in LETTERS:
        for word in ("strength of", "steps left of", "in cave", "held", "defeated", "friendly"):
            found.append(f"{word} orc {letter}")
    return found


class FiendsFeatures(CavernaFeatures):
    """The features of Frantic Fiends."""

    def __init__(self) -> None:
        self.fiends_judge = FiendsJudge(FiendsWeights())
        super().__init__(
            self.fiends_judge,
            FIENDS,
            spaces_in_use(),
            tiles_in_use(),
            FIENDS_HARVEST_NAMES,
            scoring.FIENDS_PARTS,
        )
        self.common_names = [*self.common_names, *EVENT_NAMES, *self.tiles.names("supply of")]
        self.side_names = [*self.side_names, *LAIR_NAMES, *orc_names()]

    # What differs from Caverna

    def kind(self, s: Caverna) -> int:
        if s.rules.reveal_late and s.round >= FIRST_HIDDEN and not s.marker:
            return -1
        return kind_of_round(cast(Fiends, s))

    def parts(self, s: Caverna, p: int) -> list[int]:
        return scoring.parts(cast(Fiends, s), p)

    def may_grow(self, home: Home) -> bool:
        """Whoever acts: a friendly orc that worked last says nothing about the next dwarf."""
        return len(home.dwarfs) < FAMILY_LIMIT and cast(FiendsHome, home).free_room() > 0

    def working(self, s: Caverna) -> bool:
        return s.harvest == NO_HARVEST and not cast(Fiends, s).event

    def waiting(self, home: Home) -> int:
        n = super().waiting(home)
        for friend in cast(FiendsHome, home).friends:
            if is_ready(friend):
                n += 1
        return n

    def placed(self, home: Home) -> int:
        n = super().placed(home)
        for friend in cast(FiendsHome, home).friends:
            if workplace_of(friend) >= 0:
                n += 1
        return n

    # The table

    def common(self, s: State, p: int, out: list[float]) -> None:
        game = cast(Fiends, s)
        self.table(game, p, out)
        rules = game.decisions()
        event = next_event(game)
        out += [
            float(game.event),
            float(EVENTS + 1 - event),
            1.0 if rules.hard else 0.0,
            float(rules.campaign_game),
            float(game.extra_taken),
        ]
        for n in range(1, EVENTS + 1):
            out.append(1.0 if n == event else 0.0)
        bribe = game.bribes[event - 1] if event <= len(game.bribes) else -1
        for good in BRIBES:
            out.append(1.0 if good == bribe else 0.0)
        bounties = [0.0, 0.0, 0.0, 0.0]
        for slot in range(len(game.slots)):
            if game.slots[slot] == FREE_SLOT:
                bounties[slot_column(slot)] += 1.0
        out += bounties
        for left in game.traps_left:
            out.append(float(left))
        out += self.tiles.of(game.supply).flags

    # A home

    def side(self, s: State, p: int, out: list[float]) -> None:
        game = cast(Fiends, s)
        clock = self.judge.clock(game, p)
        value = len(out)
        self.home(game, p, clock, out)
        out[value] += self.lair(game, game.lair(p), clock, out)
        self.orcs(game.lair(p), out)

    def lair(self, s: Fiends, home: FiendsHome, clock: Clock, out: list[float]) -> float:
        """Orcs, traps, mines and friends; returns what the judge thinks of all that."""
        judge = self.fiends_judge
        w = judge.own
        tempo = clock.actions / (clock.actions + w.tempo)
        mines = mines_of(home)
        family = family_of(home)
        judged = [
            judge.orcs(s, home, clock.actions) if s.round else 0.0,
            judge.traps(s, home),
            w.laden * tempo * (mines.ore + 3 * mines.rubies),
            len(home.vacant()) * w.lodging * tempo,
            len(home.friends) * (1 + w.friend * clock.rounds),
            -family.prisoners * (1 + w.action * clock.rounds / 2),
        ]
        out += judged
        foes(home, family, out)
        payments(s, home, out)
        snares(home, out)
        out += [
            float(mines.ore),
            float(mines.rubies),
            float(mines.laden),
            float(min(mines.laden, home.goods[DONKEY])),
        ]
        losses(home, out)
        out.append(float(family.prisoners))
        allies(home, out)
        return sum(judged)

    def orcs(self, home: FiendsHome, out: list[float]) -> None:
        """Each orc: how strong and where it is, in the forest how many steps from the cave."""
        for orc in range(ORC_LETTERS):
            place = home.place[orc]
            steps = 0
            if home.in_forest(orc):
                steps = 1 + max(4 - row_of(place), 3 - column_of(place))
            out += [
                float(home.power[orc]),
                float(steps),
                1.0 if home.in_cave(orc) else 0.0,
                float(home.held >> orc & 1),
                1.0 if place == DEFEATED else 0.0,
                1.0 if place == FRIENDLY else 0.0,
            ]
