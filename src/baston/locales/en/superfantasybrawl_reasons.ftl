# Super Fantasy Brawl: why a card of the hand cannot be played now.

sfb-cannot-core = Your { $core } is exhausted.
sfb-cannot-reaction = A Reaction is played when one of your champions is attacked.
sfb-cannot-action = It is played in your Activation phase: only a Reaction answers an attack.
sfb-cannot-come = { $champion } is out of the arena, and this card has no movement to come in.
sfb-cannot-enter = { $champion } is out of the arena, and no hex is free where this card's movement comes in.
sfb-cannot-stun = Stun asks for a card of { $champion }.
sfb-cannot-other-core = Only cards of the { $core } can be chosen now.

# Why something in play cannot be chosen.

sfb-barred-own = Only enemies can be targeted.
sfb-barred-gate = { $champion } is on the Gate, and no target there.
sfb-barred-melee = { $champion } is not adjacent.
sfb-barred-near = { $champion } is too near for this shot.
sfb-barred-far = { $champion } is out of range.
sfb-barred-row = { $champion } is not in a row with the attacker.
sfb-barred-hidden = Something stands between: a direct shot needs a free row.
sfb-barred-untargetable = { $champion } cannot be targeted by this attack.
sfb-barred-drawn = The enemy beside the attacker has to be attacked.
sfb-barred-statue = A statue stands there.
sfb-barred-taken = { $champion } stands there.
sfb-barred-steps = That is too far: { $champion } can go { $left ->
    [one] one hex
   *[other] { $left } hexes
}.
sfb-barred-enters = That is too far: { $champion } comes in by the deployment zone, and the first hex counts.
sfb-barred-line = { $champion } goes straight along a row now.
sfb-barred-behind = Something stands in the way of { $champion }.
sfb-barred-no-way = Enemies, statues or traps bar the way there.
sfb-barred-home = That is outside your deployment zone.
sfb-barred-empty = Nobody stands there who could be the target.
sfb-barred-area = However the area is laid there, no enemy is inside.
sfb-barred-action-first = First choose a card or a standard action: its hexes can then be chosen.
