"""Structured logs: one JSON object per line, without secrets, names or cards."""

import io
import logging
import os
import sys

import structlog


class LogStream(io.TextIOWrapper):
    """A standard error that never fails: a lost log must not stop a game.

    Once the reader of a pipe is gone, the rest goes to the null device, so that the interpreter's
    final flush succeeds too. On a full disk the line is dropped and the next one is tried.
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
    """Keep the process alive when the reader of its standard error goes away."""
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
    """Log to standard error, from this level up."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    render = structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler], force=True)
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
