"""The state of a game: columns by handle, zones by seat, the chain and the combat. It knows no card."""
