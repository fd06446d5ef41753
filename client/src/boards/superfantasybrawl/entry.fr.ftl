# What pages say of Super Fantasy Brawl before its board is there: its tile, and what there is to choose for a table.

game-superfantasybrawl = Trois champions, une arène, cinq points pour plaire à la foule.
length-superfantasybrawl = 25 à 40 min
rules-mode-superfantasybrawl = À deux
rules-mode-four = À quatre

option-draft = Équipes
option-draft-casual = Choix à tour de rôle
option-draft-competitive = Apporter cinq, bannir un
option-draft-free = Une équipe après l’autre
option-draft-league = Ligue : deux équipes de cinq
option-draft-random = Au hasard
option-doubles = Même champion dans les deux équipes
option-doubles-false = Non
option-doubles-true = Permis
option-opening_challenges = Défis de départ
option-opening_challenges-2 = Deux
option-opening_challenges-1 = Un
option-replace_challenges = Le second joueur peut les remplacer
option-replace_challenges-false = Non
option-replace_challenges-true = Oui
option-arena-own = Faite maison
option-arena = Arène
arena-proposed = Celle proposée
arena-own = Mon fichier
arena-choose = Choisir un fichier TOML
arena-file = { $name } : lu
arena-file-too-large = { $name } dépasse { $most } ko : aucune arène n’en a besoin.
arena-file-unreadable = { $name } ne peut pas être lu.
arena-what = Carte, zones d’attaque, défis et pièges, dans un petit fichier texte.
