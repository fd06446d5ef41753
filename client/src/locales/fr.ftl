# What pages and tables alike say. Names of French factions come from the shared catalogs.

home = Accueil
home-link = baston, accueil
menu = Menu
close = Fermer
loading = Chargement
sound = Son
sound-on = Avec
sound-off = Sans
volume = Volume
rule = Règle
clause = Règle { $id } : l’ouvrir
understood = Compris
stop = Arrêter
share = Partager
device = Continuer sur un autre appareil
device-what = L’autre appareil devient le même joueur que celui-ci, avec tes sièges et tes parties.
device-make = Créer un lien et un code
device-link = Lien pour l’autre appareil
device-code = Ou ouvre { $page } là-bas et tape ce code :
device-once = Ils servent une seule fois, dans les dix minutes. Qui les a joue à ta place : ne les donne à personne d’autre.
device-have-code = J’ai un code d’un autre appareil
device-former = { $tables ->
    [0] Avant qu’un lien ou un code serve ici, ce navigateur était { $name }.
    [one] Avant qu’un lien ou un code serve ici, ce navigateur était { $name }, avec une table.
   *[other] Avant qu’un lien ou un code serve ici, ce navigateur était { $name }, avec { $tables } tables.
}
nameless = un joueur sans nom
move-back = Redevenir { $name }
you = Toi
seat-number = Joueur { $number }
labelled = { $name } : { $what }
language = Langue
scheme = Couleurs
scheme-system = Comme le système
scheme-light = Clair
scheme-dark = Sombre
scheme-turn = Clair ou sombre
speed = Rythme des actions
speed-slow = Lentement
speed-normal = Normalement
speed-fast = Vite
speed-off = D’un coup
end-of-turn = Demander avant la fin d’un tour
end-of-turn-always = Toujours
end-of-turn-left = S’il reste à faire
end-of-turn-never = Jamais
ends-itself = Un tour où il ne reste rien à faire
ends-itself-false = Je le termine
ends-itself-true = Se termine seul
preferences = Préférences
puzzles = Problèmes
rules = Règles
cards = Cartes
about = À propos
no-page = Il n’y a rien ici
no-network = Cette page n’arrive pas
no-network-what = Le réseau, ou le serveur, ne répond pas. Les parties restent où elles en sont : rien n’est perdu.
closed-table = Cette partie ne peut pas continuer
earlier-rules = Jouée avec des règles antérieures (version { $rules })
earlier-ended = La partie s’est terminée sur { $points }.
closed = Arrêtée
no-table = Cette table ne peut pas s’ouvrir
no-replay = Cette partie ne peut pas être revue
kept = { $days ->
    [one] Ce serveur supprime une table un jour après sa fin. Télécharge son enregistrement pour garder la partie.
   *[other] Ce serveur supprime une table { $days } jours après sa fin. Télécharge son enregistrement pour garder la partie.
}
nothing-found = Rien trouvé.
next = Et maintenant
server-away = Pas de connexion : les tables sont injoignables
server-away-what = Les parties et les sièges sont gardés. La page continue d’elle-même dès que le serveur répond.
what-if = Et si
what-if-what = Mettre en place la position de ce moment, et jouer la suite autrement
