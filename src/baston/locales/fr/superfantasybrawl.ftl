# Super Fantasy Brawl : options, questions et journal. Les champions et leurs cartes ont un fichier chacun.

sfb-champion-of = { $name } ({ $player })
sfb-trap = piège
sfb-trap-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sfb-trap-root = Enracinement
sfb-trap-stun = Étourdissement
sfb-core-red = Noyau rouge
sfb-core-yellow = Noyau jaune
sfb-core-blue = Noyau bleu
sfb-core-free = sans Noyau
sfb-standard-std-red = Mouvement 1 et 1 dégât
sfb-standard-std-yellow = Mouvement 1 et Soin 1
sfb-standard-std-blue = Mouvement 1 et Plan 1
sfb-standard-std-any = Mouvement 2
sfb-side-west = Ouest
sfb-side-east = Est
sfb-bonus-strength = { $amount } de Force
sfb-bonus-strength-against = { $amount } de Force contre { $champion }
sfb-bonus-defense = { $amount } de Défense
sfb-bonus-movement = { $amount } de mouvement
sfb-bonus-root = { $gender ->
    [f] Enracinée
   *[m] Enraciné
}
sfb-bonus-fearless = pas de Peur
sfb-bonus-marked = la prochaine attaque ignore sa Défense, { $amount } de Force
sfb-bonus-piercing = sa prochaine attaque ignore la Défense

## Options

sfb-pass = Passer
sfb-pass-turn = Finir la phase d’activation
sfb-pass-movement = Rester
sfb-pass-winding-movement = S’arrêter ici
sfb-pass-attack = Ne pas attaquer
sfb-pass-skill = Ne pas utiliser la compétence
sfb-pass-standard-action = S’en passer
sfb-pass-reaction-window = Pas de Réaction
sfb-pass-plan = Arrêter le Plan
sfb-pass-discard = Ne plus défausser
sfb-pass-first-hand = { $chosen ->
    [0] Les garder toutes
   *[other] En mettre { $chosen } de côté
}
sfb-pass-new-challenges = { $chosen ->
    [0] Les garder tous
   *[other] En remplacer { $chosen }
}
sfb-pass-attack-strength = { $chosen ->
    [0] N’en défausser aucune
   *[other] En défausser { $chosen } : { $chosen } de Force en plus
}
sfb-choice = L’utiliser
sfb-take = Épuiser le { $core }
sfb-choice-standard-action = Soin 1
sfb-play = { $card } ({ $core })
sfb-play-standard = { $champion } : { $card } ({ $core })
sfb-play-reaction = { $card } pour { $champion } ({ $core })
sfb-team = Équipe { $number }
sfb-area = { $champions } ({ $hexes })

sfb-stop-reaction = Réactions à une attaque contre mon camp

## Questions

sfb-prompt = Choisis.
sfb-prompt-card = { $card } : { $text }
sfb-prompt-triggers = Plusieurs effets attendent. Lequel vient ensuite ?
sfb-prompt-turn = Quelle action fais-tu ?
sfb-prompt-movement = { $champion } : où va-t-{ $gender ->
    [f] elle
   *[m] il
} ? { $left ->
    [one] Un hexagone
   *[other] { $left } hexagones
} au plus.
sfb-prompt-winding-movement = { $champion } : quel hexagone ensuite ? Il en reste { $left }.
sfb-prompt-fear = { $champion } fuit : où ?
sfb-prompt-one-by-one = { $way ->
    [dash] Course
    [push] Poussée
    [pull] Attraction
    [fear] Peur
   *[force] Transfert
} { $left } : qui ensuite ?
sfb-prompt-trap = Sur quel hexagone poses-tu le nouveau piège ?
sfb-prompt-plan = Quelle carte mets-tu sur ta pioche ? { $left ->
    [one] Une
   *[other] { $left }
} au plus.
sfb-prompt-stun = { $champion } est { $gender ->
    [f] Étourdie
   *[m] Étourdi
} : laquelle de ses cartes défausses-tu ?
sfb-prompt-discard = Quelle carte défausses-tu ? { $left ->
    [one] Une
   *[other] { $left }
} au plus.
sfb-prompt-reaction-window = { $attacker } attaque { $targets } avec { $attack }. Joues-tu une Réaction ?
sfb-prompt-attack-target = { $card } : qui attaques-tu ?
sfb-prompt-attack-area = { $card } : quels hexagones attaques-tu ?
sfb-prompt-attack-strength = { $card } : quelles cartes rouges défausses-tu, pour 1 de Force chacune ?
sfb-prompt-attack-lifesteal = { $card } : qui reçoit le Soin ?
sfb-prompt-skill-target = { $card } : quelle est la cible ?
sfb-prompt-skill-area = { $card } : quels hexagones ?
sfb-prompt-skill-use = Utilises-tu { $card } ?
sfb-prompt-standard-action-hurt = Quel ennemi subit 1 dégât ?
sfb-prompt-standard-action-heal = Soin 1 sur { $champion } ?
sfb-prompt-game = Quelle zone de déploiement prends-tu ?
sfb-prompt-turn-order = Qui, dans ton équipe, commence ?
sfb-prompt-draft = Choisis un champion.
sfb-prompt-bring = Quels champions apportes-tu ? (secret jusqu’à ce que les deux aient choisi)
sfb-prompt-team-ban = Quelle équipe bannis-tu ?
sfb-prompt-champion-ban = Quel champion bannis-tu ?
sfb-prompt-new-challenges = Quels défis d’ouverture remplaces-tu ?
sfb-prompt-first-traps = Sur quel hexagone poses-tu un piège ?
sfb-prompt-first-hand = Quelles cartes mets-tu de côté pour en piocher autant ?
sfb-prompt-deployment = Où commence { $champion } ?

