"""Requests and WebSockets about a table that another worker holds are passed on to that one.

May import every other room but `api` and `sockets`.
"""
