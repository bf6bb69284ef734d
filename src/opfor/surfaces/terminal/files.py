"""Commands that write files: the position, a picture, the saved game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from opfor.core.door import path_of, write_file
from opfor.core.errors import OpforError

if TYPE_CHECKING:
    from opfor.surfaces.terminal.prompt import Prompt


def position(talk: Prompt, text: str) -> None:
    """The position as JSON, on the screen or in a file."""
    document = talk.eyes.position().document
    if text:
        pretty = json.dumps(json.loads(document), indent=2, ensure_ascii=False)
        write_file(path_of(text), pretty + "\n")
        talk.screen.say(f"Written: {text}")
    else:
        talk.screen.say(document)


def picture(talk: Prompt, text: str) -> None:
    """The board as SVG, as the seat may see it."""
    path = path_of(text or f"{talk.about.game}-board.svg")
    write_file(path, talk.eyes.picture())
    talk.screen.say(f"Drawn: {path}")


def save(talk: Prompt, text: str) -> None:
    """Say where the game is kept, or keep it in another file from now on."""
    if text:
        talk.table.copy_to(path_of(text))
    path = talk.table.path
    if path is None:
        raise OpforError("this game is not kept (--no-save); save FILE keeps it")
    talk.screen.say(f"Kept after every answer in {path}")
