"""A farmyard as plain data, and what fences make of it. Written from AGR-2.1–2.12."""

from dataclasses import dataclass, field

ROWS = 3
COLUMNS = 5
OUT = (-1, -1)

Cell = tuple[int, int]
Edge = tuple[str, int, int]
"""("H", i, c) lies above the cell (i, c), ("V", r, j) left of the cell (r, j): AGR-2.5."""
CELLS: list[Cell] = [(r, c) for r in range(ROWS) for c in range(COLUMNS)]


@dataclass
class Farm:
    """What lies on the farmyard, in the supply and in front of a player."""

    content: dict[Cell, str]
    """empty, room, field or stable."""
    fences: set[Edge]
    material: str
    supply: dict[str, int]
    herd: dict[str, int]
    crops: list[tuple[str, int]]
    """What stands on the fields and on cards that are fields."""
    people: int
    newborns: int
    begging: int
    cards: list[str] = field(default_factory=list)
    """Improvements and occupations in front of the player, in the order of playing."""
    noted: int = 0
    """Bonus points written down during the game."""

    def count(self, content: str) -> int:
        return sum(1 for what in self.content.values() if what == content)


@dataclass(frozen=True)
class Pasture:
    cells: frozenset[Cell]
    stables: int


def beyond(cell: Cell) -> list[tuple[Edge, Cell]]:
    """The four edges of a cell and what lies behind each: another cell or OUT."""
    r, c = cell
    return [
        (("H", r, c), (r - 1, c) if r > 0 else OUT),
        (("H", r + 1, c), (r + 1, c) if r < ROWS - 1 else OUT),
        (("V", r, c), (r, c - 1) if c > 0 else OUT),
        (("V", r, c + 1), (r, c + 1) if c < COLUMNS - 1 else OUT),
    ]


def regions(fences: set[Edge]) -> list[frozenset[Cell]]:
    """What hangs together without crossing a fence (AGR-2.6); OUT marks what is open."""
    found: list[frozenset[Cell]] = []
    left = set(CELLS)
    while left:
        start = min(left)
        region = {start}
        front = [start]
        while front:
            for edge, other in beyond(front.pop()):
                if edge not in fences and other not in region:
                    region.add(other)
                    if other != OUT:
                        front.append(other)
        left -= region
        found.append(frozenset(region))
    return found


def pastures(farm: Farm) -> list[Pasture]:
    """Closed regions of empty cells and stables (AGR-2.7)."""
    found = []
    for region in regions(farm.fences):
        if OUT in region:
            continue
        if all(farm.content[cell] in ("empty", "stable") for cell in region):
            stables = sum(1 for cell in region if farm.content[cell] == "stable")
            found.append(Pasture(region, stables))
    return found


def pasture_cells(farm: Farm) -> set[Cell]:
    return {cell for pasture in pastures(farm) for cell in pasture.cells}


def unfenced_stables(farm: Farm) -> int:
    fenced = pasture_cells(farm)
    stables = [cell for cell in CELLS if farm.content[cell] == "stable"]
    return sum(1 for cell in stables if cell not in fenced)


def unused(farm: Farm) -> int:
    """Cells without tile and stable that are in no pasture (AGR-2.12)."""
    fenced = pasture_cells(farm)
    return sum(1 for cell in CELLS if farm.content[cell] == "empty" and cell not in fenced)


def superfluous(farm: Farm) -> list[Edge]:
    """Fences that are not the border of a pasture (AGR-2.8 b)."""
    closed = [pasture.cells for pasture in pastures(farm)]
    border = set()
    for cells in closed:
        for cell in cells:
            border |= {edge for edge, other in beyond(cell) if other not in cells}
    return sorted(farm.fences - border)


def one_group(farm: Farm) -> bool:
    """All pasture spaces hang together, whatever fences are between them (AGR-2.8 d)."""
    left = pasture_cells(farm)
    if not left:
        return True
    front = [left.pop()]
    while front:
        for _, other in beyond(front.pop()):
            if other in left:
                left.remove(other)
                front.append(other)
    return not left
