# Galacti'Clash : ce qui est demandé, ce qu'on peut répondre, et ce que dit le journal.

## Things

gc-in-play = { $name } ({ $player })
gc-in-pit = { $name } (fosse de { $player })
gc-numbered = { $name } n° { $number }
gc-role-defender = le défenseur
gc-role-decoy = le leurre
gc-life-points = { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}

## Options

gc-launch = Lancer { $card }
gc-use = Utiliser { $card }
gc-recycle = Recycler { $card }
gc-attack = { $card } attaque { $target }
gc-block = { $card } bloque { $target }
gc-share = { $amount ->
    [0] aucune
   *[other] { $amount }
} pour { $name }
gc-blockers = les bloqueurs
gc-side = { $dark ->
    [0] { $light } Force lumineuse
   *[other] { $light ->
        [0] { $dark } Force obscure
       *[other] { $dark } Force obscure et { $light } lumineuse
    }
}
choice-gc-second-hand-1 = Garder cette main
choice-gc-second-hand-2 = Piocher une nouvelle main
choice-gc-opportuniste-stirs-1 = La laisser
choice-gc-opportuniste-stirs-2 = La mélanger
choice-gc-coup-fourre-1 = Elle gagne +2/+0
choice-gc-coup-fourre-2 = Elle subit −2/+0
choice-gc-deux-visages-1 = Elle gagne +2/+2
choice-gc-deux-visages-2 = Elle subit −2/−2
pass-gc-turn = Ne plus jouer d’énergie
pass-gc-phase-of-plays = Finir la phase
pass-gc-attack = { $chosen ->
    [0] Ne pas attaquer
   *[other] Attaquer avec { $chosen }
}
pass-gc-blocks = { $chosen ->
    [0] Ne pas bloquer
   *[other] Bloquer avec { $chosen }
}
pass-gc-ransom = Ne rien engager
take-gc-chasseur-primes-enters = 1 blessure à { $card }
take-gc-techno-prophete-enters = 2 blessures à { $card }
pass-gc-chasseur-primes-enters = Personne
pass-gc-techno-prophete-enters = Personne
pass-gc-amirale-drohl-enters = { gc-done-engages }
pass-gc-blocus-orbital = { gc-done-engages }
pass-gc-brouillage-relais = { gc-done-engages }
pass-gc-en-formation = { $chosen ->
    [0] N’en dégager aucune
   *[other] En dégager { $chosen }
}
pass-gc-eclaireur-lisieres-enters = Elle reste dessus
pass-gc-oracle-confluences-enters = { $chosen ->
    [0] Tout laisser dessus
   *[other] En mettre { $chosen } dessous
}
pass-gc-levee-masse = { $chosen ->
    [0] N’en prendre aucune
   *[other] En prendre { $chosen }
}
pass-gc-spectre-fosses-dies = N’en reprendre aucune
pass-gc-flamme-vorace = { gc-done-engages }
gc-done-engages = { $chosen ->
    [0] N’en engager aucune
   *[other] En engager { $chosen }
}

## Questions

