"""Whether a saved game can have been played here: asked when looking at it or going on fails.

A save whose values were changed, and signed again, folds into a state that no rule knows, and the
rules stumble over it somewhere. Then the record is run again: if it comes out otherwise, the save
is at fault, and that is said in one line; if not, we are, and the error goes its way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.own_content import game_of_record
from opfor.app.setting_up import prepared
from opfor.app.store import read_save
from opfor.core.codec import from_plain
from opfor.core.echo import shortened
from opfor.core.errors import BadSave, OpforError
from opfor.core.fold import verify
from opfor.core.game import Game
from opfor.core.record import Entry, Header, History, Line, is_decision
from opfor.core.trace import Decision


@contextmanager
def doubted(where: str, header: Header, lines: Sequence[Line]) -> Iterator[None]:
    """What is done inside fails in one line if the record cannot have been played."""
    try:
        yield
    except (OpforError, OSError):
        raise
    except Exception as error:
        if fault := unsound(header, lines):
            raise BadSave(f"{where}: {fault}; restore a copy") from error
        raise


@contextmanager
def doubted_file(path: Path) -> Iterator[None]:
    """The same for a file, which is read again only if something fails."""
    try:
        yield
    except (OpforError, OSError):
        raise
    except Exception as error:
        saved, _ = read_save(path, repair=False)
        if fault := unsound(saved.header, saved.lines):
            raise BadSave(f"{path}: {fault}; restore a copy") from error
        raise


def unsound(header: Header, lines: Sequence[Line]) -> str:
    """What in a record cannot have happened; empty if all of it can."""
    try:
        game = game_of_record(header, lines)
        setting, _, _ = prepared(game, header.options, header.rulings)
        start = started(game, header)
        entries = History(lines).entries
        found = verify(game, setting, start, entries, written_in=header.opfor)
        if found is not None:
            return f"entry {found.entry} is not what the rules give ({shortened(found.today, 80)})"
        for number, entry in enumerate(entries, start=1):
            if not _can_be_told(entry):
                return f"entry {number} gives reasons that cannot be read"
        if start != game.new(setting) and not _is_position(game, setting, start, header):
            return "it begins as no game begins"
    except OpforError as error:
        return str(error)
    except Exception as error:
        return f"it cannot be played ({shortened(f'{type(error).__name__}: {error}', 120)})"
    return ""


def _can_be_told(entry: Entry) -> bool:
    """Whether the reasons kept with an entry are reasons."""
    try:
        for item in entry.log:
            if is_decision(item):
                from_plain(item, Decision)
    except msgspec.ValidationError:
        return False
    return True


def _is_position(game: Game[Any], setting: Any, state: Any, header: Header) -> bool:
    """Whether a state could stand in a position file: then a game may begin there."""
    if game.positions is None:
        return False
    raw = msgspec.json.encode(game.positions.write(setting, state))
    return bool(game.positions.read(header.rulings, raw)[1] == state)


def started(game: Game[Any], header: Header) -> Any:
    """The state a record begins with."""
    try:
        return from_plain(header.start, game.state)
    except msgspec.ValidationError as error:
        raise BadSave(f"the header begins with no state of {game.title}: {error}") from None
