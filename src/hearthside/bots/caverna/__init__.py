"""Playing Caverna."""
