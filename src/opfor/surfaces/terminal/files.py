"""Commands that write files: the position, a picture, the saved game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.kit.picture import document

if TYPE_CHECKING:
    from opfor.surfaces.terminal.conversation import Conversation


def position(talk: Conversation, text: str) -> None:
    """The position as JSON, on the screen or in a file."""
    game, session = talk.session.game, talk.session
    if game.positions is None:
        raise OpforError(f"{game.title} has no position files")
    if talk.showing.is_shared and session.pending is not None:
        raise OpforError("a position shows both sides; wait for the end of the game")
    document = game.positions.write(session.setting, session.state)
    if text:
        write_text(Path(text), json.dumps(document, indent=2, ensure_ascii=False) + "\n")
        talk.screen.say(f"Written: {text}")
    else:
        talk.screen.say(json.dumps(document, ensure_ascii=False))


def picture(talk: Conversation, text: str) -> None:
    """The board as SVG, as the seat may see it."""
    session, seat = talk.session, talk.showing.seat
    path = Path(text or f"{session.game.id}-board.svg")
    scene = session.game.words.scene(session.setting, session.view(seat), seat)
    write_text(path, document(scene))
    talk.screen.say(f"Drawn: {path}")


def save(talk: Conversation, text: str) -> None:
    """Say where the game is kept, or keep it in another file from now on."""
    if text:
        talk.keeper.copy_to(talk.session.header, path_of(text))
    file = talk.keeper.file
    if file is None:
        raise OpforError("this game is not kept (--no-save); save FILE keeps it")
    talk.screen.say(f"Kept after every answer in {file.path}")


def write_text(path: Path, text: str) -> None:
    try:
        path.expanduser().write_text(text, encoding="utf-8")
    except OSError as error:
        raise OpforError(f"{path}: cannot write ({error.strerror})") from None
