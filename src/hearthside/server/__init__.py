"""The server: tables in memory, a journal on disk, views and choices over the network."""
