"""Only processes that know each other's secret connect."""

import asyncio

import pytest

from monuments.server.cluster.handshake import StrangerError, admit, greet

OWN = "0123456789abcdef"


async def meet(secret: str, expected: str) -> tuple[object, object]:
    """Return each side's verdict on the other: one with a `secret`, its caller."""
    admitted: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            admitted.set_result(await admit(reader, writer, secret))
        except Exception as error:  # noqa: BLE001 (the test looks at it)
            admitted.set_result(type(error))
        writer.close()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    greeted: object = True
    try:
        await greet(reader, writer, OWN, expected)
    except Exception as error:  # noqa: BLE001 (the test looks at it)
        greeted = type(error)
    writer.close()
    found = await admitted
    server.close()
    return found, greeted


def test_who_knows_the_secret_is_admitted() -> None:
    assert asyncio.run(meet("secret", "secret")) == (OWN, True)


def test_who_does_not_know_it_learns_nothing() -> None:
    assert asyncio.run(meet("secret", "guess")) == (StrangerError, StrangerError)


async def pretend() -> None:
    """Connect to somebody who listens at the address of a process, without its secret."""

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(bytes(32))
        await reader.readexactly(80)
        writer.write(bytes(32))
        writer.close()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        await greet(reader, writer, OWN, "secret")
    finally:
        writer.close()
        server.close()


def test_an_impostor_is_not_taken_for_the_owner() -> None:
    with pytest.raises(StrangerError):
        asyncio.run(pretend())
