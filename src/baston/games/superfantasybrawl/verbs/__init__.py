"""What changes the arena at once: places, damage, Cores, hands and piles. They may import queries."""
