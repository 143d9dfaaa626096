#!/usr/bin/env python3
"""Random games of Agricola that like to play cards: does every card live through them?

Hands are dealt so that the cards seen least come first; many games begin with goods and a developed
farm, so that prices, prerequisites and conditions are met. For every card: the number of games in
which it was played and nothing went wrong, and how often it was triggered.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from hearthside.core import engine
from hearthside.core.choice import NATURE, Choice, kind_of
from hearthside.core.event import Event
from hearthside.games.agricola import events, kinds
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.farm.farmyard import START, Farmyard
from hearthside.games.agricola.farm.fences import boundary
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.flow.deal import full_deck
from hearthside.games.agricola.forms import FORMS
from hearthside.games.agricola.goods import GRAIN, VEGETABLE
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MAJOR, MINOR, OCCUPATION
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.registry import ruleset
from hearthside.words.speaker import speaker

SPEAKER = speaker(ruleset("agricola"))
HAND = 7
BASE = "base"
EVERYTHING = "everything"
WEIGHTS = {
    kinds.OCCUPATION: 30.0,
    kinds.MINOR: 30.0,
    kinds.MAJOR: 2.0,
    kinds.CARD: 15.0,
    kinds.GROW: 5.0,
    kinds.ROOM: 4.0,
    kinds.FENCE: 4.0,
    kinds.RENOVATE: 5.0,
    kinds.SOW: 3.0,
    kinds.BAKE: 3.0,
}
LIKED = {"meeting_place": 6.0, "lessons": 6.0, "lessons_ext": 3.0, "major_improvement": 3.0}
EXCHANGES = 0.1
"""How often an any-time option is taken where there is one."""
RIGHT = sum(1 << cell for cell in range(15) if cell % 5)
"""The twelve cells beside the column of the house."""


class Soak:
    """Plays games and keeps count."""

    def __init__(self, seed: int, enough: int, decks: str = BASE) -> None:
        self.random = random.Random(seed)
        self.decks = decks
        self.enough = enough
        self.games: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        self.errors: list[str] = []
        self.played = 0
        self.choices = 0

    def deal(self, s: Agricola) -> None:
        """Other hands: cards seen least, in a random order among equals."""
        for kind in (OCCUPATION, MINOR):
            cards = full_deck(kind, s.seats, self.decks == EVERYTHING)
            self.random.shuffle(cards)
            cards.sort(key=lambda index: min(self.games[index], self.enough))
            for seat, player in enumerate(s.players):
                held = [index for index in player.hand if CARDS[index].kind != kind]
                player.hand = sorted(held + cards[seat * HAND : (seat + 1) * HAND])
            s.decks[0 if kind == MINOR else 1] = sorted(cards[s.seats * HAND :])

    def develop(self, s: Agricola) -> None:
        """Give everybody goods, and sometimes a farm."""
        for player in s.players:
            for good in range(7):
                player.goods[good] += self.random.randrange(7)
            fields = sum(1 << 5 * row + 1 + i for row, i in ((0, 0), (0, 1), (0, 2), (1, 0)))
            kind = self.random.randrange(5)
            if kind == 1:
                player.set_farm(Farmyard(START.rooms | 1, self.random.randrange(3), 0, 0, 0))
            elif kind == 2:
                fences = boundary(RIGHT & ~fields)
                player.set_farm(Farmyard(START.rooms | 1, 0, fields, 0, fences))
                crops = player.crops[:]
                for cell, crop in ((1, GRAIN), (2, GRAIN), (3, VEGETABLE), (6, VEGETABLE)):
                    crops[cell] = crop | 2 << 4
                player.crops = crops
                player.goods[7] += self.random.randrange(8)
            elif kind == 3:
                material = self.random.randrange(3)
                player.set_farm(Farmyard(START.rooms, material, 0, 1, boundary(RIGHT)))
            elif kind == 4:
                six = fields | 1 << 4 | 1 << 7
                pens = boundary(1 << 12) | boundary(1 << 13) | boundary(1 << 14)
                player.set_farm(Farmyard(START.rooms, 0, six, 0, pens))
                for animal in (7, 8, 9):
                    player.goods[animal] += 1

    def weight(self, c: Choice) -> float:
        if kind_of(c) == kinds.PLACE:
            return LIKED.get(SPACES[c >> 8 & 255].name, 1.0)
        return WEIGHTS.get(c & 255, 1.0)

    def pick(self, s: Agricola, seat: int) -> Choice:
        main = engine.options_of(s, seat)
        if not main or self.random.random() < EXCHANGES:
            side = engine.side_options(s, seat)
            if side:
                return self.random.choice(side)
        return self.random.choices(main, [self.weight(c) for c in main])[0]

    def check(self, s: Agricola) -> None:
        """What must hold whenever somebody decides (AGR-17.5)."""
        for player in s.players:
            if min(player.goods[:10]) < 0 or min(player.fences_left(), player.stables_left()) < 0:
                raise AssertionError(f"less than nothing: {player.goods}")

    def play(self, players: int, seed: int) -> None:
        """One game; an error is noted with the cards in play."""
        s = new_state(players, seed, {"decks": self.decks})
        engine.play_nature(s)
        log: list[Event] = []
        s.log = log
        self.deal(s)
        if seed % 3:
            self.develop(s)
        engine.advance(s)
        seen: set[int] = set()
        last = ""
        used: Counter[int] = Counter()
        try:
            while not engine.is_over(s):
                if s.decider == NATURE:
                    engine.play_nature(s)
                    continue
                seat = self.random.choice(engine.deciders(s))
                c = self.pick(s, seat)
                last = f"seat {seat}: {FORMS.of(s, c).token(s, c)}"
                if c & 255 in (kinds.OCCUPATION, kinds.MINOR, kinds.MAJOR):
                    seen.add(c >> 8 & 0xFFFF)
                engine.choose(s, c, seat)
                self.choices += 1
                for event in log:
                    if event.kind == events.CARD_USED:
                        used[event.a] += 1
                log.clear()
                self.check(s)
            for seat in range(players):
                scoring.total(s, seat)
        except Exception as error:
            self.errors.append(
                f"{players} players, game {seed}, {last}: {type(error).__name__}: {error}; cards "
                + " ".join(CARDS[index].id for index in sorted(seen))
            )
            return
        self.played += 1
        self.games.update(seen)
        self.used.update(used)


def main(arguments: list[str] | None = None) -> int:
    """Soak until the time is over or every card was in enough games; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description="Random games that like to play cards.")
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time at most")
    parser.add_argument("--enough", type=int, default=20, help="games that every card must reach")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decks", choices=(BASE, EVERYTHING), default=BASE, help="which cards")
    parser.add_argument("--all", action="store_true", help="list every card, not only rare ones")
    options = parser.parse_args(arguments)
    soak = Soak(options.seed, options.enough, options.decks)
    everything = options.decks == EVERYTHING
    cards = [card for card in CARDS if card.kind != MAJOR and (card.base or everything)]
    number = options.seed * 1_000_000
    start = time.process_time()
    while time.process_time() - start < options.seconds:
        soak.play((4, 2, 3, 4, 1)[number % 5], number)
        number += 1
        if min(soak.games[card.index] for card in cards) >= options.enough:
            break
    rare = [card for card in cards if soak.games[card.index] < options.enough]
    print(f"{soak.played} games, {soak.choices} choices, {time.process_time() - start:.0f} s")
    least = min(soak.games[card.index] for card in cards)
    print(f"{len(cards)} cards; {len(rare)} below {options.enough} games, the rarest in {least}")
    for card in cards if options.all else rare:
        line = f"  {card.id} {SPEAKER.thing(f'card:{card.id}')}: {soak.games[card.index]} games"
        if any(isinstance(hook, CardTrigger) for hook in card.hooks):
            line += f", triggered {soak.used[card.index]} times"
        print(line)
    for line in soak.errors:
        print("error:", line)
    return 1 if rare or soak.errors else 0


if __name__ == "__main__":
    sys.exit(main())
