"""The course of a game: opening, turns, scoring and its windows, the end. It may import all effects."""
