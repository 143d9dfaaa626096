"""What a player can do in Frantic Fiends beside the verbs of Caverna."""
