"""A small policy learns two-player Smash Up by playing against itself. docs/env.md tells how it does."""
