"""Calculate the machines for a number of seats from docs/scaling.md.

    python -m bench.capacity

Every seat makes a play once in 20 seconds, and four sit at a table. Nothing is measured here: the
costs are arguments, so that another machine's can be given.
"""

import argparse
from dataclasses import dataclass, fields
from math import ceil
from typing import Final

SEATS: Final = (10_000, 1_000_000, 10_000_000)
DAY: Final = 86_400


@dataclass(frozen=True)
class Costs:
    """Measured costs, and how far a machine is filled."""

    server_micros: float = 700.0
    """Processor time of a process for a play, with all it sends."""
    relay_factor: float = 1.25
    """The same beside it where the players of a table arrive at any process."""
    database_micros: float = 330.0
    """Processor time of PostgreSQL for a play, commit included."""
    process_idle_micros: float = 9_000.0
    """Processor time of a process for a second, without a play."""
    database_idle_micros: float = 3_000.0
    """Processor time of PostgreSQL for each process and second, without a play."""
    table_kilobytes: float = 15.0
    """Memory of a table."""
    socket_kilobytes: float = 23.0
    """Memory of a socket at another process than the owner, in both of them together."""
    process_megabytes: float = 240.0
    """Memory of a process without tables."""
    sent_bytes: float = 4_100.0
    """Bytes that the players of a table receive for a play."""
    log_bytes: float = 440.0
    """PostgreSQL's write-ahead log for a play; the replica receives it."""
    row_bytes: float = 360.0
    """Bytes that a play leaves in the database."""
    filled: float = 0.5
    """The part of a core, of memory or of a line that is used at the busiest time."""
    cores: int = 16
    """Of a machine."""
    gigabytes: int = 64
    """Memory of a machine."""
    sockets: int = 20_000
    """Of a process, by its setting MONUMENTS_CONNECTIONS."""
    database_cores: int = 32
    """Of a database's machine."""
    connections: int = 10
    """Of a process to the database."""
    most_connections: int = 1_000
    """Connections that one PostgreSQL serves well."""


@dataclass(frozen=True)
class Need:
    """The needs of a number of seats."""

    plays: float
    processes: int
    machines: int
    memory: float
    database_cores: float
    databases: int
    limit: str
    outgoing: float
    logged: float
    stored: float


def need(seats: int, costs: Costs) -> Need:
    """Return the need of this number of seats, whose sockets arrive at any process."""
    plays = seats / 20
    micros = plays * costs.server_micros * costs.relay_factor
    spare = 1e6 * costs.filled - costs.process_idle_micros
    processes = max(ceil(micros / spare), ceil(seats / costs.filled / costs.sockets))
    kilobytes = seats * costs.socket_kilobytes + seats / 4 * costs.table_kilobytes
    memory = processes * costs.process_megabytes / 1e3 + kilobytes / 1e6
    by_memory = memory / costs.gigabytes / costs.filled
    busy = plays * costs.database_micros + processes * costs.database_idle_micros
    database_cores = busy / 1e6 / costs.filled
    limits = {
        "processor": database_cores / costs.database_cores,
        "connections": processes * costs.connections / costs.most_connections,
    }
    limit = max(limits, key=lambda name: limits[name])
    return Need(
        plays=plays,
        processes=processes,
        machines=max(ceil(processes / costs.cores), ceil(by_memory)),
        memory=memory,
        database_cores=database_cores,
        databases=ceil(limits[limit]),
        limit=limit,
        outgoing=8 * plays * costs.sent_bytes / 1e6,
        logged=plays * costs.log_bytes / 1e6,
        stored=plays * costs.row_bytes * DAY / 1e9,
    )


def row(seats: int, found: Need) -> str:
    return (
        f"| {seats:,} | {found.plays:,.0f}"
        f" | {found.processes:,} on {found.machines:,} | {found.memory:,.0f} GB"
        f" | {found.database_cores:,.1f} | {found.databases:,} ({found.limit})"
        f" | {found.outgoing:,.0f} Mbit/s | {found.logged:,.1f} MB/s | {found.stored:,.0f} GB |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for each in fields(Costs):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=float, default=each.default)
    given = vars(parser.parse_args())
    costs = Costs(**given)
    print(
        "| Seats | Plays a second | Processes on machines | Their memory | Cores of PostgreSQL"
        " | Databases, for their | To players | PostgreSQL’s log | Stored a day |\n|" + "---|" * 9
    )
    for seats in SEATS:
        print(row(seats, need(seats, costs)))


if __name__ == "__main__":
    main()
