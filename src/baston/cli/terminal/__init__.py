"""What any command says at a terminal: sentences, errors, names of seats, curves. Asks, and clears.

Imports no other room.
"""
