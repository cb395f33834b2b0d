"""What a browser finds here: one plain page, a description, and the signs of life."""

from functools import cache
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from monuments.server.endpoints import ENDPOINTS
from monuments.server.openapi import openapi

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Monuments</title>
</head>
<body>
<h1>Monuments</h1>
<p>This server is running, but its page was not built. Programs can play here all the same, with
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
    """Return the description as it is sent. It takes long to make, and every table would wait."""
    return bytes(JSONResponse(openapi()).body)


async def alive(_: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The database has its present shape. It never waits for the rules to be compiled."""
    is_ready = getattr(request.app.state, "ready", False)
    return PlainTextResponse("ready\n" if is_ready else "not yet\n", 200 if is_ready else 503)


async def metrics(request: Request) -> Response:
    text = request.app.state.lobby.house.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")
