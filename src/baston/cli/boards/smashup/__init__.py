"""How Smash Up is drawn in a terminal, on bases or on a mat, at length and in short.

Draws from views and catalogs. Imports the plain board and `terminal`.
"""

from baston.cli.boards.smashup.table import board as board