gc-prompt-card = { $card } : { $text }
prompt-gc-second-hand = Tu ne commences pas : tu peux piocher une nouvelle main, une fois.
prompt-gc-roles = Choisis en secret qui, dans ton équipe, est le défenseur.
prompt-gc-turn = Joue une carte énergie, ou continue.
prompt-gc-phase-of-plays-w2 = Construction : lance une carte ou utilise une capacité, ou finis la phase.
prompt-gc-phase-of-plays-w5 = Renforcement : lance une carte ou utilise une capacité, ou finis la phase.
gc-window-1 = fin d’amorce
gc-window-2 = fin de construction
gc-window-3 = attaquants déclarés
gc-window-4 = bloqueurs déclarés
gc-window-5 = fin de renforcement
gc-stop-mine = mon tour, { $window }
gc-stop-theirs = tours des autres, { $window }
prompt-gc-window = Lances-tu un instant ou utilises-tu une capacité ?
prompt-gc-window-w1 = La phase d’amorce s’achève. { prompt-gc-window }
prompt-gc-window-w2 = La phase de construction s’achève. { prompt-gc-window }
prompt-gc-window-w3 = Les attaquants sont déclarés. { prompt-gc-window }
prompt-gc-window-w4 = Les bloqueurs sont déclarés. { prompt-gc-window }
prompt-gc-window-w5 = La phase de renforcement s’achève. { prompt-gc-window }
prompt-gc-chain = { $about } ({ $player }) attend sur la chaîne{ $aims ->
    [none] { "" }
   *[other] { "" }, avec pour cible { $aims }
}. Réponds-tu ?
prompt-gc-launch-sacrifice = { $card } : quelle créature sacrifies-tu ?
prompt-gc-launch-pay = { $card } : de quel côté de la Force paies-tu l’étoile ?
prompt-gc-attack = Choisis tes attaquants, et pour chacun l’adversaire qu’il attaque.
prompt-gc-blocks = Choisis tes bloqueurs, et pour chacun l’attaquant qu’il bloque.
prompt-gc-breakthrough = Percée : qui reçoit les blessures infligées par { $card } ?
prompt-gc-split = { $card } combat plusieurs unités : combien de blessures reçoit { $about } ?
prompt-gc-discard = Quelle carte défausses-tu ?
prompt-gc-brise-code-active-take = { $card } : quelle carte est défaussée ?
prompt-gc-ransom = { $card } : engages-tu deux énergies ? Sinon la carte { $about } est contrecarrée.
prompt-gc-coup-fourre-strike-2 = { $card } : quelle unité ?
prompt-gc-eclaireur-lisieres-enters-under = { $card } : la mets-tu sous ta pioche ?
prompt-gc-oracle-confluences-enters-under = { $card } : quelles cartes mets-tu sous ta pioche ?
prompt-gc-oracle-confluences-enters-on-top = { $card } : quelle carte remets-tu dessus ? La dernière sera piochée la première.
prompt-gc-levee-masse-take = { $card } : quelles cartes prends-tu ?
prompt-gc-opportuniste-stirs = { $card } : mélanges-tu ta pioche ?
prompt-gc-prospection-take = { $card } : quelle énergie prends-tu ?
prompt-gc-deux-visages-strike-2 = { $card } : quelle unité ?
prompt-gc-flamme-vorace-feed = { $card } : quelles énergies engages-tu ? Chacune coûte 1 point de vie à ton adversaire.

## The log

log-gc-turn = Tour { $amount } : { $player }.
    .you = Tour { $amount } : à toi.
log-gc-draw = { $player } pioche { $card }{ log-cause }.
    .you = Tu pioches { $card }{ log-cause }.
log-gc-draw-unknown = { $player } pioche { log-cards }{ log-cause }.
    .you = Tu pioches { log-cards }{ log-cause }.
log-gc-redraw = { $player } a moins de trois énergies et pioche une nouvelle main.
    .you = Tu as moins de trois énergies et pioches une nouvelle main.
log-gc-kept = { $player } garde sa main.
    .you = Tu gardes ta main.
log-gc-redrawn = { $player } remélange sa main et en pioche une nouvelle.
    .you = Tu remélanges ta main et en pioches une nouvelle.
log-gc-reveal = { $player } révèle { $card }{ log-cause }.
    .you = Tu révèles { $card }{ log-cause }.
log-gc-first = { $player } commence.
    .you = Tu commences.
log-gc-energy = { $player } joue { $card }.
    .you = Tu joues { $card }.
log-gc-launch = { $player } lance { $card }.
    .you = Tu lances { $card }.
log-gc-use = { $player } utilise { $card }.
    .you = Tu utilises { $card }.
log-gc-enter = { $card } entre en jeu{ log-cause }.
log-gc-resolve = { $card } se résout.
log-gc-countered = { $source ->
    [none] Sans effet : { $card }.
   *[other] { $source } contrecarre { $card }.
}
log-gc-capacity-countered = { $source ->
    [none] Capacité sans effet : { $card }.
   *[other] { $source } contrecarre la capacité { DE($card) }.
}
log-gc-fizzle = { $card } n’a plus de cible et reste sans effet.
log-gc-attack = { $player } { $aim ->
    [you] t’attaque
   *[other] attaque { $target }
} avec { $card }.
    .you = Tu attaques { $target } avec { $card }.
log-gc-block = { $player } bloque { $where } avec { $card }.
    .you = Tu bloques { $where } avec { $card }.
log-gc-wounds = { $card } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}{ log-cause }.
log-gc-life-lost = { $player } perd { gc-life-points }{ log-cause }.
    .you = Tu perds { gc-life-points }{ log-cause }.
log-gc-life-gained = { $player } gagne { gc-life-points }{ log-cause }.
    .you = Tu gagnes { gc-life-points }{ log-cause }.
log-gc-dies = { $card } meurt{ log-cause }.
gc-others = d’autres
log-gc-destroyed = { $source ->
    [none] { $card } se détruit.
   *[other] { $source } détruit { $card }.
}
log-gc-sacrifice = { $player } sacrifie { $card }{ log-cause }.
    .you = Tu sacrifies { $card }{ log-cause }.
log-gc-discard = { $player } défausse { $card }{ log-cause }.
    .you = Tu défausses { $card }{ log-cause }.
