"""The command line: plays, simulates, replays and looks up any game. Knows no rules.

Each room below is a package; a command is declared in `commands` and done in the room that it belongs to.
"""
