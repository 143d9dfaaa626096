"""Deck C."""
