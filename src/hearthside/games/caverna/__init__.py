"""Caverna: The Cave Farmers, 1 to 7 players (rules CAV-*)."""
