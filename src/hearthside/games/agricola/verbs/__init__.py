"""What a person can do on a space, one verb per file (AGR-7)."""
