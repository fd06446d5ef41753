# Super Fantasy Brawl: what Khalize's cards ask.

sfb-prompt-KHA02-skill-choose = { $card }: for which ally?
sfb-prompt-KHA02-skill-heal = { $card }: who heals 2?
sfb-pass-KHA02-skill = Nobody
sfb-prompt-KHA05-skill-choose = { $card }: for which ally?
sfb-prompt-KHA05-skill-heal = { $card }: who heals 3?
sfb-pass-KHA05-skill = Nobody
sfb-prompt-KHA05-skill-return = { $card }: which card do you take back?
