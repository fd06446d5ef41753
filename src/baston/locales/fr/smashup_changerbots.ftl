# Smash Up, Changerbots: French names and texts of the cards and bases, and what they ask.
# The texts are the project's own words; "ici" is the base on which the card is.
# .unofficial marks a name that is the project's translation, not the name in the French edition.

faction-changerbots = Changeformers

card-leader-two = Leader Deux
    .text = Talent : choisis une autre de tes créatures, sur n’importe quelle base : elle a +2 en force jusqu’à la fin du tour.
    .gist = Talent : une autre a +2 en force
    .unofficial = oui
card-solarshout = Origami
    .text = Talent : cette créature a −2 en force jusqu’à la fin du tour, et ce tour-ci tu peux jouer une action supplémentaire.
    .gist = Talent : −2 en force, action en plus
card-bruiser = Tankeur
    .text = Cette créature ne peut pas être détruite. Talent : jusqu’au début de ton prochain tour, cette créature a +2 en force et perd ses capacités, cette protection comprise.
    .gist = Indestructible, ou talent : +2 en force
card-huffie = Vélobot
    .text = Talent : déplace cette créature sur une autre base ; elle a −1 en force jusqu’à la fin du tour.
    .gist = Talent : déplace-la, −1 en force
    .unofficial = oui
card-cesium-armor = Armure de césium
    .text = Attache cette carte à une créature, qui a +1 en force et ne peut pas être détruite.
    .gist = +1 en force, ne peut pas être détruite
card-change-into-a-gun = Pisto-transformation
    .text = Attache cette carte à une de tes créatures, qui a −2 en force, puis détruis une créature de force 4 ou moins sur sa base, elle comprise. Détruis cette carte au début de ton prochain tour.
    .gist = −2 en force, détruis 4 ou moins là
card-change-up-and-roll-on = Transformation et en route
    .text = Juste avant la conquête d’une base, tu peux jouer cette carte : déplaces-y autant de tes créatures d’autres bases que tu veux. Chacune d’elles a −1 en force jusqu’à la fin du tour.
    .gist = Déplace avant une conquête, −1 en force
    .unofficial = oui
card-flighterizer = Aéro-pack
    .text = Attache cette carte à une de tes créatures. Elle gagne ce talent : déplace cette créature sur une autre base ; elle a −1 en force jusqu’à la fin du tour.
    .gist = Talent donné : déplace-la, −1 en force
card-form-mergacon = Former Mergacon
    .text = Choisis une base : chacune de tes créatures qui y est à ce moment a +1 en force jusqu’à la fin du tour.
    .gist = Tes créatures d’une base : +1 en force
    .unofficial = oui
card-matrix-of-bossiness = Matrice de commandement
    .text = Attache cette carte à une de tes créatures, dont la force imprimée compte comme 5.
    .gist = La force imprimée d’une créature vaut 5
card-passengers = Passagers
    .text = Attache cette carte à une créature. Elle gagne ce talent : si cette créature s’est déplacée ce tour-ci, déplace une autre de tes créatures de la dernière base qu’elle a quittée vers la base où elle est.
    .gist = Talent donné : une autre la suit
card-the-touch = Suréquipé
    .text = Attache cette carte à une de tes créatures. Elle gagne ce talent : jusqu’à la fin du tour, cette créature a +3 en force et perd ses autres capacités.
    .gist = Talent donné : +3 en force ce tour-ci
card-changing-room = Cabine de transformation
    .text = Après l’utilisation d’un talent d’une créature d’ici, cette créature a +1 en force jusqu’à la fin du tour.
    .gist = Talent utilisé ici : +1 en force
card-unicrave = Univore
    .text = Juste avant la conquête de cette base, défausse-la. La base suivante de la pioche des bases prend sa place, avec toutes les cartes qui sont ici, et c’est elle qui est conquise.
    .gist = La base suivante vient et est conquise

prompt-where-it-moves = { $card } : où va-t-elle ?

prompt-change-into-a-gun = { $card } : quelle créature est détruite ?
prompt-change-up-and-roll-on = { $card } : quelles créatures vont sur la base en cours de conquête ?
pass-change-up-and-roll-on = { done-moves }
take-change-up-and-roll-on = { take-moves }
prompt-flighterizer-talent = { prompt-where-it-moves }
prompt-form-mergacon = { $card } : sur quelle base tes créatures gagnent-elles +1 en force ?
prompt-huffie-talent = { prompt-where-it-moves }
prompt-leader-two-talent = { $card } : laquelle de tes autres créatures gagne +2 en force ?
prompt-passengers-talent = { $card } : laquelle de tes créatures l’accompagne ?

does-change-into-a-gun-turn-starts = est détruite, sur { $bearer }
does-changing-room-talent-used = { $it } a +1 en force jusqu’à la fin du tour
does-unicrave-before-scoring = est défaussée, et la base suivante est conquise à la place
