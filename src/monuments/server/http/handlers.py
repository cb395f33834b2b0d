"""The handlers of the HTTP endpoints, one function each."""

import asyncio
import hmac
from contextlib import nullcontext
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from monuments.bots.registry import roster_of
from monuments.engine.record import Record
from monuments.engine.refusal import RefusalError, refuse
from monuments.fairness import sealed_deck
from monuments.games.registry import GAMES, open_game
from monuments.locales.speaker import LANGUAGES
from monuments.server.http import polling
from monuments.server.http.middleware import address_of
from monuments.server.http.relay import Relay
from monuments.server.http.relay_messages import is_relayed
from monuments.server.http.request_params import number, owned_seat, table_of, watched
from monuments.server.http.site_folders import DOCS
from monuments.server.lobby import commitments, create_table, personal_data, seating
from monuments.server.lobby.credentials import cookie_name, cookie_path
from monuments.server.lobby.lobby import Lobby
from monuments.server.lobby.rematch import join_rematch
from monuments.server.messages import http_payloads, protocol
from monuments.server.messages.protocol import write
from monuments.server.records import replays
from monuments.server.records.table_record import played, read_text, record_of, seal_of
from monuments.server.table.bot_choice import bot_infos
from monuments.server.table.ownership import NotOwnerError


def json(content: Any, status: int = 200) -> Response:
    return Response(write(content), status, media_type="application/json")


def with_cookie(response: Response, lobby: Lobby, key: seating.SeatKey) -> Response:
    """Set the seat key as a cookie that no script can read."""
    response.set_cookie(
        cookie_name(key.seated.table, key.seated.seat),
        key.key,
        max_age=400 * 86_400,
        httponly=True,
        samesite="strict",
        secure=lobby.services.settings.secure,
        path=cookie_path(key.seated.table),
    )
    return response


# --- Tables -----------------------------------------------------------------------------------


