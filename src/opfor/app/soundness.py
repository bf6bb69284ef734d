"""Whether a saved game can have been played here: asked when looking at it or going on fails.

A save whose values were changed, and signed again, folds into a state that no rule knows, and the
rules stumble over it somewhere. Then the record is run again: if it comes out otherwise, the save
is at fault, and the first line that is wrong is told; if not, we are, and the error goes its way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from opfor.app.own_content import game_of_record
from opfor.app.save_lines import HEADER, can_be_saved
from opfor.app.setting_up import prepared
from opfor.app.store import read_save
from opfor.core.codec import convert
from opfor.core.errors import BadSave, OpforError
from opfor.core.fold import Difference, verify
from opfor.core.game import Game
from opfor.core.record import Answered, Entry, Header, History, Line, is_decision
from opfor.core.trace import Decision


class Fault(NamedTuple):
    """The first line that is wrong, counted from 1, the header, and what is wrong with it."""

    line: int
    what: str

    def told(self, lines: Sequence[Line]) -> str:
        """In a line, with what can be saved of the game."""
        before = sum(isinstance(line, Answered) for line in lines[: self.line - 2])
        return f"line {self.line}: {self.what}{can_be_saved(self.line, before)}"


@contextmanager
def doubted(where: str, header: Header, lines: Sequence[Line]) -> Iterator[None]:
    """What is done inside fails in one line if the record cannot have been played."""
    try:
        yield
    except (OpforError, OSError):
        raise
    except Exception as error:
        if fault := first_fault(header, lines):
            raise BadSave(f"{where}: {fault.told(lines)}") from error
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
        if fault := first_fault(saved.header, saved.lines):
            raise BadSave(f"{path}: {fault.told(saved.lines)}") from error
        raise


def first_fault(header: Header, lines: Sequence[Line]) -> Fault | None:
    """What in a record cannot have happened; nothing if all of it can."""
    try:
        game = game_of_record(header, lines)
        setting, _, _ = prepared(game, header.options, header.rulings)
        start = started(game, header)
        if start != game.new(setting) and not _is_position(game, setting, start, header):
            return Fault(HEADER, "it begins as no game begins")
    except OpforError as error:
        return Fault(HEADER, str(error))
    except Exception:  # whatever the rules stumble over, nobody began a game like that here
        return Fault(HEADER, "no game can be begun like that")
    return _first_unplayable(game, setting, start, History(lines), header.opfor)


def _first_unplayable(
    game: Game[Any], setting: Any, start: Any, history: History, written_in: int
) -> Fault | None:
    """The first entry that comes out otherwise when it is run again, or cannot be told."""
    entries, reached = history.entries, 0

    def progress(number: int) -> None:
        nonlocal reached
        reached = number + 1

    found: Difference | None
    try:
        found = verify(game, setting, start, entries, progress, written_in=written_in)
    except Exception:  # the rules stumble: over the entry they had come to
        found = Difference(reached, "", "")
    untold = next((n for n, entry in enumerate(entries) if not _can_be_told(entry)), len(entries))
    if found is not None and found.entry <= untold:
        return Fault(history.path[found.entry] + 2, "it is not what the rules give there")
    if untold < len(entries):
        return Fault(history.path[untold] + 2, "it gives reasons that cannot be read")
    return None


def _can_be_told(entry: Entry) -> bool:
    """Whether the reasons kept with an entry are reasons."""
    try:
        for item in entry.log:
            if is_decision(item):
                convert(item, Decision)
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
        return convert(header.start, game.state)
    except msgspec.ValidationError:
        raise BadSave(f"it begins with no state of {game.title}") from None
