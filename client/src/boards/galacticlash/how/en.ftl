# How this game goes, for people who have never seen it.

how-galacticlash-1 = Each turn lay up to two energies from your hand. Engage them to launch creatures, heroes and all else that your deck holds.
how-galacticlash-2 = Once a turn your units attack. The opponent blocks with units; what nobody blocks takes its attack from their life.
how-galacticlash-3 = Others may answer what you launch with instants: the last one resolves first. Who falls to 0 life has lost.
