# Galacti'Clash : ce qui est demandé, ce qu'on peut répondre, et ce que dit le journal.

## Things

gc-in-play = { $name } (J{ $seat })
gc-in-pit = { $name } (fosse de J{ $seat })
gc-numbered = { $name } nᵒ { $number }
gc-role-defender = le défenseur
gc-role-decoy = le leurre

## Options

gc-launch = Lancer { $card }
gc-use = Utiliser { $card }
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
choice-gc-coup-fourre-1 = Elle gagne +2/+0
choice-gc-coup-fourre-2 = Elle subit −2/+0
pass-gc-turn = Ne plus jouer d’énergie
pass-gc-phase-of-plays = Finir la phase
pass-gc-attack = Plus d’attaquants
pass-gc-blocks = Plus de bloqueurs
pass-gc-le-courtier-ransom = Ne rien engager
pass-gc-chasseur-primes-enters = Personne
pass-gc-techno-prophete-enters = Personne
pass-gc-amirale-drohl-enters = { gc-done }
pass-gc-blocus-orbital = { gc-done }
pass-gc-brouillage-relais = { gc-done }
pass-gc-en-formation = { gc-done }
pass-gc-eclaireur-lisieres-enters = Elle reste dessus
pass-gc-oracle-confluences-enters = { gc-rest-on-top }
pass-gc-levee-masse = { gc-done }
gc-done = Terminé
gc-rest-on-top = Le reste reste dessus

## Questions

gc-prompt-card = { $card } : { $text }
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
prompt-gc-chain = { $about } (joueur { $seat }) attend sur la chaîne{ $aims ->
    [none] { "" }
   *[other] { "" }, avec pour cible { $aims }
}. Réponds-tu ?
prompt-gc-launch-2 = { $card } : quelle créature sacrifies-tu ?
prompt-gc-launch-3 = { $card } : de quel côté de la Force paies-tu l’étoile ?
prompt-gc-attack = Qui attaque, et quel joueur ?
prompt-gc-blocks = Qui bloque quel attaquant ?
prompt-gc-breakthrough = Percée : qui reçoit les blessures de { $card } ?
prompt-gc-split = { $card } combat plusieurs unités : combien de blessures reçoit { $about } ?
prompt-gc-discard = De quelle carte te défausses-tu ?
prompt-gc-brise-code-active-2 = { $card } : quelle carte est défaussée ?
prompt-gc-le-courtier-ransom = { $card } : engages-tu deux énergies ? Sinon { $about } est contrecarrée.
prompt-gc-coup-fourre-1-2 = { $card } : quelle unité ?
prompt-gc-eclaireur-lisieres-enters-2 = { $card } : la mets-tu sous ta pioche ?
prompt-gc-oracle-confluences-enters-2 = { $card } : quelles cartes mets-tu sous ta pioche ?
prompt-gc-oracle-confluences-enters-3 = { $card } : quelle carte remets-tu dessus ? La dernière sera piochée la première.
prompt-gc-levee-masse-2 = { $card } : quelles cartes prends-tu ?

## The log

