"""Arenas as data: the standard one, how a file is read, and what a challenge asks.

It knows hexes, no state.
"""
