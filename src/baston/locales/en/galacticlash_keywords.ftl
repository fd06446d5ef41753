# Galacti'Clash: the parts of costs, the keywords of cards and what reminds of their rule, for the terminal and the browser.

gc-cost-dark = { $points } dark Force
gc-cost-light = { $points } light Force
gc-cost-force_mastery = { $points } Force mastery
gc-cost-tech_mastery = { $points } technology mastery
gc-cost-star = { $points } dark or light Force

keyword-flying = Flying
reminder-flying = Only units that fly or have Reach can block this unit.
keyword-haste = No delay
reminder-haste = This unit can attack and be engaged in the turn in which its controller gets it.
keyword-steadfast = Blocks without engaging
reminder-steadfast = Blocking does not engage this unit. It must be ready to block.
keyword-reach = Reach
reminder-reach = This unit can block units that fly.
keyword-trample = Breakthrough
reminder-trample = When this unit is blocked, its controller may assign to the attacked player any number of its wounds that are not needed to kill its blockers. Shields do not count in what kills them; they absorb afterwards.
keyword-unblockable = Cannot be blocked
reminder-unblockable = No unit can block this unit, not even one that flies or has Reach.
keyword-cannot_block = Cannot block
reminder-cannot_block = This unit blocks no attacker, ready or not.
keyword-extra_block = Blocks two attackers
reminder-extra_block = In one declaration, this unit can block two attackers. Both deal it their wounds; it splits its own between them.
keyword-untargetable = No target
reminder-untargetable = Opponents cannot choose this unit as a target. What affects all units affects it too.
keyword-lethal = Lethal
reminder-lethal = A unit to which this unit deals at least 1 combat wound is destroyed. Wounds that are prevented do not count.
keyword-engage = Engage this card
reminder-engage = Only a ready card can be engaged. A creature or hero without No delay can be engaged for its capacity from your next turn on.
keyword-action_capacity = [action]
reminder-action_capacity = Used like an action: in your own construction or reinforcement phase, while nothing waits on the chain.
keyword-instant_capacity = [instant]
reminder-instant_capacity = Used like an instant: in any turn, in any window or in answer to anything.
keyword-non_cumulative = Non-cumulative
reminder-non_cumulative = However many copies of this card are in play, they affect each unit, player or card once.
