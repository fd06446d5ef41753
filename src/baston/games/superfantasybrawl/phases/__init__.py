"""The course of a game: opening, drafts, turns, challenges. It may import acting."""
