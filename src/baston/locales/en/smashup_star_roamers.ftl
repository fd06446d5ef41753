# Smash Up, Star Roamers: what their cards ask.

prompt-a-minion-returns = { $card }: which of your minions returns to its owner's hand?

prompt-ensign-instead = { $card }: does it take the hit for { $about }?
take-ensign-instead = Let it take the hit
pass-ensign-instead = Keep out of it
prompt-hyperspeed-10 = { $card }: from which base do all the minions go?
prompt-hyperspeed-10-1-2 = { $card }: where do the minions on { $picked } go?
prompt-mass-teleport-choice = { prompt-a-minion-returns }
prompt-medical-officer-instead = { $card }: { $about } would be destroyed. Do you return it instead?
take-medical-officer-instead = Return { $card }
pass-medical-officer-instead = Let it be destroyed
prompt-port-me-up = { prompt-a-minion-returns }
prompt-science-officer-talent = { prompt-a-minion-returns }
prompt-ships-captain = { $card }: which minion of your deck do you take into your hand?
prompt-ships-engineer-instead = { $card }: { $about } would return to your hand. Where does it go instead?
pass-ships-engineer-instead = Let it return
prompt-teleport-error = { $card }: which minion moves to a base drawn at random?
prompt-teleport-overflow-1 = { prompt-a-minion-returns }
prompt-teleport-overflow-2 = { $card }: which minions of one name do you play?
pass-teleport-overflow = { pass-done }
prompt-teleport-overflow-3 = { $card }: where do you play the next one?
prompt-uss-undertaking-turn-starts = { $card }: which of your minions moves to it or from it?
prompt-uss-undertaking-turn-starts-1-2 = { prompt-a-minion-goes }
pass-uss-undertaking-turn-starts = Move none
prompt-whiplash-maneuver-instead = { $card }: { $about } would return to your hand. Does it move to this card's base instead?
take-whiplash-maneuver-instead = Move it to { $card }
pass-whiplash-maneuver-instead = Let it return
