"""What can be read off a game: figures, costs, what may be chosen. Nothing here changes it."""
