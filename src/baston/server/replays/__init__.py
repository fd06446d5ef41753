"""Games that are over: their records, their replays step by step, and their analysis from a seat.

Imports `matches`, `processes`, `storage` and `protocol`; does not know the tables in memory.
"""
