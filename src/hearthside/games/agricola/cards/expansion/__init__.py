"""The hand cards of the expansions, per deck and kind one file per category (AGC-X.2)."""
