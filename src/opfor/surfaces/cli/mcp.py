"""The games for language models: an MCP server on standard input and output.

A line of JSON-RPC each way, as the Model Context Protocol has it. The tools are new, look, answer,
why, why_not, forecast and hint; an answer that is not offered changes nothing, is told and counted,
and the tenth in a game loses it. Games are kept like all others (opfor saves lists them).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from opfor import __version__
from opfor.app.arguments import Arguments, Parser
from opfor.app.conversation import Eyes, Table, opening
from opfor.app.conversation.telling import hints
from opfor.app.fault import reported
from opfor.app.program_player import MOST_ILLEGAL
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.codec import decode
from opfor.core.door import MOST_BYTES
from opfor.core.errors import BadAnswer, OpforError, one_of
from opfor.core.game import Game
from opfor.surfaces.terminal.reasons import forecast_told, hint_told, why_told

PROTOCOL = "2025-06-18"
METHODS = ("initialize", "ping", "tools/list", "tools/call")
BAD_JSON, BAD_REQUEST, NO_METHOD = -32700, -32600, -32601


def declare(_parser: Parser, _game: Game[Any] | None) -> None:
    """It takes nothing: all is asked on standard input."""


def run(_arguments: Arguments) -> int:
    server = Server()
    while raw := sys.stdin.buffer.readline(MOST_BYTES):
        reply = server.heard(raw)
        if reply is not None:
            sys.stdout.write(msgspec.json.encode(reply).decode() + "\n")
            sys.stdout.flush()
    server.close()
    return 0


class Server:
    """The tables that a client has begun."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.illegal: dict[str, int] = {}

    def heard(self, raw: bytes) -> dict[str, Any] | None:
        """The reply to a line; none to what only tells something."""
        try:
            asked = decode(raw, dict[str, Any])
        except (msgspec.DecodeError, ValueError, RecursionError):
            return _failed(None, BAD_JSON, "not a line of JSON with an object in it")
        number, method, given = asked.get("id"), asked.get("method"), asked.get("params")
        if not isinstance(method, str):
            return _failed(number, BAD_REQUEST, "no method is named")
        if number is None:
            return None
        result = self._result(method, given if isinstance(given, dict) else {})
        if result is None:
            return _failed(number, NO_METHOD, one_of("method", method, METHODS))
        return {"jsonrpc": "2.0", "id": number, "result": result}

    def _result(self, method: str, given: Mapping[str, Any]) -> dict[str, Any] | None:
        match method:
            case "initialize":
                server = {"name": "opfor", "version": __version__}
                able: dict[str, Any] = {"tools": {}}
                return {"protocolVersion": PROTOCOL, "capabilities": able, "serverInfo": server}
            case "ping":
                return {}
            case "tools/list":
                return {"tools": [_listed(name, tool) for name, tool in TOOLS.items()]}
            case "tools/call":
                return self._called(given.get("name"), given.get("arguments") or {})
        return None

    def _called(self, name: Any, given: Any) -> dict[str, Any]:
        """What a tool says; a refusal is told to the model, which may try again."""
        try:
            if name not in TOOLS:
                raise OpforError(one_of("tool", name, TOOLS))
            if not isinstance(given, dict):
                raise OpforError(f"{name}: its arguments are an object")
            said, is_error = TOOLS[name].does(self, given), False
        except OpforError as error:
            said, is_error = str(error), True
        except Exception as error:  # a fault of ours: the other tables go on
            said, is_error = reported(error, ["mcp", name]), True
        return {"content": [{"type": "text", "text": said}], "isError": is_error}

    def eyes(self, given: Mapping[str, Any]) -> Eyes:
        name = str(given.get("table", ""))
        if name not in self.tables:
            raise OpforError(one_of("table", name, self.tables or ["none; new begins one"]))
        return self.tables[name].seen_by(str(given.get("seat", "")))

    def close(self) -> None:
        for table in self.tables.values():
            table.close()


