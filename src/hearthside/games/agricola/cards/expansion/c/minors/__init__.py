"""Minor improvements of the expansions, deck C, one file per category (AGC-1.3)."""
