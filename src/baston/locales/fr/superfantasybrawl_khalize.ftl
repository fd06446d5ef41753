# Super Fantasy Brawl : Khalize et ses cartes.

card-KHA = Khalize
    .text = N'importe lequel de tes Noyaux paie les cartes jaunes.
card-KHA02 = Bénédiction des cieux
    .text = Un allié peut avoir Soin 2 ; il a 1 de Force et 1 de mouvement en plus ce tour-ci.
card-KHA03 = Du sel sur la plaie
    .text = 1 de Force par dégât sur la cible.
card-KHA04 = Vision du divin
    .text = Annule les effets de post-attaque imprimés sur l'attaque.
card-KHA05 = Restauration
    .text = Un allié à côté de Khalize peut avoir Soin 3. Reprends une de ses cartes de la défausse.
card-KHA06 = Frappe de l'ibis
    .text = Ensuite, Attraction 1.
card-KHA07 = Essor radieux
    .text = Piqué 3. Soin 1 sur Khalize par hexagone parcouru.

sfb-prompt-KHA02-skill-1 = { $card } : pour quel allié ?
sfb-prompt-KHA02-skill-2 = { $card } : qui a Soin 2 ?
sfb-pass-KHA02-skill = Personne
sfb-prompt-KHA05-skill-1 = { $card } : pour quel allié ?
sfb-prompt-KHA05-skill-2 = { $card } : qui a Soin 3 ?
sfb-pass-KHA05-skill = Personne
sfb-prompt-KHA05-skill-3 = { $card } : quelle carte reprends-tu ?
