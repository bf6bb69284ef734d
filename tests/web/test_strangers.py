"""Whatever a stranger sends, the server answers, and never with a fault of its own."""

from __future__ import annotations

import json
import os
import urllib.error
from collections import Counter
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_server import call

from tests.fuzz.changes import changed_tree
from tests.fuzz.spoiled_saves import signed

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
            assert case.call(timeout=90).status_code < 500, (case.path, case.body)

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


@pytest.mark.parametrize(
    ("game", "options"), [("blitzkrieg", {}), ("2gm", {}), ("coh", {"mission": "first-light"})]
)
def test_no_save_that_was_signed_again_makes_a_server_error(
    server: str, game: str, options: dict[str, str]
) -> None:
    """Values changed anywhere in the record, with check values that are right: the page opens the
    game or says in one line why not, and what it opens can be looked at and played on."""
    table = call(server, "new", game=game, options=options, seed=7)["table"]
    for _ in range(3):
        moment = call(server, "now", table=table)["view"]["moment"]
        call(server, "answer", table=table, moment=moment, path=[0])
    rows = [json.loads(line) for line in call(server, "export", table=table)["text"].splitlines()]
    for row in rows:
        row.pop("check")
    chance, codes = Random(f"signed {game}"), Counter[int]()
    for _ in range(5 * EXAMPLES):
        changed, number = [dict(row) for row in rows], chance.randrange(len(rows))
        changed[number] = changed_tree(rows[number], chance)
        codes[looked_at(server, signed(changed).decode("utf-8", errors="replace"))] += 1
    assert set(codes) <= {200, 400}
    assert codes[400] > 0


def looked_at(server: str, text: str) -> int:
    """What opening a save, looking at it and going on comes to."""
    try:
        table = call(server, "open", text=text)["table"]
        now = call(server, "now", table=table)["view"]
        if now["outcome"] is None:
            call(server, "answer", table=table, moment=now["moment"], path=[0])
    except urllib.error.HTTPError as error:
        with error:
            return error.code
    return 200
