"""Deck E."""
