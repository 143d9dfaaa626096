"""Caverna: home boards, offers, feeding and scoring once more."""
