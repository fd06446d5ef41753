"""Recorded games: where they are kept, stepped through and verified, judged decision by decision.

Imports `boards`, `arguments` and `terminal`.
"""
