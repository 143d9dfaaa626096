"""The golden records there are: game, players and options of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from hearthside.core.options import OptionValue
from hearthside.games.registry import kits

RECORDS = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One golden record."""

    game: str
    players: int
    label: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    tries: int = 8
    """Among how many random games the record is chosen."""

    @property
    def name(self) -> str:
        """
        >>> Case("caverna", 2, "full").name
        'caverna-2-full'
        """
        return f"{self.game}-{self.players}-{self.label}"

    @property
    def file(self) -> Path:
        return RECORDS / self.game / f"{self.name}.txt"


def caverna() -> list[Case]:
    modes = ("introductory", "full")
    return [Case("caverna", n, mode, {"mode": mode}, 60) for n in range(1, 8) for mode in modes]


def fiends() -> list[Case]:
    standard = [Case("fiends", n, "standard") for n in range(1, 8)]
    return [*standard, Case("fiends", 1, "hard", {"orc_strength": "hard"})]


def agricola() -> list[Case]:
    found = [Case("agricola", n, "cards") for n in range(1, 5)]
    found += [Case("agricola", n, "family", {"hand_cards": False}) for n in range(1, 5)]
    for way in ("draft_sequential", "draft_parallel", "quick_draft", "deal10_keep7", "lopez"):
        found.append(Case("agricola", 2, way, {"deal": way}))
    found.append(Case("agricola", 3, "draft_8", {"deal": "draft_8"}))
    found.append(Case("agricola", 4, "deifuss", {"deal": "deifuss"}))
    found += [Case("agricola", 4, f"teams_{way}", {"teams": way}) for way in ("min", "product")]
    found += [Case("agricola", 2, way, {"living_hand": way}) for way in ("dorn5", "dorn3")]
    for flag in FLAGS:
        found.append(Case("agricola", 2, flag, {flag: True}))
    found.append(Case("agricola", 3, "extra_tile", {"extra_tile": True, "side_job": True}))
    return found


FLAGS = (
    "mulligan",
    "open_market",
    "extra_tile",
    "accommodate_first",
    "one_pasture_per_kind",
    "leave_animals",
    "open_fences",
    "pastures_apart",
    "reverse_start",
    "two_player_tile",
    "strict_adjacency",
)


def neanderthal() -> list[Case]:
    variants = [(2, "standard"), (3, "standard"), (3, "cooperative"), (1, "standard")]
    variants.append((1, "one_species"))
    return [Case("neanderthal", n, variant, {"variant": variant}) for n, variant in variants]


ALL: dict[str, list[Case]] = {
    "caverna": caverna(),
    "fiends": fiends(),
    "agricola": agricola(),
    "neanderthal": neanderthal(),
}


def index_of(game: str) -> Path:
    """Where the hashes of a game's records stand."""
    return RECORDS / game / "index.json"


def cases() -> list[Case]:
    """All records, game by game."""
    assert set(ALL) == {kit.id for kit in kits()}
    return [case for found in ALL.values() for case in found]
