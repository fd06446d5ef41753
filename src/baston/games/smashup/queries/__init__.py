"""What can be read off a table: whose, where, with what power. Nothing here changes it.

A `seat` counts from 0; a `card`, `minion`, `base`, `place` or `thing` is a handle, and so are the answers in
lists, unless they are said to be seats or options.
"""
