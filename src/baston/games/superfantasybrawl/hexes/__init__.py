"""Hexes: coordinates, rows, distances, areas that turn, and ways. It knows no game."""
