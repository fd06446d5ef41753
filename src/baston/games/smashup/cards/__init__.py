"""Cards, bases and factions as printed, and the decorators with which authors write them.

It may import the state.
"""
