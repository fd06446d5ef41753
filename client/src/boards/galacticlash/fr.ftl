# Les mots du champ de bataille de Galacti'Clash et de son atelier de decks.

faction-ordre-aurore = Ordre de l’Aurore
faction-cercle-cendre = Cercle de Cendre
faction-directoire-airain = Directoire d’Airain
faction-ligue-lisieres = Ligue des Lisières
faction-syndicat-vide = Syndicat du Vide
faction-creatures-volantes = Créatures volantes
faction-multi = Plusieurs factions
faction-neutre = Neutre

gc-format-what-flash = 20 points de vie, decks de 50 cartes.
gc-format-what-standard = 30 points de vie, decks de 60 cartes.
gc-format-what-multi = Chacun pour soi : 20 points de vie, decks de 50 cartes.
gc-format-what-duo = Les joueurs 1 et 3 contre 2 et 4 : 30 points de vie par équipe, que l’un des deux porte en secret. Decks de 60 cartes.
gc-format-seats-flash = À deux joueurs.
gc-format-seats-standard = À deux joueurs.
gc-format-seats-multi = À trois ou quatre joueurs.
gc-format-seats-duo = À quatre joueurs.
gc-deck-of-size = { $name } ({ $size ->
    [one] 1 carte
   *[other] { $size } cartes
})
gc-turn = tour { $turn }
gc-phase-priming = Amorce
gc-phase-construction = Construction
gc-phase-attack = Attaque
gc-phase-reinforcement = Renforcement
gc-phase-regeneration = Régénération
gc-window-1 = fin d’amorce
gc-window-2 = fin de construction
gc-window-3 = attaquants déclarés
gc-window-4 = bloqueurs déclarés
gc-window-5 = fin de renforcement
gc-window-short-1 = Fin am.
gc-window-short-2 = Fin constr.
gc-window-short-3 = Atta{ "\u00AD" }quants
gc-window-short-4 = Blo{ "\u00AD" }queurs
gc-window-short-5 = Fin renf.
gc-turn-mine = Mon tour
gc-turn-theirs = Autres tours

gc-kind-energy = Énergie
gc-kind-creature = Créature
gc-kind-hero = Héros
gc-kind-presence = Présence
gc-kind-action = Action
gc-kind-instant = Instant
gc-energy-dark = Force obscure
gc-energy-light = Force lumineuse
gc-energy-force_mastery = Maîtrise de la Force
gc-energy-tech_mastery = Maîtrise techno
gc-energy-star = Force d’un côté au choix
gc-cost = Coût :
gc-free = sans coût
gc-no-text = Sans capacité
gc-figures = attaque { $attack }, défense { $defense }
gc-attack = Attaque
gc-defense = Défense
gc-wounds = Blessures
gc-why-other = Un autre effet
gc-numbers-now = Maintenant
gc-keywords = Mots-clés

gc-engaged = Engagée
gc-ready = Carte dégagée
gc-wounded = { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
}
gc-delayed = bloque seulement, jusqu’au prochain tour de son contrôleur
gc-delay-tab = bloque seulement
gc-delay-brief = arrive
gc-twin = n° { $number }
gc-stuck = ne se dégage pas la prochaine fois
gc-shielded = { $count ->
    [one] la prochaine blessure est prévenue
   *[other] les { $count } prochaines blessures sont prévenues
}
gc-harmless = n’inflige pas de blessures de combat ce tour-ci
gc-badge-attacks = son attaque est dirigée contre { $name }
    .you = son attaque est dirigée contre toi
gc-badge-attacks-blocked = son attaque contre { $name } est bloquée
    .you = son attaque contre toi est bloquée
