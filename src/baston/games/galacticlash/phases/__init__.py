"""The course of a game: setting up, turns, combat. It may import all effects."""
