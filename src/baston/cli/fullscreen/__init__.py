"""`play` on the whole screen: the table redrawn in place, with mouse and keys. Nothing else needs Textual.

May import `table`, whose commands it obeys, and every room below it.
"""
