"""An arena in words and as plain values, for people: views, the log, options, positions.

The rules read none of it.
"""
