"""Agricola (Revised Edition): farmyard, action spaces, hand cards (AGR, AGC)."""
