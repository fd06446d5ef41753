"""Many games between bots: simulated, rated in a league, reported on, timed.

Imports `arguments` and `terminal`; outside the command line `simulation`, `league` and `report`.
"""
