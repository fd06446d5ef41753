# What pages and tables alike say. Names of French factions come from the shared catalogs.

home = Home
home-link = baston, home
menu = Menu
close = Close
loading = Loading
sound = Sound
sound-on = On
sound-off = Off
volume = Volume
rule = Rule
clause = Rule { $id }: open it
understood = Got it
stop = Stop
share = Share
device = Continue on another device
device-what = The other device becomes the same player as this one, with your seats and games.
device-make = Make a link and a code
device-link = Link for the other device
device-code = Or open { $page } there and type this code:
device-once = They work once, within ten minutes. Whoever has them plays as you: give them to nobody else.
device-have-code = I have a code from another device
device-former = { $tables ->
    [0] Before a link or code was used here, this browser was { $name }.
    [one] Before a link or code was used here, this browser was { $name }, with one table.
   *[other] Before a link or code was used here, this browser was { $name }, with { $tables } tables.
}
nameless = a player without a name
move-back = Go back to { $name }
you = You
seat-number = Player { $number }
labelled = { $name }: { $what }
language = Language
scheme = Colors
scheme-system = As the system
scheme-light = Light
scheme-dark = Dark
scheme-turn = Light or dark
speed = Pace of what happens
speed-slow = Slowly
speed-normal = Normally
speed-fast = Fast
speed-off = At once
end-of-turn = Ask before a turn ends
end-of-turn-always = Always
end-of-turn-left = If something is left
end-of-turn-never = Never
ends-itself = A turn with nothing left to do
ends-itself-false = I end it
ends-itself-true = Ends by itself
preferences = Preferences
puzzles = Puzzles
rules = Rules
cards = Cards
about = About
no-page = There is nothing here
no-network = This page cannot be fetched
no-network-what = The network, or the server, does not answer. Games go on where they are: nothing is lost.
closed-table = This game cannot go on
earlier-rules = Played under earlier rules (version { $rules })
earlier-ended = The game ended { $points }.
closed = Stopped
no-table = This table cannot be opened
no-replay = This game cannot be watched
kept = { $days ->
    [one] This server deletes a table a day after its end. Save its record to keep the game.
   *[other] This server deletes a table { $days } days after its end. Save its record to keep the game.
}
nothing-found = Nothing found.
next = What next
server-away = No connection: tables cannot be reached
server-away-what = Games and seats are kept. The page goes on by itself as soon as the server answers.
what-if = What if
what-if-what = Set up the position of this moment, and play on otherwise
