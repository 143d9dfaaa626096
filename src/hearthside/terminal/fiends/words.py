"""The words of Frantic Fiends for the terminal: those of Caverna, and its own."""

from __future__ import annotations

from typing import Any, Final

from hearthside.games.fiends.gallery import gallery
from hearthside.games.fiends.rules import FiendsRules
from hearthside.terminal.caverna.words import Vocabulary, goods, notation

LETTERS: Final = ("a", "b", "c", "d")


class FiendsVocabulary(Vocabulary):
    """Spaces, tiles and loot as in Caverna; traps and bounties besides."""

    openings = ("placed", "orc_placed", "card")
    silent = (*Vocabulary.silent, "drawn", "card", "orc_placed", "resided", "arranged")

    def __init__(self) -> None:
        things = gallery()
        super().__init__(
            {tile["name"]: tile for tile in things["tiles"]},
            [space["name"] for space in things["spaces"]],
            FiendsRules(),
        )
        self.traps: dict[str, dict[str, Any]] = {trap["name"]: trap for trap in things["traps"]}
        self.cards: dict[str, list[str]] = {
            card["name"]: card["steps"] for card in things["movement"]
        }
        self.bounties: dict[str, dict[str, Any]] = {
            slot["name"]: slot for strip in things["bounties"] for slot in strip["slots"]
        }

    def trap_title(self, name: str) -> str:
        return self.speaker.thing(f"trap:{name}")

    def trap_text(self, name: str) -> str:
        """What a trap does."""
        return self.speaker.thing(f"trap_text:{name}")

    def trap_price(self, name: str, sep: str = ", ") -> str:
        return goods(self.traps[name]["price"], sep)

    def bounty_title(self, name: str) -> str:
        return self.speaker.thing(f"bounty:{name}")

    def bounty_text(self, name: str) -> str:
        """What a bounty gives."""
        slot = self.bounties[name]
        return (
            goods(slot["goods"]) if "goods" in slot else self.speaker.thing(f"bounty_text:{name}")
        )

    def tile_price(self, name: str, sep: str = ", ") -> str:
        """The goods, or in words if they are not fixed."""
        key = f"price.{name}"
        return self.speaker.word(key) if self.speaker.has(key) else super().tile_price(name, sep)

    def card_text(self, name: str) -> str:
        """A movement card: its steps as arrows would point.

        >>> WORDS.card_text("M2-4")
        'L L'
        """
        return " ".join(self.cards[name])

    def heading(self, group: str) -> str:
        """Also traps, orcs that move in, and several mines, of which the last is the option.

        >>> WORDS.heading("trap pitfall"), WORDS.heading("stock m13"), WORDS.heading("lodge A")
        ('Pitfall: 4 wood 1 stone', 'Stock the mine on m13 and:', 'Orc A moves into:')
        """
        verb, _, rest = group.partition(" ")
        if verb == "trap":
            return f"{self.trap_title(rest)}: {self.trap_price(rest, ' ')}"
        if verb == "lodge":
            return f"Orc {rest} moves into:"
        key = f"heading.{verb}"
        if rest and self.speaker.has(key):
            return f"{self.speaker.word(key)} {rest} and:"
        return super().heading(group)

    def detail(self, group: str) -> str:
        verb, _, rest = group.partition(" ")
        return self.trap_text(rest) if verb == "trap" else super().detail(group)

    def subject(self, anchor: str) -> str:
        """The title of the space, tile, trap or bounty an anchor begins with.

        >>> WORDS.subject("trap:pitfall cell:f22"), WORDS.subject("bounty:gold")
        ('Pitfall', '')
        """
        kind, _, name = anchor.split(" ")[0].partition(":")
        if kind == "trap":
            return self.trap_title(name)
        if kind == "bounty":
            return self.bounty_title(name) if name in self.bounties else ""
        return super().subject(anchor)

    def opening(self, event: dict[str, Any]) -> str:
        args = event["args"]
        if event["event"] == "card":
            card = self.card_text(args["card"].removeprefix("card:"))
            return f"{self.speaker.thing(args['orc'])} draws {card}"
        if event["event"] == "orc_placed":
            return f"{self.speaker.thing(args['space'])} ({self.speaker.thing(args['orc'])})"
        return super().opening(event)

    def all_texts(self) -> dict[str, str]:
        found = super().all_texts()
        for name in self.traps:
            found[f"{self.trap_title(name)} ({self.trap_price(name)})"] = self.trap_text(name)
        for name in self.bounties:
            found[f"{self.bounty_title(name)} (bounty)"] = self.bounty_text(name)
        return found


WORDS: Final = FiendsVocabulary()


def strict(text: str) -> str:
    """Typed notation made strict; orcs have capital letters.

    >>> strict("Fight a 2"), strict("feed 2 rubies and 1 gold")
    ('fight A 2', 'feed 2 ruby 1 gold')
    """
    words = notation(text).split()
    return " ".join(word.upper() if word in LETTERS else word for word in words)
