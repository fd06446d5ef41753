"""Walking, own movement, displacement, and the traps that spring on the way.

It changes the arena by verbs.
"""
