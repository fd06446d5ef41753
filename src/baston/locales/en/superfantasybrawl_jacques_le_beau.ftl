# Super Fantasy Brawl: what Jacques le Beau's cards ask.

sfb-take-JAQ-begins = Ready the { $core }
sfb-pass-JAQ-begins = Ready none
sfb-pass-JAQ05-skill = Exhaust none
sfb-pass-JAQ06-skill = Do not play it again
