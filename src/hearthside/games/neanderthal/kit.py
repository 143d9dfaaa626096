"""What Neanderthal brings: its rules, and by name what bots and the terminal know of it."""

from __future__ import annotations

from typing import Final

from hearthside.core.kit import Kit, Measure, Practice
from hearthside.games.neanderthal.rules import NeanderthalRules
from hearthside.games.neanderthal.state import Neanderthal

COOPERATIVE: Final = {"variant": "cooperative"}
ONE_SPECIES: Final = {"variant": "one_species"}

KIT: Final = Kit(
    NeanderthalRules(),
    Neanderthal,
    prefixes=("NEA",),
    bots={
        "greedy": "hearthside.bots.neanderthal.greedy:GreedyBot",
        "varied": "hearthside.bots.neanderthal.varied:VariedBot",
    },
    guide="hearthside.bots.neanderthal.guide:NeanderthalGuide",
    features="hearthside.bots.neanderthal.features:NeanderthalFeatures",
    practice=[
        Practice(10, 1),
        Practice(55, 2),
        Practice(25, 3),
        Practice(5, 3, COOPERATIVE),
        Practice(5, 1, ONE_SPECIES),
    ],
    painter="hearthside.terminal.neanderthal:NeanderthalPainter",
    measures=[Measure("Neanderthal, 2 players", 2), Measure("Neanderthal, 3 players", 3)],
)
