/** Small positions to begin with, by game. `name` is the key of its words. */
const SAMPLES: Record<string, readonly { name: string; text: string }[]> = {
  smashup: [
    {
      name: "position-sample",
      text: `smashup 2017 players=2 turn=1 number=7 vp=6,5 plays=1,1
base the_homeworld: 1:invader 2:king_rex
base jungle_oasis: 1:zapbot
base tortuga:
hand 1: hoverbot nukebot crop_circles
hand 2: shinobi tiger_assassin
deck 1: zapbot warbot scout collector
deck 2: ninja_acolyte war_raptor augmentation howl
discard 1:
discard 2:
bases: the_mothership ninja_dojo
base discard:
`,
    },
  ],
  superfantasybrawl: [
    {
      name: "position-sample",
      text: `superfantasybrawl players=2 turn=1 round=3 phase=activation order=1,2 home=west,east vp=1,1 cores=red+blue+yellow,none
champions 1: DUG@e5 GOL@f3 GWA
champions 2: KIL@e6 TZU@c3 DER
hand 1: DUG02 GOL05
hand 2: KIL02
`,
    },
  ],
  galacticlash: [
    {
      name: "position-sample",
      text: `galacticlash flash players=2 turn=1 number=7 phase=construction life=20,13 turns=4,3 laid=1,0
play: 1:acolyte_cendre 2:mule_cuirassee 2:autel_scories
energies 1: force_obscure*3 maitrise_force
energies 2: force_obscure maitrise_technologies*2
hand 1: sursaut novice_aurore
hand 2: transmission_codee drone_relevage
library 1: force_obscure brasier_interieur sursaut
library 2: force_obscure drone_relevage sursaut
`,
    },
  ],
};

export const samplesOf = (game: string): readonly { name: string; text: string }[] => SAMPLES[game] ?? [];
