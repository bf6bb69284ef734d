"""Sitting down to a game: a new one, one from a position, or one kept earlier."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from opfor.app.conversation.table import Table
from opfor.app.keeper import Keeper
from opfor.app.own_content import changes_since, game_of_record
from opfor.app.recording import Keep
from opfor.app.session import Session
from opfor.app.setting_up import changed_packs, prepared
from opfor.app.start import Start
from opfor.app.store import list_saves, read_save, saves_folder
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import Header, Line

NEWEST = ""
"""No name: the save played last."""


def begun(
    game: Game[Any], start: Start, *, position: bytes | None = None, is_kept: bool = True
) -> Table:
    """A new game; its file is there before the first question is asked."""
    if position is not None:
        options, state = from_position(game, start.rulings, position)
        start = replace(start, options=options, state=state)
    keeper = Keeper()
    session = Session.new(game, start, keep=keeper)
    if is_kept:
        keeper.open(session.header)
    return Table(session, keeper)


def from_position(
    game: Game[Any], rulings: Mapping[str, str], raw: bytes
) -> tuple[dict[str, Any], Any]:
    """Options and state of a position file."""
    if game.positions is None:
        raise OpforError(f"{game.title} has no position files")
    setting, state = game.positions.read(rulings, raw)
    if getattr(setting, "options", None) is not None:
        return msgspec.to_builtins(setting.options), state
    first = game.options.__struct_fields__[0]
    named = msgspec.json.decode(raw).get(first, "")
    if game.positions.joined is None or not named:
        known = game.offered()[0][0] if game.offered is not None else "…"
        raise OpforError(
            f"a position of {game.title} can be decided, not played on; "
            f'name a {first} in it, such as "{first}": "{known}"'
        )
    options = {first: named}
    bound, _, _ = prepared(game, options, rulings)
    return options, game.positions.joined(bound, raw)


def resumed(path: Path, *, is_kept: bool = True) -> Table:
    """A saved game where it was left; unless it goes on there, the file is only read."""
    saved, file = read_save(path, repair=is_kept)
    keeper = Keeper(saved.lines, file if is_kept else None)
    table = continued(saved.header, saved.lines, keeper, saved.notice)
    table.notices.extend(changes_since(saved.header))
    return table


def continued(header: Header, lines: Sequence[Line], keep: Keep, notice: str = "") -> Table:
    """A game from its record, wherever that is kept; ``notice`` says what was wrong with it."""
    game = game_of_record(header, lines)
    setting, _, _ = prepared(game, header.options, header.rulings)
    session = Session(game, setting, header, lines=lines, keep=keep)
    if notice:
        session.notices.append(notice)
    if changed := changed_packs(game, header.packs):
        said = f"content changed since this game was begun ({', '.join(changed)})"
        session.notices.append(f"{said}; opfor verify says whether that matters")
    table = Table(session, keep if isinstance(keep, Keeper) else None)
    table.resumed_at = table.moment
    return table


def find_save(given: str, game: Game[Any] | None = None) -> Path:
    """A save by path, by name in the data folder, or the newest one (of a game)."""
    if given != NEWEST:
        path = path_of(given)
        return path if path.exists() or len(path.parts) > 1 else saves_folder() / given
    found = [s for s in list_saves() if game is None or s.header.game == game.id]
    if not found:
        whose = f" of {game.title}" if game is not None else ""
        raise OpforError(f"{saves_folder()}: no saved game{whose} to resume")
    return found[0].path
