# Leagues: all bots against each other.

league-heading = { $game }: a league of at most { $most } games a pairing, seed { $seed }
league-division = { $name }, { $players } players
league-standings = { $division }: standings
league-matches = { $division }: matches
league-rank = #
league-bot = bot
league-against = against
league-elo = Elo
league-rating = Elo ± 95%
league-interval = 95%
league-deals = deals
league-points = points,%
league-games = games
league-lead = lead
league-seconds = s/choice
league-target = target
league-range = { $low } to { $high }
league-reached = { $share }%: reached
league-missed = { $share }%: missed
league-open = { $share }%: open
league-meaning = Games come in pairs: one deal, played twice with the bots in exchanged seats. A draw counts half. Deals tells in how many pairs the bot had more points than the other, as many, fewer. Elo has the mean 0; 400 more are odds of ten to one. The interval of a match that has a target holds at all its looks at once. Against a bot that never got a point, half a one is counted for the Elo: the distance is then at least what is shown.
league-narrow = There is no room here for: { $columns }. With --out, league.md has all of it.
league-out = Written into { $folder }: league.md, elo.svg and games.jsonl

## What cannot be had

league-alone = A league needs two bots or more. Write --bots uniform,greedy,strong.
league-twice = "{ $first }" and "{ $second }" are the same bot, { $bot }. Name each once.
league-bad-bots = "{ $bots }" does not name every bot. Write --bots uniform,greedy.
league-sides = { $players } players do not make two equal sides. Choose another number with --players.
league-bad-target = "{ $target }" is no target. Write a share above one half, --target 0.8, or one of two bots of the league, --target strong,greedy=0.8.
league-exists = { $folder } holds a league already. Go on with it by --resume, or choose another folder.
league-foreign = { $folder } holds other files. Choose a folder that is new or empty.
league-none = { $folder } holds no league. Begin one without --resume.
league-earlier = { $folder } holds a league played under earlier rules: version { $rules }; today's are version { $ours }. Games of both are never mixed. league.md tells how that one stood when it was over; choose another folder for a new one.
league-differs = { $folder } holds a league with another setting: { $setting ->
    [game] the game
    [rules_version] the version of the rules
    [divisions] the modes, the players or the rules
    [bots] the bots, in their order
    [games] the number of games
    [seed] the seed
   *[targets] the targets
}. Ask for the same, or choose another folder.
league-broken = This is not the plan of a league. Choose another folder.
league-line = Line { $line } is not a game of this league. Take it out, or choose another folder.
league-kept = Interrupted: { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $folder }. The same command with --resume goes on.
league-not-kept = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
}. Nothing is kept: --out DIR keeps games as they come.
league-fault = { $bot } lost { $count ->
    [one] one game
   *[other] { $count } games
} by its own fault: { $why }
