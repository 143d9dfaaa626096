"""What may be exchanged at any time, and what that makes affordable (AGR-11)."""
