"""The state of a game: columns by handle, zones by seat, and the records of what goes on.

It knows no card.
"""
