"""A copy of a game in which all that a viewer cannot know is drawn anew (AGR-17.3)."""

from __future__ import annotations

from hearthside.core.chance import below
from hearthside.core.choice import Choice
from hearthside.core.engine import advance
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, MINOR, OCCUPATION


def redeal(s: Agricola, viewer: int, rng: int) -> Agricola:
    """Hands and packs of the others, discards and decks are mixed; cards all have seen stay."""
    t = s.copy()
    t.rng = rng
    stay, piles = hidden_piles(s, viewer)
    for kind in (MINOR, OCCUPATION):
        pool = sorted([i for pile in piles for i in pile if CARDS[i].kind == kind])
        for i in range(len(pool) - 1, 0, -1):
            j = below(t, i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        for number, pile in enumerate(piles):
            size = sum(CARDS[i].kind == kind for i in pile)
            others = [i for i in pile if CARDS[i].kind != kind]
            piles[number] = others + pool[:size]
            pool = pool[size:]
    for number, cards in enumerate(stay):
        piles[number] = sorted(cards + piles[number])
    seats = s.seats
    for seat in range(seats):
        t.players[seat].hand = piles[seat]
    t.packs = piles[seats : 2 * seats]
    t.aside = piles[2 * seats : 2 * seats + 2]
    t.removed = piles[2 * seats + 2]
    t.decks = piles[2 * seats + 3 :]
    offer_anew(t, viewer)
    return t


def hidden_piles(s: Agricola, viewer: int) -> tuple[list[list[int]], list[list[int]]]:
    """What the viewer knows and does not know of hands, packs, discards, left-overs and decks."""
    stay: list[list[int]] = []
    piles: list[list[int]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        secret = [i for i in player.hand if seat != viewer and i not in player.known]
        stay.append([i for i in player.hand if i not in secret])
        piles.append(secret)
    for seat in range(s.seats):
        stay.append(s.packs[seat] if seat == viewer else [])
        piles.append([] if seat == viewer else s.packs[seat])
    piles += [*s.aside, s.removed, *s.decks]
    return stay, [pile[:] for pile in piles]


def offer_anew(t: Agricola, viewer: int) -> None:
    """The others choose among their new cards."""
    if t.lanes:
        for seat in range(t.seats):
            if seat != viewer:
                t.offers[seat] = []
        advance(t)
    elif t.main and t.decider != viewer:
        frame = t.main[-1]
        out: list[Choice] = []
        frame.node.options(t, frame, out)
        t.narrow(frame, out)
        if out:
            t.options = out
