"""What a viewer may know of a game of Neanderthal, built from nothing.

Everything on the table is open, hands too (NEA-3.7.3); only what nobody has seen yet is hidden:
which Woman is the next event, which cards the decks and the ice caps hold. The view has

- `turn` (and `round`, as in every game), `turns_left`, `order` (species), `event` (the Woman of
  the turn, or null) and her printed `event_card`, `over_ice`, `portals_needed`;
- `decks`: cards left in `north` and `south`, `events` left, `unused` Women;
- `slots`: N1 to N6, S1 to S6, each with `state` ("card", "ice", "blank_ice" or "empty"), the
  printed `card` and the `groups` on it by species (numbers of tokens by colour, and "alpha");
  `inactive` marks a predator that appeared this turn;
- `women`: all in tableaux, printed fields, with `host`, `discs`, `settled`, `partner`
  (`species`, `alpha`, `settled`) and `suitors` (by species: "member" or "alpha");
- `species`: one entry for each in play: `seat`, `side`, `structure`, `vocabulary`, `portals`
  (slot to the turn it was filled), `elders` (`alpha`, `settled`), `elder_slots` (the elders its
  board side has, each with the disc of its promotion), `needs_partners` (only partnered Women
  serve it), `pool`, tableau, `hand`, `hand_limit`, `abilities`, whether it is `chaos_safe`,
  `points` and `total`;
- `dead`: members and Alphas in the dead pool; `removed`: cards that left the game;
- `pending`: loot that must still pass predators;
- `promises` that last, in the order they were made: `species`, `to` whom, `kind` ("no_hunt" with
  `slot`, "no_suitor" with `woman`, "no_bid") and `until` which turn;
- `outlook`: for the species of the viewer, by species and slot, a list over the number of
  hunters: `hunters`, `success`, `newborns`, `losses`, `claim` (exact chances as numbers from 0 to
  1, and expected numbers), and `robbed`, the chance that a predator takes the loot of the group
  that stands there now, if its hunt succeeds;
- `goal`: solo or together, what is still to do; `greenland`: at the end, if the option is on.
"""

from __future__ import annotations

