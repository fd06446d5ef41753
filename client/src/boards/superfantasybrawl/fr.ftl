# Le plateau de Super Fantasy Brawl.

sfb-round = Tour de jeu { $round }
sfb-setup = Mise en place
sfb-phase-scoreboard = Tableau d’affichage
sfb-phase-activation = Activation
sfb-phase-upkeep = Entretien
sfb-track = Piste des défis
sfb-worth = Vaut { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
}
sfb-worth-none = Ne peut pas être marqué ici
sfb-no-challenge = Pas de défi
sfb-met = { $names } : rempli
sfb-not-met = { $names } : pas rempli
sfb-points = { $names } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} sur { $goal }
sfb-cores = Noyaux prêts : { $cores }
sfb-none = aucun
sfb-core-red = Noyau de Destruction
sfb-core-yellow = Noyau de Création
sfb-core-blue = Noyau de Manipulation
sfb-of-red = rouge
sfb-of-yellow = jaune
sfb-of-blue = bleu
sfb-kind-attack = Attaque
sfb-kind-skill = Compétence
sfb-kind-reaction = Réaction
sfb-kind-champion = Champion
sfb-kind-standard = Action standard
sfb-kind-challenge = Défi
sfb-kind-trap = Piège
sfb-moves = Mouvement { $move }
sfb-strength = Force { $strength }
sfb-guards = Défense +{ $defense }
sfb-box-melee = Mêlée
sfb-box-direct = Ligne { $reach }
sfb-box-indirect = Portée { $reach }
sfb-box-area = { $shape }
sfb-shape-arc3 = Arc de 3
sfb-shape-ring6 = Cercle de 6
sfb-printed-defense = Défense imprimée
sfb-this-turn = Jusqu’à la fin du tour
sfb-defense-now = Défense à présent
sfb-lasting-strength = { $amount } de Force
sfb-lasting-strength-against = { $amount } de Force contre { $target }
sfb-lasting-defense = { $amount } de Défense
sfb-lasting-movement = { $amount } de mouvement
sfb-lasting-root = { $gender ->
    [f] Enracinée
   *[m] Enraciné
}
sfb-lasting-fearless = Sans Peur
sfb-lasting-marked = { $gender ->
    [f] Marquée
   *[m] Marqué
}
sfb-lasting-piercing = Ignore la Défense à sa prochaine attaque
sfb-whose-mine = à toi
sfb-whose-mate = à { $name }, allié
sfb-whose-rival = à { $name }
sfb-hit-points = { $left } points de vie sur { $all }
sfb-defense = Défense { $defense }
sfb-levelled = niveau II
sfb-bloodied = { $gender ->
    [f] Ensanglantée
   *[m] Ensanglanté
}
sfb-on-gate = Sur la Porte
sfb-team-of = Champions { DE($name) }
    .you = Tes champions
