"""Leagues: all bots against each other, in pairs of games with exchanged seats, rated by Elo."""
