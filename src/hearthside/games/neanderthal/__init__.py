"""Neanderthal, second edition: three human species in the Ice Age."""
