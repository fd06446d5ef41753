"""The speed of one form of the engine, as a table."""
