"""The game board: action spaces and where they lie (AGR-6)."""
