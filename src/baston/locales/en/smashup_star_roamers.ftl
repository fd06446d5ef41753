# Smash Up, Star Roamers: what their cards ask.
