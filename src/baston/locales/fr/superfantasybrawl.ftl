# Super Fantasy Brawl : options, questions et journal. Les champions et leurs cartes ont un fichier chacun.

sfb-champion-of = { $name } (J{ $seat })
sfb-trap = piège
sfb-trap-damage = { $damage } dégâts
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
sfb-bonus-strength = { $amount } Force
sfb-bonus-strength-against = { $amount } Force contre { $champion }
sfb-bonus-defense = { $amount } Défense
sfb-bonus-movement = { $amount } mouvement
sfb-bonus-root = Enraciné
sfb-bonus-fearless = pas de Peur
sfb-bonus-marked = la prochaine attaque ignore sa Défense, { $amount } Force
sfb-bonus-piercing = sa prochaine attaque ignore la Défense

## Options

sfb-pass = Passer
sfb-pass-turn = Finir la phase d'activation
sfb-pass-movement = Rester
sfb-pass-winding-movement = S'arrêter ici
sfb-pass-attack = Ne pas attaquer
sfb-pass-skill = Ne pas utiliser la compétence
sfb-pass-standard-action = S'en passer
sfb-pass-reaction-window = Pas de Réaction
sfb-pass-plan = Ne plus planifier
sfb-pass-discard = Ne plus défausser
sfb-pass-first-hand = Garder les autres
sfb-pass-new-challenges = Garder les autres
sfb-pass-attack-5 = Ne plus défausser
sfb-choice = L'utiliser
sfb-choice-standard-action = Soin 1
sfb-play = { $card } ({ $core })
sfb-play-standard = { $champion } : { $card } ({ $core })
sfb-play-reaction = { $card } pour { $champion } ({ $core })
sfb-team = Équipe { $number }
sfb-area = { $champions } ({ $hexes })

sfb-stop-reaction = réactions à une attaque contre mon camp

## Questions

sfb-prompt = Choisis.
sfb-prompt-card = { $card } : { $text }
sfb-prompt-triggers = Plusieurs effets attendent. Lequel vient ensuite ?
sfb-prompt-turn = Quelle action fais-tu ?
sfb-prompt-movement = { $champion } : où va-t-il ? { $left ->
    [one] un hexagone
   *[other] { $left } hexagones
} au plus.
sfb-prompt-winding-movement = { $champion } : quel hexagone ensuite ? Il en reste { $left }.
sfb-prompt-fear = { $champion } fuit : où ?
sfb-prompt-one-by-one = { $way ->
    [dash] Course
    [push] Poussée
    [pull] Attraction
    [fear] Peur
   *[force] Transfert
} { $left } : qui ensuite ?
sfb-prompt-trap = Sur quel hexagone poses-tu le nouveau piège ?
sfb-prompt-plan = Quelle carte mets-tu sur ta pioche ?
sfb-prompt-stun = { $champion } est Étourdi : quelle carte de ce champion défausses-tu ?
sfb-prompt-discard = Quelle carte défausses-tu ?
sfb-prompt-reaction-window = { $attacker } attaque { $targets } avec { $attack }. Joues-tu une Réaction ?
sfb-prompt-attack-2 = { $card } : qui attaques-tu ?
sfb-prompt-attack-3 = { $card } : quels hexagones attaques-tu ?
sfb-prompt-attack-5 = { $card } : quelles cartes rouges défausses-tu, pour 1 Force chacune ?
sfb-prompt-attack-8 = { $card } : qui est soigné ?
sfb-prompt-attack-10 = { sfb-prompt-attack-8 }
sfb-prompt-skill-1 = { $card } : quelle est la cible ?
sfb-prompt-skill-2 = { $card } : quels hexagones ?
sfb-prompt-skill-3 = Utilises-tu { $card } ?
sfb-prompt-standard-action-1 = Quel ennemi subit 1 dégât ?
sfb-prompt-standard-action-2 = { $champion } se soigne-t-il de 1 ?
sfb-prompt-game = Quelle zone de déploiement prends-tu ?
sfb-prompt-turn-order = Qui de ton équipe commence ?
sfb-prompt-draft = Choisis un champion.
sfb-prompt-bring = Quels champions apportes-tu ? (secret jusqu’à ce que les deux aient choisi)
sfb-prompt-team-ban = Quelle équipe bannis-tu ?
sfb-prompt-champion-ban = Quel champion bannis-tu ?
sfb-prompt-new-challenges = Quels défis d'ouverture remplaces-tu ?
sfb-prompt-first-traps = Sur quel hexagone poses-tu un piège ?
sfb-prompt-first-hand = Quelles cartes mets-tu de côté pour en piocher autant ?
sfb-prompt-deployment = Où commence { $champion } ?

## Le journal

