"""What a folder of simulated games says about a game's balance: figures with intervals, plots, one page."""
