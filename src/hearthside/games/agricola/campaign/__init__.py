"""Campaigns (AGR-16): games in a row, with occupations that stay."""
