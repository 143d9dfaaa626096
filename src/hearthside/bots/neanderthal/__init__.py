"""Bots for Neanderthal."""