## Le journal

sfb-log-turn = Tour de jeu { $amount } : au tour de { $player }.
    .you = Tour de jeu { $amount } : à ton tour.
sfb-log-team = { $player } prend { $place }.
    .you = Tu prends { $place }.
sfb-log-ban = { $player } ne peut pas prendre { $place }.
    .you = Tu ne peux pas prendre { $place }.
sfb-log-home = { $player } prend la zone de déploiement { $place }.
    .you = Tu prends la zone de déploiement { $place }.
sfb-log-set-aside = { $player } met de côté { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}.
    .you = Tu mets de côté { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    }.
sfb-log-deploy = { $champion } commence en { $place }.
sfb-log-play = { $player } joue { $card } avec { $champion }.
    .you = Tu joues { $card } avec { $champion }.
sfb-log-standard = { $player } fait une action standard avec { $champion } : { $place }.
    .you = Tu fais une action standard avec { $champion } : { $place }.
sfb-log-enter = { $champion } entre en { $place }.
sfb-log-move = { $champion } va en { $place }.
sfb-log-dash = { $champion } fait une Course jusqu’en { $place }{ log-cause }.
sfb-log-jump = { $champion } fait un Saut jusqu’en { $place }{ log-cause }.
sfb-log-swoop = { $champion } fait un Piqué jusqu’en { $place }{ log-cause }.
sfb-log-force = { $champion } est { $gender ->
    [f] Transférée
   *[m] Transféré
} en { $place }{ log-cause }.
sfb-log-push = { $champion } est { $gender ->
    [f] Poussée
   *[m] Poussé
} jusqu’en { $place }{ log-cause }.
sfb-log-pull = { $champion } est { $gender ->
    [f] Attirée
   *[m] Attiré
} jusqu’en { $place }{ log-cause }.
sfb-log-fear = { $champion } fuit jusqu’en { $place }{ log-cause }.
sfb-log-place = { $champion } est { $gender ->
    [f] Placée
   *[m] Placé
} en { $place }{ log-cause }.
sfb-log-attack = { $source } attaque { $champion } avec { $card }.
sfb-log-reaction = { $player } joue { $card } pour { $champion }.
    .you = Tu joues { $card } pour { $champion }.
sfb-log-no-reaction = { $player } ne joue pas de Réaction.
    .you = Tu ne joues pas de Réaction.
sfb-log-damage = { $champion } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ log-cause }.
sfb-log-heal = { $champion } : Soin { $amount }{ log-cause }.
sfb-log-out = { $champion } est hors de combat{ log-cause }.
sfb-log-vp = { $player } gagne { $amount } PV{ log-cause }.
    .you = Tu gagnes { $amount } PV{ log-cause }.
sfb-log-vp-team = { $player } et { $partner } gagnent { $amount } PV{ log-cause }.
    .you = Toi et { $partner } gagnez { $amount } PV{ log-cause }.
sfb-log-level-up = { $champion } passe au niveau II.
sfb-log-trap = { $champion } déclenche un piège : { $card }.
sfb-log-trap-laid = { $player } pose un piège en { $champion }.
    .you = Tu poses un piège en { $champion }.
sfb-log-trap-moved = { $player } met un piège en { $champion }{ log-cause }.
    .you = Tu mets un piège en { $champion }{ log-cause }.
sfb-log-trap-looked = { $player } regarde le piège en { $champion }{ log-cause }.
    .you = Tu regardes le piège en { $champion }{ log-cause }.
