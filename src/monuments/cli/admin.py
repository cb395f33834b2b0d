"""`monuments admin`: watch a running server, and act against abuse."""

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from monuments.cli.host_database import act_and_report, new_act, on_database, target_of
from monuments.cli.listing import print_json, print_table, show_rows, time_text
from monuments.cli.options import json_option
from monuments.cli.serve import read

if TYPE_CHECKING:
    from monuments.server.storage.store import Store


LINE: Final = click.IntRange(1, 2**31 - 1)
"""The number of a chat message, as far as databases count."""
_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}

data_option = click.option(
    "--data", type=click.Path(file_okay=False), help="Folder with the database."
)


def _seconds(_ctx: click.Context, _param: click.Parameter, text: str) -> float:
    match = re.fullmatch(r"([1-9][0-9]{0,5})([smhd])", text)
    if not match:
        raise click.BadParameter(f"{text!r} is not a duration; write 30m, 12h or 7d")
    return float(match[1]) * _UNITS[match[2]]


for_option = click.option(
    "--for", "seconds", default="1d", show_default=True, callback=_seconds, help="For how long."
)
why_option = click.option("--why", default="", help="Your reason, for the audit log.")


@click.group("admin")
def command() -> None:
    """Watch a server, and act against abuse, while it runs.

    Works on the database, with the settings of `monuments serve`. A running server
    follows within two seconds. Every act is added to the audit log. Seats are
    counted from 0.

    \b
    Examples:
        monuments admin tables --data /var/lib/monuments
        monuments admin close 5f0c8d0e8a2b4c6d "This table is closed for abuse."
        monuments admin mute 5f0c8d0e8a2b4c6d 1 --for 12h
        monuments admin block 192.0.2.7 --for 7d --why "floods the chat"
    """


@command.command("tables")
@click.option("--phase", type=click.Choice(["open", "playing", "over"]), help="Only these.")
@click.option("--most", type=click.IntRange(1, 10_000), default=100, show_default=True)
@data_option
@json_option
def tables(phase: str | None, most: int, data: str | None, as_json: bool) -> None:
    """List the newest tables."""
    from monuments.server.admin.overview import list_tables

    rows = on_database(data, lambda store: list_tables(store, phase, most))
    show_rows(
        rows,
        as_json,
        ("table", "game", "phase", "made", "last entry", "deleted on", "entries", "players"),
        lambda row: (
            *(row.table, row.game, "closed" if row.closed is not None else row.phase),
            *(time_text(row.made), time_text(row.last), time_text(row.expires)),
            *(str(row.entries), ", ".join(row.names)),
        ),
    )


@command.command("seats")
@click.argument("table")
@data_option
@json_option
def seats(table: str, data: str | None, as_json: bool) -> None:
    """List the seats of TABLE."""
    from monuments.server.admin.overview import list_seats

    rows = on_database(data, lambda store: list_seats(store, table))
    show_rows(
        rows,
        as_json,
        ("seat", "name", "kind", "taken", "devices", "messages", "blocked until", "muted until"),
        lambda row: (
            *(str(row.seat), row.name, row.kind, time_text(row.taken), str(row.devices)),
            *(str(row.said), time_text(row.blocked_until), time_text(row.muted_until)),
        ),
    )


@command.command("connections")
@data_option
@json_option
def connections(data: str | None, as_json: bool) -> None:
    """Show connections and rates of every running process.

    Asks the processes and waits three seconds for their answers.
    """
    from monuments.cli.say import counted
    from monuments.server.admin.snapshots import ask

    if not as_json and sys.stderr.isatty():
        click.echo("Waiting three seconds for the running processes ...", err=True)
    found = on_database(data, ask)
    if as_json:
        print_json(found)
        return
    if not found:
        click.echo("No server is running on this database.")
    for process in found:
        click.echo(
            f"Process {process.process}: {counted(process.tables, 'table')} in memory, "
            f"{counted(process.connections, 'connection')}, {counted(process.sockets, 'socket')}, "
            f"{process.refused:.0f} refused for their rate"
        )
        rows = process.addresses
        print_table(
            ("address", "connections", "sockets", "requests left"),
            [(r.address, str(r.connections), str(r.sockets), f"{r.left:.0f}") for r in rows],
        )


@command.command("close")
@click.argument("table")
@click.argument("notice")
@data_option
@json_option
def close(table: str, notice: str, data: str | None, as_json: bool) -> None:
    """Close TABLE for good and show NOTICE to everybody at it."""
    act_and_report(data, as_json, act="close", table=table, words=notice)


@command.command("mute")
@click.argument("table")
@click.argument("seat", type=int)
@for_option
@why_option
@data_option
@json_option
def mute(table: str, seat: int, seconds: float, why: str, data: str | None, as_json: bool) -> None:
    """Mute SEAT of TABLE for a while."""
    act_and_report(data, as_json, seconds, act="mute", table=table, seat=seat, words=why)


