"""Phase 4: one roll of one group on one card (NEA-8.2, NEA-8.3, NEA-8.8)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import HEAL, THREE_TO_ONE
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import BIOMES, TROPHY, Biome
from hearthside.games.neanderthal.changes import send_home, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.kinds import CLAIM, LEAVE, NO_POWER, POWER, SWAP, TURN
from hearthside.games.neanderthal.lose import lose
from hearthside.games.neanderthal.names import LARGE
from hearthside.games.neanderthal.packed.dice import count, match, shown, turned, with_ones
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.reports import hunt_result
from hearthside.games.neanderthal.phases.loot import take_loot
from hearthside.games.neanderthal.phases.predators import draw_on, in_reach, is_theft, pass_predator
from hearthside.games.neanderthal.roll import roll
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Staged
from hearthside.games.neanderthal.values import the_card, the_dice, the_place

DECLARE: Final = 0
ROLL: Final = 1
MODIFY: Final = 2
CASUALTIES: Final = 3
BAND: Final = 4
RESULT: Final = 5


def casualties(s: Neanderthal, colour: int, card: Biome) -> int:
    """How many hunters the dice kill: bites less HEAL, and frost without protection."""
    dead = count(s.dice, card.bite)
    if dead and abilities(s, colour) & HEAL:
        dead = max(0, dead - VALUES.heal)
    if card.frost and count(s.dice, card.frost) and not frost_proof(s, colour):
        dead += count(s.dice, card.frost)
    return dead


HUNT_FORMS: Final = [
    Form[Neanderthal](POWER, "power"),
    Form[Neanderthal](NO_POWER, "no_power"),
    Form[Neanderthal](TURN, "turn {n}", Field("n"), widget="amount"),
    Form[Neanderthal](CLAIM, "claim"),
    Form[Neanderthal](LEAVE, "leave"),
]
QUESTIONS: Final = {DECLARE: "ask.power", MODIFY: "ask.turn", BAND: "ask.claim"}


class Hunt(Staged):
    """Declare, roll, modify, casualties, claim, result (DP-13).

    The place is the slot; `done` is 1 if the card is claimed.
    """

    def __init__(self) -> None:
        super().__init__(3)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, stage, slot = colour_of(f), self.stage(f), self.place(f)
        card = BIOMES[s.row[slot]]
        if stage == DECLARE:
            s.declared = 0
            tribe = s.tribes[colour]
            if has_alpha(tribe.hunters[slot]) and tribe.power(card.category):
                return False
            self.go_to(s, f, ROLL, 0)
        elif stage == ROLL:
            self.go_to(s, f, MODIFY, 0)
            roll(s, size(s.tribes[colour].hunters[slot]) - s.declared)
        elif stage == MODIFY:
            tell(s, events.ROLLED, colour, s.dice)
            if shown(s.dice, 3) and powers(s, colour) & THREE_TO_ONE[card.category]:
                return False
            self.go_to(s, f, CASUALTIES, 0)
        elif stage == CASUALTIES:
            self.go_to(s, f, BAND, 0)
            lose(s, colour, slot, casualties(s, colour, card), s.declared == 1)
        elif stage == BAND:
            if self.claimable(s, colour, slot, card):
                if card.band != TROPHY or not s.mode.cooperative:
                    return False
                self.go_to(s, f, RESULT, 1)
            else:
                self.go_to(s, f, RESULT, 0)
        else:
            s.stack.pop()
            self.resolve(s, colour, slot, f.done == 1)
        return True

    def claimable(self, s: Neanderthal, colour: int, slot: int, card: Biome) -> bool:
        """NEA-8.7.1, NEA-8.7.2, NEA-8.7.6: enough equal dice, or success where none are asked for.

        Hand cards need survivor and elder.
        """
        values = with_ones(s.dice, s.declared)
        if match(values) < card.dice:
            return False
        if not card.dice and count(values, card.hit_faces) < card.hits:
            return False
        if card.band == TROPHY:
            return True
        return s.tribes[colour].hunters[slot] > 0 and s.tribes[colour].settled_elders() > 0

    def resolve(self, s: Neanderthal, colour: int, slot: int, claim: bool) -> None:
        """Success or failure, and where everybody goes (NEA-8.4).

        Without loot it is over here; loot checks hand and survival when it is taken.
        """
        card = BIOMES[s.row[slot]]
        hits = count(with_ones(s.dice, s.declared), card.hit_faces)
        success = hits >= card.hits
        group = s.tribes[colour].hunters[slot]
        depth = len(s.stack)
        tell(s, events.HUNTED, colour, hunt_result(slot, success))
        if success:
            self.others_leave(s, colour, slot, card)
        if card.predator:
            take_loot(s, colour, slot, success, claim, group != 0)
            pass_predator(s, colour, slot, is_theft(s, colour, hits, group))
        else:
            predators = in_reach(s, slot) if success and card.category == LARGE else []
            if predators:
                draw_on(s, colour, slot, claim, predators)
            else:
                send_home(s, slot, colour)
                take_loot(s, colour, slot, success, claim, group != 0)
        if len(s.stack) == depth:
            s.touch(colour)

    def others_leave(self, s: Neanderthal, colour: int, slot: int, card: Biome) -> None:
        """The first success sends all others away unhurt (NEA-8.4.4, NEA-8.6.5)."""
        for other in range(3):
            if other != colour and s.tribes[other].hunters[slot]:
                if card.predator:
                    pass_predator(s, other, slot, False)
                else:
                    send_home(s, slot, other)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        stage = self.stage(f)
        if stage == DECLARE:
            out.append(POWER)
            out.append(NO_POWER)
        elif stage == MODIFY:
            for number in range(shown(s.dice, 3), -1, -1):
                out.append(make(TURN, number))
        else:
            out.append(CLAIM)
            out.append(LEAVE)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        kind = kind_of(c)
        if kind == POWER:
            s.declared = 1
            self.go_to(s, f, ROLL, 0)
        elif kind == NO_POWER:
            self.go_to(s, f, ROLL, 0)
        elif kind == TURN:
            s.dice = turned(s.dice, arg(c, 0))
            self.go_to(s, f, CASUALTIES, 0)
        else:
            self.go_to(s, f, RESULT, 1 if kind == CLAIM else 0)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps between declaration and the end of the roll (NEA-3.5.3)."""
        return kind_of(c) != SWAP or self.stage(f) == DECLARE

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        slot = self.place(f)
        args: dict[str, Value] = {"slot": the_place(slot), "card": the_card(s.row[slot])}
        if self.stage(f) != DECLARE:
            args["dice"] = the_dice(s.dice)
        return Message(QUESTIONS[self.stage(f)], args)
