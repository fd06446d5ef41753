"""How a server process uses its machine: processes in which bots think, thread switching, garbage collection.

Imports `matches` and `protocol`.
"""
