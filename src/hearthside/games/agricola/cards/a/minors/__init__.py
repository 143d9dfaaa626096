"""Minor improvements of deck A, one file per category (AGC-1.3)."""
