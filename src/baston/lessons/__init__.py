"""Guided first games: what a lesson is, the files that hold them, and how far a game has come in one.

A lesson is a position to play on from and steps, each an idea in a sentence or two. Where it stands follows
from the log of the game, so that taking back, stopping and coming back need nothing of their own. It shows
nothing and asks nothing: whoever shows the table shows its words beside it. May import games and what they
stand on.
"""

from baston.lessons.finding import lesson_named as lesson_named
from baston.lessons.finding import lesson_of as lesson_of
from baston.lessons.finding import lessons_of as lessons_of
from baston.lessons.lesson import Lesson as Lesson
from baston.lessons.lesson import Step as Step
from baston.lessons.progress import Progress as Progress
from baston.lessons.progress import progress as progress
from baston.lessons.telling import told as told