def _new(server: Server, given: Mapping[str, Any]) -> str:
    options, seed = given.get("options") or {}, given.get("seed", 1)
    if not isinstance(options, dict) or type(seed) is not int or not 0 <= seed < 2**63:
        raise OpforError("new: options are an object, seed is a whole number from 0")
    game = load_game(str(given.get("game", "")))
    table = opening.begun(game, Start(options=options, rulings={}, seed=seed))
    name = str(len(server.tables) + 1)
    server.tables[name], server.illegal[name] = table, 0
    return f"table {name}: {table.about().title}\n{_looked(table.seen_by(), 0)}"


def _look(server: Server, given: Mapping[str, Any]) -> str:
    eyes = server.eyes(given)
    return _looked(eyes, eyes.table.moment)


def _looked(eyes: Eyes, since: int) -> str:
    """What happened, how it stands, what is asked; a path is the number of an offer."""
    told = [line.text for line in eyes.story(min(since, eyes.table.moment)).told if line.text]
    ended, asked = eyes.ended(), eyes.question()
    lines = [*told, "", eyes.board_text(), ""]
    if ended is not None:
        return "\n".join([*lines, *ended.lines])
    if asked is not None:
        lines += [asked.text, *(f"{offer.number}: {offer.label}" for offer in asked.offers)]
    return "\n".join(lines)


def _answer(server: Server, given: Mapping[str, Any]) -> str:
    eyes, name = server.eyes(given), str(given.get("table"))
    if server.illegal[name] >= MOST_ILLEGAL:
        raise OpforError(f"table {name}: lost by {MOST_ILLEGAL} illegal answers; begin a new game")
    since, number = eyes.table.moment, given.get("number")
    try:
        if type(number) is not int or number not in {offer.number for offer in eyes.offers()}:
            raise BadAnswer("answer: number is that of an offer; look lists them")
        eyes.answer(since, [number])
    except BadAnswer as error:
        server.illegal[name] += 1
        left = MOST_ILLEGAL - server.illegal[name]
        if not left:
            eyes.table.forfeit(eyes.table.awaits or eyes.seat)
        raise OpforError(f"{error}; {left} more of these lose the game") from None
    return _looked(server.eyes(given), since)


def _why(server: Server, given: Mapping[str, Any]) -> str:
    return "\n".join(why_told(server.eyes(given).why(), bool(given.get("full"))))


def _why_not(server: Server, given: Mapping[str, Any]) -> str:
    return "\n".join(server.eyes(given).why_not(str(given.get("thing", ""))).lines)


def _forecast(server: Server, given: Mapping[str, Any]) -> str:
    return "\n".join(forecast_told(server.eyes(given).forecast()))


def _hint(server: Server, given: Mapping[str, Any]) -> str:
    return "\n".join(hint_told(hints.hint(server.eyes(given))))


class Tool(NamedTuple):
    """What a tool is for, what it takes (name: type), which of that it needs."""

    says: str
    takes: Mapping[str, str]
    needs: tuple[str, ...]
    does: Callable[[Server, Mapping[str, Any]], str]


AT = {"table": "string", "seat": "string"}
TOOLS = {
    "new": Tool(
        "begin a game", {"game": "string", "options": "object", "seed": "integer"}, ("game",), _new
    ),
    "look": Tool("how it stands, what is asked, the offers by number", AT, ("table",), _look),
    "answer": Tool(
        "take an offer by its number", AT | {"number": "integer"}, ("table", "number"), _answer
    ),
    "why": Tool("why the opponent did what it did", AT | {"full": "boolean"}, ("table",), _why),
    "why_not": Tool(
        "why it did not choose a thing", AT | {"thing": "string"}, ("table", "thing"), _why_not
    ),
    "forecast": Tool("what the opponent may do next, with its odds", AT, ("table",), _forecast),
    "hint": Tool("what the coach would do", AT, ("table",), _hint),
}


def _listed(name: str, tool: Tool) -> dict[str, Any]:
    properties = {each: {"type": kind} for each, kind in tool.takes.items()}
    schema = {"type": "object", "properties": properties, "required": list(tool.needs)}
    return {"name": name, "description": tool.says, "inputSchema": schema}


def _failed(number: Any, code: int, said: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": said}}
