# What every table says, whatever the game: lobby, table, result.

## Avant la partie

lobby = Table
lobby-title = { $open ->
    [one] Il manque un joueur
   *[other] Il manque { $open } joueurs
}
seat-open = Siège libre
here = ici
present = présent
away = absent
sit-down = S’asseoir
send-link = Envoie ce lien à qui doit jouer avec toi :
invitation = Lien d’invitation
copy = Copier
copied = Copié
start-now = { $open ->
    [0] Commencer
   *[other] Commencer avec des bots
}
leave = Partir

## La table

log = Journal
look-back-here = Revenir voir ce moment
log-and-chat = Journal et discussion
chat = Discussion
chat-shown = Affichée
chat-hidden = Masquée
chat-hide = Masquer la discussion de cette table
chat-is-hidden = Tu as masqué la discussion.
chat-show = L’afficher à cette table
chat-empty = Personne n’a encore rien dit.
chat-of = Discussion de qui
chat-of-all = Joueurs
chat-of-spectators = Spectateurs
chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
chat-read-along = Les spectateurs peuvent lire ceci.
chat-of-players-only = Seuls les joueurs écrivent ici. Tu peux lire.
chat-of-spectators-only = Seuls les spectateurs écrivent ici.
chat-spectators-what = Aucun joueur ne lit ceci avant la fin de la partie.
chat-muted = La personne qui a créé la table t’a rendu muet.
chat-closed-players = Seuls les joueurs peuvent écrire à cette table.
chat-closed-nobody = La discussion de cette table est fermée.
chat-rule = Qui peut écrire
chat-to-all = Tous
chat-to-players = Joueurs
chat-to-nobody = Personne
chat-nobody-heard = Qui aura écrit pourra être rendu muet ici.
mute = Rendre { $name } muet
muted-already = Muet
mute-short = Rendre muet
unmute = Laisser { $name } écrire de nouveau
somebody = Quelqu’un qui a écrit plus tôt
spectator = Spectateur
spectator-tagged = Spectateur { $tag }
message = Message
say-something = Dire quelque chose…
send = Envoyer
rule-terms = Termes
search-rules = Chercher dans les règles
no-rules = Ce jeu n’a pas de règles écrites ici.
turn-of = Tour { $turn } · { $name }
round-of = Tour de jeu { $turn } · { $name }
phases = Étapes du tour
phase-draft = Choix des factions
draft-open = encore libre
phase-start = Début
phase-play = Jouer
phase-score = Conquête
phase-draw = Pioche
phase-end = Fin
connection-lost = Connexion perdue, on réessaie… Rien n’est perdu.
choose-where = Choisis maintenant où elle va.
choices = { $count ->
    [one] Un choix possible
   *[other] { $count } choix possibles
}
hint-says = Conseil : { $label }
hint-gains = Conseil : { $label } – si personne ne répond : { $gains }
hint-threats = Sinon à craindre : { $threats }
hint-chance = Chances de gagner à présent : { $chance } %.
put-back = Reposer
lay-on = Poser sur { $place }
take-back = Reprendre
key-escape = Échap
end-really = { $label } ?
end-sure = { $label } ? Il reste quelque chose à faire.
choices-left = { $count ->
    [0] Il n’y a rien d’autre à choisir.
    [one] Il reste un choix qui ferait quelque chose.
   *[other] Il reste { $count } choix qui feraient quelque chose.
}
go-on-playing = Continuer
about-question = Ce qui est demandé
which-way = Que veux-tu faire ?
how-it-goes = Comment se joue une partie
idle-sure = { $card } ne ferait rien maintenant. La jouer quand même ?
idle-why = Elle ne trouve rien sur quoi agir, et serait perdue.
idle-here = Elle peut être jouée, mais rien n’en viendrait.
only-card = Seule carte possible : { $card }. Choisis où elle va.
where-does = Où va { $card } ?
nothing-left = Il n’y a rien d’autre à choisir.
tray-all = Toutes
tray-kinds = Sortes de cartes
tray-open = Ouvrir
tray-beneath = Voir dessous
from-hand = main { DE($name) }
    .you = ta main
from-deck = pioche { DE($name) }
    .you = ta pioche
from-library = pioche { DE($name) }
    .you = ta pioche
