"""Requests that the description allows, and others: all answers are described."""

import os
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import make_table
from tests.server.running import Client, Server

ROOT = Path(__file__).resolve().parents[3]
SCHEMA = schemathesis.openapi.from_path(ROOT / "docs/openapi.json")
ENDLESS = "/api/tables/{table}/stream"  # endless until the client disconnects; see test_protocol
FOUND = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = [operation for operation in FOUND if operation.path != ENDLESS]
GOOD = GenerationMode.POSITIVE
EXAMPLES = 100 if os.environ.get("HYPOTHESIS_PROFILE") == "torture" else 6
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


# Schemathesis draws some of its examples so.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module inside strategies"
    ":hypothesis.errors.HypothesisDeprecationWarning"
)


@pytest.fixture(scope="module")
def known(server: Server) -> tuple[Client, str]:
    """Return a client and a table where it sits, so that some requests find something."""
    client = Client(server)
    seats = ({"kind": "open"}, {"kind": "bot", "bot": "random"})
    return client, make_table(client, *seats, listed=False)["table"]


@pytest.mark.parametrize(
    ("operation", "mode"),
    [(each, mode) for each in OPERATIONS for mode in GenerationMode if each.body or mode is GOOD],
    ids=lambda given: getattr(given, "label", None) or given.value,
)
def test_every_answer_is_described(
    known: tuple[Client, str], operation: Any, mode: GenerationMode
) -> None:
    client, table = known

    @settings(max_examples=EXAMPLES, phases=[Phase.generate])
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Case[Any]) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        if operation.path.endswith("/updates"):  # it waits for new entries by default
            case.query["wait"] = 0
        answer = case.call(
            base_url=f"http://127.0.0.1:{client.server.port}",
            headers={"Cookie": client.cookie_header()},
        )
        case.validate_response(answer, checks=CHECKS)

    check()
