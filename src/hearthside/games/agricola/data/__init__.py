"""Printed facts of cards and reconstructed values: the files, and reading them."""
