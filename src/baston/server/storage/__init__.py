"""What the server stores: the database, its schema and migrations, rows as plain structs, and group commit.

The only room that knows SQL. Imports `protocol`, of which some rows have parts.
"""
