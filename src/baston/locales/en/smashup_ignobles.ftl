# Smash Up, Ignobles: what their cards ask.

prompt-whom-to-give = { $card }: who gets { $picked }?
take-give-to = Give it to { $player }
prompt-take-back = { $card }: which minion do you take back?
prompt-a-cost-in-control = { $card }: of which minion do you give control?

prompt-aunt-of-drakes-talent = { prompt-a-cost-in-control }
prompt-aunt-of-drakes-talent-give-2 = { prompt-whom-to-give }
take-aunt-of-drakes-talent-give-2 = { take-give-to }
prompt-banner-call = { prompt-take-back }
pass-banner-call = { done-takes-back }
take-banner-call = { take-foot-of-the-king-turn-ends }
pass-betrothed = Keep it
take-betrothed = { take-give-to }
prompt-fate-of-the-favorites-choice = { $card }: which of the minions that you own do you destroy?
prompt-foot-of-the-king-turn-ends = { prompt-take-back }
pass-foot-of-the-king-turn-ends = Take back none
take-foot-of-the-king-turn-ends = Take back { $card }
prompt-hostage-exchange-give = { prompt-a-cost-in-control }
prompt-hostage-exchange-give-2 = { prompt-whom-to-give }
take-hostage-exchange-give-2 = { take-give-to }
prompt-hostage-exchange-take = { $card }: which minion do you take in exchange?
prompt-out-of-sight-choice = { $card }: which of the minions that you own do you take back into your hand?
prompt-repaying-debts-give = { prompt-a-cost-in-control }
prompt-repaying-debts-give-2 = { prompt-whom-to-give }
take-repaying-debts-give-2 = { take-give-to }
pass-sneaky-squire = Keep it
take-sneaky-squire = { take-give-to }
prompt-spikey-chair-room-visited = { $card }: which minion that you own do you destroy to draw a card?
pass-spikey-chair-room-visited = Destroy none
take-spikey-chair-room-visited = { take-destroys }
prompt-wintersquashed-played = { $card }: who gets control of the minion that you have just played here?
pass-wintersquashed-played = Keep it
