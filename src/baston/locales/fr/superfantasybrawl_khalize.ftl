# Super Fantasy Brawl : Khalize et ses cartes.

card-KHA = Khalize
    .gender = f
    .text = N’importe lequel de tes Noyaux paie ce qui coûte un Noyau jaune.
    .gist = Tout Noyau paie pour un jaune
card-KHA02 = Bénédiction des cieux
    .text = Choisis un allié : tu peux faire Soin 2 sur lui, et il a 1 de Force et 1 de mouvement en plus ce tour-ci.
    .gist = Allié : Soin 2, 1 de Force, 1 mouvement
card-KHA03 = Du sel sur la plaie
    .text = 1 de Force en plus par dégât sur la cible.
    .gist = 1 de Force en plus par dégât sur elle
card-KHA04 = Vision du divin
    .text = Annule les effets post-attaque imprimés sur la carte d’attaque.
    .gist = Annule l’effet post-attaque de la carte
card-KHA05 = Restauration
    .text = Choisis un allié à côté de Khalize : tu peux faire Soin 3 sur lui. Son joueur reprend en main, de sa défausse, une des cartes de cet allié, à ton choix.
    .gist = Soin 3 sur un allié, reprends sa carte
card-KHA06 = Frappe de l’ibis
    .text = Ensuite, Attraction 1.
card-KHA07 = Essor radieux
    .text = Piqué 3. Soin 1 sur Khalize par hexagone de ce Piqué.
    .gist = Piqué 3 ; Soin 1 par hexagone

sfb-prompt-KHA02-skill-choose = { $card } : pour quel allié ?
sfb-prompt-KHA02-skill-heal = { $card } : qui a Soin 2 ?
sfb-pass-KHA02-skill = Personne
sfb-prompt-KHA05-skill-choose = { $card } : pour quel allié ?
sfb-prompt-KHA05-skill-heal = { $card } : qui a Soin 3 ?
sfb-pass-KHA05-skill = Personne
sfb-prompt-KHA05-skill-return = { $card } : quelle carte reprends-tu ?
