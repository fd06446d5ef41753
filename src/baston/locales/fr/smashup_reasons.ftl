# Smash Up : pourquoi une carte de la main ne peut pas être jouée maintenant. La dernière phrase dit parfois quand elle peut l’être.

cannot-over = La partie est finie.
cannot-turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
cannot-asked = La question est posée à { $player }.
cannot-chosen = Tu l’as déjà choisie.
cannot-action-left = Tu n’as plus d’action à jouer ce tour-ci.
cannot-minion-left = Tu n’as plus de créature à jouer ce tour-ci.
cannot-actions = Tu ne peux jouer aucune action ce tour-ci.
cannot-extra-action = Seule une action supplémentaire peut être jouée maintenant.
cannot-extra-minion = Seule une créature supplémentaire peut être jouée maintenant.
cannot-extra-power = Ta créature supplémentaire doit avoir { $power } de force au plus.
cannot-extra-name = Ta créature supplémentaire ne peut pas être un autre exemplaire de { $card }.
cannot-extra-empty = Ta créature supplémentaire doit aller là où tu n’as pas de créature.
cannot-extra-raising = Ton action supplémentaire doit augmenter la force d’une de tes créatures.
cannot-there = Elle ne peut pas être jouée là ({ $cards }).
cannot-anywhere = Aucune base où elle puisse être jouée ({ $cards }).
cannot-no-slot = Aucun camp n’a d’emplacement libre pour elle.
cannot-no-minion = Elle s’attache à une créature, et il n’y en a aucune en jeu.
cannot-no-own-minion = Elle s’attache à une de tes créatures, et tu n’en as aucune en jeu.
cannot-no-own-base = Elle s’attache à une base où tu as une créature, et tu n’en as aucune en jeu.
cannot-while-scoring = Elle se joue dans ta phase de jeu, pas pendant une conquête.
cannot-again = { $card } a déjà été jouée pour cette base.
cannot-before-answer = Réponds d’abord à ce que { $card } demande.
cannot-yet = Réponds d’abord à ce qui est demandé.
cannot-asks-action = { $card } demande une action.
cannot-asks-minion = { $card } demande une créature.
cannot-other-name = Seules les cartes nommées { $card } peuvent être choisies maintenant.
cannot-shown = { $card } demande l’une des cartes qui ont été montrées.
cannot-first-another = L’autre carte { $card } se joue d’abord.
cannot-raise = Seule une action qui augmente la force de { $card } peut être jouée maintenant.
can-before = Elle peut être jouée avant qu’une base soit conquise.
can-after = Elle peut être jouée après la conquête d’une base.

# Why something in play cannot be chosen.

barred-slot-taken = Les cartes d’un autre joueur sont dans cet emplacement.
barred-slot-own = Tes cartes de ce camp vont toutes dans l’emplacement que tu y as.
barred-extra-place = Ta créature supplémentaire doit aller à { $base }.
barred-to-base = Cette action s’attache à une base.
barred-to-own-base = Cette action s’attache à une base où tu as une créature.
barred-to-minion = Cette action s’attache à une créature.
barred-to-own-minion = Cette action s’attache à une de tes créatures.
