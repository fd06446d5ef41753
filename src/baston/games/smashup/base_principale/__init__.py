"""The mode Base Principale: one base amid four camps with slots, played in rounds and periods."""
