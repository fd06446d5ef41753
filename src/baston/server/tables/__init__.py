"""Tables in use, in memory: who sits and watches there, what they are sent, when bots and clocks act.

Everything that happens at one table goes through its `Room`, one thing at a time: stored first, counted then,
broadcast last. Imports `matches`, `storage`, `channels`, `processes` and `protocol`; knows neither HTTP nor
sockets.
"""
