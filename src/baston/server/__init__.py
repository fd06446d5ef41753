"""The web table: rooms where games run, what is kept of them, and who may see and answer what. No rules."""