sfb-log-root = { $champion } est { $gender ->
    [f] Enracinée
   *[m] Enraciné
}{ log-cause }.
sfb-log-stun = { $champion } est { $gender ->
    [f] Étourdie
   *[m] Étourdi
}{ log-cause }.
sfb-log-no-stun = { $champion } est { $gender ->
    [f] Étourdie
   *[m] Étourdi
}{ log-cause }, et { $player } montre une main sans carte { DE($champion) }.
    .you = { $champion } est { $gender ->
        [f] Étourdie
       *[m] Étourdi
    }{ log-cause }, et tu montres une main sans carte { DE($champion) }.
sfb-log-no-stun-card = { $player } montre { $card }.
    .you = Tu montres { $card }.
sfb-log-draw = { $player } pioche { $card }{ log-cause }.
    .you = Tu pioches { $card }{ log-cause }.
sfb-log-draw-unknown = { $player } pioche { log-cards }{ log-cause }.
    .you = Tu pioches { log-cards }{ log-cause }.
sfb-log-discard = { $player } défausse { $card }{ log-cause }.
    .you = Tu défausses { $card }{ log-cause }.
sfb-log-plan = Plan : { $player } met { $card } sur sa pioche{ log-cause }.
    .you = Plan : tu mets { $card } sur ta pioche{ log-cause }.
sfb-log-plan-unknown = Plan : { $player } met { log-cards } sur sa pioche{ log-cause }.
    .you = Plan : tu mets { log-cards } sur ta pioche{ log-cause }.
sfb-log-shuffle = { $player } mélange sa défausse dans sa pioche{ log-cause }.
    .you = Tu mélanges ta défausse dans ta pioche{ log-cause }.
sfb-log-on-top = { $player } met { $card }, carte de sa main tirée au hasard, sur sa pioche{ log-cause }.
    .you = Tu mets { $card }, carte de ta main tirée au hasard, sur ta pioche{ log-cause }.
sfb-log-on-top-unknown = { $player } met sur sa pioche une carte de sa main, tirée au hasard{ log-cause }.
    .you = Tu mets sur ta pioche une carte de ta main, tirée au hasard{ log-cause }.
sfb-log-return = { $player } reprend { $card } de sa défausse{ log-cause }.
    .you = Tu reprends { $card } de ta défausse{ log-cause }.
sfb-log-ready-core = { $player } prépare son { $place }{ log-cause }.
    .you = Tu prépares ton { $place }{ log-cause }.
sfb-log-exhaust-core = { $player } épuise son { $place }{ log-cause }.
    .you = Tu épuises ton { $place }{ log-cause }.
sfb-log-score = { $player } marque { $card } : { $amount } PV.
    .you = Tu marques { $card } : { $amount } PV.
sfb-log-challenge = Un défi arrive sur la piste : { $card }.
sfb-log-challenge-gone = Un défi quitte la piste : { $card }.
sfb-log-bonus = { $champion } : { $place } ce tour-ci{ log-cause }.
sfb-log-nothing = Rien ne se passe.
sfb-log-first = { $player } commence.
    .you = Tu commences.
sfb-log-over = Le dernier tour de jeu est fini.
sfb-log-mill = { $player } défausse { $card } du dessus de sa pioche{ log-cause }.
    .you = Tu défausses { $card } du dessus de ta pioche{ log-cause }.
sfb-log-cancel = { $champion } n’est pas { $gender ->
    [f] déplacée
   *[m] déplacé
}.
sfb-log-again = { $player } rejoue { $card }.
    .you = Tu rejoues { $card }.

## Ce qu’une table ne peut pas régler

sfb-bad-players = Super Fantasy Brawl se joue à 2 ou à 4, pas à { $players }.
sfb-teams-count = Il y a { $given ->
    [one] une équipe
   *[other] { $given } équipes
} pour { $players } joueurs.
sfb-team-size = Une équipe a { $size } champions, pas { $given }.
sfb-unknown-champion = Il n’y a pas de champion { $name }. Les champions sont { $known }.
sfb-champion-twice = { $champion } y est deux fois.
sfb-draft-of-two = Le draft { $draft } se joue à 2.
sfb-small-pool = Le draft demande { $least } champions, et il y en a { $given }.
arena-no-hex = { file-place } : { $field } doit être un hexagone, écrit [q, r].
arena-no-column = { file-place } : { $field } doit être une colonne, écrite [q, premier r, dernier r].
arena-columns-meet = { file-place } : { $field } a { $hex }, que { $other } a déjà.
arena-many-hexes = { file-place } : { $field } a plus de { $most } hexagones.
arena-off-map = { file-place } : { $field } est { $hex }, qui n’est pas sur la carte. Chaque hexagone doit être dans map.columns.
arena-on-statue = { file-place } : { $field } est { $hex }, où se dresse une statue ({ $other }). Prends un autre hexagone.
arena-statues = { file-place } : { $field } a deux statues sur un même hexagone. Chacune a besoin du sien.
arena-trap-in-zone = { file-place } : { $field } est { $hex }, qui est dans une zone de déploiement ({ $other }). Les hexagones de piège sont en dehors.
arena-in-both-zones = { file-place } : { $field } est { $hex }, qui est aussi dans l’autre zone de déploiement ({ $other }).
arena-wrong-half = { file-place } : { $field } est { $hex }. { $side ->
    [west] L’ouest est là où q est en dessous de 0.
   *[east] L’est est là où q est au-dessus de 0.
}
arena-unreachable = { file-place } : { $field } a { $hex }, où aucun chemin ne mène. Chaque hexagone doit pouvoir être atteint, sauf ceux des statues.
arena-own-hex = { file-place } : { $field } est [0, 0], où se tient l’attaquant. Une zone marque les hexagones alentour.
arena-track = { file-place } : { $field } doit commencer par 0, une fois par case que franchit une avance, puis avoir au moins autant de valeurs au-dessus de 0.
arena-tokens = { file-place } : { $field } donne { $count } jetons. Il en faut de { $low } à { $high }.
arena-id = { file-place } : { $field } est { $id }, comme celui du défi { $other }. Chacun a besoin du sien.

