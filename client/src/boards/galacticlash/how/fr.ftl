# How this game goes, for people who have never seen it.

how-galacticlash-1 = À chaque tour, pose jusqu’à deux énergies de ta main. Engage-les pour lancer créatures, héros et tout ce que contient ton deck.
how-galacticlash-2 = Une fois par tour, tes unités attaquent. L’adversaire bloque avec les siennes ; ce que personne ne bloque retire son attaque à ses points de vie.
how-galacticlash-3 = Les autres peuvent répondre par des instants à ce que tu lances : le dernier se résout d’abord. Qui tombe à 0 point de vie a perdu.

turn-galacticlash-1 = Amorce. Dégage tes cartes, pioche-en une, joue au plus une énergie Force et une maîtrise.
turn-galacticlash-2 = Construction. Lance unités, présences et actions, autant que tes énergies en paient.
turn-galacticlash-3 = Attaque. Engage tes attaquants ; les joueurs attaqués engagent des bloqueurs. Toutes les blessures à la fois.
turn-galacticlash-4 = Renforcement. Lance encore. Entre-temps, chacun peut répondre par des instants.
turn-galacticlash-5 = Régénération. Toutes les blessures guérissent, et ce qui dure ce tour-ci cesse.
