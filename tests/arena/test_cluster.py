"""The same run on a Dask cluster of two workers, one of which is killed half-way."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from monuments.arena.cluster import ClusterError, dask
from monuments.arena.ledger import Ledger
from monuments.arena.report import report_of
from tests.arena.results import plan, run

pytest.importorskip("distributed", reason="Dask is not installed (extra: cluster)")

UNITS = 60
PATIENCE = 300  # seconds; on a busy machine a start alone can take a minute


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a Python module until the end of the block."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Yield a scheduler's address, and the processes: two workers, the scheduler."""
    place = folder / "scheduler.json"
    common = ("--scheduler-file", str(place), "--no-dashboard")
    alone = ("--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
    with ExitStack() as stack:
        scheduler = ("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        master = stack.enter_context(started(*scheduler, *common))
        wait_until(lambda: place.exists() and place.read_text().strip().endswith("}"))
        worker = ("distributed.cli.dask_worker", *common, *alone)
        workers = [stack.enter_context(started(*worker)) for _ in range(2)]
        address = address_in(place)
        wait_until(lambda: workers_at(address) == 2)
        yield address, [*workers, master]


def address_in(place: Path) -> str:
    address: str = json.loads(place.read_text())["address"]
    return address


def workers_at(address: str) -> int:
    try:
        with dask(address) as (_, count):
            return count
    except ClusterError:
        return 0


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "this takes too long"
        time.sleep(0.05)


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.slow
def test_a_worker_killed_half_way_changes_nothing(tmp_path: Path) -> None:
    wanted, out = plan("random random random", seed=4), tmp_path / "run.jsonl"
    bots = ("antiquity", "--bots", "random,random,random", "--seed", "4")
    with cluster(tmp_path) as (address, workers):
        arena = ("monuments", "arena", *bots, "--games", str(UNITS), "--out", str(out))
        with started(*arena, "--on", f"dask={address}") as process:
            wait_until(lambda: lines_in(out) > UNITS // 3)
            workers[0].send_signal(signal.SIGKILL)
            left = UNITS + 1 - lines_in(out)
            status = process.wait(PATIENCE)

    assert left > 5, "the worker was killed too late to matter"
    assert status == 0
    found = Ledger.read(out).units
    assert found == run(wanted, UNITS)
    assert report_of(wanted, found) == report_of(wanted, run(wanted, UNITS))


@pytest.mark.slow
def test_a_lost_scheduler_is_reported_with_the_command_to_resume(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    words = ("antiquity", "--bots", "random,random,random", "--games", "100000", "--out", str(out))
    with cluster(tmp_path) as (address, processes):
        arena = [sys.executable, "-m", "monuments", "arena", *words, "--on", f"dask={address}"]
        with subprocess.Popen(arena, stderr=subprocess.PIPE, text=True) as process:
            wait_until(lambda: lines_in(out) > 5)
            processes[-1].kill()
            _, told = process.communicate(timeout=PATIENCE)

    assert process.returncode == 1
    assert "Traceback" not in told
    assert f"the Dask scheduler at {address} is gone. Results so far are kept" in told


def test_a_missing_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monuments.arena.cluster.TIMEOUT", 1)

    with pytest.raises(ClusterError, match="no Dask scheduler answers"), dask("tcp://127.0.0.1:9"):
        pass
