# Super Fantasy Brawl : pourquoi une carte de la main ne peut pas être jouée maintenant.

sfb-cannot-core = Ton { $core } est épuisé.
sfb-cannot-reaction = Une Réaction se joue quand un de tes champions est attaqué.
sfb-cannot-action = Elle se joue dans ta phase d’activation : seule une Réaction répond à une attaque.
sfb-cannot-come = { $champion } est hors de l’arène, et cette carte n’a pas de mouvement pour y entrer.
sfb-cannot-enter = { $champion } est hors de l’arène, et le mouvement de cette carte n’y mène à aucun hexagone libre.
sfb-cannot-stun = L’Étourdissement demande une carte { DE($champion) }.
sfb-cannot-other-core = Seules les cartes du { $core } peuvent être choisies maintenant.

# Why something in play cannot be chosen.

sfb-barred-own = Seuls des ennemis peuvent être visés.
sfb-barred-gate = { $champion } est à la Porte, où l’on ne peut être une cible.
sfb-barred-melee = { $champion } n’est pas sur un hexagone adjacent.
sfb-barred-near = { $champion } est trop près pour ce tir.
sfb-barred-far = { $champion } est hors de portée.
sfb-barred-row = { $champion } n’est pas dans une rangée commune avec l’attaquant.
sfb-barred-hidden = Il y a quelque chose entre les deux : un tir direct demande une rangée libre.
sfb-barred-untargetable = { $champion } ne peut être la cible de cette attaque.
sfb-barred-drawn = Il faut attaquer l’ennemi à côté de l’attaquant.
sfb-barred-statue = Une statue se trouve là.
sfb-barred-taken = { $champion } s’y trouve.
sfb-barred-steps = C’est trop loin : { $champion } peut se déplacer { $left ->
    [one] d’un hexagone
   *[other] de { $left } hexagones
}.
sfb-barred-enters = C’est trop loin : { $champion } arrive par la zone de déploiement, et le premier hexagone compte.
sfb-barred-line = { $champion } va maintenant tout droit, le long d’une rangée.
sfb-barred-behind = Quelque chose barre la route à { $champion }.
sfb-barred-no-way = Des ennemis, des statues ou des pièges barrent tous les chemins.
sfb-barred-home = C’est hors de ta zone de déploiement.
sfb-barred-empty = Personne ne s’y trouve pour être la cible.
sfb-barred-area = Quelle que soit la façon d’y poser la zone d’effet, aucun ennemi n’est dedans.
sfb-barred-action-first = Choisis d’abord une carte ou une action standard : tu pourras ensuite choisir ses hexagones.
