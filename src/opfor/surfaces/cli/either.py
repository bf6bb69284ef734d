"""A file that may be a saved game or a position: what both can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from opfor.app.arguments import Arguments
from opfor.app.conversation import Table
from opfor.app.conversation.opening import find_save, resumed
from opfor.app.conversation.telling.sentences import simulated_lines
from opfor.app.decided import positions_of
from opfor.app.game_arguments import chosen_rulings
from opfor.app.own_content import with_packs
from opfor.app.registry import listings, load_game
from opfor.app.soundness import doubted_file
from opfor.core.chance import Seeded
from opfor.core.door import json_of
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.trace import Decision
from opfor.surfaces.cli.output import STDIN, read_bytes


class Opened(NamedTuple):
    """A game, where it stands, and the opponent's decisions: the last ones of a saved game, the
    next ones of a position. ``simulated`` are sentences about seats that go by no rules; ``table``
    is that of a saved game."""

    game: Game[Any]
    setting: Any
    state: Any
    decisions: Sequence[Decision]
    simulated: Sequence[str] = ()
    table: Table | None = None


@contextmanager
def opened(arguments: Arguments) -> Iterator[Opened]:
    """Open the file of ``arguments.file``, whichever it is, and ask it inside."""
    given = arguments.file
    path = find_save(given) if given != STDIN else Path(STDIN)
    raw = read_bytes(str(path))
    if _is_save(raw):
        with doubted_file(path):
            yield _opened_save(path)
    else:
        yield _opened_position(given, raw, arguments)


def _is_save(raw: bytes) -> bool:
    first = raw.partition(b"\n")[0]
    return first.startswith(b"{") and b'"opfor":' in first and b'"check":' in first


def _opened_save(path: Path) -> Opened:
    """A saved game to look at; nothing is written."""
    table = resumed(path, is_kept=False)
    session = table.session
    said = simulated_lines(session)
    return Opened(session.game, session.setting, session.state, session.decisions(), said, table)


def _opened_position(given: str, raw: bytes, arguments: Arguments) -> Opened:
    document = json_of(raw, f"{given}: neither a saved game nor a position", Any)
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        games = ", ".join(listings())
        raise OpforError(f'{given}: a position names its game ("game": one of {games})')
    game = with_packs(load_game(document["game"]), getattr(arguments, "pack", []))
    positions = positions_of(game)
    rulings = chosen_rulings(arguments, game)
    setting, state = positions.read(rulings, raw)
    decided = positions.decide(rulings, raw, Seeded(arguments.seed))
    return Opened(game, setting, state, decided.decisions)
