# Les problèmes : ce qu’ils demandent, et ce qui se dit pendant qu’on en cherche un.

shelf-smashup = Smash Up
shelf-base-principale = Base Principale
shelf-superfantasybrawl = Super Fantasy Brawl
shelf-galacticlash = Galacti’Clash

goal-win = Gagne ce tour-ci.
goal-gain = Gagne au moins { $amount } PV ce tour-ci.
goal-alone = Gagne au moins { $amount } PV ce tour-ci, sans que personne d’autre en gagne.
goal-lead = Gagne ce tour-ci au moins { $amount } PV de plus que tout autre joueur.
goal-both = Fais conquérir deux bases ce tour-ci, et gagne au moins { $amount } PV.
goal-challenges = Remplis { $amount ->
    [one] un défi
   *[other] { $amount } défis
} à la fin de ton tour.
goal-hurt = À la fin de ton tour, aie { $amount ->
    [one] un champion ennemi de plus Ensanglanté
   *[other] { $amount } champions ennemis de plus Ensanglantés
} ou à la Porte.
goal-wound = Fais perdre au moins { $amount ->
    [one] un point de vie
   *[other] { $amount } points de vie
} à ton adversaire ce tour-ci.
goal-slay = Fais perdre { $amount ->
    [one] une unité
   *[other] { $amount } unités
} à ton adversaire ce tour-ci, sans en perdre une.
goal-survive = Survis à l’attaque.
goal-hold = Ne perds ni point de vie ni unité dans cette attaque.

puzzle-title = { $shelf }, problème { $number }
puzzle-today = Le problème du jour : { $shelf } { $number }. Pour le chercher : baston puzzle
puzzle-help = Réponds par numéro ou par nom ; toutes les cartes te sont ouvertes. annuler reprend, indice et solution aident, table et ouvert montrent encore, quitter arrête.
puzzle-solved = Résolu : le but est atteint, quoi qu’on ait répondu.
puzzle-failed = Le tour est fini et le but n’est pas atteint. annuler reprend ta dernière réponse.
puzzle-failed-back = Le tour est fini. annuler reprend ta dernière réponse, solution montre comment faire.
puzzle-nothing-back = Tu n’as aucune réponse à reprendre.
puzzle-hint = La solution continue par { $number } : { $label }
puzzle-hint-sure = Avec { $number } le but peut encore être atteint : { $label }
puzzle-hint-unknown = D’ici, on ne connaît aucune réponse qui atteigne sûrement le but.
puzzle-hint-lost = D’ici le but ne peut plus être atteint. annuler reprend ta dernière réponse.
puzzle-hint-back = La solution ne passe pas par là. annuler reprend ta dernière réponse.
puzzle-still-sure = D’ici tu peux encore atteindre le but, par un autre chemin que celui qui est gardé.
puzzle-step = { $name } : { $label }
puzzle-proof-one = Démontré : une seule suite atteint le but, quoi qu’on réponde.
puzzle-proof-several = Plus d’une suite atteint le but.
puzzle-proof-some = Le but peut être atteint. Que ce soit d’une seule façon n’est pas démontré.
puzzle-proof-none = Le but ne peut être atteint à coup sûr : les adversaires peuvent l’empêcher, ou rien n’y mène.
puzzle-proof-chance = Non démontré : aucune suite n’atteint le but sans chance.
puzzle-proof-unproved = Non démontré : il y avait trop à essayer.
puzzle-ungraded = difficulté non évaluée
puzzle-trying = Essai de toutes les réponses…
puzzles-made = { $count ->
    [one] Un problème a été ajouté
   *[other] { $count } problèmes ont été ajoutés
} à { $file } ; { $games } parties et { $positions } positions ont été parcourues.

opened-hand-mine = Ta main :
opened-hand-theirs = Main de { $name } :
opened-deck-mine = Ta pioche, depuis le dessus :
opened-deck-theirs = Pioche de { $name }, depuis le dessus :
opened-library-mine = Ta pioche, depuis le dessus :
opened-library-theirs = Pioche de { $name }, depuis le dessus :
opened-bases-shared = Prochaines bases :

## Ce qui ne peut se faire

no-puzzles = Il n’y a pas de problèmes de ce jeu.
bad-goal = « { $goal } » n’est pas un but de ce jeu. Connus : { $known }.
puzzle-unproved = On ne connaît aucune suite qui atteigne sûrement le but : ce n’est pas démontré.
no-puzzle-there = Il n’y a rien à résoudre dans cette position : aucun tour n’est en cours où l’on choisit quoi jouer.
position-as = Une position se copie comme l’un de { $known }, pas comme « { $given } ».
position-goal = Dis avec --goal ce que le problème demande. Connus ici : { $known } ; avec combien, comme dans « gain 3 ».
position-test-goal = Un test n’a pas de but : enlève --goal.
puzzle-broken = Le problème ne va pas avec le jeu.
puzzles-long = Un fichier de problèmes a { $most } caractères au plus.
puzzles-broken = { $number ->
    [0] Ce n’est pas un fichier de problèmes.
   *[other] Le problème { $number } du fichier est illisible.
}
puzzles-pack = Le pack { $name } n’a pas de fichier { $file } lisible.
unknown-shelf = Il n’y a pas de problèmes sous « { $name } ». Connus : { $known }.
unknown-puzzle = Il n’y a pas de problème { $number } : ils vont de 1 à { $last }.
puzzle-answer = La réponse { $number } n’est pas parmi les options.
