"""Decks: the ready ones, what is wrong with one, codes, files. It knows cards, no state."""
