"""Trials of a whole installation, with the configuration that docs/operating.md shows."""
