"""Machine-readable descriptions: JSON Schema of messages, OpenAPI of requests."""

import re
from random import Random
from typing import Any, Final

import msgspec

from monuments import __version__
from monuments.games.registry import GAMES, open_game
from monuments.server.http.routes import ENDPOINTS, Endpoint
from monuments.server.messages import http_payloads, protocol

_TEMPLATE: Final = "#/components/schemas/{name}"
_NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_WORD: Final = {"type": "string", "maxLength": 40}
_ABOUT: Final = {
    "file": "a card file of the host, by its name in /api/games",
    "seat": "the seat whose cookie is sent; spectators omit it",
    "since": "the last number that the client knows",
    "wait": "seconds to wait for new messages, at most 60",
    "first": "the number of the first play, counted from 0",
    "count": "the number of plays, at most 100",
    "as": "the host's seat, to make a link to another seat",
}


def message_schema() -> dict[str, Any]:
    """Return the schema of commands and messages, with each game's view and rules."""
    kinds: list[Any] = [protocol.AnyCommand, protocol.AnyMessage]
    (commands, messages), components = msgspec.json.schema_components(kinds)
    for name in GAMES:
        game = open_game(name, {})
        seats = min(game.seats)
        view = type(game.view(game.new(seats, game.deal(seats, Random(0))), None))
        # Two games may have types of the same name, so each view has its own schema.
        components[f"view-{name}"] = msgspec.json.schema(view)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Monuments server",
        "$defs": {**components, "command": commands, "message": messages},
        "x-rule-numbers": {name: entry.rule_numbers for name, entry in GAMES.items()},
    }


def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the HTTP requests."""
    kinds = [each for end in ENDPOINTS for each in (end.takes, end.gives) if each is not None]
    found, components = msgspec.json.schema_components(
        [*kinds, protocol.Refused], ref_template=_TEMPLATE
    )
    schemas = dict(zip((repr(kind) for kind in kinds), found, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for end in ENDPOINTS:
        path = re.sub(r":\w+}", "}", end.path)
        paths.setdefault(path, {})[end.method.lower()] = _operation(end, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Monuments", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(end: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    made = end.method == "POST" and end.gives in (
        http_payloads.Promising,
        http_payloads.Made,
        http_payloads.Seated,
        http_payloads.Invitation,
    )
    status = "201" if made and not end.path.endswith("/rematch") else "200"
    schema = {"type": "string"} if end.gives is None else schemas[repr(end.gives)]
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string"},
        }
        for name, kind in re.findall(r"{(\w+):(\w+)}", end.path)
    ]
    kinds = dict.fromkeys(end.query, _NUMBER) | dict.fromkeys(end.words, _WORD)
    for name, kind in kinds.items():
        about = {"description": _ABOUT[name], "schema": kind}
        parameters.append({"name": name, "in": "query", **about})
    operation: dict[str, Any] = {
        "summary": end.about,
        "operationId": end.handler.__name__,
        "parameters": parameters,
        "responses": {
            status: {"description": "done", "content": {end.media: {"schema": schema}}},
            "4XX": {"description": "refused", "content": _json(_TEMPLATE.format(name="Refused"))},
            "503": {"description": "not yet", "content": _json(_TEMPLATE.format(name="Refused"))},
        },
    }
    if end.method == "DELETE":
        operation["responses"]["204"] = {"description": "done"}
        del operation["responses"][status]
    if end.takes is not None:
        body = {"application/json": {"schema": schemas[repr(end.takes)]}}
        operation["requestBody"] = {"required": not end.optional, "content": body}
    return operation


def _json(reference: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": reference}}}
