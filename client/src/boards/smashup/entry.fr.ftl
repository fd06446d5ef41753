# What pages say of Smash Up before its board is there: its tiles, and what there is to choose for a table.

game-smashup = Mélange deux factions en un seul paquet, envahis les bases, premier à 15 points.
length-smashup = 30 à 45 min
game-base-principale = Smash Up autour d’une seule base : quatre camps, trois décomptes.
length-base-principale = 30 à 45 min

option-factions = Les factions
option-factions-random = Au hasard
option-factions-pick = Je choisis
option-factions-draft = Tour à tour
option-edition = Édition
option-copies = Exemplaires de chaque faction
option-bgb_fixes = Cartes corrigées
option-bgb_fixes-false = Comme imprimées
option-bgb_fixes-true = Corrigées
option-bases = Bases
option-bases-boxes = Des boîtes des factions
option-bases-all = Toutes
option-boxes = Boîtes
option-boxes-all = Toutes
option-boxes-core = De base
option-boxes-ressemblances-fortuites = Ressemblances Fortuites
option-mode = Mode
option-mode-standard = Standard
option-mode-base-principale = Base Principale
option-useless_cards = Cartes sans effet
option-useless_cards-true = À changer si tous acceptent
option-useless_cards-false = Restent en main
option-change_base = Changer de base
option-change_base-true = Si tous acceptent
option-change_base-false = Jamais
option-mat-own = Fait maison
option-mat = Tapis
