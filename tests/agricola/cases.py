"""Card tests as rows of words: the card, the situation, what is done, what is the case then.

Goods are written as in the rules: 2W 1F (AGC-1.1); clauses are separated by semicolons.
"""

from __future__ import annotations

import re

from hearthside.games.agricola.goods import GOOD_NAMES, PLACED
from hearthside.games.agricola.vocabulary.card import CARD_NAMED, OCCUPATION
from tests.agricola.build import FarmBuilder, Table

LETTERS = dict(zip(["W", "C", "R", "S", "G", "V", "F", "Sh", "Bo", "Ca"], GOOD_NAMES, strict=True))
Row = tuple[str, str, str, str]


def goods(words: list[str]) -> dict[str, int]:
    """'2W 1F' as numbers by name; '-' is nothing."""
    found: dict[str, int] = {}
    for word in words:
        match = re.fullmatch(r"(\d+)(Sh|Bo|Ca|[WCRSGVF])", word)
        assert match or word == "-", word
        if match:
            found[LETTERS[match[2]]] = int(match[1])
    return found


def clauses(text: str) -> list[list[str]]:
    return [clause.split() for clause in text.split(";") if clause.strip()]


def arrange(table: Table, farm: FarmBuilder, word: str, rest: list[str]) -> None:
    """One clause of the situation."""
    if word == "has":
        farm.has(**goods(rest))
    elif word == "pile":
        table.pile(rest[0], **goods(rest[1:]))
    elif word == "open":
        table.open(*rest)
    elif word == "occupy":
        table.occupy(rest[0], int(rest[1]))
        table.player(int(rest[1])).goods[PLACED] += 1
    elif word == "house":
        farm.house(rest[0], " ".join(rest[1:]))
    elif word == "fields":
        sown = dict(part.split("=") for part in rest if "=" in part)
        texts = {name: f"{int(crop[:-1])} {LETTERS[crop[-1]]}" for name, crop in sown.items()}
        farm.fields(*[part for part in rest if "=" not in part], **texts)
    elif word == "pastures":
        farm.pastures(*rest)
    elif word == "stables":
        farm.stables(*rest)
    elif word == "people":
        farm.people(int(rest[0]))
    elif word == "cards":
        farm.cards(*rest)
    elif word == "hold":
        farm.hand(*rest)
    elif word == "played":
        farm.played_occupations(int(rest[0]))
    else:
        raise AssertionError(f"unknown: {word}")


def situation(id: str, given: str, in_play: bool) -> Table:
    """The table before anything is done; the card lies in front of seat 0."""
    parts = clauses(given)
    options = {words[0]: int(words[1]) for words in parts if words[0] in ("players", "round")}
    players = options.get("players", max(2, CARD_NAMED[id].data.players))
    table = Table(players=players, round=options.get("round", 5))
    if in_play:
        table.farm().cards(id)
    for word, *rest in parts:
        if word == "seat":
            arrange(table, table.farm(int(rest[0])), rest[1], rest[2:])
        elif word == "number":
            table.farm().counter(id, int(rest[0]))
        elif word not in options:
            arrange(table, table.farm(), word, rest)
    return table


def from_hand(table: Table, id: str) -> None:
    """Play the card itself, on Meeting Place or Lessons."""
    table.farm().hand(id)
    if CARD_NAMED[id].kind == OCCUPATION:
        table.turn().play("place lessons", f"occupation {id}")
    else:
        table.turn().play("place meeting_place", f"minor {id}")


def act(table: Table, id: str, do: str) -> None:
    begun = False
    for words in clauses(do):
        step = " ".join(words)
        if step == "hand":
            from_hand(table, id)
        elif step == "unplayable":
            table.farm().hand(id)
            table.turn().play("place meeting_place")
            assert table.refuses(f"minor {id}")
        elif step == "promise":
            table.s.promise(0, CARD_NAMED[id].index, table.s.round + 1, 0)
        elif step == "end":
            table.end_of_work()
        elif step == "next":
            table.next_round().nature()
        elif words[0] == "turn":
            table.turn(int(words[1]))
        elif step == "look":
            table.turn()
        else:
            if not begun and words[0] == "place" and not table.s.main:
                table.turn()
            table.play(step)
        begun = True


def check(table: Table, words: list[str]) -> None:
    """One clause of what is expected."""
    word, rest = words[0], words[1:]
    text = " ".join(rest)
    if word == "bonus":
        assert table.bonus() == int(text)
    elif word == "scores":
        assert table.score()["bonus"] == int(text)
    elif word == "promised":
        found = [part.split(":") for part in rest]
        expected = {int(n): goods(list(text.split("+"))) for n, text in found}
        assert table.promised() == expected
    elif word == "offers":
        assert text in table.offers(), table.offers()
    elif word == "refuses":
        assert table.refuses(text)
    elif word == "seat":
        assert table.goods(int(rest[0])) == goods(rest[1:])
    elif word == "lying":
        assert table.lying(rest[0]) == goods(rest[1:])
    elif word in ("fields", "stables", "rooms"):
        assert table.cells(word) == rest
    elif word == "pastures":
        assert table.pastures() == rest
    elif word == "people":
        assert len(table.player().people) == int(text)
    elif word == "holds":
        assert table.player().places.holds(*[int(n) for n in rest])
    elif word == "overflows":
        assert not table.player().places.holds(*[int(n) for n in rest])
    elif word == "house":
        assert table.material() == text
    elif word == "inplay":
        assert table.in_play() == rest
    elif word == "number":
        assert table.player().counters[-1] == int(text)
    elif word == "decides":
        assert table.decider == int(text)
    else:
        assert table.goods() == goods(words)


def run(row: Row) -> None:
    """Arrange, act, look."""
    id, given, do, then = row
    table = situation(id, given, in_play="hand" not in do and "unplayable" not in do)
    act(table, id, do)
    for words in clauses(then):
        check(table, words)
