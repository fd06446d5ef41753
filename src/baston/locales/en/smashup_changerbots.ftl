# Smash Up, Changerbots: what their cards ask.

prompt-where-it-moves = { $card }: where does it move?

prompt-change-into-a-gun = { $card }: which minion is destroyed?
prompt-change-up-and-roll-on = { $card }: which minions move to the base that scores?
pass-change-up-and-roll-on = { done-moves }
take-change-up-and-roll-on = { take-moves }
prompt-flighterizer-talent = { prompt-where-it-moves }
prompt-form-mergacon = { $card }: on which base do your minions get +1 power?
prompt-huffie-talent = { prompt-where-it-moves }
prompt-leader-two-talent = { $card }: which of your other minions gets +2 power?
prompt-passengers-talent = { $card }: which of your minions comes along?
