"""The words in which cards are declared: when, conditions, counts, effects, prices (AGC-2)."""
