"""A table set up for one rule: place what matters, start a phase, play tokens, roll given dice."""

from __future__ import annotations

from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal.cards import BIOME_NAMED, BIOMES, INVENTION, WOMAN_NAMED, WOMEN
from hearthside.games.neanderthal.config import Mode
from hearthside.games.neanderthal.forms import FORMS
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.names import (
    DISCS,
    ELDERS,
    PORTALS,
    SLOTS,
    SPECIES,
    STRUCTURES,
)
from hearthside.games.neanderthal.packed.bits import dropped, has
from hearthside.games.neanderthal.packed.discs import ONE_DISC, disc_count
from hearthside.games.neanderthal.packed.elders import alpha_elder, make_elder, unsettled_elder
from hearthside.games.neanderthal.packed.members import ALPHA_BIT, ONE, group, words
from hearthside.games.neanderthal.packed.partners import (
    alpha_partner,
    make_partner,
    partner_colour,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.suitors import with_suitor
from hearthside.games.neanderthal.packed.tableau import card_of, disc_on, is_settled, make_entry
from hearthside.games.neanderthal.phases.begin import join
from hearthside.games.neanderthal.program import ICON_NODES, TURN
from hearthside.games.neanderthal.roll import HANDFUL
from hearthside.games.neanderthal.setup import blank_state
from hearthside.games.neanderthal.state import BLANK_ICE, EMPTY, ICE
from hearthside.games.neanderthal.tribe import Tribe

PHASES = (
    "reveal",
    "council",
    "icons",
    "frozen",
    "auction",
    "assign",
    "outside",
    "negotiate",
    "exchanges",
    "end_offers",
    "conflict",
    "forage",
    "own_hunts",
    "other_hunts",
    "predators",
    "herd",
    "act",
)
ICON_WORDS = ("cooling", "warming", "interstadial", "elder_death", "chaos", "blizzard", "wanderers")


class Table:
    """A game in which nothing has happened yet. Species, slots, cards are given by name."""

    def __init__(self, *species: str, **options: OptionValue) -> None:
        """The species in play, seat by seat; all three, one seat each, if none is named."""
        names = species or SPECIES
        alone = options.get("variant") == "one_species"
        players = 1 if alone or options.pop("solo", False) else len(names)
        self.s = blank_state(players, 1, Mode(players, dict(options)))
        for seat, name in enumerate(names):
            join(self.s, SPECIES.index(name), seat if players > 1 else 0)
        if alone:
            for colour in range(3):
                if colour not in self.s.seating:
                    self.s.dead[colour] = 18
        for i, colour in enumerate(self.s.seating):
            self.s.tribes[colour].card = i
            self.s.tribes[colour].structure = 1
        self.s.turn = 2
        self.s.turn_order = self.s.seating[:]
        self.s.woman = WOMAN_NAMED["singing_woman"]

    # Arranging

    def tribe(self, species: str) -> Tribe:
        return self.s.tribes[SPECIES.index(species)]

    def order(self, *species: str) -> None:
        self.s.turn_order = [SPECIES.index(name) for name in species]

    def event(self, woman: str) -> None:
        """The Woman on the event card of this turn."""
        self.s.woman = WOMAN_NAMED[woman]
        self.s.women_bag = dropped(self.s.women_bag, self.s.woman)

    def set(
        self,
        species: str,
        structure: str | None = None,
        vocabulary: str | None = None,
        pool: int | None = None,
        alpha: bool = False,
        tribal: bool | None = None,
        portals: str | None = None,
        elders: str | None = None,
        hand: str | None = None,
        animals: str | None = None,
        inventions: str | None = None,
        trophies: str | None = None,
        wanderers: dict[str, int] | None = None,
    ) -> Tribe:
        """Change what is named. Lists are words; an asterisk means unsettled, a ^ the Alpha."""
        t = self.tribe(species)
        if structure is not None:
            t.structure = STRUCTURES.index(structure)
            for card, sides in enumerate(((0, 1), (1, 2), (2, 0))):
                if t.structure == sides[0]:
                    t.card = card
        if vocabulary is not None:
            t.vocabulary = [0, 0, 0]
            for word in vocabulary.split():
                t.vocabulary[DISCS.index(word[0])] = int(word[1:])
        if pool is not None:
            t.pool = pool * ONE[t.colour]
        if alpha:
            t.pool |= ALPHA_BIT
            self.s.dead_alphas = dropped(self.s.dead_alphas, t.colour)
        for name, n in (wanderers or {}).items():
            t.pool += n * ONE[SPECIES.index(name)]
        if tribal is not None:
            t.tribal = tribal
            t.portals = [0] * 6
        if portals is not None:
            t.portals = [1 if name in portals.split() else 0 for name in PORTALS]
        if elders is not None:
            t.elders = [0] * 6
            for word in elders.split():
                if "^" in word:
                    self.s.dead_alphas = dropped(self.s.dead_alphas, t.colour)
                t.elders[ELDERS.index(word.strip("*^"))] = make_elder("^" in word, "*" in word)
        if hand is not None:
            t.hand = [self.take(name) for name in hand.split()]
        if animals is not None:
            t.animals = [self.take(name) for name in animals.split()]
        if inventions is not None:
            t.inventions = [self.take(name) for name in inventions.split()]
        if trophies is not None:
            t.trophies = [self.take(name) for name in trophies.split()]
        return t

    def take(self, name: str) -> int:
        """A card out of its deck; with *, *W or *B it has a disc on it, white or black."""
        word, mark, disc = name.partition("*")
        card = BIOME_NAMED[word]
        self.s.biome_bag = dropped(self.s.biome_bag, card)
        return make_entry(card, DISCS.index(disc or "W")) if mark else card

    def row(self, first: str, *cards: str) -> None:
        """Cards from a slot on: names, 'ice', 'blank_ice' or 'empty'."""
        marks = {"ice": ICE, "blank_ice": BLANK_ICE, "empty": EMPTY}
        slot = SLOTS.index(first)
        for i, name in enumerate(cards):
            self.s.row[slot + i] = marks[name] if name in marks else self.take(name)

    def woman(self, name: str, host: str, discs: str = "", partner: str = "") -> int:
        """A Woman in a tableau; partner: a species, with * unsettled, with ^ the Alpha."""
        woman = WOMAN_NAMED[name]
        self.s.women_bag = dropped(self.s.women_bag, woman)
        self.s.host[woman] = SPECIES.index(host)
        self.tribe(host).women.append(woman)
        for disc in discs:
            self.s.discs[woman] += ONE_DISC[DISCS.index(disc)]
        if partner:
            colour = SPECIES.index(partner.strip("*^"))
            self.s.partner[woman] = make_partner(colour, "^" in partner, "*" in partner)
        return woman

    def suitor(self, woman: str, species: str, alpha: bool = False) -> None:
        number = WOMAN_NAMED[woman]
        colour = SPECIES.index(species)
        self.s.suitors[number] = with_suitor(self.s.suitors[number], colour, alpha)

    def group(self, slot: str, species: str, own: int, alpha: bool = False, **strays: int) -> None:
        """Hunters on a card."""
        colour = SPECIES.index(species)
        tokens = group(colour, own, alpha)
        for name, n in strays.items():
            tokens += n * ONE[SPECIES.index(name)]
        if alpha:
            self.s.dead_alphas = dropped(self.s.dead_alphas, colour)
        self.s.tribes[colour].hunters[SLOTS.index(slot)] = tokens

    # Playing

    def start(self, *phases: str) -> None:
        """Run these phases, one after another, from here."""
        frames = []
        for phase in phases:
            if phase in ICON_WORDS:
                node: AnyNode = ICON_NODES[ICON_WORDS.index(phase)]
            else:
                node = TURN.members[PHASES.index(phase)]
            frames.append(Frame(node, NATURE))
        self.s.main.extend(reversed(frames))
        engine.advance(self.s)

    def wanderers(self, number: int, **lost: int) -> None:
        """The wanderer icon after these losses."""
        self.s.lost = [lost.get(name, 0) for name in SPECIES]
        self.s.main.append(Frame(ICON_NODES[6], NATURE, 0, number))
        engine.advance(self.s)

    def run(self, node: AnyNode, species: str, pos: int = 0, done: int = 0) -> None:
        """One node for one species."""
        self.s.main.append(framed(self.s, node, SPECIES.index(species), pos, done))
        engine.advance(self.s)

    @property
    def options(self) -> list[str]:
        """The tokens of whoever decides; nothing when all is done."""
        if engine.is_over(self.s):
            return []
        return [
            FORMS.of(self.s, c).token(self.s, c) for c in engine.options_of(self.s, self.s.decider)
        ]

    @property
    def side_options(self) -> list[str]:
        if engine.is_over(self.s):
            return []
        return [
            FORMS.of(self.s, c).token(self.s, c)
            for c in engine.side_options(self.s, self.s.decider)
        ]

    @property
    def decider(self) -> str:
        """The species that decides, 'nature', or nothing at the end."""
        if engine.is_over(self.s):
            return ""
        return "nature" if self.s.decider == NATURE else SPECIES[colour_of(self.s.main[-1])]

    def play(self, *tokens: str) -> None:
        """Play tokens; each must be legal."""
        for text in tokens:
            c = FORMS.parse(self.s, text)
            assert engine.accepts(self.s, self.s.decider, c), (text, self.options)
            engine.choose(self.s, c)

    def roll(self, *faces: int) -> None:
        """Let NATURE roll these faces, in handfuls."""
        dice = sorted(faces)
        while dice:
            self.play("dice " + " ".join(str(face) for face in dice[:HANDFUL]))
            dice = dice[HANDFUL:]

    # Looking

    def pool(self, species: str) -> dict[str, int]:
        return words(self.tribe(species).pool)

    def vocabulary(self, species: str) -> str:
        found = self.tribe(species).vocabulary
        return " ".join(f"{DISCS[i]}{found[i]}" for i in range(3))

    def hunters(self, slot: str, species: str) -> dict[str, int]:
        return words(self.tribe(species).hunters[SLOTS.index(slot)])

    def card(self, slot: str) -> str:
        card = self.s.row[SLOTS.index(slot)]
        marks = {ICE: "ice", BLANK_ICE: "blank_ice", EMPTY: "empty"}
        return marks.get(card) or BIOMES[card].name

    def elders(self, species: str) -> str:
        """The elders with the marks of `set`."""
        found = []
        for level, elder in enumerate(self.tribe(species).elders):
            if elder:
                mark = ("^" if alpha_elder(elder) else "") + ("*" if unsettled_elder(elder) else "")
                found.append(ELDERS[level] + mark)
        return " ".join(found)

    def names(self, cards: list[int]) -> list[str]:
        """Cards with the marks of `take`; the white disc of an animal is a plain asterisk."""
        found = []
        for card in cards:
            biome = BIOMES[card_of(card)]
            disc = DISCS[disc_on(card)] if biome.band == INVENTION and not is_settled(card) else ""
            found.append(biome.name + ("" if is_settled(card) else "*") + disc)
        return found

    def hand(self, species: str) -> list[str]:
        return self.names(self.tribe(species).hand)

    def women(self, species: str) -> list[str]:
        return [WOMEN[woman].name for woman in self.tribe(species).women]

    def partner(self, woman: str) -> str:
        """The partner with the marks of `woman`."""
        code = self.s.partner[WOMAN_NAMED[woman]]
        if not code:
            return ""
        mark = ("^" if alpha_partner(code) else "") + ("*" if unsettled_partner(code) else "")
        return SPECIES[partner_colour(code)] + mark

    def discs_on(self, woman: str) -> str:
        packed = self.s.discs[WOMAN_NAMED[woman]]
        return "".join(DISCS[i] * disc_count(packed, i) for i in range(3))

    def removed(self, name: str) -> bool:
        """Has a biome or Woman card left the game?"""
        if name in BIOME_NAMED:
            return has(self.s.gone_biomes, BIOME_NAMED[name])
        return has(self.s.gone_women, WOMAN_NAMED[name])

    def dead(self, species: str) -> int:
        return self.s.dead[SPECIES.index(species)]

    def alpha_dead(self, species: str) -> bool:
        return has(self.s.dead_alphas, SPECIES.index(species))
