"""Sow (AGR-7.8): empty field tiles are alike, field cards are named."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS, Choice, arg, kinds, make
from hearthside.core.fields import pairs
from hearthside.core.form import Field, Form
from hearthside.core.message import Message, Plain
from hearthside.games.agricola.acting.action import CARD_BIT, Action, resolved
from hearthside.games.agricola.acting.event import sown
from hearthside.games.agricola.events import SOWED
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.crops import planted
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import GOOD_NAMES, GRAIN, VEGETABLE, some
from hearthside.games.agricola.kinds import SOW
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.places import PLOTS
from hearthside.games.agricola.vocabulary.timing import SOWING

GRAIN_SOWN: Final = 3
VEGETABLES_SOWN: Final = 2
"""Goods on a field once it is sown."""
_PLOTS: Final = 24
_CROP: Final = 2
"""Where field cards begin in a choice, and how many bits each has."""


class SeedField(Field[Agricola]):
    """What is sown: on tiles 'grain' and 'vegetable', on field cards their crops.

    In a choice: numbers of grain and vegetable fields, then the field cards (`crop_on`).
    """

    words = True

    def __init__(self) -> None:
        super().__init__("crops", 24 + _CROP * 32)

    def write(self, s: Agricola, n: int) -> str:
        words = [f"{m} {good}" for good, m in tiles_sown(n << KIND_BITS).items()]
        return " ".join(words + [f"{card} {good}" for card, good in cards_sown(n << KIND_BITS)])

    def read(self, s: Agricola, text: str) -> int:
        words = text.split()
        tiles: list[str] = []
        plots = 0
        for one, two in zip(words[::2], words[1::2], strict=True):
            if one.isdigit():
                tiles += [one, two]
                continue
            plot = next(plot for plot in PLOTS if CARDS[plot.source].id == one)
            goods = [good for good, _ in plot.sown]
            plots |= crop_bits(plot.plot, goods.index(GOOD_NAMES.index(two)) + 1)
        found = pairs(" ".join(tiles))
        c = sowing(found.pop("grain", 0), found.pop("vegetable", 0), plots)
        if found or c == SOW:
            raise ValueError(text)
        return c >> KIND_BITS


def sow_message(s: Agricola, seat: int, c: Choice) -> Message:
    cards: list[Message] = [
        Message("sown_on", {"good": f"good:{good}", "card": f"card:{card}"})
        for card, good in cards_sown(c)
    ]
    if not cards:
        return Message("do.sow", {"goods": tiles_sown(c)})
    if not tiles_sown(c):
        return Message("do.sow_cards", {"cards": cards})
    return Message("do.sow_both", {"goods": tiles_sown(c), "cards": cards})


class SowForm(Form[Agricola]):
    """For programs: the tiles by crop, then field cards and their crops in the same order."""

    def args(self, s: Agricola, c: Choice) -> dict[str, Plain]:
        sown_cards = cards_sown(c)
        return {
            "goods": tiles_sown(c),
            "cards": [card for card, _ in sown_cards],
            "crops": [good for _, good in sown_cards],
        }


SOW_FORM: Final = SowForm(SOW, "sow {crops}", SeedField(), message=sow_message, widget="amounts")


def sowing(grain: int, vegetables: int, plots: int) -> Choice:
    """The choice that sows so many tiles, and field cards."""
    return make(SOW, grain, vegetables) | plots << _PLOTS


def plots_in(c: Choice) -> int:
    """The field cards of a choice."""
    return c >> _PLOTS


def crop_on(plots: int, plot: int) -> int:
    """What is sown on a field card: 0, or the number of one of its crops from 1 on."""
    return plots >> _CROP * plot & (1 << _CROP) - 1


def crop_bits(plot: int, crop: int) -> int:
    """A crop on a field card."""
    return crop << _CROP * plot


def same_or_more(more: int, less: int) -> bool:
    """Is on every field card the same sown as in the other case, or something on an empty one?"""
    for plot in PLOTS:
        crop = crop_on(less, plot.plot)
        if crop and crop != crop_on(more, plot.plot):
            return False
    return True


def tiles_sown(c: Choice) -> dict[str, int]:
    """How many tiles are sown with what."""
    found = {"grain": arg(c, 0), "vegetable": arg(c, 1)}
    return {good: n for good, n in found.items() if n}


def cards_sown(c: Choice) -> list[tuple[str, str]]:
    """The field cards that are sown, and with what."""
    found: list[tuple[str, str]] = []
    for plot in PLOTS:
        crop = crop_on(plots_in(c), plot.plot)
        if crop:
            found.append((CARDS[plot.source].id, GOOD_NAMES[plot.sown[crop - 1][0]]))
    return found


class Sow(Action):
    """Any number of empty fields, at least one."""

    act = SOWING
    first = kinds(SOW) | CARD_BIT

    def ready(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        goods = player.goods
        if goods[GRAIN] + goods[VEGETABLE] and player.empty_tiles():
            return True
        return bool(player.hooks.plots) and len(plot_choices(player)) > 1

    def in_reach(self, s: Agricola, p: int) -> bool:
        if self.ready(s, p):
            return True
        player = s.players[p]
        if not player.hooks.exchanges:
            return False
        return seed_in_reach(s, p, player)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        player = s.players[p]
        tiles = len(player.empty_tiles())
        for plots in plot_choices(player):
            grain = player.goods[GRAIN]
            vegetables = player.goods[VEGETABLE]
            for hook in player.hooks.plots:
                crop = crop_on(plots, hook.plot)
                if crop:
                    good = hook.sown[crop - 1][0]
                    if good == GRAIN:
                        grain -= 1
                    elif good == VEGETABLE:
                        vegetables -= 1
            for g in range(min(grain, tiles) + 1):
                for v in range(min(vegetables, tiles - g) + 1):
                    if g + v or plots:
                        out.append(sowing(g, v, plots))

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        grain, vegetables = arg(c, 0), arg(c, 1)
        player = s.players[p]
        crops = player.crops[:]
        empty = player.empty_tiles()
        for i in range(grain):
            crops[empty[i]] = planted(GRAIN, GRAIN_SOWN)
        for i in range(grain, grain + vegetables):
            crops[empty[i]] = planted(VEGETABLE, VEGETABLES_SOWN)
        s.pay(p, GRAIN, grain)
        s.pay(p, VEGETABLE, vegetables)
        for i, hook in enumerate(player.hooks.plots):
            crop = crop_on(plots_in(c), hook.plot)
            if crop:
                good, n = hook.sown[crop - 1]
                crops[CELLS + i] = planted(good, n)
                s.pay(p, good, 1)
                grain += good == GRAIN
                vegetables += good == VEGETABLE
        player.crops = crops
        s.note(SOWED, p, grain, vegetables)
        resolved(s, p, SOWING, sown(grain, vegetables))

    def reason(self, s: Agricola, p: int) -> Message:
        player = s.players[p]
        if not player.empty_tiles():
            return Message("why.no_empty_field")
        return Message("why.no_seed")

    def glyphs(self) -> list[str]:
        return ["sow"]


def plot_choices(player: Player) -> list[int]:
    """Every way to sow the empty field cards from the supply, as two bits per card."""
    found = [0]
    plots = player.hooks.plots
    for i in range(len(plots)):
        if player.crops[CELLS + i]:
            continue
        for before in found[:]:
            for number in range(len(plots[i].sown)):
                after = before | crop_bits(plots[i].plot, number + 1)
                if _enough(player, after):
                    found.append(after)
    return found


def _enough(player: Player, plots: int) -> bool:
    need: dict[int, int] = {}
    for hook in player.hooks.plots:
        crop = crop_on(plots, hook.plot)
        if crop:
            good = hook.sown[crop - 1][0]
            need[good] = need.get(good, 0) + 1
    for good, n in need.items():
        if n > player.goods[good]:
            return False
    return True


def seed_in_reach(s: Agricola, p: int, player: Player) -> bool:
    """Could an exchange bring a crop for an empty field?"""
    seeds: list[int] = []
    if player.empty_tiles():
        seeds = [some(GRAIN), some(VEGETABLE)]
    for i, hook in enumerate(player.hooks.plots):
        if not player.crops[CELLS + i]:
            for good, _ in hook.sown:
                seeds.append(some(good))
    return bool(seeds) and could_pay(s, p, seeds)
