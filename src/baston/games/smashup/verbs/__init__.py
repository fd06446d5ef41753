"""What changes the table at once. Only the modules of this room write columns; they may import queries.

A `seat` counts from 0; a `card`, `minion`, `action`, `base`, `place` or `thing` is a handle.
"""
