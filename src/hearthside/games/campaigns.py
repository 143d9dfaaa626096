"""The campaigns there are, by id."""

from __future__ import annotations

from typing import Final

from hearthside.core.campaign import CampaignRules
from hearthside.core.errors import UnknownCampaign
from hearthside.games.agricola.campaign.several import SeveralCampaign
from hearthside.games.agricola.campaign.solo import SoloCampaign
from hearthside.games.fiends.campaign import FiendsCampaign

CAMPAIGNS: Final[dict[str, CampaignRules]] = {
    "agricola-campaign": SeveralCampaign(),
    "agricola-solo": SoloCampaign(),
    "fiends-solo": FiendsCampaign(),
}


def campaign_rules(kind: str) -> CampaignRules:
    """The rules of a campaign; UnknownCampaign names those there are."""
    found = CAMPAIGNS.get(kind)
    if found is None:
        known = ", ".join(CAMPAIGNS)
        raise UnknownCampaign(f"There is no campaign {kind!r}; the campaigns are {known}.")
    return found
