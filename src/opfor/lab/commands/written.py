"""The turn that came nearest, put into the mission's own file."""

from __future__ import annotations

from pathlib import Path

from opfor.app.arguments import Parser
from opfor.app.registry import load_game
from opfor.core.door import read_file, text_of, write_file
from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook
from opfor.lab.dials import Mission
from opfor.lab.drawn import drawing_of, turned

SAY = PhraseBook.of_the_program("lab")


def declare_write(parser: Parser) -> None:
    parser.add_argument("--write", action="store_true", help="put what comes nearest into the file")


def own_file(name: str) -> Path:
    """The file that was named; what comes with a game is not written on."""
    path = Path(name)
    if not path.is_file():
        raise OpforError(f"--write: {name} is no file of yours; save the mission as one first")
    return path


def write_turn(mission: Mission, turn: Turn) -> str:
    """The file with one thing turned, and the line that says so."""
    assert mission.file is not None
    text = text_of(read_file(mission.file), str(mission.file))
    write_file(mission.file, turned(text, turn, drawing_of(load_game(mission.game))))
    return SAY("written", file=str(mission.file), words=turn.words)
