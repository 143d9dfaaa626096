"""What Caverna brings: its rules, and by name what bots and the terminal know of it."""

from __future__ import annotations

from typing import Final

from hearthside.core.kit import Kit, Measure, Practice
from hearthside.games.caverna.content import Content
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.state import Caverna

INTRODUCTORY: Final = {"mode": "introductory"}

KIT: Final = Kit(
    CavernaRules(),
    Caverna,
    prefixes=("CAV",),
    bots={"greedy": "hearthside.bots.caverna.greedy:GreedyBot"},
    guide="hearthside.bots.caverna.guide:CavernaGuide",
    features="hearthside.bots.caverna.features:CavernaFeatures",
    practice=[
        Practice(20, 1),
        Practice(40, 2),
        Practice(12, 3),
        Practice(10, 4),
        Practice(3, 5),
        Practice(2, 6),
        Practice(2, 7),
        Practice(2, 1, INTRODUCTORY),
        Practice(6, 2, INTRODUCTORY),
        Practice(3, 3, INTRODUCTORY),
    ],
    painter="hearthside.terminal.caverna:CavernaPainter",
    measures=[Measure("Caverna, 2 players", 2), Measure("Caverna, 4 players", 4)],
    shared=[Content],
)
