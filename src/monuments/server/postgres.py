"""Connections to PostgreSQL. Its driver alone reads the address, for the store and for the bus."""

from typing import Any

from monuments.server.settings import PREFIX, SettingError


async def connect(address: str, **settings: str) -> Any:
    """Open a connection with these settings of a session.

    Raise SettingError if the address cannot be read, whatever the driver raises if it can.
    """
    import asyncpg  # an extra

    try:
        return await asyncpg.connect(address, server_settings=settings)
    except OSError:  # one about certificates is a ValueError as well
        raise
    except ValueError as error:
        known = isinstance(error, asyncpg.InterfaceError)
        # Other words than the driver's own may repeat a part of the address, which may be secret.
        words = str(error).splitlines()[0] if known else "it cannot be read"
        raise SettingError(f"{PREFIX}DATABASE_URL: {words}") from None
