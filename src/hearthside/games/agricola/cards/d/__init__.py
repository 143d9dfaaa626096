"""Deck D."""
