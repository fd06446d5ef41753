# The words of scorings as they are laid over the board.

step-before = Avant
step-points = Points
step-after = Après
step-discard = Défausse
step-new = Nouvelle base
scoring-of = Conquête : { $base }
scoring-of-period = Décompte de la période { $period }
scoring-of-extra = Décompte de la manche en plus
mat-whole = Tout le tapis
forecast-what = Ce que donne chaque réponse, si personne ne répond
forecast-after = Ce que donne chaque réponse
forecast-waits = Ce que cela donne
forecast-nobody = Si personne n’agit
forecast-best = au mieux
forecast-same = ne change rien ici
forecast-against = { " " }à{ " " }
forecast-wins = , fin
forecast-leads = { $count ->
    [one] { $names } en tête
   *[other] { $names } à égalité
}
    .you = { $count ->
        [one] tu passes en tête
       *[other] { $names } à égalité
    }
forecast-over = Si personne n’agit, la partie s’arrête alors et { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}.
    .you = Si personne n’agit, la partie s’arrête alors et { $count ->
        [one] tu gagnes
       *[other] { $names } gagnez
    }.
film-leads = { $count ->
    [one] { $names } en tête
   *[other] { $names } à égalité
}
    .you = { $count ->
        [one] tu es en tête
       *[other] { $names } à égalité
    }
film-discard = { $count ->
    [0] Rien n’est défaussé.
    [one] 1 carte est défaussée.
   *[other] { $count } cartes sont défaussées.
}
film-new = { $base } arrive en jeu.
film-pile = À la défausse { DE($name) } : { $count }
    .you = À ta défausse : { $count }
film-saved = Ailleurs
film-elsewhere = hors du jeu
film-breakpoint = Résistance { $breakpoint }, PV { $points }
