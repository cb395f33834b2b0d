"""uvicorn's configuration with what our protocols need beside it."""

from typing import Any

import uvicorn

from monuments.server.http.connections import Connections
from monuments.server.settings import Settings


class Config(uvicorn.Config):
    """The configuration of uvicorn, with our settings and counts for the protocols."""

    def __init__(
        self, app: Any, settings: Settings, connections: Connections, **named: Any
    ) -> None:
        super().__init__(app, **named)
        self.settings, self.connections = settings, connections
