"""A player and the farmyard (AGR-1.9, 2, 8)."""
