"""The five island games: teams, hexagons and the 73-card deck."""
