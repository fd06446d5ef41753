# Super Fantasy Brawl : Nikkit et ses cartes.

card-NIK = Nikkit
    .gender = m
    .text = Quand tu fais un Plan, tu peux aussi prendre des cartes de ta défausse.
    .gist = Ton Plan prend aussi dans ta défausse
card-NIK02 = Crache-feu effroyable
    .text = 2 de Force en plus si ta défausse n’a pas de carte rouge. Ensuite, Poussée 1.
    .gist = Défausse sans rouge : 2 de Force
card-NIK03 = Vent crépitant
    .text = D’abord, Piqué 2. Ensuite, Étourdissement de la cible si ta défausse n’a pas de carte bleue.
    .gist = Défausse sans bleue : Étourdissement
card-NIK04 = Morsure des eaux noires
    .text = Si ta défausse n’a pas de carte jaune : 1 de Force en plus et Vol de vie.
    .gist = Défausse sans jaune : Force, Vol de vie
card-NIK05 = Carapace du marais
    .text = 2 de Défense en plus si l’attaquant est à côté de la cible.
    .gist = 2 de Défense si l’attaquant est à côté
card-NIK06 = Courroux ardent
    .text = La cible, un ennemi ou un allié, subit 1 dégât et a 2 de Force en plus ce tour-ci.
    .gist = 1 dégât, mais 2 de Force en plus
card-NIK07 = Récupération
    .text = Mélange ta défausse dans ta pioche. Soin 2 sur Nikkit.
    .gist = Remélange ta défausse ; Soin 2
