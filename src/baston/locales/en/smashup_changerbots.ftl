# Smash Up, Changerbots: what their cards ask.
