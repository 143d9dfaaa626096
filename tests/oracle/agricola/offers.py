"""What lies on accumulation spaces. Written from AGR-3.5, 4.2, 4.3, 5.3, 6.1–6.4, 14.3, 15.1."""

Goods = dict[str, int]


def growth(space: str, players: int, meeting_place_food: bool) -> Goods:
    """What a space gets in every preparation phase; nothing if it is permanent."""
    found: dict[str, Goods] = {
        "forest": {"wood": 2 if players == 1 else 3},
        "clay_pit": {"clay": 1},
        "reed_bank": {"reed": 1},
        "fishing": {"food": 1},
        "sheep_market": {"sheep": 1},
        "western_quarry": {"stone": 1},
        "pig_market": {"boar": 1},
        "cattle_market": {"cattle": 1},
        "eastern_quarry": {"stone": 1},
        "copse": {"wood": 1},
        "grove": {"wood": 2},
        "hollow": {"clay": 2 if players == 4 else 1},
        "traveling_players": {"food": 1},
        "tile2_copse": {"wood": 1},
    }
    if meeting_place_food:
        found["meeting_place"] = {"food": 1}
    return found.get(space, {})


def spaces_in_play(players: int) -> set[str]:
    """The printed spaces of a player count, tiles and cards apart (AGR-6.1, 6.3, 6.4)."""
    found = {
        "farm_expansion",
        "meeting_place",
        "grain_seeds",
        "farmland",
        "lessons",
        "day_laborer",
        "forest",
        "clay_pit",
        "reed_bank",
        "fishing",
    }
    if players >= 3:
        found |= {"grove", "hollow", "resource_market", "lessons_ext"}
    if players == 4:
        found |= {"copse", "traveling_players"}
    return found


STAGES = (
    {"major_improvement", "fencing", "grain_utilization", "sheep_market"},
    {"basic_wish", "house_redevelopment", "western_quarry"},
    {"vegetable_seeds", "pig_market"},
    {"cattle_market", "eastern_quarry"},
    {"urgent_wish", "cultivation"},
    {"farm_redevelopment"},
)
HARVESTS = (4, 7, 9, 11, 13, 14)


def stage_of(number: int) -> set[str]:
    """The cards that can be revealed in a round: those of its stage (AGR-3.5)."""
    return STAGES[sum(1 for harvest in HARVESTS if number > harvest)]


class Offers:
    """The goods on all spaces in play, kept by what happens to them."""

    def __init__(self, players: int, meeting_place_food: bool) -> None:
        self.players = players
        self.meeting_place_food = meeting_place_food
        self.goods: dict[str, Goods] = {space: {} for space in spaces_in_play(players)}
        self.lying: dict[str, Goods] = {}
        """What the person placed last has before them, until they take it."""

    def add_space(self, space: str) -> None:
        self.goods.setdefault(space, {})

    def replenish(self) -> None:
        for space in self.goods:
            self.lay(space, growth(space, self.players, self.meeting_place_food))

    def take(self, space: str) -> None:
        """Whoever uses an accumulation space takes everything (AGR-5.3)."""
        self.lying = {space: self.goods[space]}
        self.goods[space] = {}

    def lay(self, space: str, more: Goods) -> None:
        there = self.goods[space]
        for good, n in more.items():
            there[good] = there.get(good, 0) + n


def food_needed(adults: int, newborns: int, players: int) -> int:
    """AGR-12.4; AGR-14.4 for the solo game."""
    return adults * (3 if players == 1 else 2) + newborns
