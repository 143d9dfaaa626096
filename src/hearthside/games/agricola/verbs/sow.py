"""Sow (AGR-7.8): empty field tiles are alike, field cards are named."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds
from hearthside.games.agricola.acting.action import CARD_BIT, Action, resolved
from hearthside.games.agricola.acting.event import sown
from hearthside.games.agricola.events import SOWED
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.crops import planted
from hearthside.games.agricola.farm.fences import CELLS
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import GRAIN, VEGETABLE, some
from hearthside.games.agricola.kinds import SOW
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import SOWING

GRAIN_SOWN: Final = 3
VEGETABLES_SOWN: Final = 2
"""Goods on a field once it is sown."""
PLOTS_SHIFT: Final = 24
"""Where the two bits of each field card (PLOTS) begin in a choice: 0, or the crop's number."""


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
                crop = plots >> 2 * hook.plot & 3
                if crop:
                    good = hook.sown[crop - 1][0]
                    if good == GRAIN:
                        grain -= 1
                    elif good == VEGETABLE:
                        vegetables -= 1
            for g in range(min(grain, tiles) + 1):
                for v in range(min(vegetables, tiles - g) + 1):
                    if g + v or plots:
                        out.append(SOW | g << 8 | v << 16 | plots << PLOTS_SHIFT)

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
            crop = c >> PLOTS_SHIFT + 2 * hook.plot & 3
            if crop:
                good, n = hook.sown[crop - 1]
                crops[CELLS + i] = planted(good, n)
                s.pay(p, good, 1)
                grain += good == GRAIN
                vegetables += good == VEGETABLE
        player.crops = crops
        s.note(SOWED, p, grain, vegetables)
        resolved(s, p, SOWING, sown(grain, vegetables))


def plot_choices(player: Player) -> list[int]:
    """Every way to sow the empty field cards from the supply, as two bits per card."""
    found = [0]
    plots = player.hooks.plots
    for i in range(len(plots)):
        if player.crops[CELLS + i]:
            continue
        for before in found[:]:
            for number in range(len(plots[i].sown)):
                after = before | number + 1 << 2 * plots[i].plot
                if _enough(player, after):
                    found.append(after)
    return found


def _enough(player: Player, plots: int) -> bool:
    need: dict[int, int] = {}
    for hook in player.hooks.plots:
        crop = plots >> 2 * hook.plot & 3
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
