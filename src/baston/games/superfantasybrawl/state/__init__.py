"""The state of a game: columns by handle, zones by seat, and the action going on. It knows no card."""
