# Super Fantasy Brawl: what Al'kemi's cards ask.

sfb-pass-ALK05-skill = Heal nobody
