"""The requests over HTTP, one function each; `ENDPOINTS` also makes the OpenAPI description."""

import asyncio
from contextlib import nullcontext
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from monuments.analysis.hints import ADVISERS
from monuments.engine.record import Record
from monuments.engine.refusal import RefusalError, refuse
from monuments.games.registry import GAMES, open_game
from monuments.locales.speaker import LANGUAGES
from monuments.server import entering, making, polling, promises, protocol, replays, requests, seal
from monuments.server.asked import number, owned_seat, table_of, watched
from monuments.server.choice import bot_infos
from monuments.server.guard import address_of
from monuments.server.lobby import Lobby
from monuments.server.positions import info_of
from monuments.server.protocol import write
from monuments.server.record import played, read_text, record_of, seal_of
from monuments.server.rematch import meet_again
from monuments.server.seats import cookie_name, cookie_path


def json(content: Any, status: int = 200) -> Response:
    return Response(write(content), status, media_type="application/json")


def with_cookie(response: Response, lobby: Lobby, key: entering.Key) -> Response:
    """Give the secret of a seat to the browser, where no script can read it."""
    response.set_cookie(
        cookie_name(key.seated.table, key.seated.seat),
        key.key,
        max_age=400 * 86_400,
        httponly=True,
        samesite="strict",
        secure=lobby.house.settings.secure,
        path=cookie_path(key.seated.table),
    )
    return response


# --- Tables -----------------------------------------------------------------------------------


async def offer(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    games, shelf, prepared = [], lobby.house.shelf, lobby.house.prepared
    for name in GAMES:
        game = open_game(name, {})
        options = tuple(
            requests.OptionInfo(
                each.name, each.describe(), each.live, each.seats, shelf.files(name, each.name)
            )
            for each in game.known_options
        )
        seats, hints = tuple(game.seats), name in ADVISERS
        rules, bots = game.rules_version, bot_infos(name, prepared)
        can_begin = prepared.has(name)
        games.append(requests.GameInfo(name, rules, seats, options, bots, hints, can_begin))
    return json(requests.Offer(tuple(games), prepared.is_set()))


async def list_cards(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    name, file = request.path_params["game"], request.query_params.get("file")
    game = lobby.house.shelf.open_with(name, file)
    return json(
        requests.CardList(
            game=game.name,
            cards=tuple(game.card_list()),
            characteristics=game.characteristics(),
            words={language: dict(game.words(language)) for language in LANGUAGES},
        )
    )


async def list_tables(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    return json([info_of(table) for table in await lobby.listed()])


async def give_promise(request: Request, _: Any) -> Response:
    lobby: Lobby = request.app.state.lobby
    return json(requests.Promising(await promises.give(lobby.house)), 201)


async def make_table(request: Request, body: requests.NewTable) -> Response:
    lobby: Lobby = request.app.state.lobby
    address, makers = address_of(request), lobby.house.makers
    makers.charge(address, "too-many")
    try:
        made, key = await _make(lobby, body, address)
    except RefusalError:  # nothing was made
        makers.give_back(address)
        raise
    response = json(made, 201)
    if key and made.seated:
        with_cookie(response, lobby, entering.Key(made.seated, key))
    return response


async def _make(
    lobby: Lobby, wish: requests.NewTable, address: str
) -> tuple[requests.Made, str | None]:
    if wish.record is None:
        return await making.make(lobby, wish)
    async with lobby.house.records.of(address):
        return await making.make(lobby, wish)


async def show_table(request: Request, _: Any) -> Response:
    _, table = await table_of(request)
    async with table.at_rest():
        return json(info_of(table))


async def show_record(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    row = await lobby.house.store.table(table.id)
    async with table.at_rest():
        text = record_of(table, row["secret"] if row else None)
    headers = {"content-disposition": f'attachment; filename="{table.id}.mnr"'}
    return Response(text, 200, headers, media_type="text/plain")


async def show_replay(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    async with table.at_rest():
        record = played(table)
    async with lobby.house.records.of(address_of(request)):
        return await _replay(request, lobby, record, table.id)


async def replay_record(request: Request, body: requests.Replaying) -> Response:
    lobby: Lobby = request.app.state.lobby
    if not lobby.house.prepared.has_rules():
        raise refuse("table", "preparing")
    threads, loop = lobby.house.threads, asyncio.get_running_loop()
    async with lobby.house.records.of(address_of(request)):
        record = await loop.run_in_executor(threads, read_text, body.record, lobby.house.shelf.open)
        return await _replay(request, lobby, record, None)


async def _replay(request: Request, lobby: Lobby, record: Record, table: str | None) -> Response:
    first, count = number(request, "first", 0) or 0, number(request, "count", replays.MOST)
    threads, loop = lobby.house.threads, asyncio.get_running_loop()
    found = await loop.run_in_executor(threads, replays.replay, record, first, count or 0, table)
    return json(found)


async def show_seal(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    row = await lobby.house.store.table(table.id)
    if row is None or row["secret"] is None or table.settings.commitment is None:
        raise refuse("table", "not-sealed")
    async with table.at_rest():  # the last play may not be stored yet
        given, phase = seal_of(table, row["secret"]), table.story.phase
    return json(
        requests.SealInfo(
            table=table.id,
            version=seal.VERSION,
            commitment=table.settings.commitment,
            entropy=given.entropy if phase != "open" else (),
            secret=row["secret"] if phase == "over" else None,
            seal=given.write() if phase == "over" else None,
        )
    )


async def rematch(request: Request, body: requests.Rematching) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, number(request, "seat", None))
    key = await meet_again(lobby, table, seat, body)
    return with_cookie(json(key.seated), lobby, key)


# --- Seats ------------------------------------------------------------------------------------


async def take_seat(request: Request, body: requests.Taking) -> Response:
    lobby, table = await table_of(request)
    seat = request.path_params["seat"]
    key = await entering.take(table, seat, body.name, body.entropy)
    return with_cookie(json(key.seated, 201), lobby, key)


async def join(request: Request, body: requests.Joining) -> Response:
    lobby: Lobby = request.app.state.lobby
    key = await entering.join(lobby, body)
    return with_cookie(json(key.seated, 201), lobby, key)


async def show_invited(request: Request, body: requests.Invited) -> Response:
    table = await entering.invited(request.app.state.lobby, body.invitation)
    async with table.at_rest():
        return json(info_of(table))


async def recover(request: Request, body: requests.Recovering) -> Response:
    lobby: Lobby = request.app.state.lobby
    key = await entering.recover(lobby, body)
    return with_cookie(json(key.seated, 201), lobby, key)


async def make_link(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    place = request.path_params["seat"]
    seat = await owned_seat(request, lobby, table, number(request, "as", place))
    return json(await entering.link(table, place, seat), 201)


async def show_data(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, request.path_params["seat"])
    return json(await entering.own_data(table, seat))


async def erase_data(request: Request, _: Any) -> Response:
    lobby, table = await table_of(request)
    seat = await owned_seat(request, lobby, table, request.path_params["seat"])
    await entering.erase(lobby, table, seat)
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
    with polling.counted(place[0].house, address) if wait else nullcontext():
        body = await polling.poll(*place, wait)
    return Response(body, media_type="application/json")


async def stream(request: Request, _: Any) -> Response:
    return await polling.stream(request, *await watched(request))
