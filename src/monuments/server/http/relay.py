"""Pass requests and sockets on to the owners of their tables, and answers back.

The owner runs them as if they had come to it, with the same checks of seat keys, so a relay carries
only what its client may see. Messages are passed on as they are, neither parsed nor written again.
"""

import asyncio
from secrets import choice
from typing import Any, Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Scope
from starlette.websockets import WebSocket

from monuments.engine.refusal import RefusalError, refuse
from monuments.server.cluster.frames import FrameError
from monuments.server.cluster.link import Link, Stream
from monuments.server.cluster.peers import DeadPeerError, Peers, SilentPeerError
from monuments.server.http.limited_socket import WIRE
from monuments.server.http.middleware import LIVE
from monuments.server.http.relay_messages import HOPS, Opening, opening, read_opening
from monuments.server.http.relayed import Asked, Loop, Way
from monuments.server.http.served import Served, ServedRequest, ServedSocket
from monuments.server.lobby.lobby import Lobby
from monuments.server.table.ownership import NotOwnerError

logger = structlog.get_logger()

AGAIN_SECONDS: Final = 0.02
SILENT_SECONDS: Final = 0.25
"""How long to wait before asking again for the owner of a table, or of one that does not answer."""


class Relay:
    """Passes on what belongs to other processes, and serves what they pass on."""

    def __init__(self, app: Starlette, lobby: Lobby, live: Any) -> None:
        self._app, self._lobby, self._live = app, lobby, live
        services = lobby.services
        self.peers = Peers(services.store, services.settings, self.serve)

    async def link_to_owner(self, error: NotOwnerError) -> Link | None:
        """Return a link to the owner of a table, None if it has to be asked for again."""
        ownership, owner = self._lobby.ownership, error.owner
        if owner is None:
            await asyncio.sleep(AGAIN_SECONDS)
            if not ownership.is_leaving:
                return None
            store = self._lobby.services.store
            others = await store.alive() - {store.process}
            if not others:
                raise refuse("table", "preparing")
            owner = choice(sorted(others))
        try:
            return await self.peers.link_to(owner)
        except DeadPeerError as dead:
            if dead.until is not None and not ownership.bury(owner, dead.until):
                await asyncio.sleep(SILENT_SECONDS)
        except SilentPeerError:  # its leases expire if it stays so
            await asyncio.sleep(SILENT_SECONDS)
        ownership.forget(error.table)
        return None

    # --- For clients of this process ----------------------------------------------------------

    async def request(self, request: Request, body: bytes, error: NotOwnerError) -> Response | None:
        """Return the owner's answer; None if the owner has to be asked for again."""
        link = await self.link_to_owner(error)
        if link is None:
            return None
        asked = Asked(link, opening(request, body=body))
        try:
            head = await asked.head
        except NotOwnerError:
            self.forget(error.table)
            return None
        except ConnectionError:
            if request.method in ("GET", "HEAD") or request.url.path.endswith("/commands"):
                return None  # repeating it changes nothing
            raise
        except BaseException:
            asked.close()
            raise
        response = StreamingResponse(asked.parts(), head.status)
        response.raw_headers = list(head.headers)
        return response

    def forget(self, table: str) -> None:
        """Forget who owned a table."""
        self._lobby.ownership.forget(table)

    async def get(self, request: Request, path: str, error: NotOwnerError) -> bytes | None:
        """Return what the owner of a table answers to this path; None if it does not."""
        link = await self.link_to_owner(error)
        if link is None:
            return None
        asked = Asked(link, msgspec.structs.replace(opening(request), path=path, query=b""))
        try:
            if (await asked.head).status == 200:
                return b"".join([part async for part in asked.parts()])
        except (NotOwnerError, ConnectionError):
            self.forget(error.table)
        finally:
            asked.close()
        return None

    async def place(self, table: str) -> Way:
        """Return the way to the owner of a table, wherever it is; wait until there is one."""
        while True:
            try:
                await self._lobby.find(table)
                return Loop(self.serve)
            except NotOwnerError as error:
                if link := await self.link_to_owner(error):
                    return link
            except RefusalError as error:
                if error.refusal.reason != "preparing":
                    raise
                await asyncio.sleep(SILENT_SECONDS)
            except Exception:  # the database may be unavailable for a while
                logger.exception("owner_unknown", table=table)
                await asyncio.sleep(SILENT_SECONDS)

    # --- For other processes ------------------------------------------------------------------

    def serve(self, link: Way, number: int, payload: bytes) -> Stream:
        """Serve a request or a socket that another process passes on."""
        given = read_opening(payload)
        if given.type == "websocket" and not LIVE.fullmatch(given.path):
            raise FrameError
        services = self._lobby.services
        served = ServedSocket(link, number) if given.type == "websocket" else None
        stream: Served = served or ServedRequest(link, number, given.body)
        services.start(self._run(given, stream))
        return stream

    async def _run(self, given: Opening, stream: Served) -> None:
        scope: Scope = {
            "type": given.type,
            "http_version": "1.1",
            "method": given.method,
            "scheme": "http",
            "path": given.path,
            "raw_path": given.path.encode(),
            "root_path": "",
            "query_string": given.query,
            "headers": given.headers,
            "client": (given.client, 0),
            "server": None,
            "app": self._app,
            "state": {HOPS: given.hops},
        }
        try:
            if given.type == "websocket":
                scope["path_params"] = {"table": given.path.split("/")[3]}
                scope["state"][WIRE] = stream
                await self._live(WebSocket(scope, stream.receive, stream.send))
            else:
                await self._app.router(scope, stream.receive, stream.send)
        except NotOwnerError:
            stream.move()
        except Exception:
            logger.exception("relayed_failed", path=URL(scope=scope).path)
            stream.fail()
        finally:
            stream.end()