gc-badge-blocks = bloque l’attaquant { $name }
gc-fate-dies = meurt
gc-fate-may_die = peut mourir
gc-fate-survives = survit
gc-fate-of-two = { $one } et { $other } ensemble
gc-fate-unblocked = rien ne peut bloquer
gc-fate-why = { $what } : { $why }
gc-aim-on = { $card } attaque un autre joueur à la place. Pour l’instant :
gc-plan-attack = { $count ->
    [0] Avec quelles unités attaques-tu ?
    [one] Tu attaques avec 1 unité{ $loss ->
        [none] .
       *[other] { " " }: { $most } si rien ne bloque.
    }
   *[other] Tu attaques avec { $count } unités{ $loss ->
        [none] .
       *[other] { " " }: { $most } si rien ne bloque.
    }
}
gc-plan-attack-how = Appuie sur une unité pour l’ajouter ou l’ôter.
gc-plan-block = { $count ->
    [0] Tu ne bloques rien{ $loss ->
        [none] .
       *[other] { " " }: { $most ->
            [one] 1 blessure passe
           *[other] { $most } blessures passent
        }.
    }
    [one] Tu bloques avec 1 unité{ $loss ->
        [none] { " " }: rien ne passe.
       *[other] { " " }: { $most ->
            [one] 1 blessure passe
           *[other] { $most } blessures passent
        }.
    }
   *[other] Tu bloques avec { $count } unités{ $loss ->
        [none] { " " }: rien ne passe.
       *[other] { " " }: { $most ->
            [one] 1 blessure passe
           *[other] { $most } blessures passent
        }.
    }
}
gc-plan-block-how = Appuie sur ton unité, puis sur l’attaquant ; encore une fois pour l’ôter.
gc-holding-blocker = Appuie maintenant sur l’attaquant à bloquer.
gc-holding-attacker = Appuie sur ton unité qui va bloquer { $name }.
gc-give-attack = { $count ->
    [0] Ne pas attaquer
   *[other] Attaquer avec { $count }{ gc-loss }
}
gc-give-block = { $count ->
    [0] Ne pas bloquer{ gc-loss }
   *[other] Bloquer avec { $count }{ gc-loss }
}
gc-loss = { $loss ->
    [none] { "" }
   *[other] { " " }({ $loss })
}
gc-fate-wounds = { $most ->
    [0] aucune blessure
    [one] 1 blessure au plus
   *[other] { $most } blessures au plus
}

gc-camp-of = Champ de bataille { DE($name) }
    .you = Ton champ de bataille
gc-units-of = { $name } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
    .you = Tes unités : { $count }
