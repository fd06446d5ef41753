"""What changes the state at once: zones, marks, life.

Nothing here sets off a capacity; it may import queries.
"""
