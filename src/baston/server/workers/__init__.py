"""The workers of a server: which of them holds a table, and how one hands a connection to another.

Imports the rows of `storage` and the settings.
"""
