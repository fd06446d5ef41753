# Super Fantasy Brawl: what Khalize's cards ask.

sfb-prompt-KHA02-skill-1 = { $card }: for which ally?
sfb-prompt-KHA02-skill-2 = { $card }: who heals 2?
sfb-pass-KHA02-skill = Nobody
sfb-prompt-KHA05-skill-1 = { $card }: for which ally?
sfb-prompt-KHA05-skill-2 = { $card }: who heals 3?
sfb-pass-KHA05-skill = Nobody
sfb-prompt-KHA05-skill-3 = { $card }: which card do you take back?
