"""All choices of Caverna; each is declared beside the verb that offers it."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP
from hearthside.core.form import Form, Forms
from hearthside.games.caverna.exchange import EXCHANGE_FORMS
from hearthside.games.caverna.feeding import FEED_FORM
from hearthside.games.caverna.harvest import SKIP_FORM
from hearthside.games.caverna.moment import DONE_FORM
from hearthside.games.caverna.rounds import CLEARING_FORMS, MARKER_FORM, REVEAL_FORM, START_FORM
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.breed import BREED_FORM
from hearthside.games.caverna.verbs.expedition import LOOT_FORM
from hearthside.games.caverna.verbs.farming import FENCE_FORM, SOW_FORM, STABLE_FORM
from hearthside.games.caverna.verbs.forge import FORGE_FORM
from hearthside.games.caverna.verbs.furnish import FURNISH_FORMS
from hearthside.games.caverna.verbs.grow import GROW_FORM
from hearthside.games.caverna.verbs.imitate import IMITATE_FORMS
from hearthside.games.caverna.verbs.room import COOK_FORM
from hearthside.games.caverna.verbs.take import TAKE_FORM
from hearthside.games.caverna.verbs.terrain import TERRAIN_FORMS
from hearthside.games.caverna.verbs.trade import BUY_FORM, TRADE_FORM
from hearthside.games.caverna.work import WORK_FORMS

STOP_FORM: Final = Form[Caverna](STOP, "stop", widget="stop")
OUTCOMES: Final = (START_FORM, REVEAL_FORM, MARKER_FORM)

VERB_FORMS: Final = [
    STOP_FORM,
    *WORK_FORMS,
    TAKE_FORM,
    *TERRAIN_FORMS,
    FENCE_FORM,
    STABLE_FORM,
    SOW_FORM,
    *FURNISH_FORMS,
    FORGE_FORM,
    LOOT_FORM,
    GROW_FORM,
    TRADE_FORM,
    BUY_FORM,
    *IMITATE_FORMS,
    FEED_FORM,
    BREED_FORM,
    COOK_FORM,
    SKIP_FORM,
    *CLEARING_FORMS,
    DONE_FORM,
    *EXCHANGE_FORMS,
]
"""The choices of people, which an expansion has as well."""

FORMS: Final = Forms(*VERB_FORMS, *OUTCOMES)
