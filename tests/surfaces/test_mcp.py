"""Language models play by tools: a line of JSON-RPC each way, refusals told, garbage counted."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from opfor.app.program_player import MOST_ILLEGAL
from opfor.surfaces.cli.mcp import TOOLS, Server
from tests.conftest import Opfor

pytestmark = pytest.mark.usefixtures("toy_installed", "data_folder")


def asked(server: Server, method: str, **given: Any) -> Any:
    raw = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": given}).encode()
    return server.heard(raw)


def told(server: Server, name: str, **given: Any) -> tuple[str, bool]:
    result = asked(server, "tools/call", name=name, arguments=given)["result"]
    return result["content"][0]["text"], result["isError"]


def test_a_client_is_greeted_and_finds_the_tools() -> None:
    server = Server()
    hello = asked(server, "initialize", protocolVersion="2025-06-18", capabilities={})["result"]
    assert hello["serverInfo"]["name"] == "opfor"
    assert "tools" in hello["capabilities"]
    assert server.heard(b'{"jsonrpc":"2.0","method":"notifications/initialized"}') is None
    listed = asked(server, "tools/list")["result"]["tools"]
    assert [tool["name"] for tool in listed] == list(TOOLS)
    assert all(set(tool["inputSchema"]["required"]) <= set(tool["inputSchema"]["properties"])
               for tool in listed)  # fmt: skip


def test_a_game_is_played_and_asked_about() -> None:
    server = Server()
    said, is_error = told(server, "new", game="blitzkrieg", seed=7)
    assert not is_error
    assert said.startswith("table 1: Blitzkrieg!")
    for _ in range(3):
        said, is_error = told(server, "answer", table="1", number=0)
        assert not is_error
    assert told(server, "look", table="1")[0].splitlines()[-1] in said
    assert "(BLZ-" in told(server, "why", table="1")[0]
    assert "%" in told(server, "forecast", table="1")[0]
    server.close()


def test_a_game_goes_to_its_end() -> None:
    server = Server()
    said, _ = told(server, "new", game="race", seed=2)
    while "\n0: " in said:
        said, is_error = told(server, "answer", table="1", number=0)
        assert not is_error
    assert "Score: " in said
    server.close()


def test_what_is_not_offered_is_told_counted_and_at_last_loses() -> None:
    server = Server()
    told(server, "new", game="race", seed=2)
    for count in range(1, MOST_ILLEGAL + 1):
        said, is_error = told(server, "answer", table="1", number=99 + count)
        assert is_error
        assert f"{MOST_ILLEGAL - count} more of these lose the game" in said
    assert told(server, "answer", table="1", number=0)[0].startswith("table 1: lost by")
    assert "nobody had offered" in told(server, "look", table="1")[0]
    server.close()


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"{", -32700),
        (b"[1]", -32700),
        (b"\xff\n", -32700),
        (b"[" * 9000, -32700),
        (b'{"id": 1}', -32600),
        (b'{"id": 1, "method": "tools/fly"}', -32601),
    ],
)
def test_garbage_is_answered_by_an_error(raw: bytes, code: int) -> None:
    reply = Server().heard(raw)
    assert reply is not None
    assert reply["error"]["code"] == code


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("name", "given", "says"),
    [
        ("fly", {}, "tool: 'fly' is not known"),
        ("look", {"table": "9"}, "table: '9' is not known"),
        ("new", {"game": "chess"}, "game: 'chess' is not known"),
        ("new", {"game": "race", "seed": -1}, "seed is a whole number"),
        ("new", {"game": "race", "options": [1]}, "options are an object"),
        ("new", {"game": "race", "options": {"goal": "far"}}, "goal: 'far'"),
        ("new", {}, "game: '' is not known"),
        ("look", [], "its arguments are an object"),
    ],
)
def test_a_bad_call_is_one_line_for_the_model(name: str, given: Any, says: str) -> None:
    result = Server()._called(name, given)
    assert result["isError"]
    said = result["content"][0]["text"]
    assert says in said
    assert "\n" not in said


def test_the_command_answers_line_by_line(opfor: Opfor, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\nnonsense\n'
    ran = opfor("mcp", typed=lines)
    assert ran.code == 0
    first, second = map(json.loads, ran.out.splitlines())
    assert (first["result"], second["error"]["code"]) == ({}, -32700)
    assert isinstance(sys.stdin, io.TextIOWrapper)
