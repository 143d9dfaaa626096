"""The variants of Agricola (AGR-15) and what a campaign hands to a game (AGR-16)."""
