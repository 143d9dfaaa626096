"""Minor improvements of the expansions, deck A, one file per category (AGC-1.3)."""
