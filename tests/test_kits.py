"""Every game is one kit; what it names is there."""

from __future__ import annotations

import pytest

from hearthside.bots import Bot, bot_names
from hearthside.bots.features import Features
from hearthside.bots.guide import Guide
from hearthside.core.errors import BadKit, UnknownCampaign, UnknownGame
from hearthside.core.kit import Kit, made
from hearthside.core.state import State
from hearthside.games.registry import campaign_rules, kit, kit_of, kits, register
from hearthside.server.rulebook import rule_blocks
from hearthside.terminal.painter import Painter


@pytest.mark.parametrize("known", kits(), ids=lambda known: known.id)
def test_what_a_kit_names_is_there(known: Kit) -> None:
    """What it leaves out it does without (tests/tiny)."""
    assert not known.guide or isinstance(made(known.guide), Guide)
    assert not known.features or isinstance(made(known.features), Features)
    assert not known.painter or isinstance(made(known.painter), Painter)
    assert all(isinstance(made(name), Bot) for name in known.bots.values())
    assert known.practice or not known.searchable
    assert bot_names(known.id) == bot_names()


@pytest.mark.parametrize("known", kits(), ids=lambda known: known.id)
def test_a_state_leads_to_its_kit(known: Kit) -> None:
    assert kit(known.id) is known
    assert kit_of(known.rules.new_state(2, 1, {})) is known


def test_rule_ids_lead_to_one_game() -> None:
    """Every prefix begins ids in the documents of its game, and belongs to no other."""
    prefixes = [prefix for known in kits() for prefix in known.prefixes]
    assert len(prefixes) == len(set(prefixes))
    for known in kits():
        blocks = [block for name in known.rules.documents for block in rule_blocks(name)]
        found = {block["id"].partition("-")[0] for block in blocks}
        assert set(known.prefixes) <= found


def test_campaigns_belong_to_their_games() -> None:
    for known in kits():
        assert all(campaign.game == known.id for campaign in known.campaigns)
    assert campaign_rules("fiends-solo").game == "fiends"
    with pytest.raises(UnknownCampaign, match="agricola-campaign, agricola-solo"):
        campaign_rules("none")


def test_what_is_unknown_or_there_already_is_refused() -> None:
    with pytest.raises(UnknownGame, match="the games are caverna, fiends"):
        kit("chess")
    with pytest.raises(UnknownGame, match="the state of no game"):
        kit_of(State(1, 0))
    with pytest.raises(BadKit, match="there is the game 'caverna'"):
        register(kit("caverna"))
