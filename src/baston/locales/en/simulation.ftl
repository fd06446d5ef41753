# Simulations: many games between bots.

simulated-out = Written into { $folder }: games.parquet and run.json
simulated-out-events = Written into { $folder }: games.parquet, events.parquet and run.json
simulated-speed-now = Gone on: { $played ->
    [one] one game
   *[other] { $played } games
} played in { $seconds } s, { $games_per_s } games/s
simulate-rate = { $rate } games/s
simulate-kept = Interrupted: { $done } of { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $folder }. The same command with --resume goes on.
simulate-not-kept = Interrupted after { $done } of { $games } games. Nothing is kept: --out DIR keeps games as they come.

## What cannot be had

out-exists = { $folder } has results already. Choose another folder, go on with the run by --resume, or replace it with --overwrite.
out-foreign = { $folder } holds files that are not of a simulation: { $name }. Choose a folder that is new or empty.
out-busy = Another process is writing into { $folder }. Wait for it, or choose another folder.
out-needed = { $option } needs a folder: --out DIR.
out-empty = --out names no folder. Write --out DIR.
resume-or-overwrite = --resume goes on with a run, --overwrite begins it anew. Leave out one of the two.
run-earlier = { $folder } holds games played under earlier rules: version { $rules }; today's are version { $ours }. Games of both are never mixed. `baston report` shows those that are there; choose another folder for new ones.
run-differs = { $folder } holds another run: its { $setting ->
    [game] game
    [players] number of players
    [seats] list of bots
    [seed] seed
    [games] number of games
    [events] --events
    [times] --times
    [rules_version] version of the rules
    [baston] version of baston
   *[options] option { $option }
} is { $there ->
    [setting-on] on
    [setting-off] off
    [setting-default] the default
   *[other] { $there }
}, not { $asked ->
    [setting-on] on
    [setting-off] off
    [setting-default] the default
   *[other] { $asked }
}. Ask for the same, choose another folder, or replace it with --overwrite.
rows-broken = These are not the games of a simulation, or they are damaged. Choose another folder, or begin anew with --overwrite.
part-broken = This part of the run is damaged. Go on with --resume, which plays its games again.
simulate-full = { $folder } cannot be written: the disk is full. { $done } of { $games } games are kept; make room, and go on with --resume.
worker-lost = A process that played was killed, perhaps for want of memory. Games that were kept stay so: --resume goes on, --jobs takes fewer processes.
cluster-unreachable = There is no Ray cluster to be had at { $address }: { $reason }
cluster-failed = The Ray cluster cannot play: { $reason }
cluster-version = The cluster has baston { $theirs }, this is { $ours }: install the same everywhere.
simulated-fault = { $bot } (player { $seat }) lost { $count ->
    [one] one game
   *[other] { $count } games
} by its own fault: { $why }
