"""What changes the table at once. Only the modules of this room write columns; they may import queries."""
