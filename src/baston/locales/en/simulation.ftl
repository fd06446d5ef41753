# Simulations: many games between bots.

simulated-out = Written into { $folder }: games.parquet and run.json
simulated-out-events = Written into { $folder }: games.parquet, events.parquet and run.json
simulated-speed-now = Gone on: { $played } games played in { $seconds } s, { $games_per_s } games/s
simulate-rate = { $rate } games/s
simulate-kept = Interrupted: { $done } of { $games } games are kept in { $folder }. The same command with --resume goes on.

## What cannot be had

out-exists = { $folder } has results already. Choose another folder, go on with the run by --resume, or replace it with --overwrite.
out-foreign = { $folder } holds files that are not of a simulation: { $name }. Choose a folder that is new or empty.
out-busy = Another process is writing into { $folder }. Wait for it, or choose another folder.
out-needed = { $option } needs the folder of the run: --out DIR.
resume-or-overwrite = --resume goes on with a run, --overwrite begins it anew. Leave out one of the two.
run-differs = { $folder } holds another run: its { $setting } is { $there }, not { $asked }. Ask for the same, choose another folder, or replace it with --overwrite.
rows-broken = These are not the games of a simulation, or they are damaged. Choose another folder, or begin anew with --overwrite.
simulate-full = { $folder } cannot be written: the disk is full. { $done } of { $games } games are kept; make room, and go on with --resume.
worker-lost = A process that played was killed, perhaps for want of memory. Games that were kept stay so: --resume goes on, --jobs takes fewer processes.
no-ray = --ray needs Ray, which is not installed: pip install 'baston[cluster]'
cluster-unreachable = There is no Ray cluster to be had at { $address }: { $reason }
cluster-failed = The Ray cluster cannot play: { $reason }
cluster-version = The cluster has baston { $theirs }, this is { $ours }: install the same everywhere.
