"""Publish and subscribe between the workers of a server: over Redis, PostgreSQL, or memory if it is alone.

Messages only say where to look: the database has everything. Imports the rows of `storage` and the settings.
"""
