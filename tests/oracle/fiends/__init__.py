"""Frantic Fiends: movement of orcs, the cave and the final re-occupation once more."""
