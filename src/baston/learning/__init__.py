"""Networks that teach themselves: games against themselves, what a search makes of them, and the training."""
