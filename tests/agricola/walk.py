"""Walk through random games of Agricola: seeded, with exchanges at any time."""

import random
from collections.abc import Iterator

from hearthside import Game, Option, new_game
from hearthside.core.options import OptionValue

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "cards": {},
    "beginner": {"hand_cards": False, "side_job": True},
    "house": {"side_job": True, "one_pasture_per_kind": True, "pastures_apart": True},
}
STYLES = ("options", "verbs", "sensible")
WEIGHTS = {
    "stop": 0.1,
    "stay": 0.1,
    "eat": 0.3,
    "grow": 20.0,
    "occupation": 5.0,
    "minor": 5.0,
    "major": 8.0,
    "fence": 6.0,
    "room": 6.0,
    "renovate": 6.0,
    "sow": 4.0,
    "use": 3.0,
}
LIKED_SPACES = {
    "farm_expansion": 6.0,
    "lessons": 3.0,
    "lessons_ext": 3.0,
    "basic_wish": 6.0,
    "urgent_wish": 6.0,
    "fencing": 6.0,
    "major_improvement": 4.0,
    "grain_utilization": 4.0,
    "house_redevelopment": 8.0,
    "farm_redevelopment": 8.0,
    "cultivation": 4.0,
    "reed_bank": 2.0,
    "meeting_place": 1.5,
}


class Walker:
    """Chooses for all seats. The same seed makes the same choices from the same options."""

    def __init__(self, seed: int, style: str, exchanges: float = 0.08) -> None:
        self.random = random.Random(f"{seed} {style}")
        self.style = style
        self.exchanges = exchanges

    def seat(self, game: Game) -> int:
        return self.random.choice(game.deciders)

    def choose(self, options: list[Option]) -> Option:
        """A main option, or now and then an exchange."""
        main = [option for option in options if not option.anytime]
        side = [option for option in options if option.anytime]
        if side and (not main or self.random.random() < self.exchanges):
            return self.random.choice(side)
        return self.among(main)

    def among(self, options: list[Option]) -> Option:
        if self.style == "options":
            return self.random.choice(options)
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(option.token.split()[0], []).append(option)
        names = list(verbs)
        if self.style == "verbs":
            return self.random.choice(verbs[self.random.choice(names)])
        verb = self.random.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
        found = verbs[verb]
        if verb == "place":
            likes = [LIKED_SPACES.get(option.token.split()[1], 1.0) for option in found]
            return self.random.choices(found, likes)[0]
        if verb in ("feed", "breed") and self.random.random() < 0.9:
            return found[0]
        return self.random.choice(found)


def new_walk(players: int, variant: str, seed: int) -> tuple[Game, Walker]:
    """A game about to be walked through."""
    options = dict(VARIANTS[variant])
    if players > 1 and seed % 2:
        options["extra_tile"] = True
    game = new_game("agricola", players=players, seed=seed, options=options)
    return game, Walker(seed, STYLES[seed % 3])


def walk(game: Game, walker: Walker) -> Iterator[tuple[int, Option]]:
    """Play to the end; every choice is given before it is made."""
    while not game.over:
        seat = walker.seat(game)
        option = walker.choose(game.options(seat))
        yield seat, option
        game.play(option.token, seat)
