"""What takes several steps: affecting cards in play, playing cards, triggers, abilities.

It changes the table by verbs. `affecting_frame` and `play_frame` tell what frames carry from step to step. A
`seat` counts from 0; a `card`, `minion`, `place` or `target` is a handle. Packed plays are told in `playing`.
"""
