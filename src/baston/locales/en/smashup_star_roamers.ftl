# Smash Up, Star Roamers: what their cards ask.

prompt-a-minion-returns = { $card }: which of your minions returns to its owner's hand?

prompt-ensign-instead = { $count ->
    [one] Does { $card } take the hit instead?
   *[other] For which one does { $card } take the hit?
}
take-ensign-instead = Let it take the hit for { $card }
pass-ensign-instead = Keep out of it
prompt-hyperspeed-10 = { $card }: from which base do all the minions go?
prompt-hyperspeed-10-carry-2 = { $card }: where do the minions on { $picked } go?
prompt-mass-teleport-choice = { prompt-a-minion-returns }
prompt-medical-officer-instead = { $card }: { $count ->
    [one] do you return it to its owner's hand instead?
   *[other] which one do you return to its owner's hand instead? You are then asked about the rest.
}
take-medical-officer-instead = Return { $card }
pass-medical-officer-instead = Let { $count ->
    [one] it
   *[other] them
} be destroyed
prompt-port-me-up = { prompt-a-minion-returns }
prompt-science-officer-talent = { prompt-a-minion-returns }
prompt-ships-captain = { $card }: which minion of your deck do you take into your hand?
prompt-ships-engineer-instead = { $card }: { $count ->
    [one] where do you move it instead?
   *[other] which one do you move instead, and where? You are then asked about the rest.
}
pass-ships-engineer-instead = Let { $count ->
    [one] it
   *[other] them
} return
prompt-teleport-error = { $card }: which minion moves to a base drawn at random?
prompt-teleport-overflow-return = { prompt-a-minion-returns }
prompt-teleport-overflow-show = { $card }: which minions of one name do you play?
pass-teleport-overflow = { done-plays }
take-teleport-overflow-show = Play { $card }
prompt-teleport-overflow-bring = { $card }: where do you play the next one?
prompt-uss-undertaking-turn-starts = { $card }: which of your minions moves to it or from it?
prompt-uss-undertaking-turn-starts-ferry-2 = { prompt-a-minion-goes }
take-uss-undertaking-turn-starts-ferry-1 = { take-moves }
pass-uss-undertaking-turn-starts = Move none
prompt-whiplash-maneuver-instead = { $card }: { $count ->
    [one] do you move it to this card's base instead?
   *[other] which one do you move to this card's base instead? You are then asked about the rest.
}
take-whiplash-maneuver-instead = Move { $card } to { $base }
pass-whiplash-maneuver-instead = Let { $count ->
    [one] it
   *[other] them
} return