gc-energies-ready = { $energy } : { $ready ->
    [one] { $ready } dégagée
   *[other] { $ready } dégagées
} sur { $count }
gc-energies-paid = { $count ->
    [one] 1 va payer
   *[other] { $count } vont payer
}
gc-energy-plays = { $count ->
    [0] Plus d’énergie à poser
    [one] 1 énergie à poser
   *[other] { $count } énergies à poser
}
gc-library = pioche
gc-library-of = Pioche { DE($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .you = Ta pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gc-pit = fosse
gc-pit-of = Fosse { DE($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .you = Ta fosse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gc-team = équipe
gc-life-of-team = Points de vie de l’équipe { DE($name) } : { $life }
    .you = Points de vie de ton équipe : { $life }
gc-life-of = { $name } : { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
    .you = Tes points de vie : { $life }
gc-incoming = { $count ->
    [one] 1 blessure arrive
   *[other] { $count } blessures arrivent
}
gc-incoming-open = { $least } à { $count } blessures arrivent
gc-out = hors jeu
gc-partner = ton partenaire
gc-role-defender = défenseur
gc-role-decoy = leurre
gc-role-unknown = défenseur ?
gc-role-secret = Secret de ton équipe

gc-chain = Chaîne
gc-chain-empty = Ce qui est lancé attend ici que tous aient répondu ; le dernier lancé se résout d’abord.
gc-chain-order = la dernière lancée d’abord
gc-capacity = Capacité
gc-resolves-first = Se résout en premier.
gc-who-answers = Qui peut répondre
gc-closes = elle se ferme
gc-window-closes = on continue
gc-stops = Arrêts
gc-stops-what = où l’on te demande
gc-stops-how = ■ le jeu s’arrête ici et te demande ; – il passe pour toi. Si l’on t’attaque ou te vise, il te demande toujours.
gc-stop = { $whose }, { $window } : me demander

gc-workshop = Atelier de decks
gc-search = Nom, texte, « vole », coût<4, att>3…
gc-search-label = Chercher des cartes
gc-found = { $count } cartes sur { $all }
gc-filter-kind = Type
gc-filter-energy = Énergie
gc-filter-cost = Coût total
gc-filter-faction = Faction
gc-filter-payable = Payables avec mes énergies
gc-filters = Filtres
gc-clear-filters = Effacer les filtres
gc-no-card-found = Aucune carte ne correspond.
gc-tab-cards = Cartes
gc-tab-deck = Deck
gc-tab-report = Bilan
gc-deck-name = Nom du deck
gc-new-deck-name = Nouveau deck
gc-decks = Decks
gc-my-decks = Mes decks
gc-ready-decks = Decks prêts
gc-no-decks = Aucun deck n’est encore gardé dans ce navigateur.
gc-redo = Rétablir
gc-pasted-name = Deck collé
gc-new-deck = Nouveau deck
gc-delete = Supprimer { $name }
gc-open = Ouvrir
gc-import = Coller un deck
gc-import-what = Une carte par ligne, comme « 4 Fanatique masqué », noms dans l’une ou l’autre langue ; ou un fichier TOML.
gc-import-go = Lire
gc-import-some = { $count ->
    [one] 1 ligne n’a pas pu être lue ; les autres cartes sont dans un nouveau deck.
   *[other] { $count } lignes n’ont pas pu être lues ; les autres cartes sont dans un nouveau deck.
}
gc-export = Texte
gc-share = Partager
gc-share-what = Qui a ce lien voit le deck tel qu’il est maintenant, et peut continuer avec une copie.
gc-share-link = Lien vers le deck
gc-changed = { $count ->
    [one] Une carte de ce deck a changé depuis qu’il a été fait
   *[other] { $count } cartes de ce deck ont changé depuis qu’il a été fait
}
gc-changed-seen = Compris
gc-saved = Gardé dans ce navigateur
gc-not-saved = Ce navigateur ne garde rien : copie le deck en texte, ou partage-le.
gc-play = Jouer ce deck
gc-count = cartes
gc-count-energies = énergies, { $least } au moins
gc-count-heroes = héros
gc-legal = Légal en { $format }.
gc-checking = Vérification…
gc-curve = Courbe des coûts
gc-curve-mean = moyenne { $mean }
gc-curve-column = { $count ->
    [one] Coût { $cost } : 1 carte
   *[other] Coût { $cost } : { $count } cartes
}
gc-curve-units = créatures et héros
gc-curve-others = le reste
gc-balance = Énergies : ce que tu as, ce qu’il faut
gc-balance-line = { $energy } : { $have } % des énergies, { $need } % des coûts
gc-keeps = Première main gardée : { $percent } % (trois énergies parmi huit cartes, sinon on repioche).
gc-sample = Main d’essai
gc-sample-again = En piocher une autre
gc-sample-redrawn = { $count ->
    [0] Gardée aussitôt.
    [one] Repiochée une fois : moins de trois énergies.
   *[other] Repiochée { $count } fois : moins de trois énergies.
}
gc-sample-short = Une main a huit cartes, dont au moins trois énergies : le deck en a encore trop peu.
gc-add = Ajouter { $name }
gc-remove = Retirer { $name }
gc-mend = En retirer { $count }
gc-mend-card = Retirer { $count } × { $name }
gc-copies = { $count ->
    [one] 1 exemplaire dans le deck
   *[other] { $count } exemplaires dans le deck
}
gc-empty-deck = Le deck est vide. Ajoute des cartes, colle une liste, ou pars d’un deck prêt.
gc-deck-gone = Le deck derrière ce lien n’existe plus
gc-to-workshop = Vers l’atelier
gc-deck-of = Deck : { $name }
gc-deck-random = Un deck prêt au hasard
gc-deck-generated = Un deck légal au hasard
gc-build = Construire un deck
gc-told = Ce que change chaque réponse
gc-told-waits = Ce que cela donne
gc-told-nobody = Si personne n’agit
gc-told-nothing = Unités et points de vie restent tels quels.
gc-told-enters = { $card } entre en jeu
gc-told-draws = { $name } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = Tu pioches { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
gc-told-hidden = Cela dépend de ce qui est caché.
gc-told-asks = Cela dépend de ce que tu choisis ensuite.
gc-told-dies = → meurt
gc-told-figures = → { $attack }/{ $left }
gc-told-points = → { $points }
gc-told-life = { $name } : { $before } → { $after }
gc-film-combat = Combat
gc-film-chain = La chaîne se résout
gc-film-dead = { $count ->
    [0] Personne ne meurt
    [1] 1 meurt
   *[other] { $count } meurent
}
gc-film-no-loss = Personne ne perd de points de vie.
gc-film-resolves = { $card } se résout.

# How it is won, for who is at a table for the first time.
gc-goal = Fais tomber l’adversaire à 0 point de vie : pose des énergies, paie des unités, attaque.
