"""What Frantic Fiends brings: its rules, and by name what bots and the terminal know of it."""

from __future__ import annotations

from typing import Final

from hearthside.core.kit import Kit, Measure, Practice
from hearthside.games.caverna.content import Content
from hearthside.games.fiends.campaign import FiendsCampaign
from hearthside.games.fiends.rules import FiendsRules
from hearthside.games.fiends.state import Fiends

HARD: Final = {"orc_strength": "hard"}

KIT: Final = Kit(
    FiendsRules(),
    Fiends,
    prefixes=("FF",),
    campaigns=[FiendsCampaign()],
    bots={"greedy": "hearthside.bots.fiends.greedy:GreedyBot"},
    guide="hearthside.bots.fiends.guide:FiendsGuide",
    features="hearthside.bots.fiends.features:FiendsFeatures",
    practice=[
        Practice(24, 1),
        Practice(40, 2),
        Practice(12, 3),
        Practice(8, 4),
        Practice(2, 5),
        Practice(1, 6),
        Practice(1, 7),
        Practice(6, 1, HARD),
        Practice(6, 2, HARD),
    ],
    painter="hearthside.terminal.fiends:FiendsPainter",
    measures=[Measure("Frantic Fiends, solo", 1), Measure("Frantic Fiends, 2 players", 2)],
    shared=[Content],
)
