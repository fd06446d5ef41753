"""The game at a table, rebuilt from its stored entries: answers, undo, clocks, what each seat sees.

Plain synchronous code: no event loop, no database, no network. Imports `protocol` and the rows of `storage`.
"""
