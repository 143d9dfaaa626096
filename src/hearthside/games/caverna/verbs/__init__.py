"""The verbs of Caverna: one small file each for what a player can do."""
