"""What a finished game looked like from one seat, decision by decision, as the bots' own search sees it."""

from __future__ import annotations

from baston.analysis.moments import SEARCH as SEARCH
from baston.analysis.moments import Moment as Moment
from baston.analysis.moments import choices as choices
from baston.analysis.moments import judged as judged
from baston.analysis.moments import outcome as outcome
from baston.analysis.moments import search_named as search_named
from baston.analysis.turning import End as End
from baston.analysis.turning import Turning as Turning
from baston.analysis.turning import chance as chance
from baston.analysis.turning import turning_points as turning_points
