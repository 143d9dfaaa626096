"""Playing Agricola."""
