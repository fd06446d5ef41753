# Smash Up, Astroknights: what their cards ask.
