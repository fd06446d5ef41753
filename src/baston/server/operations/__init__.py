"""What runs beside the tables for whoever hosts them: administration, heartbeats, readiness, retention.

May import `tables` and all that it may import; knows neither HTTP nor sockets.
"""
