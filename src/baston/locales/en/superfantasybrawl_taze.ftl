# Super Fantasy Brawl: what Taze's cards ask.

sfb-pass-TAZ07-skill = Nobody
