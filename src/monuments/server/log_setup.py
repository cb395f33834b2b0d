"""Structured logs: one event a line, as JSON. No secret, name or card goes into them."""

import io
import logging
import os
import sys

import structlog


class LogStream(io.TextIOWrapper):
    """Standard error of a server, which never fails: a lost log must not stop a game.

    Once the reader of a pipe has gone, the rest goes to the null device, so that the final flush
    of the interpreter succeeds too. On a full disk the line is dropped and the next one is tried.
    """

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            self._drop(error)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            self._drop(error)

    def _drop(self, error: OSError) -> None:
        if isinstance(error, BrokenPipeError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)


def keep_standard_error() -> None:
    """Let everything that writes to standard error outlive its reader."""
    stream = sys.stderr
    if isinstance(stream, io.TextIOWrapper):
        stream.flush()
        sys.stderr = LogStream(
            stream.buffer,
            encoding=stream.encoding,
            errors=stream.errors,
            line_buffering=True,
        )


def set_up(level: str) -> None:
    """Write to standard error from this level on."""
    number = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(
        level=max(number, logging.WARNING), stream=sys.stderr, format="%(message)s", force=True
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
