"""The web table: HTTP and WebSockets in front, tables in memory, a database behind. No rules of games.

From the top: `app` assembles `api` (HTTP) and `sockets` (WebSockets), which call `services`: `tables` in
memory and `replays` of finished games; these use `matches` (the game of a table), `processes` (where bots
think), `channels` (other workers) and `storage` (the database). `access` guards every request, `protocol` has
all messages. Each imports only what stands below it in the contract of pyproject.toml.
"""
