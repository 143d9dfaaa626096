"""Learning from self-play: samples of games, networks and tables fitted to them."""
