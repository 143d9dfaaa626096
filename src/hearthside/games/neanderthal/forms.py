"""All choices of Neanderthal; each is declared beside the node that offers it."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP
from hearthside.core.form import Form, Forms
from hearthside.games.neanderthal.births import BORN_FORMS
from hearthside.games.neanderthal.lose import LOSE_FORM
from hearthside.games.neanderthal.phases.assign import ASSIGN_FORMS, RECALL_FORMS
from hearthside.games.neanderthal.phases.auction import BID_FORMS, PAY_FORM
from hearthside.games.neanderthal.phases.begin import (
    ASSIGN_FORM,
    DRAW_FORM,
    SIDE_FORM,
    SPECIES_FORM,
    STRUCTURE_FORM,
)
from hearthside.games.neanderthal.phases.blizzard import GIVE_UP_FORMS
from hearthside.games.neanderthal.phases.chaos import FLIP_FORMS, SEND_FORM
from hearthside.games.neanderthal.phases.climate import ICE_FORM
from hearthside.games.neanderthal.phases.conflict import FALL_FORMS, STRIKE_FORMS
from hearthside.games.neanderthal.phases.court import FIRST_FORM
from hearthside.games.neanderthal.phases.hunt import HUNT_FORMS
from hearthside.games.neanderthal.phases.icons import SPARE_FORM
from hearthside.games.neanderthal.phases.negotiate import EXCHANGE_FORMS, OFFER_FORMS
from hearthside.games.neanderthal.phases.one_species import REPLACE_FORM
from hearthside.games.neanderthal.phases.portals import ACT_FORMS
from hearthside.games.neanderthal.phases.resolve import FOLLOW_FORMS, RESOLVE_FORMS
from hearthside.games.neanderthal.phases.turns import EVENT_FORM, EXTRA_FORM, ORDER_FORM
from hearthside.games.neanderthal.release import RELEASE_FORMS
from hearthside.games.neanderthal.roll import DICE_FORM
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import DISCARD_FORM
from hearthside.games.neanderthal.swap import SWAP_FORM

STOP_FORM: Final = Form[Neanderthal](STOP, "stop", widget="stop")
OUTCOMES: Final = (DRAW_FORM, ASSIGN_FORM, STRUCTURE_FORM, EVENT_FORM, DICE_FORM)

FORMS: Final = Forms(
    STOP_FORM,
    SPECIES_FORM,
    SIDE_FORM,
    ORDER_FORM,
    ICE_FORM,
    LOSE_FORM,
    *GIVE_UP_FORMS,
    *FLIP_FORMS,
    SPARE_FORM,
    SEND_FORM,
    *BID_FORMS,
    PAY_FORM,
    REPLACE_FORM,
    *RECALL_FORMS,
    *ASSIGN_FORMS,
    *OFFER_FORMS,
    *EXCHANGE_FORMS,
    *STRIKE_FORMS,
    *FALL_FORMS,
    *RESOLVE_FORMS,
    *HUNT_FORMS,
    *FOLLOW_FORMS,
    FIRST_FORM,
    *RELEASE_FORMS,
    *BORN_FORMS,
    *ACT_FORMS,
    DISCARD_FORM,
    EXTRA_FORM,
    SWAP_FORM,
    *OUTCOMES,
)
