"""Neanderthal: odds, benefits and scoring once more."""
