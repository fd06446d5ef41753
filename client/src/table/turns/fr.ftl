# Suivre les tours des autres, les revoir, et revenir en arrière pendant la partie.

## Le dernier tour d’un autre

thread = Le dernier tour d’un autre joueur
thread-none = Ce que font les autres à leur tour s’affichera ici.
thread-nothing = Il ne s’est encore rien passé.
thread-of = Tour { DE($name) }
    .you = Ton tour
thread-runs = { $name } joue
    .you = Tu joues
thread-again = Revoir
thread-all = Les { $count } étapes
thread-end = Terminé
thread-speed = { $speed ->
    [0.5] Deux fois moins vite
    [1] À la vitesse habituelle
   *[other] Deux fois plus vite
}

## Revenir en arrière

look-back = Revenir en arrière
past = En arrière :
past-start = Avant le premier tour
past-step = étape { $step }/{ $last }
past-slider = Étape
past-back = Une étape en arrière
past-on = Une étape en avant
past-turn-back = Au début du tour
past-turn-on = Au tour suivant
past-play = Lire
past-pause = Pause
past-now = Au présent
past-asked = C’est à toi de jouer.
past-news = { $count ->
    [one] Une nouvelle ligne au journal.
   *[other] { $count } nouvelles lignes au journal.
}
