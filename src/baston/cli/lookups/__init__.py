"""What can be looked up without a game: games, cards, decks, rules, files of one's own, the version.

Imports `records`, which names the file that a refusal is about, and every room below it.
"""