@command.command("unmute")
@click.argument("table")
@click.argument("seat", type=int)
@why_option
@data_option
@json_option
def unmute(table: str, seat: int, why: str, data: str | None, as_json: bool) -> None:
    """Unmute SEAT of TABLE."""
    act_and_report(data, as_json, act="unmute", table=table, seat=seat, words=why)


@command.command("remove")
@click.argument("table")
@click.argument("line", type=LINE)
@why_option
@data_option
@json_option
def remove(table: str, line: int, why: str, data: str | None, as_json: bool) -> None:
    """Remove chat message number LINE of TABLE."""
    act_and_report(data, as_json, act="remove", table=table, line=line, words=why)


@command.command("block")
@click.argument("target", nargs=-1, required=True, metavar="ADDRESS | TABLE SEAT")
@for_option
@why_option
@data_option
@json_option
def block(
    target: tuple[str, ...], seconds: float, why: str, data: str | None, as_json: bool
) -> None:
    """Block an address, or a seat of a table, for a while.

    An IPv6 address stands for its whole /64. A substitute plays for a blocked seat.
    """
    act_and_report(data, as_json, seconds, act="block", words=why, **_target(target))


@command.command("unblock")
@click.argument("target", nargs=-1, required=True, metavar="ADDRESS | TABLE SEAT")
@why_option
@data_option
@json_option
def unblock(target: tuple[str, ...], why: str, data: str | None, as_json: bool) -> None:
    """Unblock an address, or a seat of a table."""
    act_and_report(data, as_json, act="unblock", words=why, **_target(target))


@command.command("log")
@data_option
@json_option
def log(data: str | None, as_json: bool) -> None:
    """Show the audit log, latest acts first."""
    from monuments.server.admin.audit import latest_acts

    rows = on_database(data, latest_acts)
    show_rows(
        rows,
        as_json,
        ("number", "time", "by", "act", "target", "until", "words"),
        lambda row: (
            *(str(row.number), time_text(row.at), row.by, row.act, target_of(row)),
            *(time_text(row.until), row.words),
        ),
    )


@command.command("reports")
@data_option
@json_option
def reports(data: str | None, as_json: bool) -> None:
    """List the reports of players, oldest first, with the messages around them."""
    from monuments.cli.say import printable
    from monuments.server.admin.complaints import list_complaints

    found = on_database(data, list_complaints)
    if as_json:
        print_json(found)
        return
    if not found:
        click.echo("No reports are waiting.")
    for each in found:
        what = "the name" if each.line is None else f"message {each.line}"
        by = ", ".join(map(str, each.by))
        click.echo(
            printable(
                f"{time_text(each.at)}  table {each.table} seat {each.seat} ({each.name}): {what}, "
                f"reported by seat {by}"
            )
        )
        for said in each.chat:
            mark = ">" if said.number == each.line else " "
            click.echo(printable(f"  {mark} {said.number}  seat {said.seat}: {said.text}"))


@command.command("settle")
@click.argument("table")
@click.argument("seat", type=int)
@click.argument("line", type=LINE, required=False)
@why_option
@data_option
@json_option
def settle(
    table: str, seat: int, line: int | None, why: str, data: str | None, as_json: bool
) -> None:
    """Mark a report as resolved: of message LINE of a seat, or of its name."""
    act_and_report(data, as_json, act="settle", table=table, seat=seat, line=line, words=why)


@command.command("export")
@click.argument("table")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@why_option
@data_option
def export(table: str, file: Path, why: str, data: str | None) -> None:
    """Write everything about TABLE to FILE, for a complaint.

    Names, chat, times, the host's acts and the log; after the end also the cards
    and the record. Only the owner can read the file.
    """
    import msgspec

    from monuments.cli.say import BadInput
    from monuments.server.admin.acts import perform
    from monuments.server.admin.export import export_table
    from monuments.server.card_library import CardLibrary

    if file.exists():
        raise BadInput(f"{file} already exists")
    library = CardLibrary(Path(read(data=data).data) / "decks")

    async def run(store: "Store") -> None:
        found = await export_table(store, table, library.open)
        _write_private(file, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        try:  # a file that is not in the audit log must not stay
            await perform(store, new_act(act="export", table=table, words=why))
        except BaseException:
            file.unlink()
            raise

    on_database(data, run)
    click.echo(f"{file}: table {table} exported.")


def _write_private(file: Path, content: bytes) -> None:
    """Write a new file that only its owner can read. Exit if that fails."""
    from monuments.cli.say import fail

    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror}")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
    except OSError as error:
        file.unlink()
        fail(f"{file} cannot be written: {error.strerror}")


def _target(words: tuple[str, ...]) -> dict[str, Any]:
    from monuments.cli.say import BadInput

    if len(words) == 1:
        return {"address": words[0]}
    if len(words) == 2 and words[1].isdecimal() and len(words[1]) < 4:
        return {"table": words[0], "seat": int(words[1])}
    raise BadInput("name an address, or a table and the number of a seat")
