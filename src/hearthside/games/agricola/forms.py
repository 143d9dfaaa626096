"""All choices of Agricola; each is declared beside the verb that offers it."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import OUTCOME, STOP, Choice, kind_of
from hearthside.core.event import EVERYBODY
from hearthside.core.form import Form, Forms
from hearthside.games.agricola.acting.window import USE_FORM
from hearthside.games.agricola.exchanges.anytime import DISCARD_FORM, EAT_FORM, MOVE_FORM, SWAP_FORM
from hearthside.games.agricola.flow.breeding import BREED_FORMS
from hearthside.games.agricola.flow.crowding import MAKE_ROOM_FORM
from hearthside.games.agricola.flow.deal import DEAL_FORM, Draw
from hearthside.games.agricola.flow.feeding import FEED_FORM
from hearthside.games.agricola.flow.harvest import CROP_FORMS
from hearthside.games.agricola.flow.moments import DONE_FORM
from hearthside.games.agricola.flow.rounds import COLLECT_FORM, REVEAL_FORM, START_FORM
from hearthside.games.agricola.flow.work import WORK_FORMS
from hearthside.games.agricola.kinds import DROP, PICK, number_in
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.animals import TAKE_SOME_FORM
from hearthside.games.agricola.variants.draft import PASS_FORM, PICK_FORM
from hearthside.games.agricola.variants.living import DRAW_FORM, DROP_FORM
from hearthside.games.agricola.variants.market import MARKET_FORM
from hearthside.games.agricola.variants.marketplace import TRADE_FORMS
from hearthside.games.agricola.variants.mulligan import MULLIGAN_FORM
from hearthside.games.agricola.verbs.bake import BAKE_FORM
from hearthside.games.agricola.verbs.cards import CARD_FORMS
from hearthside.games.agricola.verbs.fencing import FENCE_FORMS
from hearthside.games.agricola.verbs.grow import GROW_FORM
from hearthside.games.agricola.verbs.occupations import OCCUPATION_FORM
from hearthside.games.agricola.verbs.paying import PAY_FORM
from hearthside.games.agricola.verbs.plow import PLOW_FORMS
from hearthside.games.agricola.verbs.renovate import RENOVATE_FORM
from hearthside.games.agricola.verbs.rooms import ROOM_FORMS
from hearthside.games.agricola.verbs.sow import SOW_FORM
from hearthside.games.agricola.verbs.stables import STABLE_FORMS
from hearthside.games.agricola.verbs.take import GET_FORM, TAKE_FORM

STOP_FORM: Final = Form[Agricola](STOP, "stop", widget="stop")

FORMS: Final = Forms(
    STOP_FORM,
    *WORK_FORMS,
    TAKE_FORM,
    GET_FORM,
    *PLOW_FORMS,
    SOW_FORM,
    BAKE_FORM,
    *ROOM_FORMS,
    *STABLE_FORMS,
    *FENCE_FORMS,
    RENOVATE_FORM,
    GROW_FORM,
    OCCUPATION_FORM,
    *CARD_FORMS,
    PAY_FORM,
    USE_FORM,
    MAKE_ROOM_FORM,
    FEED_FORM,
    *BREED_FORMS,
    COLLECT_FORM,
    DONE_FORM,
    *CROP_FORMS,
    EAT_FORM,
    SWAP_FORM,
    MOVE_FORM,
    DISCARD_FORM,
    PICK_FORM,
    MULLIGAN_FORM,
    DROP_FORM,
    DRAW_FORM,
    MARKET_FORM,
    *TRADE_FORMS,
    TAKE_SOME_FORM,
    START_FORM,
    REVEAL_FORM,
    DEAL_FORM,
    PASS_FORM,
)


def audience(s: Agricola, seat: int, c: Choice) -> int:
    """Who may know a choice: cards drawn, kept and discarded are secret (AGR-17.3)."""
    if kind_of(c) == OUTCOME:
        node = s.main[-1].node
        return number_in(c) if isinstance(node, Draw) and node.secret else EVERYBODY
    return seat if kind_of(c) in (PICK, DROP) else EVERYBODY
