"""How a game goes: setup, rounds, harvests, scoring (AGR-3, 4, 12, 13)."""
