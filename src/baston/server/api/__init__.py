"""What answers HTTP: the routes under /api, the client's files, the OpenAPI document.

May import every other room but `sockets`. A route reads what was sent, calls the room that does the work and
returns a struct of `protocol`; it holds no state.
"""