## Les listes de cartes

word-red = rouge
word-yellow = jaune
word-blue = bleu
word-melee = mêlée
word-direct = direct
word-indirect = indirect
word-area = zone
word-none = sans encadré
word-champion = champion
word-attack = attaque
word-skill = compétence
word-reaction = Réaction
word-standard = standard
word-challenge = défi
word-trap = piège
kind-standard = Actions standard
kind-challenge = Défis
kind-trap = Pièges
figures-champion = champion, points de vie { $hit_points }, Défense { $defense }
figures-attack = attaque, { $faction }, { $core }, mouvement { $move }, { $box }{ $reach ->
    [none] { "" }
   *[other] { " " }{ $reach }
}, Force { $strength }
figures-skill = compétence, { $faction }, { $core }, mouvement { $move }, { $box }{ $reach ->
    [none] { "" }
   *[other] { " " }{ $reach }
}
figures-reaction = Réaction, { $faction }, { $core }, Défense { $defense }
figures-standard = action standard
figures-challenge = défi
figures-trap = piège

## Le plateau du terminal

sfb-board-setup = Mise en place
sfb-board-round = Tour de jeu { $round } · { $name }
sfb-phase-setup = mise en place
sfb-phase-scoreboard = Tableau d’affichage
sfb-phase-activation = Activation
sfb-phase-upkeep = Entretien
sfb-board-vp = { $vp }/{ $goal } PV
sfb-board-piles = main { $hand } · pioche { $deck } · défausse { $discard }
sfb-letter-red = R
sfb-letter-yellow = J
sfb-letter-blue = B
sfb-board-brought = apporte { $names }
sfb-board-brought-secret = a choisi { $count ->
    [one] un champion
   *[other] { $count } champions
} en secret
sfb-board-teams = prend { $names }
sfb-board-bloodied = { $gender ->
    [f] Ensanglantée
   *[m] Ensanglanté
}
sfb-board-gate = Porte
sfb-board-worth = { $vp } PV
sfb-board-no-challenge = pas de défi

## Signes de la table dans un terminal

legend-arena-statue = une statue, avec la lettre de sa couleur
legend-arena-trap-hex = un hexagone de piège
legend-arena-trap = un jeton piège : ses dégâts ; personne ne sait encore
legend-arena-trap-kinds = un jeton piège : Enracinement ; Étourdissement
legend-arena-zones = un hexagone de la zone rouge, jaune ou bleue ; les lettres des Noyaux aussi
legend-arena-deployment = un hexagone de la zone de déploiement à l’ouest, à l’est
legend-arena-exhausted = un Noyau épuisé
legend-arena-hand = cartes en main
legend-arena-first = commence chaque tour de jeu ; les autres suivent dans le sens horaire
legend-arena-bloodied = points de vie restants sur le total ; Ensanglanté
legend-arena-defense = Défense
legend-arena-level = Niveau II
legend-arena-met = ce camp remplit le défi en ce moment ; non
sfb-hex = { $hex } : { $told }
sfb-hex-common = terrain commun
sfb-hex-zone = { $color ->
    [red] zone rouge
    [yellow] zone jaune
   *[blue] zone bleue
}
sfb-hex-statue = { $color ->
    [red] statue rouge
    [yellow] statue jaune
   *[blue] statue bleue
}
sfb-hex-deployment = { $side ->
    [west] zone de déploiement à l’ouest
   *[east] zone de déploiement à l’est
}
sfb-hex-trap = hexagone de piège
