"""What takes several steps: affecting cards in play, playing cards, triggers, abilities.

It changes the table by verbs.
"""
