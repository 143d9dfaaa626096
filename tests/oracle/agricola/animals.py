"""Where animals can live and breed. Written from AGR-8.1–8.4, AGR-12.6, AGC-3.10 and the cards."""

from dataclasses import dataclass
from itertools import product

from tests.oracle.agricola.farm import Farm, pastures, unfenced_stables

KINDS = ("sheep", "boar", "cattle")
Herd = tuple[int, int, int]
DRINKING_TROUGH = "A012"
ANIMAL_TAMER = "A086"


@dataclass(frozen=True)
class Places:
    """All places for animals: pastures by capacity, and single places of any kind."""

    pastures: tuple[int, ...]
    house: int
    stables: int
    one_pasture_per_kind: bool = False
    """The house rule HR2 of AGR-15.13."""


def capacity(spaces: int, stables: int, trough: bool) -> int:
    """Two animals per space, doubled by each stable; the Drinking Trough adds 2 afterwards."""
    found = 2 * spaces
    for _ in range(stables):
        found *= 2
    return found + 2 if trough else found


def places(farm: Farm, one_pasture_per_kind: bool = False) -> Places:
    trough = DRINKING_TROUGH in farm.cards
    return Places(
        tuple(sorted(capacity(len(p.cells), p.stables, trough) for p in pastures(farm))),
        farm.count("room") if ANIMAL_TAMER in farm.cards else 1,
        unfenced_stables(farm),
        one_pasture_per_kind,
    )


def herd_of(farm: Farm) -> Herd:
    return (farm.herd["sheep"], farm.herd["boar"], farm.herd["cattle"])


def fits(where: Places, herd: Herd) -> bool:
    """Some choice of a kind for each pasture leaves few enough animals (AGR-8.3)."""
    singles = where.house + where.stables
    for kinds in product((None, 0, 1, 2), repeat=len(where.pastures)):
        if where.one_pasture_per_kind and any(kinds.count(kind) > 1 for kind in range(3)):
            continue
        left = list(herd)
        for kind, room in zip(kinds, where.pastures, strict=True):
            if kind is not None:
                left[kind] = max(0, left[kind] - room)
        if sum(left) <= singles:
            return True
    return False


def best(herds: set[Herd]) -> set[Herd]:
    """Those of which no other has at least as many of every kind."""
    return {
        herd
        for herd in herds
        if not any(
            other != herd and all(o >= h for o, h in zip(other, herd, strict=True))
            for other in herds
        )
    }


def below(herd: Herd) -> list[Herd]:
    """All herds that releasing animals can leave."""
    sheep, boar, cattle = herd
    return [(s, b, c) for s in range(sheep + 1) for b in range(boar + 1) for c in range(cattle + 1)]


def keepable(where: Places, herd: Herd) -> set[Herd]:
    """What can be kept of a herd: everything, or the best that fit (AGR-8.4)."""
    if fits(where, herd):
        return {herd}
    return best({kept for kept in below(herd) if fits(where, kept)})


def after_breeding(where: Places, herd: Herd, kinds: tuple[str, ...] = KINDS) -> set[Herd]:
    """The best herds after a breeding phase: one newborn per kind with two or more (AGR-12.6)."""
    s, b, c = (
        count + 1 if count >= 2 and kind in kinds else count
        for count, kind in zip(herd, KINDS, strict=True)
    )
    if fits(where, (s, b, c)):
        return {(s, b, c)}
    return best({kept for kept in below((s, b, c)) if fits(where, kept)})


def organic_pastures(where: Places, herd: Herd) -> int:
    """The most pastures with an animal and room for three more (B098), everything housed."""
    most = 0
    singles = where.house + where.stables
    choices: list[tuple[int | None, bool]] = [(None, False)]
    choices += [(kind, thin) for kind in range(3) for thin in (False, True)]
    for plan in product(choices, repeat=len(where.pastures)):
        kinds = [kind for kind, _ in plan]
        if where.one_pasture_per_kind and any(kinds.count(kind) > 1 for kind in range(3)):
            continue
        thin = sum(1 for _, is_thin in plan if is_thin)
        if thin > most and _houses(plan, where.pastures, herd, singles):
            most = thin
    return most


def _houses(
    plan: tuple[tuple[int | None, bool], ...], rooms: tuple[int, ...], herd: Herd, singles: int
) -> bool:
    """Thin pastures hold 1 to capacity − 3 animals; the others as many as they can."""
    left = list(herd)
    for (kind, thin), room in zip(plan, rooms, strict=True):
        if kind is not None and thin:
            if room < 4 or left[kind] == 0:
                return False
            left[kind] -= 1
    for (kind, thin), room in zip(plan, rooms, strict=True):
        if kind is not None:
            left[kind] = max(0, left[kind] - (room - 4 if thin else room))
    return sum(left) <= singles
