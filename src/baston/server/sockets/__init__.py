"""The WebSocket of a table: accepts it, reads what the client sends, writes what waits in its connection.

May import every other room but `api`.
"""
