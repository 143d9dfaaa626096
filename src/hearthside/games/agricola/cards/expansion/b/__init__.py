"""Expansion cards of deck B."""