log-gc-mill = { $player } met { $card } de sa pioche dans sa fosse{ log-cause }.
    .you = Tu mets { $card } de ta pioche dans ta fosse{ log-cause }.
log-gc-hand = { $card } va dans la main de { $player }{ log-cause }.
    .you = { $card } va dans ta main{ log-cause }.
log-gc-hand-unknown = Une carte va dans la main de { $player }{ log-cause }.
    .you = Une carte va dans ta main{ log-cause }.
log-gc-engage = { $source ->
    [none] { $player } engage { $card }.
   *[other] { $source } engage { $card } ({ $player }).
}
    .you = { $source ->
        [none] Tu engages { $card }.
       *[other] { $source } engage ta carte { $card }.
    }
log-gc-ready = { $card } ({ $player }) se dégage{ log-cause }.
    .you = Ta carte { $card } se dégage{ log-cause }.
log-gc-stuck = { $card } ({ $player }) ne se dégagera pas la prochaine fois{ log-cause }.
    .you = Ta carte { $card } ne se dégagera pas la prochaine fois{ log-cause }.
log-gc-bonus = { $card } : { $bonus } ce tour-ci{ log-cause }.
log-gc-keyword =
    { $amount ->
        [16] Personne ne peut bloquer { $card } ce tour-ci{ log-cause }.
        [32] { $card } ne peut pas bloquer ce tour-ci{ log-cause }.
       *[other] { $card } peut attaquer et s’engager ce tour-ci{ log-cause }.
    }
log-gc-shield = { $amount ->
    [one] La prochaine blessure infligée
   *[other] Les { $amount } prochaines blessures infligées
} ce tour-ci à { $card ->
    [none] { $player }
   *[other] { $card }
} { $amount ->
    [one] est prévenue
   *[other] sont prévenues
}{ log-cause }.
    .you = { $amount ->
        [one] La prochaine blessure infligée
       *[other] Les { $amount } prochaines blessures infligées
    } ce tour-ci à { $card ->
        [none] toi
       *[other] { $card }
    } { $amount ->
        [one] est prévenue
       *[other] sont prévenues
    }{ log-cause }.
log-gc-shielded = { $amount ->
    [one] { $amount } blessure prévenue
   *[other] { $amount } blessures prévenues
} : { $card ->
    [none] { $player }
   *[other] { $card }
}.
    .you = { $amount ->
        [one] { $amount } blessure prévenue
       *[other] { $amount } blessures prévenues
    } : { $card ->
        [none] toi
       *[other] { $card }
    }.
log-gc-harmless = { $card } n’inflige pas de blessures de combat ce tour-ci{ log-cause }.
log-gc-heal = { $amount ->
    [one] { $amount } blessure est retirée
   *[other] { $amount } blessures sont retirées
} à { $card }{ log-cause }.
log-gc-control = { $player } prend le contrôle { DE($card) }{ log-cause }.
    .you = Tu prends le contrôle { DE($card) }{ log-cause }.
log-gc-returned = { $card } revient à { $player }.
    .you = { $card } te revient.
log-gc-show-hand = { $player } montre sa main{ log-cause }.
    .you = Tu montres ta main{ log-cause }.
log-gc-show = { $player } montre { $card }{ log-cause }.
    .you = Tu montres { $card }{ log-cause }.
log-gc-look = { $player } regarde { $card }{ log-cause }.
    .you = Tu regardes { $card }{ log-cause }.
log-gc-look-unknown = { $player } regarde { log-cards }{ log-cause }.
    .you = Tu regardes { log-cards }{ log-cause }.
log-gc-shuffle = { $player } mélange sa pioche{ log-cause }.
    .you = Tu mélanges ta pioche{ log-cause }.
log-gc-under = { $player } met { $card } sous sa pioche{ log-cause }.
    .you = Tu mets { $card } sous ta pioche{ log-cause }.
log-gc-under-unknown = { $player } met une carte sous sa pioche{ log-cause }.
    .you = Tu mets une carte sous ta pioche{ log-cause }.
log-gc-stalled = La mort subite frappe { $player }.
    .you = La mort subite te frappe.
log-gc-role = { $player } est { $card }.
    .you = Tu es { $card }.
log-gc-out = { $player } quitte la partie.
    .you = Tu quittes la partie.
log-gc-over = { $player } gagne.
    .you = Tu gagnes.
log-gc-draw-game = La partie est nulle.

## Decks

