# Smash Up, Star Roamers: French names and texts of the cards and bases, and what they ask.
# The texts are the project's own words; "ici" is the base on which the card is.
# .unofficial marks a name that is the project's translation, not the name in the French edition.

faction-star-roamers = Voyageurs de l’espace

card-ships-captain = Capitaine du vaisseau
    .text = Cherche une créature dans ta pioche, montre-la à tous les joueurs et prends-la en main. Mélange ta pioche. Si la force imprimée de la créature est de 3 ou moins, joue-la aussitôt ici comme créature supplémentaire.
    .gist = Cherche une créature, jouée à 3 ou moins
    .unofficial = oui
card-medical-officer = Officier médical
    .text = Quand une autre de tes créatures devrait être détruite, tu peux la renvoyer à la place dans la main de son propriétaire.
    .gist = Tes autres vont en main, pas détruites
    .unofficial = oui
card-science-officer = Officier scientifique
    .text = Talent : renvoie une de tes créatures de force 4 ou moins, même celle-ci, dans la main de son propriétaire. Ce tour-ci, tu peux jouer une créature supplémentaire d’un autre nom.
    .gist = Talent : renvoie 4 ou moins et rejoue
card-ships-engineer = Ingénieur passerelle
    .text = Quand une autre de tes créatures devrait revenir dans ta main, tu peux la déplacer à la place sur une autre base.
    .gist = Déplace tes autres qui reviendraient
card-ensign = Cadet
    .text = Quand une carte jouée par un autre joueur devrait affecter directement une autre de tes créatures d’ici, tu peux laisser cette carte affecter le Cadet à la place.
    .gist = Subit ce qui affecte tes autres ici
card-hyperspeed-10 = Hypervitesse 10
    .text = Choisis deux bases : toutes les créatures de la première se déplacent sur la seconde.
    .gist = Déplace toutes les créatures d’une base
    .unofficial = oui
card-mass-teleport = Téléportation de masse
    .text = Dans l’ordre du tour, chaque joueur choisit une de ses créatures : renvoie-la dans la main de son propriétaire.
    .gist = Chacun renvoie une de ses créatures
    .unofficial = oui
card-port-me-up = Téléportez-moi
    .text = Renvoie une de tes créatures dans la main de son propriétaire. Tu peux aussi jouer cette carte après la conquête d’une base, pour une de tes créatures qui s’y trouvent.
    .gist = Renvoie ta créature, même après conquête
    .unofficial = oui
card-protector-fields = Boucliers déflecteurs
    .text = Attache cette carte à une base où tu as une créature, et défausse les actions que d’autres joueurs ont attachées à tes créatures qui s’y trouvent. Les cartes des autres joueurs ne peuvent pas y affecter tes créatures.
    .gist = Protège là tes créatures des autres
    .unofficial = oui
card-teleport-error = Erreur de téléportation
    .text = Choisis une créature : elle se déplace sur une autre base tirée au sort.
    .gist = Déplace une créature au hasard
    .unofficial = oui
card-teleport-overflow = Abus de téléportation
    .text = Renvoie une de tes créatures dans la main de son propriétaire. Montre ensuite autant de créatures d’un même nom de ta main que tu veux et joue-les aussitôt comme créatures supplémentaires.
    .gist = Renvoie une créature, joue un même nom
card-weird-new-worlds = Nouveaux mondes étranges
    .text = Attache cette carte à une base et mets en jeu la première carte de la pioche des bases comme base supplémentaire. Quand une base est conquise, défausse cette carte au lieu de remplacer cette base.
    .gist = Met en jeu une base supplémentaire
card-whiplash-maneuver = Manœuvre d’évasion
    .text = Attache cette carte à une base. Quand une de tes créatures d’une autre base devrait revenir dans ta main, tu peux la déplacer ici à la place.
    .gist = Tes créatures qui reviendraient vont là
card-uss-undertaking = USS Compagnie
    .text = Au début du tour d’un joueur, ce joueur peut déplacer une de ses créatures d’une autre base vers ici, ou d’ici vers une autre base.
    .gist = Chaque tour, déplace vers ici ou d’ici
card-neutral-space = Espace neutre
    .text = Les créatures d’ici ne peuvent pas être affectées par les créatures d’ici qu’un autre joueur contrôle.
    .gist = Ici, on n’affecte pas celles des autres
    .unofficial = oui

prompt-a-minion-returns = { $card } : laquelle de tes créatures revient dans la main de son propriétaire ?

prompt-ensign-instead = { $card } : { $count ->
    [one] cette carte est-elle affectée à sa place ?
   *[other] à la place de laquelle cette carte est-elle affectée ?
}
take-ensign-instead = La faire affecter à la place de { $card }
pass-ensign-instead = La tenir à l’écart
prompt-hyperspeed-10 = { $card } : de quelle base partent toutes les créatures ?
prompt-hyperspeed-10-carry-2 = { $card } : où vont les créatures qui sont là ({ $picked }) ?
prompt-mass-teleport-choice = { prompt-a-minion-returns }
prompt-medical-officer-instead = { $card } : { $count ->
    [one] la renvoies-tu à la place dans la main de son propriétaire ?
   *[other] laquelle renvoies-tu à la place dans la main de son propriétaire ? Les autres te seront proposées ensuite.
}
take-medical-officer-instead = Renvoyer { $card }
pass-medical-officer-instead = { $count ->
    [one] La laisser
   *[other] Les laisser
} détruire
prompt-port-me-up = { prompt-a-minion-returns }
prompt-science-officer-talent = { prompt-a-minion-returns }
prompt-ships-captain = { $card } : quelle créature de ta pioche prends-tu en main ?
prompt-ships-engineer-instead = { $card } : { $count ->
    [one] où la déplaces-tu à la place ?
   *[other] laquelle déplaces-tu à la place, et où ? Les autres te seront proposées ensuite.
}
pass-ships-engineer-instead = { $count ->
    [one] La laisser
   *[other] Les laisser
} revenir
prompt-teleport-error = { $card } : quelle créature se déplace sur une base tirée au sort ?
prompt-teleport-overflow-return = { prompt-a-minion-returns }
prompt-teleport-overflow-show = { $card } : quelles créatures d’un même nom joues-tu ?
pass-teleport-overflow = { done-plays }
take-teleport-overflow-show = Jouer { $card }
prompt-teleport-overflow-bring = { $card } : où joues-tu la suivante ?
prompt-uss-undertaking-turn-starts = { $card } : laquelle de tes créatures s’y déplace ou en part ?
prompt-uss-undertaking-turn-starts-ferry-2 = { prompt-a-minion-goes }
take-uss-undertaking-turn-starts-ferry-1 = { take-moves }
pass-uss-undertaking-turn-starts = N’en déplacer aucune
prompt-whiplash-maneuver-instead = { $card } : { $count ->
    [one] la déplaces-tu à la place sur la base de cette carte ?
   *[other] laquelle déplaces-tu à la place sur la base de cette carte ? Les autres te seront proposées ensuite.
}
take-whiplash-maneuver-instead = Déplacer { $card } sur { $base }
pass-whiplash-maneuver-instead = { $count ->
    [one] La laisser
   *[other] Les laisser
} revenir

does-medical-officer-instead = peut renvoyer { $it } dans la main de son propriétaire
does-ships-engineer-instead = peut déplacer { $it } sur une autre base
does-ensign-instead = peut être affecté à la place de { $it }
does-whiplash-maneuver-instead = peut déplacer { $it } sur sa base
does-uss-undertaking-turn-starts = peut y déplacer une créature ou en faire partir une
