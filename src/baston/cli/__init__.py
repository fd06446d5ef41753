"""The command line: plays, simulates, replays and looks up any game. Knows no rules."""
