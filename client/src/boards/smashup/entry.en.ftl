# What pages say of Smash Up before its board is there: its tiles, and what there is to choose for a table.

game-smashup = Shuffle two factions into one deck, overrun the bases, first to 15 points.
length-smashup = 30 to 45 min
game-base-principale = Smash Up around a single base: four camps, three scorings.
length-base-principale = 30 to 45 min

option-factions = The factions
option-factions-random = At random
option-factions-pick = I choose
option-factions-draft = In turn
option-edition = Edition
option-copies = Copies of each faction
option-bgb_fixes = Corrected cards
option-bgb_fixes-false = As printed
option-bgb_fixes-true = Corrected
option-bases = Bases
option-bases-boxes = Of the factions' boxes
option-bases-all = All
option-boxes = Boxes
option-boxes-all = All
option-boxes-core = Core
option-boxes-ressemblances-fortuites = Cease and Desist
option-mode = Mode
option-mode-standard = Standard
option-mode-base-principale = Base Principale
option-useless_cards = Cards without effect
option-useless_cards-true = May be changed if all agree
option-useless_cards-false = Stay in hand
option-change_base = Change of base
option-change_base-true = If all agree
option-change_base-false = Never
option-mat-own = A home-made one
option-mat = Mat
