"""The checks live in modules of their own; their assertions explain themselves as those of tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance.playing", "tests.conformance.secrets")