from-discard = défausse { DE($name) }
    .you = ta défausse
from-pit = fosse { DE($name) }
    .you = ta fosse
tray-answers = { $count ->
    [one] Une réponse
   *[other] { $count } réponses
}
tray-cards = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
tray-hand = De la main de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = De ta main : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
tray-deck = De la pioche de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = De ta pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
tray-library = De la pioche de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = De ta pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
tray-discard = De la défausse de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = De ta défausse : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
tray-pit = De la fosse de { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .you = De ta fosse : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
reading = La carte à lire
reading-none = Pointe une carte pour la lire ici.
read-pinned = Épinglée
read-pointed = Sous le pointeur
read-in-hand = Dans ta main
read-chosen = Choisie
read-asks = Cette carte te demande
read-shown-by = { $name } la joue
    .you = Tu la joues
read-last-by = Jouée en dernier par { $name }
    .you = Jouée en dernier par toi
read-last = Jouée en dernier
read-shown = En train d’être jouée
read-again = Revue
read-place = Là où ça se joue
read-newer = Une carte plus récente attend
read-pin = règles
read-unpin = détacher
not-now = Pas maintenant
not-here = Pas ici
facts = Ce qu’il faut savoir d’autre
its-words = Vocabulaire
bot-thinks = { $name } joue
    .you = Un bot joue pour toi
person-thinks = { $name } choisit
    .you = Tu choisis
hurry = Passer à la suite
clock-of = { $name } : reste { $left }
    .you = Ta pendule : reste { $left }
clock-low = vite !
clock-warning = Plus que { $seconds } secondes.
passes-in = { $seconds ->
    [one] Passe tout seul dans { $seconds } seconde
   *[other] Passe tout seul dans { $seconds } secondes
}
timed-out = temps écoulé
bot-stands-in = absent, un bot joue
stands-in = { $name } n’est pas là : un bot joue à sa place en attendant.
over = La partie est finie.
undo = Annuler
undo-ask = Demander à annuler
undo-wanted = { $name } voudrait reprendre sa dernière réponse.
undo-waits = Tu demandes à reprendre ta réponse. On attend { $names }…
undo-waits-for = On attend { $names }…
undo-agree = D’accord
undo-refuse = Non
undo-denied = Ta réponse reste : tous n’étaient pas d’accord, ou la partie a continué.
hint = Conseil
pass = Passer
pass-until = Passer jusqu’à…
pass-round = Passer toutes ces réponses
pass-turn = Passer jusqu’à mon tour
pass-until-what = Seules les réponses sont passées pour toi. Tu peux arrêter à tout moment.
even-windows-what = Tout le monde attend une réponse le même temps : personne n’apprend qui en tient une.
passes-unasked = Tu passes
passing-turn = Tu passes jusqu’à ton tour.
passing-round = Tu passes toutes ces réponses.
tip-glow = Ce qui brille en jaune se presse : d’abord une carte, puis l’endroit où elle va.
tip-read = Reste sur une carte, ou garde le doigt dessus, pour la lire en entier. Tout ce qui se passe est dit dans le journal.
you-watch = Tu regardes.
watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
concede = Abandonner
concede-sure = Vraiment ? Presse encore
keys = Touches : U annuler, H conseil, P passer, Maj+P passer toutes ces réponses ou, sinon, jusqu’à mon tour, I fiche de la carte, L journal, R revoir le dernier tour, virgule et point une étape en arrière et en avant, Espace aller au bout, flèches et Tab pour aller (dans le journal : de carte en carte), Entrée pour choisir, Échap pour reposer.
curtain = Passer l’écran
curtain-call = { $name }, à toi !
curtain-why = Les autres regardent ailleurs : ta main va apparaître.
curtain-go = C’est moi
scoring-moment = Conquête : { $base } !
sheet-of = Fiche : { $name }

## Cartes et piles

kind-base = Base
printed = imprimée { $power }
whose = à { $name }
    .you = à toi
can-choose = choix possible
chosen = choisie
conceded = a abandonné
hand-of = Main { DE($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .you = Ta main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .you = Tes points : { $points }
in-hand = en main
deck = pioche
discard = défausse
discard-title = Défausse { DE($name) } ({ $count })
    .you = Ta défausse ({ $count })
pile-empty = Encore rien ici.
my-hand = Ma main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $open ->
    [0] {""}
    [one] , { $open } choix possible
   *[other] , { $open } choix possibles
}
hidden-card = Carte cachée
copies = { $count } dans sa faction.
no-text = Pas de capacité.
owned-by = propriété { DE($name) }
    .you = t’appartient
period = Période
scoring-moment-mat = Décompte de la période { $period } !
scoring-moment-extra = Décompte de la manche supplémentaire !
unofficial = En anglais : { $name }. Le nom français est notre traduction.

## La fin

winner = { $name } gagne !
    .you = Tu gagnes !
winners = { $names } gagnent ensemble !
    .you = { $names } gagnez ensemble !
rematch = Revanche
replay = Revoir la partie
see-table = Voir la table
record = Télécharger la partie
tale = Le récit
periods = Périodes
extra-round = Manche supplémentaire
scorings = Conquêtes
hardest = Les plus destructrices
destroyed-by = { $count ->
    [one] { $count } carte détruite
   *[other] { $count } cartes détruites
}
share-what = Avec ce lien, n’importe qui peut revoir la partie.
replay-link = Lien vers la partie
fair = Comment les cartes ont été distribuées
fair-how = Avant la partie, le serveur a fixé un secret et en a montré l’empreinte ; puis le navigateur de chaque personne a ajouté un nombre au hasard, et les cartes viennent de tout cela ensemble.
fair-proved = Cela prouve à chaque personne dont le nombre y est que nul, pas même l’hôte, n’a seul arrangé les cartes, ni ne les a changées après coup.
fair-not-proved = Cela ne prouve pas qu’un hôte ne les ait pas arrangées de concert avec un autre joueur, ni qu’il n’ait pas regardé les mains pendant la partie.
fair-noted-yes = L’empreinte est celle que ce navigateur a notée avant la partie.
fair-noted-no = L’empreinte n’est pas celle que ce navigateur a notée avant la partie : les cartes ont été redistribuées.
fair-noted-unknown = Ce navigateur n’a noté aucune empreinte avant la partie. Si tu l’as fait, compare.
fair-secret-yes = Le secret montré maintenant a cette empreinte.
fair-secret-no = Le secret montré maintenant a une autre empreinte : il a été changé.
fair-added-yes = Ce que ce navigateur a ajouté est dans la distribution.
fair-added-no = Ce que ce navigateur a ajouté n’est pas dans la distribution : c’est arrivé trop tard, ou a été écarté.
fair-added-unknown = Ce navigateur n’a rien ajouté à la distribution.
fair-recorded-yes = L’enregistrement dit la même distribution.
fair-recorded-no = L’enregistrement dit une autre distribution.
fair-recorded-unknown = L’enregistrement n’a pas pu être comparé.
fair-numbers = Tous les nombres
fair-commitment = Empreinte, montrée avant la partie (SHA-256)
fair-secret = Le secret du serveur
fair-nonce = Ajouté par { $name }
    .you = Ajouté par toi
fair-no-nonce = { $name } n’a rien ajouté
    .you = Tu n’as rien ajouté
fair-key = La clé dont viennent les cartes
fair-again = Que les cartes en viennent bien, ton propre ordinateur peut le dire : télécharge l’enregistrement, et cette commande les distribue de nouveau.
fair-earlier = Avant la première carte, la table a publié une empreinte du mélange. La partie finie, elle montre le mélange lui-même, et chacun peut vérifier que c’était bien celui-là.
fair-seed = Montré maintenant (graine:sel)
commitment = Empreinte de la distribution
commitment-why = Les cartes viennent d’un secret déjà fixé : voici son empreinte. Le navigateur de chaque personne y ajoute un nombre au hasard, et après la partie tu peux vérifier les deux.
dealing = Les cartes sont distribuées
film-next = Suite
film-skip = Passer le film
film-again = Revoir

## Leçons

lesson = Leçon
lesson-learnt = Appris : { $ticked } sur { $count }
lesson-skip = Passer cette idée
lesson-stop = Arrêter la leçon
lesson-take-up = Reprendre la leçon
lesson-fold = Replier
lesson-unfold = Déplier
