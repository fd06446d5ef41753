"""A table in words and as plain values, for people: views, the log, options, positions.

Nothing here is read by the rules.
"""
