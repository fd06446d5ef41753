"""Champions and their cards as printed, and the decorators with which authors write them.

It may import the state.
"""
