"""The harvest (AGR-12): field phase, feeding, breeding, with all windows of cards."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, STOP, Choice, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.sequence import Seq, Simultaneous
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.farm.crops import good_on, number_on, planted
from hearthside.games.agricola.flow.breeding import BeforeBreeding, Breed
from hearthside.games.agricola.flow.feeding import Feed
from hearthside.games.agricola.flow.moments import BeforeField
from hearthside.games.agricola.flow.rounds import Told
from hearthside.games.agricola.goods import GRAIN, VEGETABLE, count_of, some
from hearthside.games.agricola.kinds import ALL_GRAIN, MOVE
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.vocabulary import timing as w
from hearthside.games.agricola.vocabulary.questions import FULL_HARVEST


class BeginHarvest(Auto[Agricola]):
    """A harvest begins."""

    def happen(self, s: Agricola, p: int) -> None:
        s.harvesting = True
        s.note(events.HARVEST, NATURE, s.round)


ALL_GRAIN_FORM: Final = Form[Agricola](ALL_GRAIN, "all_grain")


class TakeCrops(Node[Agricola]):
    """One good from every planted field, all at once (AGR-12.3).

    Who may take more grain says whether they do; it is part of the same take.
    """

    first = kinds(ALL_GRAIN)

    def run(self, s: Agricola, f: Frame) -> bool:
        player = s.players[f.player]
        if player.hooks.statics[FULL_HARVEST]:
            for crop in player.crops:
                if good_on(crop) == GRAIN and number_on(crop) > 1:
                    return False
        s.stack.pop()
        self.take(s, f.player, 1)
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        out.append(ALL_GRAIN)
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        more = s.players[f.player].hooks.statics[FULL_HARVEST] if c == ALL_GRAIN else 0
        self.take(s, f.player, 1 + more)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """Crops do not move during the take."""
        return kind_of(c) != MOVE

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.take_crops")

    def take(self, s: Agricola, p: int, most: int) -> None:
        """Take the crops, up to `most` grain from a grain field."""
        player = s.players[p]
        goods = 0
        crops = player.crops[:]
        for field in range(len(crops)):
            crop = crops[field]
            if not crop:
                continue
            good, left = good_on(crop), number_on(crop)
            n = min(left, most) if good == GRAIN else 1
            goods += some(good, n)
            crops[field] = planted(good, left - n)
        if goods:
            player.crops = crops
            s.note(events.CROPPED, p, count_of(goods, GRAIN), count_of(goods, VEGETABLE))
            s.gain_all(p, goods)


class Harvest(Node[Agricola]):
    """Only in the rounds that have one (AGR-4.1). All seats go through it at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.phases = Simultaneous(
            Seq(
                Told(w.PRE_HARVEST, w.HARVEST, w.PRE_FIELD, w.FIELD_START),
                BeforeField(),
                TakeCrops(),
                Told(w.FIELD, w.FIELD_END, w.POST_FIELD, w.FEED_START),
                Feed(),
                Told(w.POST_FEED),
                BeforeBreeding(),
                Told(w.BREED_START),
                Breed(),
                Told(w.POST_BREED, w.END_HARVEST, w.POST_HARVEST),
            )
        )
        self.begin_harvest = BeginHarvest()

    def parts(self) -> list[AnyNode]:
        return [self.begin_harvest, self.phases]

    def run(self, s: Agricola, f: Frame) -> bool:
        s.stack.pop()
        if s.round in HARVESTS:
            s.stack.append(Frame(self.phases, NATURE))
            s.stack.append(Frame(self.begin_harvest, NATURE))
        return True
