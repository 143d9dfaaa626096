"""The terminal: drawing with Rich, the interactive table, shows of bots and records."""
