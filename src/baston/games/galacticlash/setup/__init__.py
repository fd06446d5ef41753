"""How a game comes to be: dealt, laid out card by card, or read from a save.

Bots and presentation stand above.
"""
