# Super Fantasy Brawl: what Deryn's cards ask.

sfb-prompt-DER04-skill-3 = Which trap do you look at?
sfb-prompt-DER04-skill-4 = On which hex does this trap lie from now on?
sfb-pass-DER04-skill = Look at none
