"""Analysis of finished games: each decision of a seat by search, and the turning points."""

from __future__ import annotations

from baston.analysis.decisions import SEARCH as SEARCH
from baston.analysis.decisions import DecisionAnalysis as DecisionAnalysis
from baston.analysis.decisions import analyse_decision as analyse_decision
from baston.analysis.decisions import decisions_of as decisions_of
from baston.analysis.decisions import final_value as final_value
from baston.analysis.decisions import search_named as search_named
from baston.analysis.gains import Gain as Gain
from baston.analysis.gains import gain_of as gain_of
from baston.analysis.threats import prevented_by as prevented_by
from baston.analysis.turning import End as End
from baston.analysis.turning import TurningPoint as TurningPoint
from baston.analysis.turning import chance_of as chance_of
from baston.analysis.turning import turning_points as turning_points
from baston.analysis.turning import win_percent as win_percent
