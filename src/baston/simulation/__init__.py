"""Many games between bots: what is played, who plays it on how many processes or machines, what is kept."""
