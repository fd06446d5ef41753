"""The table at the terminal, `baston play`: shows a seat its board, asks, and obeys what is typed.

May import `lookups`, for the rules, and every room below it.
"""
