"""Missions made by a generator, and which missions a request may name: by id, never by path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.app.conversation import Table
from opfor.app.own_content import with_owned
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.owned import Owned


def mission_text(table: Table, name: str) -> str:
    """The mission that a finished generation made, as an ordinary mission file."""
    generating, generation = table.generating, table.generated()
    if generating is None or generation is None:
        raise OpforError("no mission was made here")
    return generating.mission(generation, name)


def mission_made(table: Table, name: str) -> tuple[Game[Any], str]:
    """The game that a generated mission is for, holding it, and what it calls the mission: the
    record keeps it, so that no file is needed."""
    text, called = mission_text(table, name), f"{name}.toml"
    assert table.generating is not None
    return with_owned(load_game(table.generating.makes), Owned((), {called: text})), called


def refuse_paths(options: Mapping[str, Any]) -> None:
    """A request names things by id: no option of it may be a path."""
    for name, value in options.items():
        if isinstance(value, str) and not {"/", "\\", "~", "."}.isdisjoint(value):
            raise OpforError(
                f"{name.replace('_', '-')}: {value!r} is not a name; paths are refused"
            )
