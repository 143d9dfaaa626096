"""Calm games: one dwarf does housework and nobody else does anything; the rounds pass by."""

from __future__ import annotations

from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.games.caverna.events import HARVEST
from hearthside.games.caverna.harvest import HARVEST_NAMES
from hearthside.games.caverna.spaces import SPACES
from tests.caverna.build import Table


def calm(players: int, round: int = 0, seed: int = 1, **options: OptionValue) -> Table:
    """The work phase of the round after `round`; only seat 0 has a dwarf, and food for all time.

    Its only cavern is furnished, so that Housework is nothing but a dog.
    """
    t = Table(players=players, round=round, **options)
    t.s.rng = seed
    t.home().dwarfs(0).has(food=99).tiles(writing_chamber="m31")
    for seat in range(1, players):
        t.home(seat).dwarfs()
    t.next_round()
    return to_work(t)


def to_work(t: Table) -> Table:
    """Let chance decide, skip fields where asked, until a dwarf is to be placed or all is over."""
    while not t.over and not t.tokens()[0].startswith("place "):
        if t.decider == NATURE:
            t.nature()
        else:
            t.play("skip fields")
    return t


def pass_round(t: Table) -> Table:
    """The dwarf does the housework; on to the work phase of the next round, or to the end."""
    t.play("place housework")
    return to_work(t)


def rounds(t: Table) -> list[int]:
    """The numbers of the rounds still to come and the current one, as they are really played."""
    found = []
    while not t.over:
        found.append(t.s.round)
        pass_round(t)
    return found


def lying_by_round(t: Table, space: str, last: int) -> list[int]:
    """How many goods lie on a space nobody uses, in each round's work phase up to `last`."""
    found = []
    while True:
        found.append(sum(t.lying(space).values()))
        if t.s.round == last:
            return found
        pass_round(t)


def harvests(t: Table) -> dict[int, str]:
    """The kind of harvest of every round from now to the end of the game."""
    found: dict[int, str] = {}
    while not t.over:
        number = t.s.round
        t.s.log = []
        pass_round(t)
        (event,) = [e for e in t.s.log if e.kind == HARVEST]
        found[number] = HARVEST_NAMES[event.a]
    return found


def cards(t: Table) -> list[str]:
    """The cards on the round spaces, in the order in which they were turned up."""
    return [SPACES[i].name for i in t.s.open_spaces if SPACES[i].stage]
