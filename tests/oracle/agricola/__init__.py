"""Agricola: farmyard, scoring, harvest and offers once more."""
