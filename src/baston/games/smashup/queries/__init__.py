"""What can be read off a table: whose, where, with what power. Nothing here changes it."""
