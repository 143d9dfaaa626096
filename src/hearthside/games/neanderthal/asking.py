"""What a player is asked, as a word with parameters; the reader makes the sentence."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import arg
from hearthside.core.ruleset import View
from hearthside.core.state import Frame
from hearthside.games.neanderthal.births import Births
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.lose import POOL, Lose
from hearthside.games.neanderthal.names import DISCS, SLOTS, SPECIES
from hearthside.games.neanderthal.notation import clause_words, exchange_token, place_word
from hearthside.games.neanderthal.packed.dice import faces_of
from hearthside.games.neanderthal.packed.discs import disc_count
from hearthside.games.neanderthal.phases import hunt as hunting
from hearthside.games.neanderthal.phases.assign import Assign, Recall
from hearthside.games.neanderthal.phases.auction import Auction, PayBid, purse
from hearthside.games.neanderthal.phases.begin import ChooseSide, DealSpecies
from hearthside.games.neanderthal.phases.blizzard import Blizzard
from hearthside.games.neanderthal.phases.chaos import STRUCTURE, Chaos, Wanderers
from hearthside.games.neanderthal.phases.climate import Cooling
from hearthside.games.neanderthal.phases.conflict import ASK, Fall, Strike
from hearthside.games.neanderthal.phases.court import Courtship, Suit
from hearthside.games.neanderthal.phases.icons import ElderDeath
from hearthside.games.neanderthal.phases.negotiate import Answer, Exchanges, Negotiate
from hearthside.games.neanderthal.phases.one_species import ReceiveWoman
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.phases.resolve import Follow, OwnHunts
from hearthside.games.neanderthal.phases.turns import Turns, WarCouncil
from hearthside.games.neanderthal.release import ReleaseDiscs
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Discard

HUNT_WORDS: Final = {hunting.DECLARE: "power", hunting.MODIFY: "turn", hunting.BAND: "claim"}


def ask(s: Neanderthal, seat: int) -> View:
    """The question of the frame on top, and for which species it is decided."""
    frame = s.main[-1]
    found: View = {"ask": word(s, frame), "species": species(s, frame)}
    found.update(parameters(s, frame))
    return found


def species(s: Neanderthal, frame: Frame) -> str | None:
    """The species the decision is for; nothing before the species are known."""
    if isinstance(frame.node, Turns):
        return SPECIES[s.seating[0]]
    if isinstance(frame.node, DealSpecies):
        return None
    return SPECIES[colour_of(frame)]


def word(s: Neanderthal, frame: Frame) -> str:
    """One word for the question."""
    node = frame.node
    if isinstance(node, hunting.Hunt):
        return HUNT_WORDS[node.stage(frame)]
    if isinstance(node, Strike):
        return "attack" if node.stage(frame) == ASK else "hit"
    if isinstance(node, Chaos):
        return "flip" if node.stage(frame) == STRUCTURE else "lose_elder"
    if isinstance(node, Negotiate):
        return "offer" if node.opponent(frame) >= 0 else "negotiate"
    if isinstance(node, Exchanges):
        return "answer" if s.offer else "exchange"
    for kind, name in WORDS:
        if isinstance(node, kind):
            return name
    return "choose"


WORDS: Final = (
    (Assign, "assign"),
    (Auction, "bid"),
    (PayBid, "pay"),
    (OwnHunts, "resolve"),
    (Act, "act"),
    (ReleaseDiscs, "release"),
    (Lose, "lose"),
    (Births, "born"),
    (Blizzard, "give_up"),
    (Recall, "recall"),
    (Suit, "power"),
    (Courtship, "first_suitor"),
    (Follow, "follow"),
    (Answer, "answer"),
    (Fall, "fall"),
    (Wanderers, "wanderer"),
    (ElderDeath, "spare"),
    (Cooling, "ice"),
    (WarCouncil, "order"),
    (ChooseSide, "side"),
    (DealSpecies, "species"),
    (ReceiveWoman, "replace"),
    (Turns, "extra"),
    (Discard, "discard"),
)


def parameters(s: Neanderthal, frame: Frame) -> View:
    """What else the question is about."""
    node, colour = frame.node, colour_of(frame)
    if isinstance(node, Auction):
        return {
            "woman": WOMEN[s.woman].name,
            "purse": purse(s, colour),
            "best": s.best_bid,
            "holder": SPECIES[s.best_bidder] if s.best_bidder >= 0 else None,
        }
    if isinstance(node, PayBid | ReceiveWoman):
        return {"woman": WOMEN[s.woman].name}
    if isinstance(node, hunting.Hunt):
        slot = node.place(frame)
        return {
            "slot": SLOTS[slot],
            "card": BIOMES[s.row[slot]].name,
            "dice": faces_of(s.dice) if node.stage(frame) != hunting.DECLARE else [],
        }
    if isinstance(node, Strike):
        return {"place": place_word(node.place(frame)), "hits": node.hits(frame)}
    if isinstance(node, Lose):
        place = node.place(frame)
        return {"n": node.left(frame), "slot": SLOTS[place] if place != POOL else None}
    if isinstance(node, Births):
        return {"n": frame.done}
    if isinstance(node, Blizzard):
        return {"n": node.excess(frame)}
    if isinstance(node, Wanderers):
        return {"n": frame.done}
    if isinstance(node, ReleaseDiscs):
        return {"discs": {DISCS[i]: disc_count(frame.done, i) for i in range(3)}}
    if isinstance(node, Courtship):
        return {"woman": WOMEN[node.woman(frame)].name}
    if isinstance(node, Suit):
        return {"woman": WOMEN[node.place(frame)].name}
    if isinstance(node, Negotiate) and node.opponent(frame) >= 0:
        return {"to": SPECIES[node.opponent(frame)], "clauses": [clause_words(c) for c in s.offer]}
    if isinstance(node, Answer):
        return {
            "from": SPECIES[node.proposer(frame)],
            "to": SPECIES[node.responder(frame)],
            "clauses": [clause_words(c) for c in s.offer],
        }
    if isinstance(node, Exchanges):
        other: View = {"with": SPECIES[node.other(frame)]}
        if s.offer:
            c = s.offer[0]
            offered = exchange_token(arg(c, 0), arg(c, 1), arg(c, 2))
            other["offered"] = offered
        return other
    return {}
