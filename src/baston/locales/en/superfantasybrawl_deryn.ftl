# Super Fantasy Brawl: what Deryn's cards ask.

sfb-prompt-DER04-skill-look = Which trap do you look at?
sfb-prompt-DER04-skill-move = On which hex does this trap lie from now on?
sfb-pass-DER04-skill = Look at none
