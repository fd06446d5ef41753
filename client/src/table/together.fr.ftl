# Ce qu’on se dit sans mots : à qui l’on demande, qui est là, à qui de jouer.

## Revanche

rematch-asked = { $name } demande une revanche.
rematch-accept = Accepter
rematch-decline = Refuser
rematch-declined = { $count ->
    [one] { $names } refuse la revanche.
   *[other] { $names } refusent la revanche.
}
rematch-yours = On te demande une revanche : un siège t’est gardé.
seat-waits = pas encore de réponse
seat-you = gardé pour toi
seat-declined = a refusé
awaited-began = La partie a commencé à ta table.
awaited-go = À la table

## Avant la partie

lobby-game = Jeu
seat-free = à qui la prendra
lobby-rules = Règles
lobby-usual = les habituelles
lobby-time = Temps
lobby-no-clock = sans pendule
lobby-joining = Qui peut venir
lobby-asked = La question se voit partout sur ce site. Tu peux attendre ici ou te promener : tu verras quand la partie commence.

## Le tour

your-turn = À toi de jouer
your-turn-at = C’est à toi de jouer contre { $names }
your-turn-what = baston attend ta réponse.
title-your-turn = ● À toi
title-over = Résultat
notices = Notifications
notices-off = Aucune
notices-on = Quand c’est à moi
notices-denied = Ce navigateur ne permet pas de notifications ici. Ses réglages pour ce site peuvent le changer.

## Réactions

reactions = Réactions
reactions-shown = Visibles
reactions-hidden = Masquées
reactions-mute = Masquer les réactions des autres
reaction-bravo = Bien joué
reaction-laugh = Rire
reaction-surprise = Surprise
reaction-thinking = Je réfléchis
reaction-ouch = Aïe
reaction-thanks = Belle partie

## Connexion

line-lost = Connexion perdue : nouvel essai
line-kept-game = Tout ce qui a été joué est gardé. Si ta dernière réponse n’est pas arrivée, la question te sera reposée.
line-kept = La partie est gardée, et continue ici dès que la connexion revient.
line-kept-seat = Ton siège et la table sont gardés.
line-retry = Essayer maintenant
line-silent = Le serveur ne répond pas : attente
line-silent-what = Si cela dure quelques secondes, la page se reconnecte. Rien n’est perdu.

## Parties à reprendre

go-on-turn = Tour { $turn }
go-on-round = Tour de jeu { $turn }
yours-since = À toi, depuis { $time }
theirs-since = À { $name }, depuis { $time }
just-now = un instant
minutes-long = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
hours-long = { $count ->
    [one] une heure
   *[other] { $count } heures
}
days-long = { $count ->
    [one] un jour
   *[other] { $count } jours
}
seats-missing = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}
score-label = Score
