"""Expansion cards of deck A."""
