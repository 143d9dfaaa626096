"""Who sits where: people and bots at one table."""

from __future__ import annotations

from hearthside.api import Game
from hearthside.arena import bot_token
from hearthside.bots import Bot, Rng, make_bot
from hearthside.core.errors import BadPlayers


class Seats:
    """The people (seats from 0) and, on all other seats, bots taken from `names` in turn."""

    def __init__(self, players: int, people: list[int], names: list[str], seed: int) -> None:
        for seat in people:
            if not 0 <= seat < players:
                raise BadPlayers(f"There is no seat {seat + 1}; the seats are 1 to {players}.")
        self.people = sorted(set(people))
        self.wanted = names
        self.seed = seed
        empty = [seat for seat in range(players) if seat not in self.people]
        if len(names) != 1 and len(names) != len(empty):
            raise BadPlayers(
                f"Name one bot, or one for each free seat: {len(empty)}, not {len(names)}."
            )
        bots = [make_bot(name) for name in names]
        self.bots: dict[int, Bot] = {seat: bots[i % len(bots)] for i, seat in enumerate(empty)}
        self.rngs = {seat: Rng(seed + seat + 1) for seat in self.bots}

    def at_table_of(self, players: int) -> Seats:
        """The same people and bots at a table of another size."""
        wanted = self.wanted if players == len(self.people) + len(self.bots) else self.wanted[:1]
        return Seats(players, self.people, wanted, self.seed)

    def names(self, players: int) -> list[str]:
        """'You' (or 'Player 1', ...) for people, 'Greedy 2' for a bot on seat 2."""
        alone = len(self.people) == 1
        return [
            f"{self.bots[seat].name.capitalize()} {seat + 1}"
            if seat in self.bots
            else ("You" if alone else f"Player {seat + 1}")
            for seat in range(players)
        ]

    def bot_moves(self, game: Game) -> bool:
        """Let one bot that has to decide do so; False if only people decide."""
        for seat in game.deciders:
            if seat in self.bots:
                game.play(bot_token(self.bots[seat], game, seat, self.rngs[seat]), seat)
                return True
        return False
