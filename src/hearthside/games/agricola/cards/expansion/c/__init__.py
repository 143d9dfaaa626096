"""Expansion cards of deck C."""
