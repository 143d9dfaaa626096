"""Expansion cards of deck E."""
