"""Play the units of a run on a Dask cluster, with the extra `cluster`."""

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Final

TIMEOUT: Final = 20  # seconds to find the scheduler
RETRIES: Final = 3
"""Retries of a unit that fails; units lost with their machine are played again."""

LOGGERS: Final = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")
"""Silenced: they log a traceback for scheduler errors that we report in one sentence."""


class ClusterError(Exception):
    """The cluster cannot be reached, or too few of its workers are left."""


@contextmanager
def dask(address: str) -> Iterator[tuple[Executor, int]]:
    """Yield a Dask cluster and its number of workers. Raise ClusterError."""
    try:
        from distributed import Client
        from distributed.client import ClosedClientError
        from distributed.comm import CommClosedError
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise ClusterError("Dask is not installed; it comes with monuments[cluster]") from None
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        workers = sum(client.ncores().values())
        if not workers:
            raise ClusterError(f"the Dask cluster at {address} has no workers")
        executor = client.get_executor(retries=RETRIES, pure=False)
        try:
            yield executor, workers
        except KilledWorker as error:
            raise ClusterError(f"the cluster lost too many workers: {error}") from None
        except (CancelledError, ClosedClientError, CommClosedError):
            # The client cancels games only when its scheduler no longer answers.
            raise ClusterError(f"the Dask scheduler at {address} is gone") from None
        finally:
            executor.shutdown(wait=False)
