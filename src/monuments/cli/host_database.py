"""Work on a server's database from the command line, also while the server runs."""

import os
import time
from collections.abc import Awaitable, Callable
from getpass import getuser
from socket import gethostname
from typing import TYPE_CHECKING, Any, TypeVar

import click

from monuments.cli.listing import print_json, time_text
from monuments.cli.serve import read

if TYPE_CHECKING:
    from monuments.server.admin.audit import Act
    from monuments.server.storage.store import Store

T = TypeVar("T")


def on_database(data: str | None, work: Callable[["Store"], Awaitable[T]]) -> T:
    """Run work on the database of a server, which may be running.

    Say in a sentence what failed.
    """
    import asyncio

    from monuments.cli.say import BadInput, fail, refusals_told
    from monuments.server.metrics import Metrics
    from monuments.server.settings import SettingError
    from monuments.server.storage.databases import database_errors, make_store, sqlite_file
    from monuments.server.storage.health import cause_of
    from monuments.server.storage.store import OldSchemaError

    settings = read(data=data)
    file = sqlite_file(settings)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}; name its folder with --data")

    async def run() -> T:
        store = make_store(settings, Metrics())
        try:
            await store.attach()
            return await work(store)
        finally:
            await store.close()

    with refusals_told():
        try:
            return asyncio.run(run())
        except SettingError as error:
            raise BadInput(str(error)) from None
        except OldSchemaError as error:
            fail(str(error))
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            fail("PostgreSQL needs asyncpg: install monuments[postgres]")
        except database_errors() as error:
            fail(f"the database cannot be used: {cause_of(error)}")


def act_and_report(
    data: str | None, as_json: bool, seconds: float | None = None, **what: Any
) -> None:
    """Perform an act and say so."""
    from monuments.server.admin.acts import perform

    act = new_act(**what)
    if seconds is not None:
        act = new_act(**what, until=act.at + seconds)
    done = on_database(data, lambda store: perform(store, act))
    if as_json:
        print_json(done)
        return
    end = f" until {time_text(done.until)}" if done.until is not None else ""
    click.echo(f"{done.act}: {target_of(done)}{end}. Running servers follow within two seconds.")


def new_act(**what: Any) -> "Act":
    from monuments.server.admin.audit import Act

    return Act(by=f"{_user()}@{gethostname()}"[:80], at=time.time(), **what)


def _user() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # no user of this number, as in some containers
        return str(os.getuid())


def target_of(act: "Act") -> str:
    if act.address:
        return act.address
    seat = f" seat {act.seat}" if act.seat is not None else ""
    line = f" message {act.line}" if act.line is not None else ""
    return f"table {act.table}{seat}{line}"
