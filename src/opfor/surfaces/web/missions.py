"""Missions made by a generator, and which missions a request may name: by id, never by path."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from opfor.app.conversation import Table
from opfor.app.store import data_folder
from opfor.core.errors import OpforError


def mission_text(table: Table, name: str) -> str:
    """The mission that a finished generation made, as an ordinary mission file."""
    generating, generation = table.generating, table.generated()
    if generating is None or generation is None:
        raise OpforError("no mission was made here")
    return generating.mission(generation, name)


def keep_mission(table: Table, name: str) -> tuple[str, Path]:
    """Write the mission into the data folder; gives the game it is for, and where it is."""
    text = mission_text(table, name)
    folder = data_folder() / "missions"
    path = folder / f"{name}.toml"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise OpforError(f"the mission cannot be kept here ({error.strerror})") from None
    assert table.generating is not None
    return table.generating.makes, path


def refuse_paths(options: Mapping[str, Any]) -> None:
    """A request names things by id: no option of it may be a path."""
    for name, value in options.items():
        is_path = isinstance(value, str) and (
            any(part in value for part in "/\\~") or value.startswith(".") or "." in value
        )
        if is_path:
            raise OpforError(
                f"{name.replace('_', '-')}: {value!r} is not a name; paths are refused"
            )
