"""Deck B."""
