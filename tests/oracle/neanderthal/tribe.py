"""A species and what it enjoys. Written from NEA-1.5, 3.5, 3.7–3.9, 5.6, 12.3 and 14.3–14.6."""

from dataclasses import dataclass, field

POWERS = {"knapper": "L", "warrior": "C", "trapper": "S"}
STRUCTURE_POINTS = {
    "open": {"members": 2, "elders": 1, "partners": 1, "women": 1, "trophies": 3, "alpha": 4},
    "pair_bonded": {
        "members": 1,
        "elders": 2,
        "partners": 3,
        "women": 1,
        "trophies": 2,
        "alpha": 3,
    },
    "patriarch": {"members": 1, "elders": 1, "partners": 1, "women": 2, "trophies": 4, "alpha": 3},
}


@dataclass(frozen=True)
class Partner:
    species: str
    settled: bool
    alpha: bool


@dataclass(frozen=True)
class Woman:
    host: str
    settled: bool
    ability: str
    partner: Partner | None


@dataclass
class Tribe:
    """One species: its board, its tableau, its pool."""

    species: str
    tribal: bool
    structure: str | None
    """None before it is chosen."""
    vocabulary: int
    elders: dict[str, tuple[bool, bool]]
    """By name: settled, and whether it is the Alpha."""
    pool: dict[str, int]
    """Members by colour, and `alpha`."""
    trophies: int
    animals: int
    """Settled ones."""
    inventions: list[str]
    """The effects of the settled ones."""
    women: list[Woman] = field(default_factory=list)
    """All Women of the game, whoever is their host."""
    strays: int = 0
    """Members of this colour that wander in other pools."""


def settled_elders(tribe: Tribe) -> set[str]:
    return {name for name, (settled, _) in tribe.elders.items() if settled}


def powers(tribe: Tribe) -> set[str]:
    """NEA-3.5.1."""
    return {POWERS[name] for name in settled_elders(tribe) if name in POWERS}


def enjoys(tribe: Tribe, woman: Woman) -> bool:
    """NEA-3.8."""
    if not woman.settled:
        return False
    partner = woman.partner
    if woman.host == tribe.species:
        return tribe.structure != "pair_bonded" or partner is not None
    return partner is not None and partner.species == tribe.species and partner.settled


def abilities(tribe: Tribe) -> set[str]:
    return {woman.ability for woman in tribe.women if enjoys(tribe, woman)}


def hand_limit(tribe: Tribe) -> int:
    """NEA-3.7.1."""
    return len(settled_elders(tribe)) + ("HAND_PLUS" in abilities(tribe))


def forages(tribe: Tribe) -> bool:
    """NEA-3.9."""
    return tribe.structure == "open" or "FORAGE" in abilities(tribe) or "FORAGE" in tribe.inventions


def chaos_safe(tribe: Tribe) -> bool:
    """NEA-5.6.2."""
    words = tribe.vocabulary + (3 if "COHESION" in abilities(tribe) else 0)
    chief = tribe.tribal and "chief" in settled_elders(tribe)
    return chief or sum(tribe.pool.values()) <= words


def points(tribe: Tribe) -> dict[str, int]:
    """NEA-12.3."""
    assert tribe.structure is not None
    worth = STRUCTURE_POINTS[tribe.structure]
    alpha = tribe.pool.get("alpha", 0)
    with_power = alpha if powers(tribe) else 0
    members = tribe.pool.get(tribe.species, 0) + tribe.strays + alpha - with_power
    partners = [woman.partner for woman in tribe.women if woman.partner is not None]
    own = sum(1 for p in partners if p.settled and p.species == tribe.species)
    women = sum(1 for woman in tribe.women if woman.settled and woman.host == tribe.species)
    enjoyed = abilities(tribe)
    extra = tribe.trophies if "VP_TROPHY" in enjoyed else 0
    extra += women if "VP_WOMAN" in enjoyed else 0
    return {
        "vocabulary": tribe.vocabulary,
        "members": worth["members"] * members,
        "elders": worth["elders"] * len(settled_elders(tribe)),
        "partners": worth["partners"] * own,
        "women": worth["women"] * women,
        "trophies": worth["trophies"] * tribe.trophies,
        "inventions": 3 * len(tribe.inventions),
        "alpha": worth["alpha"] * with_power,
        "animals": 4 * tribe.animals,
        "abilities": extra,
    }


def three_to_one(tribe: Tribe, category: str) -> bool:
    """NEA-8.3 step 3, 14.6."""
    effect = {"L": "LARGE_3TO1", "S": "SMALL_3TO1", "C": "CLUB_3TO1"}[category]
    return effect in tribe.inventions or effect in abilities(tribe)


def ward(tribe: Tribe) -> bool:
    """NEA-8.3 step 5: frost faces are ignored."""
    return (
        "firekeeper" in settled_elders(tribe)
        or "FROST_WARD" in abilities(tribe)
        or "FROST_WARD" in tribe.inventions
    )


def living(tribe: Tribe, at_large: int) -> int:
    """Own-colour members wherever they are, the Alpha too; `at_large` are on cards of the board."""
    partners = [woman.partner for woman in tribe.women if woman.partner is not None]
    own = sum(1 for partner in partners if partner.species == tribe.species)
    pool = tribe.pool.get(tribe.species, 0) + tribe.pool.get("alpha", 0)
    return pool + tribe.strays + own + len(tribe.elders) + at_large


def goals(tribe: Tribe) -> dict[str, bool]:
    """The four conditions of one species (NEA-13.3 item 9)."""
    hosted = [woman for woman in tribe.women if woman.host == tribe.species]
    return {
        "points": sum(points(tribe).values()) >= 50,
        "tribal": tribe.tribal,
        "trophies": tribe.trophies >= 4,
        "women": bool(hosted) and all(woman.partner is not None for woman in hosted),
    }
