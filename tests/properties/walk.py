"""Walk through random games: seeded, with exchanges at any time and deciders in any order."""

import random
from collections.abc import Iterator

from hearthside import Game, Option, new_game

MODES = ("introductory", "full")
STYLES = ("options", "verbs", "sensible")
"""How a walker chooses: among all options alike, among all verbs alike, or by these weights."""
WEIGHTS = {
    "stop": 0.05,
    "clear": 0.3,
    "skip": 1.0,
    "override": 0.3,
    "eat": 0.3,
    "grow": 20.0,
    "furnish": 8.0,
    "fence": 6.0,
    "tile": 4.0,
    "sow": 4.0,
    "stable": 3.0,
}
"""What a sensible walker prefers; everything else weighs 1."""
LIKED_SPACES = {
    "housework": 4.0,
    "wish_for_children": 6.0,
    "urgent_wish_for_children": 6.0,
    "family_life": 4.0,
    "growth": 4.0,
    "slash_and_burn": 2.0,
    "excavation": 2.0,
    "sheep_farming": 2.0,
    "donkey_farming": 2.0,
    "blacksmithing": 2.0,
    "ore_mine_construction": 3.0,
    "ruby_mine_construction": 3.0,
    "exploration": 2.0,
    "adventure": 2.0,
    "starting_player": 0.3,
}


class Walker:
    """Chooses for all seats. The same seed makes the same choices from the same options."""

    def __init__(self, seed: int, style: str, exchanges: float = 0.1) -> None:
        self.random = random.Random(f"{seed} {style}")
        self.style = style
        self.exchanges = exchanges

    def seat(self, game: Game) -> int:
        """One of the seats that decide."""
        return self.random.choice(game.deciders)

    def choose(self, options: list[Option]) -> Option:
        """A main option, or now and then an exchange; in a final window exchanges prevail."""
        main = [option for option in options if not option.anytime]
        side = [option for option in options if option.anytime]
        final = [option.token for option in main] == ["done"]
        if side and (not main or self.random.random() < (0.7 if final else self.exchanges)):
            return self.among(side)
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
        weights = [WEIGHTS.get(name, 1.0) for name in names]
        verb = self.random.choices(names, weights)[0]
        return self.sensible(verb, verbs[verb])

    def sensible(self, verb: str, options: list[Option]) -> Option:
        """Within a verb: liked spaces, meals that feed everybody, as many newborns as possible."""
        if verb == "place":
            likes = [LIKED_SPACES.get(option.token.split()[1], 1.0) for option in options]
            return self.random.choices(options, likes)[0]
        if verb in ("feed", "breed") and self.random.random() < 0.9:
            return options[0]
        if verb == "forge":
            return self.random.choice(options[-2:])
        return self.random.choice(options)


def style_of(seed: int) -> str:
    """Three styles take turns."""
    return STYLES[seed % 3]


def new_walk(players: int, mode: str, seed: int) -> tuple[Game, Walker]:
    """A game about to be walked through."""
    game = new_game("caverna", players=players, seed=seed, options={"mode": mode})
    return game, Walker(seed, style_of(seed))


def walk(game: Game, walker: Walker) -> Iterator[tuple[int, Option]]:
    """Play to the end; every choice is given before it is made."""
    while not game.over:
        seat = walker.seat(game)
        option = walker.choose(game.options(seat))
        yield seat, option
        game.play(option.token, seat)


def finished_game(players: int, seed: int = 0, mode: str = "full") -> Game:
    """A game that was played to its end."""
    game, walker = new_walk(players, mode, seed)
    for _ in walk(game, walker):
        pass
    return game
