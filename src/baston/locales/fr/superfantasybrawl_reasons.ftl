# Super Fantasy Brawl : pourquoi une carte de la main ne peut pas être jouée maintenant.

sfb-cannot-core = Ton { $core } est épuisé.
sfb-cannot-reaction = Une Réaction se joue quand un de tes champions est attaqué.
sfb-cannot-action = Elle se joue dans ta phase d’activation : seule une Réaction répond à une attaque.
sfb-cannot-come = { $champion } est hors de l’arène, et cette carte n’a pas de mouvement pour y entrer.
sfb-cannot-enter = { $champion } est hors de l’arène, et le mouvement de cette carte n’y mène à aucun hexagone libre.
sfb-cannot-stun = L’Étourdissement demande une carte { DE($champion) }.
sfb-cannot-other-core = Seules les cartes du { $core } peuvent être choisies maintenant.
