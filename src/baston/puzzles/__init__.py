"""Puzzles: positions in which one line reaches a goal, whatever is answered. Made, proved, graded, tried."""

from __future__ import annotations

from baston.puzzles.goal import GOALS as GOALS
from baston.puzzles.goal import MOST as MOST
from baston.puzzles.goal import WIN as WIN
from baston.puzzles.goal import Goal as Goal
from baston.puzzles.goal import goal_of as goal_of
from baston.puzzles.opened import SHARED as SHARED
from baston.puzzles.opened import opened as opened
from baston.puzzles.opened import opened_ids as opened_ids
from baston.puzzles.own import UNPROVED as UNPROVED
from baston.puzzles.own import Proof as Proof
from baston.puzzles.own import graded as graded
from baston.puzzles.own import kinds_in as kinds_in
from baston.puzzles.own import proof_of as proof_of
from baston.puzzles.own import puzzle_from as puzzle_from
from baston.puzzles.puzzle import Puzzle as Puzzle
from baston.puzzles.puzzle import puzzles_text as puzzles_text
from baston.puzzles.puzzle import read_puzzles as read_puzzles
from baston.puzzles.shelf import puzzle_numbered as puzzle_numbered
from baston.puzzles.shelf import puzzle_of as puzzle_of
from baston.puzzles.shelf import shelf as shelf
from baston.puzzles.shelf import shelves as shelves
from baston.puzzles.shelf import today as today
from baston.puzzles.trial import Trial as Trial
from baston.puzzles.trial import resumed as resumed