sfb-log-turn = Tour { $amount } : au joueur { $seat }.
sfb-log-team = Le joueur { $seat } prend { $place }.
sfb-log-ban = Le joueur { $seat } ne peut pas prendre { $place }.
sfb-log-home = Le joueur { $seat } prend la zone de déploiement { $place }.
sfb-log-set-aside = Le joueur { $seat } met de côté { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}.
sfb-log-deploy = { $champion } commence en { $place }.
sfb-log-play = Le joueur { $seat } joue { $card } avec { $champion }.
sfb-log-standard = Le joueur { $seat } fait une action standard avec { $champion } : { $place }.
sfb-log-enter = { $champion } entre en { $place }.
sfb-log-move = { $champion } va en { $place }.
sfb-log-dash = { $champion } fait une Course en { $place }.
sfb-log-jump = { $champion } saute en { $place }.
sfb-log-swoop = { $champion } pique en { $place }.
sfb-log-force = { $champion } est transféré en { $place }.
sfb-log-push = { $source } pousse { $champion } en { $place }.
sfb-log-pull = { $source } attire { $champion } en { $place }.
sfb-log-fear = { $champion } fuit { $source } en { $place }.
sfb-log-place = { $champion } est placé en { $place }.
sfb-log-attack = { $source } attaque { $champion } avec { $card }.
sfb-log-reaction = Le joueur { $seat } joue { $card } pour { $champion }.
sfb-log-no-reaction = Le joueur { $seat } ne joue pas de Réaction.
sfb-log-damage = { $champion } subit { $amount } dégâts.
sfb-log-heal = { $champion } se soigne de { $amount }.
sfb-log-out = { $champion } est hors de combat.
sfb-log-vp = Le joueur { $seat } gagne { $amount } PV.
sfb-log-vp-team = Le joueur { $seat } et le joueur { $partner } gagnent { $amount } PV.
sfb-log-level-up = { $champion } monte de niveau.
sfb-log-trap = { $champion } déclenche un piège : { $card }.
sfb-log-trap-laid = Le joueur { $seat } pose un piège en { $champion }.
sfb-log-trap-moved = Le joueur { $seat } déplace un piège en { $champion }.
sfb-log-trap-looked = Le joueur { $seat } regarde le piège en { $champion }.
sfb-log-root = { $champion } est Enraciné.
sfb-log-stun = { $champion } est Étourdi.
sfb-log-no-stun = { $champion } est Étourdi, et le joueur { $seat } montre une main sans carte à lui.
sfb-log-no-stun-card = Le joueur { $seat } montre { $card }.
sfb-log-draw = Le joueur { $seat } pioche { $card }.
sfb-log-draw-unknown = Le joueur { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
sfb-log-discard = Le joueur { $seat } défausse { $card }.
sfb-log-plan = Le joueur { $seat } planifie { $card }.
sfb-log-plan-unknown = Le joueur { $seat } planifie { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
sfb-log-shuffle = Le joueur { $seat } mélange sa défausse dans sa pioche.
sfb-log-on-top = Le joueur { $seat } met { $card } de sa main sur sa pioche, au hasard.
sfb-log-on-top-unknown = Le joueur { $seat } met une carte de sa main sur sa pioche, au hasard.
sfb-log-return = Le joueur { $seat } reprend { $card } de sa défausse.
sfb-log-ready-core = Le joueur { $seat } prépare son { $place }.
sfb-log-exhaust-core = Le joueur { $seat } épuise son { $place }.
sfb-log-score = Le joueur { $seat } marque { $card } : { $amount } PV.
sfb-log-challenge = Un défi arrive sur la piste : { $card }.
sfb-log-challenge-gone = Un défi quitte la piste : { $card }.
sfb-log-bonus = { $champion } : { $place } pour ce tour.
sfb-log-nothing = Rien ne se passe.
sfb-log-first = Le joueur { $seat } commence.
sfb-log-over = Le dernier tour est fini.
sfb-log-mill = Le joueur { $seat } défausse { $card } du dessus de sa pioche.
sfb-log-cancel = { $champion } n'est pas déplacé.
sfb-log-again = Le joueur { $seat } rejoue { $card }.

## Ce qu'une table ne peut pas régler

sfb-bad-players = Super Fantasy Brawl se joue à 2 ou à 4, pas à { $players }.
sfb-teams-count = Il y a { $given } équipes pour { $players } joueurs.
sfb-team-size = Une équipe a { $size } champions, pas { $given }.
sfb-unknown-champion = Il n'y a pas de champion { $name }. Les champions sont { $known }.
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
sfb-phase-scoreboard = Tableau d'affichage
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
sfb-board-bloodied = Ensanglanté
sfb-board-gate = Porte
sfb-board-worth = { $vp } PV
sfb-board-no-challenge = pas de défi
