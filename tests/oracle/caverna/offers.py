"""What lies on the action spaces. Written from CAV-2.3–2.7, 3.3–3.8, 4.20–4.82 and 12.20–12.26."""

import re

from tests.oracle.tables import table

Goods = dict[str, int]
Growth = dict[str, tuple[int, int]]
"""By good: how many come to an empty space, how many to one that is not."""


def growth_of(cell: str) -> Growth:
    """A cell of the column of accumulations: "wood 2,1; ore 1,1"."""
    found = re.findall(r"(\w+) (\d+),(\d+)", cell)
    return {good: (int(first), int(later)) for good, first, later in found}


SPACES = {row["Space id"]: row for row in table("cav.md", r"CAV-4\.\d+") if "Space id" in row}
CARDS = {row["Card id"]: row for row in table("cav.md", r"CAV-4\.\d+") if "Card id" in row}
GROWTH: dict[str, Growth] = {
    name: growth_of(
        row.get("Accumulates per round `(good,first,next)`", row.get("Accumulates", ""))
    )
    for name, row in {**SPACES, **CARDS}.items()
}
BOARDS = {
    1: ("base (1–7)", "1–3"),
    2: ("base (1–7)", "1–3", "1–3 (covered in solo)"),
    3: ("base (1–7)", "1–3", "1–3 (covered in solo)", "3-player"),
    4: ("base (1–7)", "4–7"),
    5: ("base (1–7)", "4–7", "5 and 6–7", "5 only"),
    6: ("base (1–7)", "4–7", "5 and 6–7", "6–7"),
    7: ("base (1–7)", "4–7", "5 and 6–7", "6–7", "7-player"),
}
COVERED_IN_SOLO = {"drift_mining_a", "starting_player_a", "supplies", "clearing_a"}
STAGES = (
    {"blacksmithing", "sheep_farming", "ore_mine_construction"},
    {"wish_for_children", "donkey_farming", "ruby_mine_construction"},
    {"exploration", "family_life", "ore_delivery"},
    {"ore_trading", "adventure", "ruby_delivery"},
)
SOLO_ORDER = (
    "blacksmithing",
    "sheep_farming",
    "ore_mine_construction",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "ore_delivery",
    "family_life",
    "",
    "ore_trading",
    "adventure",
    "ruby_delivery",
)


def printed_spaces(players: int) -> set[str]:
    """CAV-2.3, 12.21."""
    found = {name for name, row in SPACES.items() if row["Board"] in BOARDS[players]}
    return found - COVERED_IN_SOLO if players == 1 else found


def may_be_revealed(card: str, number: int, players: int) -> bool:
    """CAV-2.5, 2.6, 12.22."""
    if players == 1:
        return SOLO_ORDER[number - 1] == card
    if (card == "wish_for_children") != (number == 4):
        return False
    if players == 2 and card == "exploration":
        return False
    return card in STAGES[(number - 1) // 3]


class Offers:
    """The goods on all spaces, kept by what happens to them."""

    def __init__(self, players: int, clear_at: int, protection: str) -> None:
        self.players = players
        self.clear_at = clear_at
        self.protection = protection
        self.goods: dict[str, Goods] = {space: {} for space in printed_spaces(players)}
        self.kept: set[str] = set()
        """Solo: spaces for which a ruby was paid."""
        self.lying: dict[str, Goods] = {}
        """What the dwarf placed last has before it, until it is taken."""

    def reveal(self, card: str) -> None:
        """Family life turns Wish for children over (CAV-3.5)."""
        self.goods[card] = {}
        if card == "family_life":
            del self.goods["wish_for_children"]
            self.goods["urgent_wish_for_children"] = {}

    def full(self) -> set[str]:
        """Solo: the spaces that lose their goods unless a ruby is paid (CAV-12.25)."""
        if self.players > 1:
            return set()
        return {
            space
            for space, goods in self.goods.items()
            if sum(goods.values()) >= self.clear_at and space not in self.kept
        }

    def keep(self, space: str) -> None:
        self.kept.add(space)

    def clear(self, space: str) -> None:
        self.goods[space] = {}

    def replenish(self, number: int) -> None:
        """CAV-3.6–3.8."""
        if self.protection == "this_round":
            self.kept.clear()
        for space, goods in self.goods.items():
            if space == "ruby_mining" and self.players == 2 and number <= 2:
                continue
            empty = sum(goods.values()) == 0
            for good, (first, later) in GROWTH[space].items():
                more = first if empty else later
                if more:
                    goods[good] = goods.get(good, 0) + more

    def take(self, space: str) -> None:
        """Whoever uses a space takes everything (CAV-4.8)."""
        self.lying = {space: self.goods[space]}
        self.goods[space] = {}
        if self.protection == "until_taken":
            self.kept.discard(space)
