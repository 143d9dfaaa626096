"""All choices of Frantic Fiends: those of Caverna, and what the expansion adds."""

from __future__ import annotations

from typing import Final

from hearthside.core.form import Forms
from hearthside.games.caverna.forms import VERB_FORMS
from hearthside.games.caverna.rounds import REVEAL_FORM, START_FORM
from hearthside.games.fiends.animals import ARRANGE_FORM, HOUSE_FORMS
from hearthside.games.fiends.bonuses import RECEIVE_FORM
from hearthside.games.fiends.bounties import BOUNTY_FORMS
from hearthside.games.fiends.cave import OCCUPY_FORM
from hearthside.games.fiends.claim import CLAIM_FORM
from hearthside.games.fiends.drawing import DRAW_FORMS
from hearthside.games.fiends.friends import LODGE_FORM
from hearthside.games.fiends.harvest import MINE_FORMS, ORC_MARKER_FORM
from hearthside.games.fiends.orc_event import ACTIVATE_FORMS, CARD_FORM
from hearthside.games.fiends.residence import SETTLE_FORM
from hearthside.games.fiends.traps import TRAP_FORMS
from hearthside.games.fiends.verbs.fight import FIGHT_FORM
from hearthside.games.fiends.verbs.set_trap import SET_TRAP_FORM
from hearthside.games.fiends.verbs.stock import STOCK_FORM
from hearthside.games.fiends.verbs.weapons import ARM_FORMS, CARVE_FORM
from hearthside.games.fiends.work import ORC_FORMS

FORMS: Final = Forms(
    *VERB_FORMS,
    START_FORM,
    REVEAL_FORM,
    ORC_MARKER_FORM,
    *DRAW_FORMS,
    CARD_FORM,
    *ORC_FORMS,
    SET_TRAP_FORM,
    STOCK_FORM,
    FIGHT_FORM,
    CLAIM_FORM,
    CARVE_FORM,
    *ARM_FORMS,
    *BOUNTY_FORMS,
    *ACTIVATE_FORMS,
    *TRAP_FORMS,
    *HOUSE_FORMS,
    ARRANGE_FORM,
    SETTLE_FORM,
    LODGE_FORM,
    OCCUPY_FORM,
    *MINE_FORMS,
    RECEIVE_FORM,
)
