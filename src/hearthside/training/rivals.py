"""Matches for two between bots that judge by different weights, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hearthside.arena.estimates import Estimate, mean_estimate, share_estimate
from hearthside.arena.play import ask
from hearthside.arena.table import game_seed
from hearthside.arena.workers import Trouble, run
from hearthside.bots import Bot, Rng, make_bot
from hearthside.bots.knowledge import KNOWN, knowledge_of, make_knowledge
from hearthside.bots.learned import QUICK, SOLO
from hearthside.bots.linear import read_table
from hearthside.bots.network import read_network
from hearthside.bots.searching import SearchBot
from hearthside.bots.value import VICTORY
from hearthside.core import engine
from hearthside.core.chance import mix, outcome
from hearthside.core.choice import NATURE
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import ruleset
from hearthside.training.errors import BadTraining

Progress = Callable[[int, int], None]
"""Called with the number of games played and of all games."""


@dataclass(frozen=True)
class Side:
    """A bot, and the file of the network or the table it judges by; without one, its own."""

    bot: str
    weights: str = ""
    anchor: float | None = None
    """How much the heuristic counts besides the weights; None for as much as they say."""


@dataclass(frozen=True)
class Duel:
    """One game for two: a deal, and who sits on the first seat."""

    game: str
    seed: int
    sides: tuple[Side, Side]
    first: int
    deal: int
    """Two games have the same deal, with seats exchanged."""
    solo: bool = False
    """Each side plays the deal for itself; what it reached is compared."""


@dataclass(frozen=True)
class Ended:
    """A game as the first side sees it."""

    lead: float
    won: float


@dataclass(frozen=True)
class Standing:
    """How the first side did against the other."""

    games: int
    share: Estimate
    lead: Estimate

    @property
    def better(self) -> bool:
        """Does it win more than half of the games, or half of them by more points?"""
        if self.share.value == 0.5:
            return self.lead.value > 0
        return self.share.value > 0.5

    def text(self) -> str:
        return (
            f"wins {self.share.text(0, percent=True)} of {self.games} games, "
            f"lead {self.lead.text()} points"
        )


def side_bot(side: Side, game: str, solo: bool = False) -> Bot:
    """The bot of a side; its weights are read once in every process."""
    bot = make_bot(side.bot)
    if not side.weights:
        return bot
    if not isinstance(bot, SearchBot):
        raise BadTraining(f"The bot {side.bot!r} judges by no weights.")
    kind = f"{side.weights} {side.anchor}"
    key = f"{game} {kind}{SOLO if solo else ''}"
    if key not in KNOWN:
        known = make_knowledge(game, "quick", solo)
        path = Path(side.weights)
        if path.suffix == ".toml":
            known.value = read_table(path, known.features)
        else:
            known.value = read_network(path, known.features)
        if side.anchor is not None:
            known.value.anchor = side.anchor
        KNOWN[key] = known
    bot.kind = kind
    return bot


def play_duel(duel: Duel) -> Ended:
    """Play a game; its result depends on nothing but the duel and the files."""
    if duel.solo:
        one, other = (worth_solo(side, duel.game, duel.seed) for side in duel.sides)
        return Ended(one - other, 0.5 if one == other else float(one > other))
    rules = ruleset(duel.game)
    bots = [side_bot(side, duel.game) for side in duel.sides]
    if duel.first:
        bots.reverse()
    s = play_out(rules, bots, duel.seed)
    mine = duel.first
    points = [sum(rules.score_parts(s, seat).values()) for seat in range(2)]
    winners = rules.winners(s)
    won = 1 / len(winners) if mine in winners else 0.0
    return Ended(points[mine] - points[1 - mine], won)


def play_out(rules: Ruleset, bots: list[Bot], seed: int) -> State:
    """A finished game of these bots, one for each seat."""
    rngs = [Rng(mix(seed + seat + 1)) for seat in range(len(bots))]
    s = rules.new_state(len(bots), seed, {})
    while not engine.is_over(s):
        seat = s.decider
        if seat == NATURE:
            engine.choose(s, outcome(s))
        else:
            engine.choose(s, ask(bots[seat], rules, s, seat, rngs[seat]), seat)
    return s


def worth_solo(side: Side, game: str, seed: int) -> float:
    """What a side reaches in a solo game: points, and VICTORY more for the goal."""
    rules = ruleset(game)
    s = play_out(rules, [side_bot(side, game, True)], seed)
    reached = knowledge_of(s, QUICK).guide.reached(s, 0) and bool(rules.winners(s))
    return sum(rules.score_parts(s, 0).values()) + (VICTORY if reached else 0.0)


def duels(
    game: str, one: Side, other: Side, games: int, seed: int, solo: bool = False
) -> list[Duel]:
    """Every deal twice, with exchanged seats; solo every deal once."""
    if solo:
        return [Duel(game, game_seed(seed, n), (one, other), 0, n, True) for n in range(games)]
    return [Duel(game, game_seed(seed, n // 2), (one, other), n % 2, n // 2) for n in range(games)]


def mean_leads(
    game: str,
    sides: list[Side],
    other: Side,
    games: int,
    seed: int,
    workers: int,
    progress: Progress | None = None,
    solo: bool = False,
) -> list[float]:
    """The mean lead of each side over the same other, all on the same deals."""
    pieces = [duel for side in sides for duel in duels(game, side, other, games, seed, solo)]
    total = dict.fromkeys(sides, 0.0)
    for duel, ended in played(pieces, workers, progress):
        total[duel.sides[0]] += ended.lead
    return [lead / games for lead in total.values()]


def contest(
    game: str,
    one: Side,
    other: Side,
    games: int,
    seed: int,
    workers: int,
    progress: Progress | None = None,
    solo: bool = False,
) -> Standing:
    """A match between two sides."""
    wins: dict[int, list[float]] = {}
    leads: dict[int, list[float]] = {}
    pieces = duels(game, one, other, games, seed, solo)
    for duel, ended in played(pieces, workers, progress):
        wins.setdefault(duel.deal, []).append(ended.won)
        leads.setdefault(duel.deal, []).append(ended.lead)
    lead = mean_estimate([sum(pair) / len(pair) for _, pair in sorted(leads.items())])
    share = share_estimate([pair for _, pair in sorted(wins.items())], games)
    return Standing(games, share, lead)


def played(
    pieces: list[Duel], workers: int, progress: Progress | None
) -> Generator[tuple[Duel, Ended], None, None]:
    """Play games, in worker processes; one that fails ends it all."""
    done = 0
    with closing(run(play_duel, pieces, workers)) as results:
        for duel, result in results:
            if isinstance(result, Trouble):
                raise BadTraining(f"The game with seed {duel.seed} failed: {result.reason}")
            done += 1
            if progress is not None:
                progress(done, len(pieces))
            yield duel, result
