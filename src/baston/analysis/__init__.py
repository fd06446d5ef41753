"""What a finished game looked like from one seat, decision by decision, as the bots' own search sees it."""

from __future__ import annotations

from baston.analysis.decisions import SEARCH as SEARCH
from baston.analysis.decisions import Moment as Moment
from baston.analysis.decisions import choices as choices
from baston.analysis.decisions import judged as judged
from baston.analysis.decisions import outcome as outcome
from baston.analysis.decisions import search_named as search_named
from baston.analysis.turning import End as End
from baston.analysis.turning import Turning as Turning
from baston.analysis.turning import chance as chance
from baston.analysis.turning import turning_points as turning_points
