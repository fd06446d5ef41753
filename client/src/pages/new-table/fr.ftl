# What is said where a table is set up.

the-game = Le jeu
the-players = Les joueurs
your-table = Ta table
their-name = Son nom
remove-seat = Retirer le joueur { $number }
terms = Le temps
clock-none = Sans
clock-what = Chacun a tant de minutes pour toute la partie, et quelques secondes de plus après chaque réponse. Qui n’a plus de temps a perdu.
absence-none = est attendu
window-free = le temps qu’il faut
listed = Qui peut venir
start-table = Commencer
open-table = Ouvrir la table
the-decks = Decks
readings = Autres lectures des règles
in-file = { $file } : { $said }
seat-bot = Bot
seat-bot-what = joue tout de suite, à toute heure
level-mirror-what = plus fort à chaque partie gagnée, plus faible à chaque partie perdue
seat-by-link = Ami par lien
seat-by-link-what = tu reçois un lien à envoyer
seat-here = Ami sur cet écran
seat-here-what = l’écran passe de main en main
seat-of = Joueur { $number }
kind-bot = Bot
kind-open = Par lien
kind-me = Ici
option-first-what = Qui joue le premier tour.
option-max_rounds-none-what = La partie dure jusqu’à ce que quelqu’un ait gagné.
option-max_rounds-what = Après tant de tours de jeu la partie s’arrête, et le plus de points gagne.
option-even_windows-false-what = Une pause peut trahir que quelqu’un tient une réponse.
option-even_windows-true-what = Personne n’apprend qui tient une réponse.
listed-no-what = La table n’est affichée nulle part.
listed-yes-what = La table est affichée sur la première page, et qui vient peut s’asseoir.
absence-what = Qui est absent depuis tant de temps est remplacé jusqu’à son retour.
window-what = Une réponse prend ce temps quelle qu’elle soit.
sum-people = { $people ->
    [one] Toi contre { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
   *[other] { $people } personnes{ $bots ->
        [0] { "" }
        [one] { " " }et un bot
       *[other] { " " }et { $bots } bots
    }
}
sum-time = { $low } à { $high } minutes environ
sum-no-clock = sans pendule
sum-clock = chacun a { $minutes } minutes, et { $increment } s de plus après chaque réponse
sum-usual = les règles habituelles
sum-open = Ce qui sera joué
