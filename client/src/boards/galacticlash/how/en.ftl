# How this game goes, for people who have never seen it.

how-galacticlash-1 = Each turn lay up to two energies from your hand. Engage them to launch creatures, heroes and all else that your deck holds.
how-galacticlash-2 = Once a turn your units attack. The opponent blocks with units; what nobody blocks takes its attack from their life.
how-galacticlash-3 = Others may answer what you launch with instants: the last one resolves first. Who falls to 0 life has lost.

turn-galacticlash-1 = Priming. Ready your cards, draw one, play at most one Force and one mastery energy.
turn-galacticlash-2 = Construction. Launch units, presences and actions, as many as your energies pay.
turn-galacticlash-3 = Attack. Engage your attackers; the attacked players engage blockers. All wounds at once.
turn-galacticlash-4 = Reinforcement. Launch once more. In between, everybody may answer with instants.
turn-galacticlash-5 = Regeneration. All wounds heal, and what lasts until end of turn ends.