deck-size = { $clause } : le deck a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; { $format } en demande exactement { $size }.
deck-energies = { $clause } : le deck a { $count ->
    [one] { $count } carte énergie
   *[other] { $count } cartes énergie
} ; { $format } en demande au moins { $least }.
deck-copies = { $clause } : { $count } exemplaires de { $card } ; il en faut au plus { $most }.
deck-heroes = { $clause } : le deck a { $count } héros différents ; { $format } en permet au plus { $most }.
deck-line = Ligne { $line } : « { $text } » n’est pas un nombre d’exemplaires suivi d’un nom de carte, comme « 4 Acolyte de Cendre ».
deck-changed = { $card } a changé depuis la première édition : { $how ->
    [draws] fait aussi piocher une carte
    [recycles] a Recyclage
    [instant] est un instant
    [cost] a un autre coût
   *[other] a un autre coût, et Recyclage
}.
deck-count = Ligne { $line } : { $count } exemplaires de { $name }, ce n’est pas possible.
deck-unknown = Ligne { $line } : aucune carte ne s’appelle { $name }. Noms proches : { $near }.
deck-unknown-nothing-near = Ligne { $line } : aucune carte ne s’appelle { $name }.
deck-ambiguous = Ligne { $line } : { $name } peut désigner plusieurs cartes : { $known }. Précise laquelle.
deck-many-cards = Aucun deck n’a plus de { $most } cartes.
deck-many-faults = La ligne { $line } et la suite n’ont pas été lues : trop de choses ne vont pas avant. Corrige-les d’abord.
deck-not-text = Ce n’est pas du texte en UTF-8.
deck-too-large = Le fichier dépasse { $most } ko : c’est trop pour un deck.
deck-empty = Il n’y a aucune carte dans ce deck.
deck-code = « { $part } » n’est pas une partie d’un code de deck, comme acolyte_cendre*4.
deck-illegal = Le deck du joueur { $seat } n’est pas légal en { $format } ({ $clauses }).
deck-legal = Le deck est légal en { $format }.
deck-not-legal = Le deck n’est pas légal en { $format }.
unknown-deck = Il n’y a pas de deck { $name }. Decks prêts : { $known }.
bad-decks-count = { $given ->
    [one] Un deck est nommé
   *[other] { $given } decks sont nommés
} pour { $players } joueurs : nommes-en un par joueur, ou un seul pour tous.
format-seats = { $format } ne se joue pas à { $players }, mais à { $known }.

## Lists of cards and decks

word-creature = créature
word-hero = héros
word-presence = présence
word-instant = instant
word-energy = énergie
figures-unit = { $kind }, { $faction }, coût { $cost }, { $attack }/{ $defense }
figures-launched = { $kind }, { $faction }, coût { $cost }
figures-energy = énergie
deck-title = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-kind-energy = Énergies : { $count }
deck-kind-creature = Créatures : { $count }
deck-kind-hero = Héros : { $count }
deck-kind-presence = Présences : { $count }
deck-kind-action = Actions : { $count }
deck-kind-instant = Instants : { $count }
deck-curve = Cartes par coût : { $costs }
decks-action = « { $action } » n’est pas une action : show, check ou export, ou rien pour la liste des decks prêts.
decks-which = Nomme le deck à { $action ->
    [show] montrer
    [check] vérifier
   *[other] exporter
} : un deck prêt ou un fichier.

## The board in the terminal

gc-phase-setup = mise en place
gc-phase-priming = amorce
gc-phase-construction = construction
gc-phase-attack = attaque
gc-phase-reinforcement = renforcement
gc-phase-regeneration = régénération
gc-board-life = { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}
gc-board-out = éliminé
gc-board-piles = main { $hand }, pioche { $library }, fosse { $pit }
gc-board-blocked = bloqué
gc-board-chain = La chaîne, ce qui se résout d’abord en haut
gc-points-dark = O
gc-points-light = L
gc-points-force_mastery = F
gc-points-tech_mastery = T
gc-points-star = ★

## Signes de la table dans un terminal

legend-clash-figures = attaque et défense
legend-clash-energies = énergies d’une sorte : combien de points sont prêts, et sur combien
legend-clash-flying = vol
legend-clash-engaged = engagée
legend-clash-new = arrivée ce tour-ci : ne peut pas encore être engagée
legend-clash-wounds = blessures
legend-clash-shield = bouclier
legend-clash-owner = le propriétaire, si quelqu’un d’autre la contrôle
legend-clash-attacks = attaque
legend-clash-blocks = bloque
legend-clash-chosen = ce que tu as désigné jusqu’ici
legend-clash-dark = points de Force obscure
legend-clash-light = points de Force lumineuse
legend-clash-force_mastery = points de maîtrise de la Force
legend-clash-tech_mastery = points de maîtrise technologique
legend-clash-star = points de n’importe quelle sorte
