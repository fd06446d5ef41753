"""Clauses that no test can show, each with the reason."""

UNCOVERED = {
    "SFB-7": "there are no tokens that could run out",
    "SFB-270": "a summary: each of these things has its own clause",
}
