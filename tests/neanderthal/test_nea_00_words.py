"""NEA-0 and NEA-20.2: words, notation, decision points."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hearthside.core import engine
from hearthside.core.choice import NATURE, OUTCOME, STOP, kind_of
from hearthside.games.neanderthal import events, kinds
from hearthside.games.neanderthal.names import DISCS, SLOTS, SPECIES_LETTERS
from hearthside.games.neanderthal.rules import NeanderthalRules
from hearthside.games.neanderthal.setup import new_state
from hearthside.words import speaker
from tests.neanderthal.build import Table
from tests.neanderthal.test_nea_20_invariants import MODES, rich_state

RULES = NeanderthalRules()
ROOT = Path(__file__).parents[2]
FORBIDDEN = re.compile(
    r"daughter|husband|marri|divorce|sultan|sexual|promiscu|harem|\bbab(y|ies)\b|immature"
    r"|\bmature|tribesm|comet\b|skull-die",
    re.IGNORECASE,
)


def test_nea_0_2_card_text_beats_the_rules() -> None:
    """The Remembering Woman overrides NEA-6.3.2."""
    t = Table()
    t.set("red", portals="", vocabulary="B1", elders="firekeeper*", structure="open")
    t.woman("remembering_woman", "red")
    t.start("assign")
    assert "promote knapper" in t.options


def test_nea_0_3_notation() -> None:
    assert DISCS == ("O", "W", "B")
    assert SPECIES_LETTERS == "RYG"
    assert SLOTS == (*(f"N{i}" for i in range(1, 7)), *(f"S{i}" for i in range(1, 7)))


def test_nea_0_4_the_words_of_the_program() -> None:
    """Only these words are used in rules, code, data and labels."""
    paths = [ROOT / "docs" / "rules" / "nea.md"]
    paths += (ROOT / "src" / "hearthside" / "words" / "en" / "neanderthal").glob("*.json")
    for ending in ("py", "toml"):
        paths += (ROOT / "src").rglob(f"*neanderthal*/**/*.{ending}")
        paths += (ROOT / "src").rglob(f"*neanderthal*.{ending}")
    assert len(paths) > 50
    for path in paths:
        found = FORBIDDEN.search(path.read_text(encoding="utf-8"))
        assert found is None, (path.name, found)


def names_of_kinds() -> set[int]:
    skipped = {kinds.NOBODY}
    numbers = {n for n in vars(kinds).values() if isinstance(n, int)}
    return {STOP, OUTCOME} | numbers - skipped


def test_nea_20_2_every_decision_point_is_reached() -> None:
    """Random games from rich positions offer every kind of choice; each prints and parses."""
    seen: set[int] = set()
    for seed in range(60):
        players, options = MODES[seed % 6]
        s = rich_state(players, seed, options)
        rng = random.Random(seed)
        while not engine.is_over(s):
            found = s.options
            if s.decider != NATURE:
                found = found + engine.side_options(s, s.decider)
            for kind in {kind_of(c) for c in found}:
                if kind not in seen:
                    seen.add(kind)
                    for c in found:
                        if kind_of(c) == kind:
                            form = RULES.form(s, c)
                            assert RULES.parse(s, form.token(s, c)) == c
                            label = speaker(RULES).text(form.message(s, s.decider, c))
                            assert FORBIDDEN.search(label) is None
                            assert form.anchor(s, c)
                            assert form.widget
            if s.decider == NATURE:
                engine.play_nature(s)
            else:
                kind = rng.choice(sorted({kind_of(c) for c in found}))
                engine.choose(s, rng.choice([c for c in found if kind_of(c) == kind]))
    missing = names_of_kinds() - seen
    rare = {kinds.ICE_SLOT, kinds.SIDE, kinds.SPECIES_CHOICE, kinds.FIRST_SUITOR, kinds.FOLLOW}
    rare |= {kinds.GO_HOME, kinds.FALL, kinds.SPARE}
    assert missing <= rare, missing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hunt",
        "hunt N9 1 red",
        "hunt N1 red",
        "hunt N1 999 red",
        "hunt N1 1 blue",
        "promote chief beta",
        "court nobody",
        "pay",
        "pay 1",
        "pay 1 X",
        "order red",
        "recall animal grey_wolf",
        "give_up partner singing_woman",
        "dice 6 1",
        "dice 1 1 1 1",
        "clause promise red no_bid N1",
        "clause withdraw red nowhere",
        "exchange disc O",
        "release O nowhere singing_woman",
        "fly away",
        "bid -1",
        "bid two",
    ],
)
def test_nea_0_3_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not notation of this game"):
        RULES.parse(new_state(3, 0, {}), text)


def test_events_have_names() -> None:
    numbers = [n for n in vars(events).values() if isinstance(n, int)]
    assert sorted(numbers) == sorted(RULES.happenings.by_kind)
    for happening in RULES.happenings.by_kind.values():
        assert speaker(RULES).has(f"log.{happening.name}")
