"""The harvest (AGR-12): field phase, feeding, breeding, with all windows of cards."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS, NATURE, STOP, Choice, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.sequence import Seq, Simultaneous
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola import events
from hearthside.games.agricola.exchanges.anytime import field_at, field_key
from hearthside.games.agricola.farm.crops import good_on, number_on, planted
from hearthside.games.agricola.farm.farmyard import cells_of
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.fields import PlacesField
from hearthside.games.agricola.flow.breeding import BeforeBreeding, Breed
from hearthside.games.agricola.flow.feeding import Feed
from hearthside.games.agricola.flow.moments import BeforeField
from hearthside.games.agricola.flow.rounds import Told
from hearthside.games.agricola.goods import GRAIN, VEGETABLE, count_of, some
from hearthside.games.agricola.kinds import ALL_GRAIN, MOVE, SOME_GRAIN
from hearthside.games.agricola.state import HARVESTS, Agricola
from hearthside.games.agricola.vocabulary import timing as w
from hearthside.games.agricola.vocabulary.questions import MORE_GRAIN


class BeginHarvest(Auto[Agricola]):
    """A harvest begins."""

    def happen(self, s: Agricola, p: int) -> None:
        s.harvesting = True
        s.note(events.HARVEST, NATURE, s.round)


CROP_FORMS: Final = [
    Form[Agricola](ALL_GRAIN, "all_grain"),
    Form[Agricola](SOME_GRAIN, "more_grain {fields}", PlacesField()),
]


class TakeCrops(Node[Agricola]):
    """One good from every planted field, all at once (AGR-12.3).

    Who may take one more from each grain field says from which; it is part of the same take.
    """

    first = kinds(ALL_GRAIN, SOME_GRAIN)

    def run(self, s: Agricola, f: Frame) -> bool:
        player = s.players[f.player]
        if player.hooks.statics[MORE_GRAIN] and fuller(player):
            return False
        s.stack.pop()
        self.take(s, f.player, [])
        return True

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        out.append(ALL_GRAIN)
        player = s.players[f.player]
        ways = ways_to_take(player)
        for fields in ways[1:-1]:
            places = 0
            for field in fields:
                places |= 1 << field_key(player, field)
            out.append(make(SOME_GRAIN) | places << KIND_BITS)
        out.append(STOP)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        s.stack.pop()
        player = s.players[f.player]
        more: list[int] = []
        if c == ALL_GRAIN:
            more = fuller(player)
        elif c != STOP:
            more = [field_at(player, key) for key in cells_of(c >> KIND_BITS)]
        self.take(s, f.player, more)

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """Crops do not move during the take."""
        return kind_of(c) != MOVE

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message("ask.take_crops")

    def take(self, s: Agricola, p: int, more: list[int]) -> None:
        """Take the crops, from the fields of `more` a second one."""
        player = s.players[p]
        goods = 0
        crops = player.crops[:]
        for field in range(len(crops)):
            crop = crops[field]
            if not crop:
                continue
            good, left = good_on(crop), number_on(crop)
            n = 2 if field in more else 1
            goods += some(good, n)
            crops[field] = planted(good, left - n)
        if goods:
            player.crops = crops
            s.note(events.CROPPED, p, count_of(goods, GRAIN), count_of(goods, VEGETABLE))
            s.gain_all(p, goods)


def fuller(player: Player) -> list[int]:
    """The grain fields with more than one grain."""
    crops = player.crops
    return [
        field
        for field in range(len(crops))
        if crops[field] and good_on(crops[field]) == GRAIN and number_on(crops[field]) > 1
    ]


def ways_to_take(player: Player) -> list[list[int]]:
    """From which grain fields one more may be taken: from none first, from all last.

    Tiles with the same number of grain are alike (RUL-011): the first of them are named.
    """
    alike: dict[int, list[int]] = {}
    for field in fuller(player):
        number = player.crops[field] if field < CELLS else -field
        alike.setdefault(number, []).append(field)
    ways: list[list[int]] = [[]]
    for fields in alike.values():
        ways = [way + fields[:n] for n in range(len(fields) + 1) for way in ways]
    return ways


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
