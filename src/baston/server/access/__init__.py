"""Who may ask, and how often: signed cookies, the middleware that every request passes, limits by address.

Knows the settings, refusals and nothing else of the server.
"""
