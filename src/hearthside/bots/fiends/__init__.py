"""Playing Frantic Fiends."""
