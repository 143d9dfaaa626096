"""What farming games share: housing animals, counting things, ways to pay."""
