"""Cards and factions as printed, their names, and the decorators with which authors write them.

It may import the state.
"""