async def offer(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    games, library, prepared = [], lobby.services.card_library, lobby.services.prepared
    for name in GAMES:
        game = open_game(name, {})
        options = tuple(
            http_payloads.OptionInfo(
                name=each.name,
                values=each.describe(),
                live=each.live,
                seats=each.seats,
                files=library.files(name, each.name),
                needs=each.needs,
            )
            for each in game.known_options
        )
        seats, hints = tuple(game.seats), roster_of(name).adviser is not None
        rules, bots = game.rules_version, bot_infos(name, prepared)
        can_begin = prepared.has(name)
        games.append(http_payloads.GameInfo(name, rules, seats, options, bots, hints, can_begin))
    return json(http_payloads.Offer(tuple(games), prepared.is_set(), DOCS.is_dir()))


async def list_cards(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    name, file = request.path_params["game"], request.query_params.get("file")
    game = lobby.services.card_library.open_with(name, file)
    return json(
        http_payloads.CardList(
            game=game.name,
            cards=tuple(game.card_list()),
            characteristics=game.characteristics(),
            words={language: dict(game.words(language)) for language in LANGUAGES},
        )
    )


async def list_tables(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    infos = await asyncio.gather(*(_info(request, lobby, id) for id in await lobby.listed()))
    return Response(b"[" + b",".join(filter(None, infos)) + b"]", media_type="application/json")


async def _info(request: Request, lobby: Lobby, id: str) -> bytes | None:
    """Return the information of a table, from its owner; None if it cannot be opened."""
    try:
        table = await lobby.find_if_can(id)
    except NotOwnerError as error:
        relay: Relay = request.app.state.relay
        return await relay.get(request, f"/api/tables/{id}", error)
    return write(table.info()) if table else None


async def give_promise(request: Request, _: Any) -> Response:
    services = request.app.state.lobby.services
    services.commitments.charge(address_of(request), "too-many")
    return json(http_payloads.Promising(await commitments.new_commitment(services)), 201)


async def make_table(request: Request, body: http_payloads.NewTable) -> Response:
    lobby: Lobby = request.app.state.lobby
    address, makers = address_of(request), lobby.services.makers
    _check_password(lobby, address, body.password)
    makers.charge(address, "too-many")
    try:
        if body.record is None:
            made, key = await create_table.make(lobby, body)
        else:
            async with lobby.services.records.of(address):
                made, key = await create_table.make(lobby, body)
    except RefusalError:  # nothing was made
        makers.give_back(address)
        raise
    if body.promise:
        lobby.services.commitments.give_back(address)
    response = json(made, 201)
    if key and made.seated:
        with_cookie(response, lobby, seating.SeatKey(made.seated, key))
    return response


def _check_password(lobby: Lobby, address: str, given: str | None) -> None:
    """Raise RefusalError unless this password allows new tables, or none is needed."""
    wanted, guesses = lobby.services.settings.table_password, lobby.services.guesses
    if not wanted:
        return
    guesses.check(address)
    if not hmac.compare_digest((given or "").encode(), wanted.encode()):
        if given is not None:
            guesses.note(address)
        raise refuse("table", "password-needed")


async def show_table(request: Request, _: Any) -> Response:
    _, table = await table_of(request)
    return json(table.info())


async def show_record(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    row = await lobby.services.store.table(table.id)
    text = record_of(table, row["secret"] if row else None)
    headers = {"content-disposition": f'attachment; filename="{table.id}.mnr"'}
    return Response(text, 200, headers, media_type="text/plain")


async def show_replay(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    record = played(table)
    async with lobby.services.records.of(address_of(request)):
        return await _replay(request, lobby, record, table.id)


async def replay_record(request: Request, body: http_payloads.Replaying) -> Response:
    lobby: Lobby = request.app.state.lobby
    if not lobby.services.prepared.has_rules():
        raise refuse("table", "preparing")
    threads, loop = lobby.services.threads, asyncio.get_running_loop()
    async with lobby.services.records.of(address_of(request)):
        record = await loop.run_in_executor(
            threads, read_text, body.record, lobby.services.card_library.open
        )
        return await _replay(request, lobby, record, None)


async def _replay(request: Request, lobby: Lobby, record: Record, table: str | None) -> Response:
    first, count = number(request, "first", 0) or 0, number(request, "count", replays.MOST)
    threads, loop = lobby.services.threads, asyncio.get_running_loop()
    found = await loop.run_in_executor(threads, replays.replay, record, first, count or 0, table)
    return json(found)


async def show_seal(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    row = await lobby.services.store.table(table.id)
    if row is None or row["secret"] is None or table.settings.commitment is None:
        raise refuse("table", "not-sealed")
    given, phase = seal_of(table, row["secret"]), table.state.phase
    return json(
        http_payloads.SealInfo(
            table=table.id,
            version=sealed_deck.VERSION,
            commitment=table.settings.commitment,
            entropy=given.entropy if phase != "open" else (),
            secret=row["secret"] if phase == "over" else None,
            seal=given.write() if phase == "over" else None,
        )
    )


async def rematch(request: Request, body: http_payloads.Rematching) -> Response:
    """The new table's owner reads the old log: another process may own that one."""
    lobby: Lobby = request.app.state.lobby
    try:
        _, table = await table_of(request)
    except NotOwnerError:
        if not is_relayed(request):
            raise
        table = await lobby.read(request.path_params["table"])
    seat = await owned_seat(request, lobby, table, number(request, "seat", None))
    key = await join_rematch(lobby, table, seat, body)
    if body.promise:
        lobby.services.commitments.give_back(address_of(request))
    return with_cookie(json(key.seated), lobby, key)


# --- Seats ------------------------------------------------------------------------------------


async def take_seat(request: Request, body: http_payloads.Taking) -> Response:
    lobby, table = await table_of(request)
    seat = request.path_params["seat"]
    key = await seating.take(table, seat, body.name, body.entropy)
    return with_cookie(json(key.seated, 201), lobby, key)


async def join(request: Request, body: http_payloads.Joining) -> Response:
    lobby: Lobby = request.app.state.lobby
    key = await seating.join(lobby, body)
    return with_cookie(json(key.seated, 201), lobby, key)


async def show_invited(request: Request, body: http_payloads.Invited) -> Response:
    table = await seating.invited(request.app.state.lobby, body.invitation)
    return json(table.info())


async def recover(request: Request, body: http_payloads.Recovering) -> Response:
    lobby: Lobby = request.app.state.lobby
    key = await seating.recover(lobby, body)
    return with_cookie(json(key.seated, 201), lobby, key)


async def make_link(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    place = request.path_params["seat"]
    seat = await owned_seat(request, lobby, table, number(request, "as", place))
    lobby.services.charge(lobby.services.seats, f"{table.id} {seat}")
    return json(await seating.link(table, place, seat), 201)


async def show_data(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, request.path_params["seat"])
    return json(await personal_data.own_data(table, seat))


async def erase_data(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, request.path_params["seat"])
    await personal_data.erase(table, seat)
    response = Response(status_code=204)
    response.delete_cookie(cookie_name(table.id, seat), path=cookie_path(table.id))
    return response


# --- Playing without a socket -----------------------------------------------------------------


async def command(request: Request, body: protocol.AnyCommand) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, number(request, "seat", None))
    return json(await polling.command(lobby, table, seat, body))


async def updates(request: Request, _: Any) -> Response:
    wait = min(number(request, "wait", 20) or 0, 60)
    place, address = await watched(request), address_of(request)
    with polling.counted(place[0].services, address) if wait else nullcontext():
        body = await polling.poll(*place, wait)
    return Response(body, media_type="application/json")


async def stream(request: Request, _: Any) -> Response:
    return await polling.stream(request, *await watched(request))
