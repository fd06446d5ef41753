# Super Fantasy Brawl: what Kilgore's cards ask.

sfb-pass-KIL04-skill = Nobody
