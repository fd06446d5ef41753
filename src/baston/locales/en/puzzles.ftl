# Puzzles: what they ask for, and what is said while one is tried.

shelf-smashup = Smash Up
shelf-base-principale = Base Principale
shelf-superfantasybrawl = Super Fantasy Brawl
shelf-galacticlash = Galacti'Clash

goal-win = Win this turn.
goal-gain = Gain at least { $amount } VP this turn.
goal-alone = Gain at least { $amount } VP this turn, and let nobody else gain any.
goal-lead = Gain at least { $amount } VP more than anybody else this turn.
goal-both = Score two bases this turn, and gain at least { $amount } VP.
goal-challenges = Meet { $amount ->
    [one] one challenge
   *[other] { $amount } challenges
} when your turn is over.
goal-hurt = Have { $amount ->
    [one] one more enemy champion
   *[other] { $amount } more enemy champions
} Bloodied or on the Gate when your turn is over.
goal-wound = Take at least { $amount } life from your opponent this turn.
goal-slay = Leave your opponent { $amount ->
    [one] one unit
   *[other] { $amount } units
} fewer this turn, and lose none of yours.
goal-survive = Survive the attack.
goal-hold = Lose neither life nor a unit in this attack.

puzzle-title = { $shelf }, puzzle { $number }
puzzle-today = Today's puzzle: { $shelf } { $number }. To try it: baston puzzle
puzzle-help = Answer by number or name; all cards lie open to you. undo takes back, hint and solution help, table and open show again, quit leaves.
puzzle-solved = Solved: the goal is reached, whatever had been answered.
puzzle-failed = The turn is over and the goal is not reached. undo takes your last answer back.
puzzle-failed-back = The turn is over. undo takes your last answer back, solution shows how it goes.
puzzle-nothing-back = There is no answer of yours to take back.
puzzle-hint = The solution goes on with { $number }: { $label }
puzzle-hint-sure = With { $number } the goal can still be reached: { $label }
puzzle-hint-unknown = No answer from here is known to reach the goal for certain.
puzzle-hint-lost = From here the goal cannot be reached any more. undo takes your last answer back.
puzzle-hint-back = The solution does not lead this way. undo takes your last answer back.
puzzle-still-sure = You can still reach the goal from here, by another way than the one that is kept.
puzzle-step = { $name }: { $label }
puzzle-proof-one = Proved: one line reaches the goal, whatever is answered.
puzzle-proof-several = More than one line reaches the goal.
puzzle-proof-some = The goal can be reached. Whether by one line only is not proved.
puzzle-proof-none = The goal cannot be reached for certain: the opponents can prevent it, or nothing leads there.
puzzle-proof-chance = Not proved: no line reaches the goal without luck.
puzzle-proof-unproved = Not proved: there was too much to try.
puzzle-ungraded = not graded
puzzle-trying = Trying all answers…
puzzles-made = { $count ->
    [one] One puzzle was
   *[other] { $count } puzzles were
} added to { $file }; { $games } games and { $positions } positions were searched.

opened-hand-mine = Your hand:
opened-hand-theirs = Hand of { $name }:
opened-deck-mine = Your deck, from the top:
opened-deck-theirs = Deck of { $name }, from the top:
opened-library-mine = Your library, from the top:
opened-library-theirs = Library of { $name }, from the top:
opened-bases-shared = Next bases:

## What cannot be had

no-puzzles = There are no puzzles of this game.
bad-goal = "{ $goal }" is no goal of this game. Known: { $known }.
puzzle-unproved = No line is known that reaches the goal for certain: it is not proved.
no-puzzle-there = Nothing can be solved in this position: no turn is under way in which a play is chosen.
position-as = A position is copied as one of { $known }, not as "{ $given }".
position-goal = Say with --goal what the puzzle asks for. Known here: { $known }; with how much, as in "gain 3".
position-test-goal = A test has no goal: leave out --goal.
puzzle-broken = The puzzle does not fit the game.
puzzles-long = A file of puzzles has { $most } characters at most.
puzzles-broken = { $number ->
    [0] This is no file of puzzles.
   *[other] Puzzle { $number } of the file cannot be read.
}
puzzles-pack = The pack { $name } has no file { $file } that can be read.
unknown-shelf = There are no puzzles under "{ $name }". Known: { $known }.
unknown-puzzle = There is no puzzle { $number }: they go from 1 to { $last }.
puzzle-answer = Answer { $number } is none of the options.
