# What pages say of Super Fantasy Brawl before its board is there: its tile, and what there is to choose for a table.

game-superfantasybrawl = Three champions, one arena, five points to please the crowd.
length-superfantasybrawl = 25 to 40 min
rules-mode-superfantasybrawl = Two players
rules-mode-four = Four players

option-draft = Teams
option-draft-casual = Draft in turn
option-draft-competitive = Bring five, ban one
option-draft-free = One team after the other
option-draft-league = League: two teams of five
option-draft-random = At random
option-doubles = Same champion in both teams
option-doubles-false = No
option-doubles-true = Allowed
option-opening_challenges = Opening challenges
option-opening_challenges-2 = Two
option-opening_challenges-1 = One
option-replace_challenges = Second player may replace them
option-replace_challenges-false = No
option-replace_challenges-true = Yes
option-arena-own = A home-made one
option-arena = Arena
arena-proposed = The one proposed
arena-own = My own file
arena-choose = Choose a TOML file
arena-file = { $name }: read
arena-file-too-large = { $name } is larger than { $most } kB: no arena needs that.
arena-file-unreadable = { $name } cannot be read.
arena-what = Map, areas, challenges and traps, in a small text file.
