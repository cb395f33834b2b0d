"""Every request over HTTP in one table; routes and OpenAPI are made from it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from monuments.engine.refusal import RefusalError, refuse
from monuments.server import api, protocol, requests
from monuments.server.guard import read_body, refused
from monuments.server.lobby import Lobby
from monuments.server.settings import Settings

Handler: TypeAlias = Callable[[Request, Any], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method on a path: what it takes, in the body and in the query, and what it answers."""

    method: str
    path: str
    about: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """What can be asked for in words; `query` is in numbers."""
    media: str = "application/json"
    optional: bool = False
    """Whether the body may be left out."""

    async def __call__(self, request: Request) -> Response:
        """Read the body, call the handler, turn refusals into answers."""
        lobby: Lobby = request.app.state.lobby
        try:
            return await self.handler(request, await self._body(request, lobby.house.settings))
        except RefusalError as error:
            lobby.house.metrics.refusals.inc()
            return refused(error)

    async def _body(self, request: Request, settings: Settings) -> Any:
        if self.takes is None:
            return None
        long = self.takes in (requests.NewTable, requests.Replaying)
        most = settings.record_bytes if long else settings.message_bytes
        found = await read_body(request, most)
        return _read(b"{}" if self.optional and not found else found, self.takes)


def _read(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("table", "bad-message", cause=str(error)[:200]) from None


_ONE: Final = "/api/tables/{table:str}"
_SEAT: Final = _ONE + "/seats/{seat:int}"
_WATCH: Final = ("seat", "since")
_PART: Final = ("first", "count")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "what can be played here", api.offer, gives=requests.Offer),
    Endpoint(
        "GET", "/api/cards/{game:str}", "every card of a game", api.list_cards,
        gives=requests.CardList, words=("file",),
    ),
    Endpoint(
        "GET", "/api/tables", "tables that wait for players", api.list_tables,
        gives=list[protocol.TableInfo],
    ),
    Endpoint(
        "POST", "/api/promises", "have a deck sealed before its table is made", api.give_promise,
        gives=requests.Promising,
    ),
    Endpoint(
        "POST", "/api/tables", "make a table", api.make_table,
        takes=requests.NewTable, gives=requests.Made,
    ),
    Endpoint("GET", _ONE, "one table", api.show_table, gives=protocol.TableInfo),
    Endpoint(
        "GET", _ONE + "/record", "the record of a finished table", api.show_record,
        media="text/plain",
    ),
    Endpoint(
        "GET", _ONE + "/replay", "a finished table, play by play", api.show_replay,
        gives=requests.Replay, query=_PART,
    ),
    Endpoint(
        "POST", "/api/replay", "a record, play by play", api.replay_record,
        takes=requests.Replaying, gives=requests.Replay, query=_PART,
    ),
    Endpoint(
        "GET", _ONE + "/seal", "the seal of the deck", api.show_seal, gives=requests.SealInfo
    ),
    Endpoint(
        "POST", _ONE + "/rematch", "play again with the same players", api.rematch,
        takes=requests.Rematching, gives=requests.Seated, query=("seat",), optional=True,
    ),
    Endpoint(
        "POST", _ONE + "/commands", "send a command", api.command,
        takes=protocol.AnyCommand, gives=protocol.Answer, query=("seat",),
    ),
    Endpoint(
        "GET", _ONE + "/updates", "wait for messages", api.updates,
        gives=requests.Messages, query=(*_WATCH, "wait"),
    ),
    Endpoint(
        "GET", _ONE + "/stream", "messages as server-sent events", api.stream,
        query=_WATCH, media="text/event-stream",
    ),
    Endpoint(
        "POST", _SEAT, "take an open seat", api.take_seat,
        takes=requests.Taking, gives=requests.Seated,
    ),
    Endpoint(
        "POST", _SEAT + "/links", "make a link for a guest or a second device", api.make_link,
        gives=requests.Invitation, query=("as",),
    ),
    Endpoint(
        "GET", _SEAT + "/data", "all that is kept about oneself", api.show_data,
        gives=requests.OwnData,
    ),
    Endpoint("DELETE", _SEAT + "/data", "erase what is kept about oneself", api.erase_data),
    Endpoint(
        "POST", "/api/invitations", "the table that an invitation leads to", api.show_invited,
        takes=requests.Invited, gives=protocol.TableInfo,
    ),
    Endpoint(
        "POST", "/api/join", "exchange an invitation for its seat", api.join,
        takes=requests.Joining, gives=requests.Seated,
    ),
    Endpoint(
        "POST", "/api/recover", "get a seat back with its recovery code", api.recover,
        takes=requests.Recovering, gives=requests.Seated,
    ),
)  # fmt: skip
