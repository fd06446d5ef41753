"""What a server's host does: serves, backs up and restores, publishes metrics, administers tables.

The only room below `commands` that knows the server, which is an extra. May import `records` and every room
below it.
"""
