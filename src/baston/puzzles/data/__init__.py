"""The puzzles that come with baston, a file for each shelf."""