log-gc-turn = Tour { $amount } : joueur { $seat }.
log-gc-draw = Le joueur { $seat } pioche { $card }.
log-gc-draw-unknown = Le joueur { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-gc-redraw = Le joueur { $seat } a moins de trois énergies et pioche une nouvelle main.
log-gc-reveal = Le joueur { $seat } révèle { $card }.
log-gc-first = Le joueur { $seat } commence.
log-gc-energy = Le joueur { $seat } joue { $card }.
log-gc-launch = Le joueur { $seat } lance { $card }.
log-gc-use = Le joueur { $seat } utilise { $card }.
log-gc-enter = { $card } entre en jeu.
log-gc-resolve = { $card } fait effet.
log-gc-countered = { $card } est contrecarrée.
log-gc-capacity-countered = La capacité de { $card } est contrecarrée.
log-gc-fizzle = { $card } n’a plus de cible et reste sans effet.
log-gc-attack = { $card } attaque le joueur { $amount }.
log-gc-block = { $card } bloque { $where }.
log-gc-wounds = { $card } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
log-gc-life-lost = Le joueur { $seat } perd { $amount } PV{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
log-gc-life-gained = Le joueur { $seat } gagne { $amount } PV{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
log-gc-dies = { $card } meurt.
log-gc-destroyed = { $card } est détruite.
log-gc-sacrifice = Le joueur { $seat } sacrifie { $card }.
log-gc-discard = Le joueur { $seat } se défausse : { $card }.
log-gc-mill = Le joueur { $seat } met de sa pioche dans sa fosse : { $card }.
log-gc-hand = { $card } va dans la main du joueur { $seat }.
log-gc-hand-unknown = Une carte va dans la main du joueur { $seat }.
log-gc-engage = { $card } du joueur { $seat } est engagée.
log-gc-ready = { $card } du joueur { $seat } est dégagée.
log-gc-stuck = { $card } du joueur { $seat } ne se dégagera pas la prochaine fois.
log-gc-bonus = { $card } : { $bonus } jusqu’à la fin du tour.
log-gc-keyword = { $card } peut attaquer et s’engager ce tour-ci.
log-gc-shield = Les { $amount } prochaines blessures infligées ce tour-ci { $card ->
    [none] au joueur { $seat }
   *[other] à { $card }
} sont prévenues.
log-gc-shielded = { $amount ->
    [one] { $amount } blessure prévenue
   *[other] { $amount } blessures prévenues
} : { $card ->
    [none] joueur { $seat }
   *[other] { $card }
}.
log-gc-harmless = { $card } n’inflige pas de blessures de combat ce tour-ci.
log-gc-heal = { $card } perd { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}.
log-gc-control = Le joueur { $seat } prend le contrôle de { $card }.
log-gc-returned = { $card } revient au joueur { $seat }.
log-gc-show-hand = Le joueur { $seat } montre sa main.
log-gc-show = Le joueur { $seat } montre { $card }.
log-gc-look = Le joueur { $seat } regarde { $card }.
log-gc-look-unknown = Le joueur { $seat } regarde { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-gc-shuffle = Le joueur { $seat } mélange sa pioche.
log-gc-under = Le joueur { $seat } met { $card } sous sa pioche.
log-gc-under-unknown = Le joueur { $seat } met une carte sous sa pioche.
log-gc-stalled = La mort subite frappe le joueur { $seat } : { $amount } PV.
log-gc-role = Le joueur { $seat } est { $card }.
log-gc-out = Le joueur { $seat } quitte la partie.
log-gc-over = Le joueur { $seat } gagne.
log-gc-draw-game = La partie est nulle.

## Decks

deck-size = { $clause } : le deck a { $count } cartes ; { $format } en demande exactement { $size }.
deck-energies = { $clause } : le deck a { $count } cartes énergie ; { $format } en demande au moins { $least }.
deck-copies = { $clause } : { $count } exemplaires de { $card } ; il en faut au plus { $most }.
deck-heroes = { $clause } : le deck a { $count } héros différents ; { $format } en permet au plus { $most }.
deck-line = Ligne { $line } : « { $text } » n’est pas un nombre d’exemplaires suivi d’un nom de carte, comme « 4 Acolyte de Cendre ».
deck-count = Ligne { $line } : { $count } exemplaires de { $name }, ce n’est pas possible.
deck-unknown = Ligne { $line } : aucune carte ne s’appelle { $name }. Noms proches : { $near }.
deck-unknown-nothing-near = Ligne { $line } : aucune carte ne s’appelle { $name }.
deck-ambiguous = Ligne { $line } : { $name } peut désigner plusieurs cartes : { $known }. Précise laquelle.
deck-toml = Ce n’est pas du TOML : { $reason }.
deck-not-text = Ce n’est pas du texte en UTF-8.
deck-too-large = Le fichier dépasse { $most } ko : c’est trop pour un deck.
deck-empty = Il n’y a aucune carte dans ce deck.
deck-code = « { $part } » n’est pas une partie d’un code de deck, comme acolyte_cendre*4.
deck-illegal = Le deck du joueur { $seat } n’est pas légal en { $format } ({ $clauses }).
deck-legal = Le deck est légal en { $format }.
deck-not-legal = Le deck n’est pas légal en { $format }.
unknown-deck = Il n’y a pas de deck { $name }. Decks prêts : { $known }.
bad-decks-count = { $given } decks sont nommés pour { $players } joueurs : nommes-en un par joueur, ou un seul pour tous.
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
deck-title = { $name } : { $count } cartes
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
gc-board-life = { $life } PV
gc-board-out = éliminé
gc-board-piles = main { $hand }, pioche { $library }, fosse { $pit }
gc-board-blocked = bloqué
gc-board-chain = La chaîne, ce qui fait effet d’abord en haut
gc-points-dark = O
gc-points-light = L
gc-points-force_mastery = F
gc-points-tech_mastery = T
gc-points-star = ★
