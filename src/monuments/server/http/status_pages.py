"""Status pages: a plain home page, the API description, health checks and metrics."""

import asyncio
from functools import cache
from html import escape
from typing import Final

import structlog
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from monuments.games.registry import GAMES
from monuments.server.http.openapi import openapi
from monuments.server.http.routes import ENDPOINTS
from monuments.server.storage.health import cause_of

logger = structlog.get_logger()

PROBE_SECONDS: Final = 2.0
"""Time for the probe write of a readiness check."""

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Monuments</title>
</head>
<body>
<h1>Monuments</h1>
<p>This server is running, but its page was not built. Programs can still play here, with
the requests below, described in <a href="/openapi.json">openapi.json</a>.</p>
<ul>
{items}
<li><code>WebSocket /api/tables/{{table}}/live</code> play or watch a table</li>
</ul>
</body>
</html>
"""


async def home(_: Request) -> Response:
    items = "\n".join(
        f"<li><code>{end.method} {escape(end.path.replace(':str', '').replace(':int', ''))}</code> "
        f"{escape(end.about)}</li>"
        for end in ENDPOINTS
    )
    return HTMLResponse(_PAGE.format(items=items))


async def description(_: Request) -> Response:
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    """Return the encoded description, cached: making it delays every table."""
    return bytes(JSONResponse(openapi()).body)


async def alive(_: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Tell whether tables can be played: the rules are loaded and writes succeed."""
    reason = await _obstacle(request)
    if reason is None:
        return PlainTextResponse("ready\n")
    return PlainTextResponse(f"not ready: {reason}\n", 503, {"retry-after": "1"})


async def _obstacle(request: Request) -> str | None:
    """Return the reason why tables cannot be played, None if they can."""
    services = request.app.state.lobby.services
    if not request.app.state.ready:
        return "the server is starting or stopping"
    missing = [game for game in GAMES if not services.prepared.has(game)]
    if missing:
        return f"preparing the rules of {', '.join(missing)}"
    if fault := services.store.health.fault():
        return f"the database fails: {fault}"
    if services.store.health.has_written_lately():
        return None
    try:
        async with asyncio.timeout(PROBE_SECONDS), services.probing:
            await services.clock.probe()
    except TimeoutError:
        return f"the database did not answer within {PROBE_SECONDS:g} seconds"
    except Exception as error:  # the host needs to know any reason
        logger.debug("probe_failed", exc_info=True)
        return f"the database fails: {cause_of(error)}"
    return None


async def metrics(request: Request) -> Response:
    text = request.app.state.lobby.services.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")
