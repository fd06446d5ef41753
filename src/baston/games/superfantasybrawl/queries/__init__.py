"""What can be read off an arena: figures, costs, targets. Nothing here changes it."""
