"""Expansion cards of deck D."""
