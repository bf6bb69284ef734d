"""Whatever a stranger sends, the server answers, and never with a fault of its own."""

from __future__ import annotations

import os
import urllib.error
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_server import call

EXAMPLES = int(os.environ.get("OPFOR_EXAMPLES", "6"))
SETTINGS: dict[str, Any] = {
    "max_examples": EXAMPLES,
    "deadline": None,
    "database": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
}


@pytest.mark.filterwarnings("ignore")
def test_no_call_makes_a_server_error(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=7)["table"]
    schema = schemathesis.openapi.from_url(f"{server}openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/events":
            continue  # it never ends

        @settings(**SETTINGS)
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            if isinstance(case.body, dict) and "table" in case.body:
                case.body["table"] = table  # so that the call gets as far as the game
            assert case.call(timeout=20).status_code < 500, (case.path, case.body)

        ask()


def status(server: str, name: str, text: str) -> int:
    try:
        call(server, name, text=text)
    except urllib.error.HTTPError as error:
        with error:
            return error.code
    return 200


@pytest.mark.filterwarnings("ignore")
def test_no_save_position_or_link_makes_a_server_error(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=7)["table"]
    moment = call(server, "now", table=table)["view"]["moment"]
    call(server, "answer", table=table, moment=moment, path=[0])
    whole = call(server, "export", table=table)["text"]
    link = call(server, "link", table=table, address=server)["query"].removeprefix("position=")

    @settings(**SETTINGS | {"max_examples": 5 * EXAMPLES})
    @given(st.sampled_from(["open", "from_link"]), st.integers(0), st.text(max_size=20))
    def bring(name: str, place: int, text: str) -> None:
        original = whole if name == "open" else link
        at = place % (len(original) + 1)
        changed = original[:at] + text + original[at + len(text) :]
        assert status(server, name, changed) in (200, 400)

    bring()
