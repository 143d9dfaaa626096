"""Verbs whose first steps depend on goods and places that an exchange can bring (RUL-002)."""

from __future__ import annotations

from hearthside.core.node import Node
from hearthside.games.caverna.goods import RUBY
from hearthside.games.caverna.state import Caverna


class Widening(Node[Caverna]):
    """A verb that a player with rubies or exchange tiles is asked about even with one option."""

    def widens(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return home.goods[RUBY] > 0 or len(home.hooks.exchanges) > 0
