"""What the server says to who runs it: bare lines, or JSON for what collects logs."""

from __future__ import annotations

import logging
import logging.config
from typing import Final

import structlog

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)


def configure_logs(format: str) -> None:
    """Write what this process logs in a format of `FORMATS` to the standard error stream from now on."""
    if format != JSON:
        return  # Python's own: the message alone, since systemd and its like add the time
    before: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.dict_tracebacks,
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.EventRenamer("message"),
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
