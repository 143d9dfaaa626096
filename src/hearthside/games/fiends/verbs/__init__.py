"""What a player can do in Frantic Fiends besides the verbs of Caverna."""
