"""What may stand on the command line after a command's name, and what is meant by it.

Imports the names of seats from `terminal`, and nothing else of the command line.
"""