from hearthside.core.engine import is_over
from hearthside.core.ruleset import View
from hearthside.games.neanderthal.abilities import ability_names
from hearthside.games.neanderthal.benefits import abilities, enjoys, forages, hand_limit, survives
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.config import STRUCTURE_CARDS
from hearthside.games.neanderthal.greenland import export
from hearthside.games.neanderthal.names import (
    CATEGORIES,
    DISCS,
    ELDER_DISCS,
    ELDERS,
    PAIR_BONDED,
    PORTALS,
    SLOT_COUNT,
    SLOTS,
    SPECIES,
    STRUCTURES,
)
from hearthside.games.neanderthal.odds import outlook, robbery
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.clauses import (
    NO_HUNT,
    NO_SUITOR,
    PROMISES,
    party,
    promised,
    target,
)
from hearthside.games.neanderthal.packed.discs import disc_count
from hearthside.games.neanderthal.packed.elders import alpha_elder, unsettled_elder
from hearthside.games.neanderthal.packed.members import has_alpha, held, size, words
from hearthside.games.neanderthal.packed.partners import (
    alpha_partner,
    partner_colour,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.pending import (
    claims,
    facing,
    is_robbed,
    owner,
    prey,
    then_facing,
)
from hearthside.games.neanderthal.packed.promises import lasts_until, promised_clause, receiver_of
from hearthside.games.neanderthal.packed.suitors import alpha_courts, courts
from hearthside.games.neanderthal.packed.tableau import card_of, disc_on, is_settled
from hearthside.games.neanderthal.phases.chaos import immune, words_in_chaos
from hearthside.games.neanderthal.phases.climate import north_deck, south_deck
from hearthside.games.neanderthal.printed import amounts, printed, printed_woman
from hearthside.games.neanderthal.scoring import (
    PARTS,
    conditions,
    parts,
    species_with_animals,
)
from hearthside.games.neanderthal.state import BLANK_ICE, EMPTY, ICE, Neanderthal
from hearthside.games.neanderthal.tribe import Tribe


def view(s: Neanderthal, viewer: int) -> View:
    """The whole table as the viewer may know it."""
    return {
        "game": "neanderthal",
        "viewer": viewer if viewer >= 0 else None,
        "players": s.seats,
        "options": dict(s.mode.chosen),
        "turn": s.turn,
        "round": s.turn,
        "turns_left": s.events_left,
        "order": [SPECIES[colour] for colour in s.turn_order],
        "event": WOMEN[s.woman].name if s.woman >= 0 else None,
        "event_card": printed_woman(s.woman) if s.woman >= 0 else None,
        "over_ice": s.frozen,
        "portals_needed": s.mode.portals,
        "decks": {
            "north": north_deck(s),
            "south": south_deck(s),
            "events": s.events_left,
            "unused": s.women_bag.bit_count() - s.events_left,
        },
        "slots": [slot_view(s, slot) for slot in range(SLOT_COUNT)],
        "women": [woman_view(s, woman) for tribe in s.tribes for woman in tribe.women],
        "species": [species_view(s, s.tribes[colour]) for colour in s.seating],
        "dead": {
            SPECIES[colour]: {
                "members": s.dead[colour],
                "alpha": has(s.dead_alphas, colour),
            }
            for colour in range(3)
        },
        "removed": {
            "biomes": [card.name for card in BIOMES if has(s.gone_biomes, card.index)],
            "women": [card.name for card in WOMEN if has(s.gone_women, card.index)],
        },
        "pending": [pending_view(loot) for loot in s.pending],
        "promises": [promise_view(promise) for promise in s.promises if lasts(s, promise)],
        "outlook": {
            SPECIES[tribe.colour]: outlooks(s, tribe)
            for tribe in s.tribes
            if tribe.seat >= 0 and tribe.seat == viewer
        },
        "goal": goal(s),
        "greenland": export(s) if s.mode.greenland and is_over(s) else None,
    }


def goal(s: Neanderthal) -> View | None:
    """The common goal, or the four conditions of the one-species game."""
    if s.mode.one_species and s.seating:
        met = conditions(s)
        return {"kind": "alone", "met": met, "number": sum(met.values())}
    if s.mode.cooperative:
        return {"kind": "together", "species_with_animals": species_with_animals(s), "needed": 2}
    return None


def slot_view(s: Neanderthal, slot: int) -> View:
    card = s.row[slot]
    states = {EMPTY: "empty", ICE: "ice", BLANK_ICE: "blank_ice"}
    return {
        "slot": SLOTS[slot],
        "state": states.get(card, "card"),
        "card": printed(BIOMES[card]) if 0 <= card < ICE else None,
        "inactive": has(s.inactive, slot),
        "groups": {
            SPECIES[colour]: words(s.tribes[colour].hunters[slot])
            for colour in range(3)
            if s.tribes[colour].hunters[slot]
        },
    }


def woman_view(s: Neanderthal, woman: int) -> View:
    partner = s.partner[woman]
    found = printed_woman(woman)
    found.update(
        {
            "host": SPECIES[s.host[woman]],
            "discs": {DISCS[i]: disc_count(s.discs[woman], i) for i in range(3)},
            "settled": s.discs[woman] == 0,
            "partner": {
                "species": SPECIES[partner_colour(partner)],
                "alpha": alpha_partner(partner),
                "settled": not unsettled_partner(partner),
            }
            if partner
            else None,
            "suitors": {
                SPECIES[colour]: "alpha" if alpha_courts(s.suitors[woman], colour) else "member"
                for colour in range(3)
                if courts(s.suitors[woman], colour)
            },
            "enjoyed_by": [SPECIES[colour] for colour in s.seating if enjoys(s, colour, woman)],
        }
    )
    return found


def tableau(cards: list[int]) -> list[View]:
    return [
        {
            "name": BIOMES[card_of(card)].name,
            "settled": is_settled(card),
            "disc": None if is_settled(card) else DISCS[disc_on(card)],
        }
        for card in cards
    ]


def species_view(s: Neanderthal, tribe: Tribe) -> View:
    colour = tribe.colour
    mask = abilities(s, colour) | tribe.inventions_can()
    found = parts(s, colour)
    return {
        "species": SPECIES[colour],
        "seat": tribe.seat,
        "side": "tribal" if tribe.tribal else "vocal",
        "structure": STRUCTURES[tribe.structure] if tribe.structure >= 0 else None,
        "structure_card": STRUCTURE_CARDS[tribe.card] if tribe.card >= 0 else None,
        "structure_discs": amounts(tribe.structure_discs()),
        "vocabulary": amounts(tribe.vocabulary),
        "portals": {PORTALS[i]: tribe.portals[i] - 1 for i in range(6) if tribe.portals[i]},
        "elders": {
            ELDERS[level]: {
                "alpha": alpha_elder(tribe.elders[level]),
                "settled": not unsettled_elder(tribe.elders[level]),
            }
            for level in range(6)
            if tribe.elders[level]
        },
        "elder_slots": {
            ELDERS[level]: DISCS[ELDER_DISCS[level]] for level in range(6) if tribe.has_slot(level)
        },
        "needs_partners": tribe.structure == PAIR_BONDED,
        "pool": words(tribe.pool),
        "women": [WOMEN[woman].name for woman in tribe.women],
        "animals": tableau(tribe.animals),
        "inventions": tableau(tribe.inventions),
        "trophies": [
            {"name": BIOMES[card].name, "points": BIOMES[card].points} for card in tribe.trophies
        ],
        "hand": [printed(BIOMES[card]) for card in tribe.hand],
        "hand_limit": hand_limit(s, colour),
        "abilities": ability_names(mask),
        "forages": tribe.structure >= 0 and forages(s, colour),
        "alpha_powers": [CATEGORIES[i] for i in range(3) if tribe.power(i)],
        "lazarus": not survives(s, colour),
        "chaos_members": size(tribe.pool),
        "chaos_words": words_in_chaos(tribe, mask),
        "chaos_safe": immune(s, colour),
        "points": dict(zip(PARTS, found, strict=True)),
        "total": sum(found),
    }


def lasts(s: Neanderthal, promise: int) -> bool:
    """Is there still what a promise is about: a card in the slot, the Woman in a tableau?"""
    c = promised_clause(promise)
    if promised(c) == NO_HUNT:
        return 0 <= s.row[target(c)] < ICE
    return promised(c) != NO_SUITOR or s.host[target(c)] >= 0


def promise_view(promise: int) -> View:
    c = promised_clause(promise)
    kind = promised(c)
    return {
        "species": SPECIES[party(c)],
        "to": SPECIES[receiver_of(promise)],
        "kind": PROMISES[kind],
        "slot": SLOTS[target(c)] if kind == NO_HUNT else None,
        "woman": WOMEN[target(c)].name if kind == NO_SUITOR else None,
        "until": lasts_until(promise),
    }


def pending_view(loot: int) -> View:
    following = then_facing(loot)
    return {
        "species": SPECIES[owner(loot)],
        "slot": SLOTS[prey(loot)],
        "claim": claims(loot),
        "predators": [SLOTS[slot] for slot in (facing(loot), following) if slot >= 0],
        "robbed": is_robbed(loot),
    }


def outlooks(s: Neanderthal, tribe: Tribe) -> View:
    """Chances by slot for the group there and for every own member that could join it."""
    found: View = {}
    for slot in range(SLOT_COUNT):
        if not 0 <= s.row[slot] < ICE:
            continue
        group = s.tribes[tribe.colour].hunters[slot]
        now = size(group)
        most = now + held(tribe.pool, tribe.colour)
        rows = []
        for hunters in range(max(1, now), most + 1):
            chance = outlook(s, tribe.colour, slot, hunters, has_alpha(group))
            rows.append(
                {
                    "hunters": hunters,
                    "success": float(chance.success),
                    "newborns": float(chance.newborns),
                    "losses": float(chance.losses),
                    "claim": float(chance.claim),
                }
            )
        if rows:
            robbed = float(robbery(s, tribe.colour, slot)) if group else 0.0
            found[SLOTS[slot]] = {"now": now, "robbed": robbed, "by_hunters": rows}
    return found
