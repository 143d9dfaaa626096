"""Notation, labels and anchors of the choices that only variants offer."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, make
from hearthside.games.agricola import kinds as k
from hearthside.games.agricola.goods import GOOD_NAMES, MOST
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, CARDS, KIND_NAMES

VARIANT_KINDS: Final = (k.MULLIGAN, k.DROP, k.DRAW, k.MARKET, k.TRADE, k.TAKE_SOME)
WORDS: Final = ("mulligan", "drop", "draw", "market", "give", "receive", "take")
KIND_LABELS: Final = ("major improvement", "minor improvement", "occupation")


def token(c: Choice) -> str:
    """The notation of a choice of VARIANT_KINDS."""
    kind = c & 255
    if kind == k.MULLIGAN:
        return f"mulligan {KIND_NAMES[arg(c, 0)]}"
    if kind == k.DRAW:
        return f"draw {KIND_NAMES[arg(c, 0)]}"
    if kind == k.DROP:
        return f"drop {CARDS[c >> 8].id}"
    if kind == k.MARKET:
        return f"market {CARDS[c >> 8].id}"
    if kind == k.TRADE:
        return f"{'receive' if arg(c, 1) else 'give'} {arg(c, 2)} {GOOD_NAMES[arg(c, 0)]}"
    return f"take {arg(c, 0)}"


def parse(verb: str, words: list[str]) -> Choice:
    """The choice of a token whose verb is one of WORDS; ValueError or KeyError if it is none."""
    if verb in ("give", "receive"):
        amount, name = words
        return make(k.TRADE, GOOD_NAMES.index(name), int(verb == "receive"), _amount(amount))
    (word,) = words
    if verb == "take":
        return make(k.TAKE_SOME, _amount(word))
    if verb in ("drop", "market"):
        return (k.DROP if verb == "drop" else k.MARKET) | CARD_NAMED[word].index << 8
    return make(k.MULLIGAN if verb == "mulligan" else k.DRAW, KIND_NAMES.index(word))


def _amount(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) <= MOST:
        raise ValueError(word)
    return int(word)


def label(c: Choice) -> str:
    """A choice of VARIANT_KINDS in words."""
    kind = c & 255
    if kind == k.MULLIGAN:
        return f"Exchange all {KIND_LABELS[arg(c, 0)]}s for one card fewer"
    if kind == k.DRAW:
        return f"Draw 1 {KIND_LABELS[arg(c, 0)]}"
    if kind == k.DROP:
        return f"Discard {CARDS[c >> 8].name} for a new card"
    if kind == k.MARKET:
        return f"Take {CARDS[c >> 8].name} in place of this turn"
    if kind == k.TRADE:
        goods = f"{arg(c, 2)} {GOOD_NAMES[arg(c, 0)]}"
        fee = f"pay 1 {GOOD_NAMES[arg(c, 0)]}"
        return f"{'Receive' if arg(c, 1) else 'Give'} {goods} ({fee})"
    return f"Take {arg(c, 0)} and leave the rest"


def anchor(c: Choice) -> str:
    """What a client highlights for a choice of VARIANT_KINDS."""
    kind = c & 255
    if kind in (k.DROP, k.MARKET):
        return f"card:{CARDS[c >> 8].id}"
    if kind == k.TRADE:
        return f"good:{GOOD_NAMES[arg(c, 0)]}"
    return f"button:{token(c).replace(' ', '_')}"


def partner_bit(kind: int) -> int:
    """The bit of a choice that means the partner's board (AGR-15.12.2, 15.12.3, 15.12.5)."""
    return k.FENCE_PARTNER if kind == k.FENCE else k.PARTNER


def on_partner(c: Choice) -> bool:
    """Does a choice to build or plow mean the partner's board?"""
    return c & 255 in BOARD_KINDS and c & partner_bit(c & 255) != 0


BOARD_KINDS: Final = (k.PLOW, k.ROOM, k.STABLE, k.EDGE, k.FENCE)
BOARD_WORDS: Final = {
    "plow": k.PLOW,
    "room": k.ROOM,
    "stable": k.STABLE,
    "edge": k.EDGE,
    "fence": k.FENCE,
}