sfb-short-std_red = 1 dégât
sfb-short-std_yellow = Soin 1
sfb-short-std_blue = Plan 1
sfb-short-std_any = 2 pas
sfb-standard-used = faite
sfb-standard-exhausted = Noyau épuisé
sfb-when-attacked = En défense
sfb-plate-piles = Main { $hand } · Pioche { $deck } · Défausse { $discard }
sfb-supply = Pièges restants { $traps } · Défis restants { $challenges }
sfb-standards = Actions standard
sfb-arena = Arène, { $count } hexagones
sfb-statue = statue { $core ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
}
sfb-zone = zone { $core ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
}
sfb-trap = piège inconnu
sfb-trap-known = piège : { $what }
sfb-trap-hex = hexagone de piège
sfb-trap-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sfb-trap-root = Enracinement
sfb-trap-stun = Étourdissement
sfb-deployment-n = zone de déploiement nord
sfb-deployment-e = zone de déploiement est
sfb-deployment-s = zone de déploiement sud
sfb-deployment-w = zone de déploiement ouest
sfb-away = à { $steps ->
    [one] { $steps } hexagone
   *[other] { $steps } hexagones
} { $where }
sfb-compass-n = au nord
sfb-compass-ne = au nord-est
sfb-compass-e = à l’est
sfb-compass-se = au sud-est
sfb-compass-s = au sud
sfb-compass-sw = au sud-ouest
sfb-compass-w = à l’ouest
sfb-compass-nw = au nord-ouest
sfb-in-steps = accessible en { $steps } pas
sfb-outlook = Ce que cela ferait
sfb-reckoned = Force { $strength } contre Défense { $defense } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sfb-sum = { $champion } : { $strength } − { $defense } = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
sfb-reaction-played = { $card } pour { $champion }
sfb-before-reactions = Avant toute Réaction : { $name } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $cores ->
    [one] { $cores } Noyau prêt
   *[other] { $cores } Noyaux prêts
}.
sfb-could-react = Réactions possibles : { $cards }
sfb-no-reaction-left = Aucune Réaction possible.
sfb-trap-unknown = Puis un piège : son effet est inconnu.
sfb-then-asked = Ensuite, il reste un choix à faire.
sfb-turn-back = Tourner la zone en arrière
sfb-turn-on = Tourner la zone
sfb-who-does = Quel champion : { $card } ?
sfb-who-does-note = Appuie sur un de tes champions éclairés.
sfb-plan-card = { $card } : rien n’est encore choisi. Tu peux appuyer sur une autre carte.
sfb-plan-press = Appuie sur un hexagone ou un champion. Rien n’est encore dépensé.
sfb-plan-where = { $card } : choisis où va { $champion }, ou sa cible.
sfb-plan-whom = { $card } : choisis la cible { DE($champion) }.
sfb-plan-alone = { $card }, pour { $champion }.
sfb-plan-go = { $card } : choisis où va { $champion }, ou joue-la sur place.
sfb-plan-leaps = arrive en { $place }
sfb-button-leap = Arriver en { $place }
sfb-trap-number = Piège { $number } sur 2
sfb-cores-left = { $count ->
    [one] Un Noyau est prêt : encore une action.
   *[other] { $count } Noyaux sont prêts : une action chacun.
}
sfb-bring-count = Choisis-en { $all } : { $have ->
    [0] aucun de choisi
    [one] un de choisi
   *[other] { $have } de choisis
}.
sfb-level-ii = Niveau II :
sfb-plan-says = { $champion } { $deeds }.
sfb-plan-moves = fait { $steps } pas
sfb-plan-stays = reste sur place
sfb-plan-attacks = attaque { $targets }
sfb-plan-uses = joue { $card }
sfb-plan-uses-on = joue { $card } sur { $targets }
sfb-plan-left = { $champion } : { $from } → { $to } points de vie.
sfb-plan-falls = { $champion } est hors de combat.
sfb-plan-unhurt = { $champion } ne subit aucun dégât.
sfb-plan-reactions = { $count ->
    [0] Aucune Réaction.
    [one] { $count } Réaction possible.
   *[other] { $count } Réactions possibles.
}
sfb-plan-costs = { $core ->
    [free] Ne coûte aucun Noyau.
    [red] Coûte le Noyau rouge.
    [yellow] Coûte le Noyau jaune.
   *[blue] Coûte le Noyau bleu.
}
sfb-button-attack = { $damage ->
    [one] Attaquer : { $damage } dégât
   *[other] Attaquer : { $damage } dégâts
}
sfb-button-attack-several = Attaquer { $count } cibles ({ $damage })
sfb-button-attack-mates = { $mates ->
    [one] Attaquer ({ $count } et { $mates } allié)
   *[other] Attaquer ({ $count } et { $mates } alliés)
}
sfb-button-play = Jouer { $card }
sfb-button-step = { $steps } pas
sfb-button-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sfb-button-heal = Soin { $healed }
sfb-button-move = Aller ({ $steps })
sfb-button-lead = Déplacer { $champion } ({ $steps })
sfb-button-stay = Rester
sfb-button-area = { $count ->
    [0] Choisir ces hexagones
    [one] Choisir { $count } cible
   *[other] Choisir { $count } cibles
}
sfb-button-choose = Choisir { $card }
sfb-core-will = sera épuisé
sfb-core-out = { $core ->
    [red] Noyau rouge épuisé
    [yellow] Noyau jaune épuisé
   *[blue] Noyau bleu épuisé
}
sfb-would-mine = { $met ->
    [true] { $challenge } : tu le remplis
   *[false] { $challenge } : tu ne le remplis plus
}
sfb-would-theirs = { $met ->
    [true] { $challenge } : l’adversaire le remplit
   *[false] { $challenge } : l’adversaire ne le remplit plus
}
sfb-will-move = { $champion } va en { $place }
sfb-will-dash = { $champion } fait une Course jusqu’en { $place }
sfb-will-jump = { $champion } fait un Saut jusqu’en { $place }
sfb-will-swoop = { $champion } fait un Piqué jusqu’en { $place }
sfb-will-force = { $champion } est { $gender ->
    [f] Transférée
   *[m] Transféré
} en { $place }
sfb-will-push = { $champion } est { $gender ->
    [f] Poussée
   *[m] Poussé
} jusqu’en { $place }
sfb-will-pull = { $champion } est { $gender ->
    [f] Attirée
   *[m] Attiré
} jusqu’en { $place }
sfb-will-fear = { $champion } fuit jusqu’en { $place }
sfb-will-place = { $champion } est { $gender ->
    [f] Placée
   *[m] Placé
} en { $place }
sfb-will-damage = { $champion } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
sfb-will-heal = { $champion } : Soin { $amount }
sfb-will-out = { $champion } est hors de combat
sfb-will-vp = { $amount } PV
sfb-will-level-up = { $champion } passe au niveau II
sfb-will-root = { $champion } est { $gender ->
    [f] Enracinée
   *[m] Enraciné
}
sfb-will-stun = { $champion } est { $gender ->
    [f] Étourdie
   *[m] Étourdi
}
sfb-will-cancel = { $champion } n’est pas { $gender ->
    [f] déplacée
   *[m] déplacé
}
sfb-gate = Porte
sfb-pass-reactions = Toujours passer les Réactions
sfb-taken = { $gender ->
    [f] prise
   *[m] pris
}
sfb-banned = { $gender ->
    [f] bannie
   *[m] banni
}
sfb-button-pick = Prendre { $champion }
sfb-button-bring = Apporter { $champion }
sfb-button-ban = Bannir { $champion }
sfb-button-ban-team = Bannir { $champion }
sfb-tile-figures = { $points } points de vie, Défense { $guard }
sfb-sought = Champions recherchés
sfb-sought-all = Tous
sfb-compare = Comparer { $champion } à d’autres
sfb-compare-end = Finir de comparer
sfb-compare-figure = Chiffre
sfb-compare-points = Points de vie
sfb-compare-defense = Défense
sfb-compare-strength = Attaque la plus forte
sfb-compare-reach = Portée la plus longue
sfb-compare-moves = Mouvement en tout
sfb-compare-attacks = Attaques
sfb-compare-skills = Compétences
sfb-compare-reactions = Réactions
sfb-role-bulwark = Rempart
sfb-role-shots = Tir
sfb-role-support = Soutien
sfb-role-melee = Mêlée
sfb-role-versatile = Polyvalence
sfb-draft-champions = Champions
sfb-draft-all = Les { $count } champions
sfb-draft-look = Appuie sur un champion pour lire ses six cartes. Rien n’est choisi avant le bouton.
sfb-draft-order = Ordre des bannissements et des choix
sfb-draft-zone = Zone
sfb-draft-bring = Apporter
sfb-draft-ban-team = Bannir une équipe
sfb-draft-ban = Bannir
sfb-draft-pick = Choix { $number }
sfb-draft-done = fait
sfb-draft-secret = secret jusqu’à ce que les deux aient choisi
sfb-side-first = Première face
sfb-side-levelled = Niveau II
sfb-in-hand = En main
sfb-unknown = Main ou pioche
sfb-all-cards = Toutes les cartes de { $champion }
sfb-film = Défis marqués
sfb-film-attack = Attaque
sfb-film-attacks = Attaque
sfb-film-reaction = Réaction
sfb-film-damage = Dégâts
sfb-film-displaced = Déplacement
sfb-film-out = Hors de combat
sfb-film-points = { $names } : +{ $count } PV.
    .you = Tu gagnes { $count } PV.

# How it is won, for who is at a table for the first time.
sfb-goal = Premier à { $goal } points : 1 par ennemi mis hors de combat, 1 ou 2 par défi rempli.
