"""The commands as they are typed: their arguments, their help, and which room does what they ask for.

`app` has all of them. May import every room, but what a command runs only when it runs: start-up stays short.
"""
