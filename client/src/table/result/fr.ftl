# What the page of the result says of how the game went.

drawn = Égalité !
chart-points = Les points, tour après tour
chart-power = La force en jeu, tour après tour
chart-life = Les points de vie, tour après tour
chart-health = Les points de vie dans l’arène, tour après tour
moments = Les grands moments
moment-again = Revoir ce moment
moment-decides = L’avance décisive.
moment-destroyed = { $count } cartes détruites d’un coup.
deeds = Ce qu’ont fait les champions
deeds-who = Champion
deeds-dealt = Dégâts infligés
deeds-taken = Dégâts subis
deeds-healed = Soins reçus
deeds-outs = Mises hors de combat
deeds-falls = Fois hors de combat
deeds-cards = Cartes jouées
