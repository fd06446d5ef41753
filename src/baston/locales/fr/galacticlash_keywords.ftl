# Galacti'Clash : les parties des coûts, les mots-clés des cartes et le rappel de leur règle, pour le terminal et le navigateur.

gc-cost-dark = { $points } Force obscure
gc-cost-light = { $points } Force lumineuse
gc-cost-force_mastery = { $points } maîtrise de la Force
gc-cost-tech_mastery = { $points } maîtrise des technologies
gc-cost-star = { $points } Force obscure ou lumineuse

keyword-flying = Vol
reminder-flying = Seules les unités qui volent ou qui ont Portée peuvent bloquer cette unité.
keyword-haste = Sans délai
reminder-haste = Cette unité peut attaquer et s’engager dès le tour où son contrôleur l’obtient.
keyword-steadfast = Bloque sans s’engager
reminder-steadfast = Bloquer n’engage pas cette unité. Elle doit être dégagée pour bloquer.
keyword-reach = Portée
reminder-reach = Cette unité peut bloquer les unités qui volent.
keyword-trample = Percée
reminder-trample = Quand cette unité est bloquée, son contrôleur peut assigner au joueur attaqué autant qu’il veut de ses blessures qui ne sont pas nécessaires pour tuer ses bloqueurs. Les boucliers ne comptent pas dans ce qui les tue ; ils absorbent ensuite.
keyword-unblockable = Imblocable
reminder-unblockable = Aucune unité ne peut bloquer cette unité, pas même celles qui volent ou qui ont Portée.
keyword-cannot_block = Ne bloque pas
reminder-cannot_block = Cette unité ne bloque aucun attaquant, dégagée ou non.
keyword-extra_block = Bloque deux attaquants
reminder-extra_block = Dans une même déclaration, cette unité peut bloquer deux attaquants. Les deux lui infligent leurs blessures ; elle répartit les siennes entre eux.
keyword-untargetable = Hors cible
reminder-untargetable = Les adversaires ne peuvent pas choisir cette unité comme cible. Ce qui touche toutes les unités la touche aussi.
keyword-lethal = Blessures mortelles
reminder-lethal = Une unité à laquelle cette unité inflige au moins 1 blessure de combat est détruite. Les blessures prévenues ne comptent pas.
keyword-engage = Engage cette carte
reminder-engage = Seule une carte dégagée peut s’engager. Une créature ou un héros qui n’est pas Sans délai ne s’engage pour sa capacité qu’à partir de ton prochain tour.
keyword-action_capacity = [action]
reminder-action_capacity = S’utilise comme une action : pendant ta phase de construction ou de renforcement, tant que rien n’attend sur la chaîne.
keyword-instant_capacity = [instant]
reminder-instant_capacity = S’utilise comme un instant : à n’importe quel tour, dans toute fenêtre ou en réponse à tout.
keyword-non_cumulative = Non cumulatif
reminder-non_cumulative = Quel que soit le nombre d’exemplaires de cette carte en jeu, ils touchent une seule fois chaque unité, joueur ou carte.
