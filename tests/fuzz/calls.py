"""Calls of the page, changed: several one after the other at one table, as a stranger would.

They go to the engine without a network between, so that thousands of them take a minute; what is
told of a fault is what a server would answer with 500.
"""

from __future__ import annotations

import json
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import New
from opfor.surfaces.web.calls import CALLS, ask
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.visitor import Visitor
from tests.fuzz import good
from tests.fuzz.attempt import PYTHON, Attempt, longest_echo
from tests.fuzz.changes import STRANGE_TEXTS, as_json, changed_bytes, changed_tree

DOOR = "calls"
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("blitzkrieg", {}),
    ("2gm", {}),
    ("coh", {"mission": "first-light"}),
    ("blitzkrieg", {"mode": "two-player"}),
)
SLOW = ("hint", "review", "warn", "puzzle", "solve", "printed", "box_sheet")
"""Calls that may take a second: asked now and then."""
WORDS = ("0", "1", "hex:F09", "unit:G01", "player", "BLZ-1.5", "army-1", "bot", "die", "G01 spent",
         "vp bot 3", "why", "note", "blitzkrieg", "coh", "seed")  # fmt: skip


def calls(chance: Random) -> Attempt:
    """A table and three to eight calls, most of them with something wrong in them."""
    rows = [one_call(chance, 0.02) for _ in range(chance.randrange(3, 9))]
    return Attempt((DOOR, str(chance.randrange(len(GAMES)))), typed=json.dumps(rows))


def one_call(chance: Random, slow: float = 0.0) -> tuple[str, str]:
    """The name of a call and its body; so often one of those that take long."""
    quick = [name for name in CALLS if name not in SLOW]
    name = chance.choice(SLOW if chance.random() < slow else quick)
    body = as_json(_spoiled(_asked(CALLS[name].takes, chance), chance))
    if chance.random() < 0.05:
        body = changed_bytes(body, chance)
    return name, body.decode("utf-8", "replace")


def _spoiled(body: Any, chance: Random) -> Any:
    return body if chance.random() < 0.35 else changed_tree(body, chance)


def _asked(kind: Any, chance: Random) -> dict[str, Any]:
    """What a call takes, more or less as a page would ask it; the table and its moment are put in
    when it is played."""
    known: dict[str, Any] = {"table": "{table}", "moment": "{moment}", "path": [0]}
    known["seat"] = chance.choice(["", "", "", "player", "axis~caf\xe9", "~", "axis~00"])
    body = {}
    for field in fields(kind):
        if field.name in known:
            body[field.name] = known[field.name]
        elif field.default is NODEFAULT or chance.random() < 0.5:
            body[field.name] = _value(field.name, str(field.type), chance)
    return body


def _value(name: str, kind: str, chance: Random) -> Any:
    if "bool" in kind:
        return chance.random() < 0.5
    if "int" in kind:
        return chance.choice([0, 1, 2, 3, -1])
    if name == "game":
        return chance.choice(GAMES)[0]
    if name == "text":
        return chance.choice([*WORDS, good.save("blitzkrieg", 0, 3), *STRANGE_TEXTS])
    if "dict" in kind:
        return chance.choice([{}, {"mode": "solo"}, {"mission": "first-light"}])
    return chance.choice(WORDS)


def tried(attempt: Attempt) -> str:
    """Play the calls at a table of their own; what is wrong, empty if nothing is."""
    game, options = GAMES[int(attempt.words[1])]
    with tempfile.TemporaryDirectory(prefix="opfor-calls-") as folder:
        visitor, table = seated(Path(folder), game, options)
        for name, body in json.loads(attempt.typed):
            if wrong := _answered(visitor, table, name, body):
                return f"{name}: {wrong}"
    return ""


def seated(folder: Path, game: str, options: dict[str, str]) -> tuple[Visitor, str]:
    """Somebody at a new table of a desk of its own."""
    shared = ("a" * 32, "secret") if "mode" in options else ()
    visitor = Visitor(Desk(Files(folder)), *shared)
    return visitor, visitor.new(New(game, seed=7, options=options)).table


def asked_at(visitor: Visitor, table: str, name: str, body: str) -> bytes:
    """One call at a table, with its moment put in."""
    moment = 0
    with suppress(OpforError), visitor.at(table) as found:  # an earlier call may have removed it
        moment = found.moment
    said = body.replace("{table}", table).replace('"{moment}"', str(moment))
    return ask(visitor, name, said.encode("utf-8", "replace"))


def _answered(visitor: Visitor, table: str, name: str, body: str) -> str:
    try:
        asked_at(visitor, table, name, body)
    except OpforError as error:
        word = PYTHON.search(str(error))
        if word or (echoed := longest_echo(str(error))):
            return f"says {word[0] if word else echoed}"
    except Exception as error:  # a server would answer with 500
        return f"{type(error).__name__}: {error}"[:300]
    return ""
