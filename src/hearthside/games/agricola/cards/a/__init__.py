"""Deck A."""
