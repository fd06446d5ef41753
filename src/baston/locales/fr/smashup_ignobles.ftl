# Smash Up, Ignobles: French names and texts of the cards and bases, and what they ask.
# The texts are the project's own words; "ici" is the base on which the card is.
# .unofficial marks a name that is the project's translation, not the name in the French edition.

faction-ignobles = Squatteurs de trône

card-aunt-of-drakes = Tante aux dragons
    .text = Talent : donne le contrôle d’une de tes créatures à un autre joueur. Si tu le fais, pioche une carte, et ce tour-ci tu peux jouer une action supplémentaire.
    .gist = Talent : donne une créature et pioche
    .unofficial = oui
card-foot-of-the-king = Pied du roi
    .text = À la fin de ton tour, tu peux reprendre le contrôle d’une créature que tu possèdes.
    .gist = En fin de tour, reprends une créature
card-betrothed = Promesse
    .text = Tu peux donner le contrôle de cette créature à un autre joueur. À la conquête de sa base, si un joueur autre que son propriétaire la contrôle et y est vainqueur, son propriétaire gagne 1 PV.
    .gist = Donnée, 1 PV si son contrôleur gagne
card-sneaky-squire = Écuyer sournois
    .text = Tu peux donner le contrôle de cette créature à un autre joueur. Si tu le fais, ce tour-ci tu peux jouer une créature supplémentaire.
    .gist = Donne-la pour en jouer une en plus
    .unofficial = oui
card-activate-the-spy = Activer un espion
    .text = Reprends le contrôle d’une créature que tu possèdes. Ce tour-ci, tu peux jouer une action supplémentaire.
    .gist = Reprends une créature, action en plus
card-banner-call = Appel des étendards
    .text = Choisis autant de créatures que tu veux parmi celles que tu possèdes et reprends-en le contrôle.
    .gist = Reprends tes créatures à volonté
card-fate-of-the-favorites = Le sort des favoris
    .text = Dans l’ordre du tour, chaque joueur choisit une créature qu’il possède, quel que soit son contrôleur : détruis-la.
    .gist = Chacun en détruit une qu’il possède
    .unofficial = oui
card-hostage-exchange = Échange d’otages
    .text = Donne le contrôle d’une de tes créatures à un autre joueur. Si tu le fais, prends le contrôle d’une autre créature de ce joueur qui n’était pas plus forte avant l’échange.
    .gist = Échange contre une autre pas plus forte
    .unofficial = oui
card-inevitable-betrayal = Trahison inéluctable
    .text = Juste avant la conquête d’une base, tu peux jouer cette carte : reprends-y le contrôle d’une créature que tu possèdes.
    .gist = Reprends une créature avant la conquête
card-out-of-sight = Loin des yeux
    .text = Dans l’ordre du tour, chaque joueur choisit une créature qu’il possède, quel que soit son contrôleur : renvoie-la dans la main de son propriétaire.
    .gist = Chacun en renvoie une qu’il possède
    .unofficial = oui
card-red-birthday-party = Anniversaire sanglant
    .text = Choisis une créature que tu possèdes : détruis-la, ainsi que toutes les créatures moins fortes de sa base, les tiennes aussi.
    .gist = Détruis la tienne et les moins fortes
    .unofficial = oui
card-repaying-debts = Payer ses dettes
    .text = Donne le contrôle d’une de tes créatures à un autre joueur. Si tu le fais, pioche deux cartes, et ce tour-ci tu peux jouer une créature supplémentaire.
    .gist = Donne une créature, pioche deux cartes
    .unofficial = oui
card-spikey-chair-room = Salle du trône d’épines
    .text = À la fin d’un tour, chaque joueur qui a joué une créature ici ce tour-ci peut détruire une créature qu’il possède, sur n’importe quelle base, pour piocher une carte.
    .gist = Joué ici : détruis la tienne et pioche
card-wintersquashed = Hiver-Court
    .text = Après avoir joué une créature ici, un joueur peut en donner le contrôle à un autre joueur.
    .gist = Créature jouée ici : donne-la à un autre
    .unofficial = oui

prompt-whom-to-give = { $card } : qui reçoit { $picked } ?
prompt-take-back = { $card } : quelle créature reprends-tu ?
prompt-a-cost-in-control = { $card } : de quelle créature donnes-tu le contrôle ?

prompt-aunt-of-drakes-talent = { prompt-a-cost-in-control }
prompt-aunt-of-drakes-talent-give-2 = { prompt-whom-to-give }
prompt-banner-call = { prompt-take-back }
pass-banner-call = { done-takes-back }
take-banner-call = { take-foot-of-the-king-turn-ends }
pass-betrothed = La garder
prompt-fate-of-the-favorites-choice = { $card } : laquelle des créatures que tu possèdes détruis-tu ?
prompt-foot-of-the-king-turn-ends = { prompt-take-back }
pass-foot-of-the-king-turn-ends = N’en reprendre aucune
take-foot-of-the-king-turn-ends = Reprendre { $card }
prompt-hostage-exchange-give = { prompt-a-cost-in-control }
prompt-hostage-exchange-give-2 = { prompt-whom-to-give }
prompt-hostage-exchange-take = { $card } : quelle créature prends-tu en échange ?
prompt-out-of-sight-choice = { $card } : laquelle des créatures que tu possèdes reprends-tu en main ?
prompt-repaying-debts-give = { prompt-a-cost-in-control }
prompt-repaying-debts-give-2 = { prompt-whom-to-give }
pass-sneaky-squire = La garder
prompt-spikey-chair-room-visited = { $card } : quelle créature que tu possèdes détruis-tu pour piocher une carte ?
pass-spikey-chair-room-visited = N’en détruire aucune
take-spikey-chair-room-visited = { take-destroys }
prompt-wintersquashed-played = { $card } : à qui donnes-tu le contrôle de la créature que tu viens de jouer ici ?
pass-wintersquashed-played = La garder

does-foot-of-the-king-turn-ends = peut reprendre le contrôle d’une créature
does-betrothed-when-scoring = son propriétaire gagne 1 PV
does-spikey-chair-room-visited = qui a joué une créature ici peut en détruire une pour piocher une carte
does-wintersquashed-played = qui a joué { $it } peut en donner le contrôle
