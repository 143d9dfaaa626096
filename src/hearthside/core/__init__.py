"""The kernel: rules as a program of nodes, a small mutable state, one list of options. Knows no game."""
