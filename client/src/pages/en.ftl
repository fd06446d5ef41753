# What the pages beside the table say: home, new table, cards, replay, about.

## Home

claim = Two factions. Three bases. No mercy.
play-now = Play now
play-now-what = Smash Up against a bot: { $left }, { $right } and all the others. No account.
play = Play
new-table = New table
my-games = My games
against = against { $names }
waiting-for-players = waiting for players
resume = Resume
games = The games
set-up-position = Positions
build-decks = Build decks
players-range = { $low } to { $high }
learn = Learn by playing
learn-what = A guided first game: one idea at a time, with the real rules, from a prepared deal.
learn-minutes = { $count } min
how = How it goes
how-key = Hover a card, or hold it, to read it in full.
open-tables = Open tables
no-open-tables = Nobody is waiting. Open a table yourself.
seats-open = { $name }, { $open } to come
join = Join
replays = Watch again
no-replays = Your finished games will be here.
more = Show more
watch = Watch
fan = baston is an amateur project, not connected with the publishers of these games. Icons: game-icons.net (CC BY 3.0).

## New table

the-rules = The rules
your-name = Your name
level = Level
level-easy = Easy
level-normal = Normal
level-strong = Strong
level-expert = Expert
level-mirror = Mirror
option-first = Who begins
option-first-random = At random
option-max_rounds = Rounds at most
option-max_rounds-none = No limit
option-even_windows = Responses
option-even_windows-false = Only who can respond is asked
option-even_windows-true = Everybody is asked: gives nothing away
clock = Clock
clock-choice = { $minutes } min + { $increment } s
absence = Who is away
absence-choice = { $minutes ->
    [one] bot after 1 min
   *[other] bot after { $minutes } min
}
window-time = Each response takes
window-choice = { $seconds } s
listed-no = Whoever has the link
listed-yes = Anybody

## Cards

search-cards = Search the cards

## About

about-what = Tabletop brawl games with every rule enforced: against bots, with friends at one screen or over the network.
about-fan-title = A fan project
about-fan = baston is made by admirers of these games and has no connection with their publishers. It holds no image, logo or card text of theirs: names and figures are facts, all texts and drawings are our own. If you like a game, buy it and play it at a table.
about-icons-title = Icons
about-icons = The icons come from game-icons.net, by Lorc, Delapouite and contributors, under the licence Creative Commons Attribution 3.0 (CC BY 3.0), in colors of our own.
about-fonts-title = Typefaces
about-fonts = Dela Gothic One and Archivo, both under the SIL Open Font License 1.1.
about-privacy-title = What is kept of you
about-privacy = One cookie that names nobody says which seats are yours; it lasts a year. After a move from another device a second one says for a month whom this browser was. Names, moves and chat of your tables are kept by whoever runs this server; nothing goes to anybody else. Your preferences stay in the browser.
about-fair-title = Fair shuffles

## A move from another device

move-title = Continue here
move-what = On the device that you have played with, open the preferences and make a link and a code. The link leads here; the code is typed here.
move-code = Code from the other device
move-look = What will happen?
move-become = { $tables ->
    [0] This browser will be { $name }, who has no table yet.
    [one] This browser will be { $name }, with one table.
   *[other] This browser will be { $name }, with { $tables } tables.
}
move-leave = { $tables ->
    [one] Now it is { $name }: the table of this browser will no longer be reached from it. For a month you may go back.
   *[other] Now it is { $name }: the { $tables } tables of this browser will no longer be reached from it. For a month you may go back.
}
move-do = Be { $name } here
move-not = Stay as I am
move-same = This browser is that player already. Open the link, or type the code, on the other device.
moved = { $tables ->
    [0] This browser is { $name } now.
    [one] This browser is { $name } now, with one table.
   *[other] This browser is { $name } now, with { $tables } tables.
}

rules-of = Rules of
rules-standard = Standard
turn-in-steps = The turn in five steps
round-in-steps = The round in five steps
