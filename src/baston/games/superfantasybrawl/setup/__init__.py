"""How an arena comes to be: what a table may settle, the setup, or a save.

Bots and presentation stand above.
"""
