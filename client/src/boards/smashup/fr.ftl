# The words of Smash Up's board and set-up page.

turn-number = Smash Up · tour { $turn }
kind-minion = Créature
kind-action = Action
kind-blank = Carte
bases = Bases
power-of = force { $power }
with-attached = avec { $name }{ $whose ->
    [none] { "" }
   *[other] { " " }({ $whose })
}
total-of = total { $total } sur { $breakpoint }
places = Points : { $first }, { $second } et { $third } selon la place
left = reste { $power }
rival-spoken = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
deck-of = Pioche { DE($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .you = Ta pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
discard-of = Défausse { DE($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, voir
    .you = Ta défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, voir
minion-plays = { $count ->
    [0] Aucune créature
    [one] 1 créature
   *[other] { $count } créatures
}
action-plays = { $count ->
    [0] Aucune action
    [one] 1 action
   *[other] { $count } actions
}
extra-plays = +{ $count } en plus
extra = en plus
why-other = Un effet dont la carte est partie
why-counters = Marqueurs de force
state-now = Son état
counters = marqueurs : { $plus } de +1, { $minus } de −1
talent-free = talent pas encore utilisé ce tour-ci
talent-used = talent utilisé ce tour-ci
talent-lost = talent perdu
about-to-be-affected = va subir un effet
without-abilities = sans ses capacités
abilities-lost = Sans ses capacités { $until }
until-end = jusqu’à la fin du tour
until-start-of = jusqu’au début du prochain tour { DE($name) }
    .you = jusqu’au début de ton prochain tour
until-end-of = jusqu’à la fin du prochain tour { DE($name) }
    .you = jusqu’à la fin de ton prochain tour
affecting = { $source } { $way } : { $victims }.
affected-too = Aussi en danger : { $victims }.
stands-in-for = À la place : { $names }.
on-base = { $name }{ $number ->
    [0] { "" }
   *[other] { " " }n° { $number }
} ({ $base })
numbered = { $name } n° { $number }
number = n° { $number }
asked-about = la question porte sur elle
way-destroy = va détruire
way-return = va renvoyer
way-move = va déplacer sur { $place }
way-under-deck = va placer sous la pioche
way-in-hand = va placer en main
way-power = va donner { $amount } en force à
way-attach = va être attachée à
way-control = va donner à { $name } le contrôle de
way-counters = va donner des marqueurs de force ({ $amount }) à
way-cancel = va ôter ses capacités à
way-transfer = va transférer { $action } à
way-pass-counters = va transférer des marqueurs de force ({ $amount }) entre
camps = Camps
camp-read = Ce que font ses emplacements
camp-title = { $camp } : ses emplacements
mat-camp-pays = { $points } PV au plus fort
points-short = { $points } PV
vp-unit = PV
scoring-step = décompte
propose-another = Proposer la suivante
show-useless = Cartes inutiles
useless-here = sans effet dans ce mode
why-power = Pourquoi { $power } ?
printed-power = Force imprimée
power-now = Force actuelle
attached = Attachées
numbers = Chiffres
breakpoint-printed = Résistance imprimée
breakpoint-now = Résistance actuelle
points-by-place = Points par place
breakpoint-effects = Effets jusqu’à la fin du tour
its-rulings = Précisions
scoring-stops = Avant et après une conquête
scoring-stops-always = Me demander chaque fois
scoring-stops-mine = Me demander là où j’ai des cartes
scoring-stops-never = Passer chaque fois pour moi
becomes = { $change }, { $total }/{ $breakpoint }{ $scores ->
    [yes] { "\u00A0" }: conquête
   *[no] { "" }
}
becomes-camp = { $change }, { $total }{ $first ->
    [yes] { "\u00A0" }: en tête
   *[no] { "" }
}
becomes-power = → { $power }{ $scores ->
    [yes] , conquête
   *[no] { "" }
}
becomes-gone = → partie
becomes-unknown = dépend de ce qui est caché
becomes-where = Ce que ça donnerait
becomes-asks = Puis elle demande autre chose.
pass-scoring = Passer toute la conquête

# How it is won, for who is at a table for the first time.
goal = Premier à 15 points. Une base en rapporte quand la force y atteint sa résistance.
goal-mat = Le plus de points en trois décomptes : force sur tout le tapis, et 1 par camp où tu es en tête.
