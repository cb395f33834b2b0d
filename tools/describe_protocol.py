"""Regenerate docs/protocol.schema.json and docs/openapi.json: make protocol."""

import json
from pathlib import Path
from typing import Any

from monuments.server.http.openapi import message_schema, openapi

DOCS = Path(__file__).resolve().parents[1] / "docs"


def texts() -> dict[str, str]:
    """Return what belongs into each file."""
    found: dict[str, Any] = {"protocol.schema.json": message_schema(), "openapi.json": openapi()}
    return {
        name: json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        for name, content in found.items()
    }


if __name__ == "__main__":
    for name, text in texts().items():
        (DOCS / name).write_text(text, "utf-8")
