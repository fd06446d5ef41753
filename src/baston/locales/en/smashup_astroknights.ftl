# Smash Up, Astroknights: what their cards ask.

prompt-gets-more-power = { $card }: which minion gets more power?

prompt-alien-guru-raised = { $card }: which minion gets a +1 power counter?
pass-alien-guru-raised = Put no counter
take-alien-guru-raised = Put it on { $card }
prompt-annoying-alien-talent = { $card }: which minion do you name? All of its name here get −2 power.
prompt-astro-robot = { $card }: which action do you destroy?
prompt-block-the-probe = { prompt-gets-more-power }
prompt-its-a-trap-take-or-play = { $card }: what do you do with { $shown }?
choice-its-a-trap-1 = { choice-neophyte-1 }
choice-its-a-trap-2 = { choice-neophyte-2 }
pass-its-a-trap = Shuffle it back
prompt-its-a-trap-play = { $card }: how do you play the action revealed?
prompt-prepare-for-battle-take = { $card }: which card do you take into your hand?
prompt-prepare-for-battle-on-top-or-under = { $card }: where in your deck does the other card go?
choice-prepare-for-battle-1 = On top
choice-prepare-for-battle-2 = At the bottom
prompt-pupoks-talent = { $card }: which of the cards taken do you play now?
pass-pupoks-talent = Play none of them now
prompt-recycle-the-trash = { $card }: which actions do you shuffle into your deck?
pass-recycle-the-trash = { done-shuffles-in }
take-recycle-the-trash = { take-shuffles-in }
prompt-scoundrel-talent = { $card }: where does it move?
prompt-scoundrel-talent-slip-2 = { $card }: which of your minions moves to { $picked } with it?
prompt-space-knight-talent-take = { $card }: which action do you take into your hand?
take-space-knight-talent-take-1 = { take-takes }
pass-space-knight-talent = Take none
prompt-space-knight-talent-on-top = { prompt-portal-on-top }
prompt-use-the-fours = { prompt-gets-more-power }
prompt-walking-carpet-before-scoring = { $card }: which action do you play to increase its power?
pass-walking-carpet-before-scoring = Play none
prompt-yield-to-rage = { prompt-gets-more-power }
