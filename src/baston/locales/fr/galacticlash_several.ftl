# Galacti'Clash, Plusieurs factions: French names and texts of the cards.

faction-multi = Plusieurs factions

card-deserteur-directoire = Déserteur du Directoire
    .text = Tant que tu contrôles une autre créature ou un autre héros du Directoire d’Airain et une autre créature ou un autre héros de la Ligue des Lisières, qui peuvent être la même carte, cette créature a +1/+1.
    .gist = +1/+1 avec l’Airain et la Ligue
card-chevalier-crepuscule = Chevalier du crépuscule
    .text = Tant que tu contrôles une carte Force du côté obscur et une carte Force du côté lumineux, cette créature a +1/+1.
    .gist = +1/+1 avec Force obscure et lumineuse
card-corsaire-aile = Corsaire ailé
    .text = Sans délai (cette créature peut attaquer et s’engager dès le tour où elle passe sous ton contrôle).
    .gist = Sans délai
card-techno-prophete = Techno-prophète
    .text = Quand cette créature entre en jeu, tu peux infliger 2 blessures à une créature ou un héros.
    .gist = À l’entrée, 2 blessures à une unité
card-oracle-confluences = Oracle des confluences
    .text = Quand cette créature entre en jeu, regarde les trois premières cartes de ta pioche. Mets-en autant que tu veux dessous et les autres dessus, chaque groupe dans l’ordre de ton choix.
    .gist = À l’entrée, trie tes trois premières
card-errante-deux-rives = L’Errante des deux rives
    .text = Ce héros ne peut pas être choisi comme cible par les cartes et capacités de tes adversaires.
    .gist = Ne peut pas être cible des adversaires
    .story = Ni aube ni cendre : seulement le chemin.
card-duelliste-crepuscule = Duelliste du crépuscule
    .text = Embuscade (tu peux lancer cette carte en réponse, comme un instant). Quand cette créature entre en jeu, chaque adversaire perd 1 point de vie.
    .gist = Embuscade ; 1 point de vie perdu
card-deux-visages = Deux visages
    .text = Une créature ou un héros gagne +2/+2 ou subit −2/−2 jusqu’à la fin du tour ; tu choisis au lancement de cette carte.
    .gist = +2/+2 ou −2/−2 à une unité ce tour-ci
