"""The campaigns there are, by id."""

from __future__ import annotations

from typing import Final

from hearthside.core.campaign import CampaignRules
from hearthside.core.errors import UnknownCampaign

CAMPAIGNS: Final[dict[str, CampaignRules]] = {}


def campaign_rules(kind: str) -> CampaignRules:
    """The rules of a campaign; UnknownCampaign names those there are."""
    found = CAMPAIGNS.get(kind)
    if found is None:
        known = ", ".join(CAMPAIGNS)
        raise UnknownCampaign(f"There is no campaign {kind!r}; the campaigns are {known}.")
    return found
