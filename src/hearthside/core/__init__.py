"""The kernel: rules as a program of nodes, a small state, one list of options. It knows no game."""
