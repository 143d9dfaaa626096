"""Campaigns over REST."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Request

from hearthside.server import messages as m
from hearthside.server.campaign_store import CampaignRow
from hearthside.server.campaigns import Campaigns, heading, kinds
from hearthside.server.rest import PROBLEMS, Person, created
from hearthside.server.room import ROOM

router = APIRouter(prefix="/api/campaigns", responses=PROBLEMS, tags=["campaigns"])


def the_campaigns(request: Request) -> Campaigns:
    return cast(Campaigns, request.app.state.campaigns)


async def the_campaign(campaign_id: m.TableId, request: Request) -> CampaignRow:
    return await the_campaigns(request).get(campaign_id)


In = Annotated[Campaigns, Depends(the_campaigns)]
This = Annotated[CampaignRow, Depends(the_campaign)]


@router.get("", response_model=m.CampaignList)
async def list_campaigns(campaigns: In, me: Person) -> Any:
    """The kinds of campaigns, and my own."""
    return {"kinds": kinds(), "mine": [heading(row) for row in await campaigns.mine(me)]}


@router.post("", response_model=m.CampaignInfo, dependencies=ROOM)
async def create(wish: m.NewCampaign, campaigns: In, me: Person) -> Any:
    """A new campaign, before its first game."""
    return await campaigns.info(await campaigns.create(wish, me), me)


@router.get("/{campaign_id}", response_model=m.CampaignInfo)
async def look(row: This, campaigns: In, me: Person) -> Any:
    """The sheet of a campaign, and what I have to decide."""
    return await campaigns.info(row, me)


@router.post("/{campaign_id}/choose", response_model=m.CampaignInfo)
async def choose(row: This, wish: m.CampaignChoice, campaigns: In, me: Person) -> Any:
    """Decide something between two games."""
    return await campaigns.info(await campaigns.choose(row, wish.seat, wish.token, me), me)


@router.post("/{campaign_id}/next", response_model=m.Created)
async def next_game(row: This, campaigns: In, me: Person) -> Any:
    """The table of the next game; the running one if there is one."""
    return created(campaigns.hub, me, *await campaigns.next_game(row, me))
