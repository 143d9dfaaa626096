"""The order of round 1 with HR5 (AGR-15.13): first people in turn order, second ones in reverse."""

from __future__ import annotations

from hearthside.games.agricola.state import Agricola


def seat_of_turn(s: Agricola, turn: int) -> int:
    """Whose turn it is: 0, 1, 2, 3, then 3, 2, 1, 0 after the starting player."""
    place = turn if turn < s.seats else 2 * s.seats - 1 - turn
    return (s.start + place) % s.seats


def reversed_turn(s: Agricola, turn: int) -> int:
    """The first turn from `turn` on whose seat has somebody at home; -1 after the reverse row."""
    while turn < 2 * s.seats:
        if s.players[seat_of_turn(s, turn)].at_home() >= 0:
            return turn
        turn += 1
    return -1
