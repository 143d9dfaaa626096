"""What Agricola brings: its rules, and by name what bots and the terminal know of it."""

from __future__ import annotations

from typing import Final

from hearthside.core.kit import Kit, Measure, Practice
from hearthside.games.agricola.campaign.several import SeveralCampaign
from hearthside.games.agricola.campaign.solo import SoloCampaign
from hearthside.games.agricola.rules import AgricolaRules
from hearthside.games.agricola.state import Agricola

FAMILY: Final = {"hand_cards": False}
EVERY_DECK: Final = {"decks": "everything"}

KIT: Final = Kit(
    AgricolaRules(),
    Agricola,
    prefixes=("AGR", "AGC"),
    campaigns=[SeveralCampaign(), SoloCampaign()],
    bots={"greedy": "hearthside.bots.agricola.greedy:GreedyBot"},
    guide="hearthside.bots.agricola.guide:AgricolaGuide",
    features="hearthside.bots.agricola.features:AgricolaFeatures",
    practice=[
        Practice(12, 1),
        Practice(22, 2),
        Practice(8, 3),
        Practice(8, 4),
        Practice(2, 2, EVERY_DECK),
        Practice(8, 1, FAMILY),
        Practice(24, 2, FAMILY),
        Practice(8, 3, FAMILY),
        Practice(8, 4, FAMILY),
    ],
    painter="hearthside.terminal.agricola:AgricolaPainter",
    measures=[
        Measure("Agricola, 2 players, without hand cards", 2, FAMILY),
        Measure("Agricola, 4 players, without hand cards", 4, FAMILY),
        Measure("Agricola, 2 players, with hand cards", 2),
        Measure("Agricola, 4 players, with hand cards", 4),
    ],
)
