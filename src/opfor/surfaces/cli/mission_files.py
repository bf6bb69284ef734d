"""A mission file: looked over, or brought into the one form that all files have."""

from __future__ import annotations

import sys
from pathlib import Path

from opfor.app.drawing_board import drawing_of, whose_mission
from opfor.app.registry import load_game
from opfor.core.door import read_file, text_of, write_file
from opfor.core.drawing import Fault
from opfor.core.errors import BadPack
from opfor.core.phrasebook import PhraseBook
from opfor.kit.documents.document import Document
from opfor.surfaces.cli.output import print_json

SAY = PhraseBook.of_the_program("lab")


def check_file(path: Path, as_json: bool) -> int:
    """Every fault, each on a line with file, line and column."""
    text = text_of(read_file(path, BadPack), str(path), BadPack)
    game = whose_mission(text)
    faults = drawing_of(load_game(game)).check(text, path.stem)
    slow = "" if faults else _slow(game, text)
    if as_json:
        found = {"file": str(path), "ok": not faults, "faults": [_plain(f) for f in faults]}
        print_json(found | {"slow": slow})
    elif faults:
        print("\n".join(f"{path}:{fault.line}:{fault.column}: {fault}" for fault in faults))
    else:
        print("\n".join(filter(None, (SAY("file-sound", file=str(path)), slow))))
    return 1 if faults else 0


def _slow(game: str, text: str) -> str:
    """Why measuring it takes long: what the compiled engine does not play of it."""
    from opfor.lab.drawn import drawn_variant
    from opfor.lab.simulated import uncovered_in
    from opfor.lab.verdict import why_slow

    found = uncovered_in(drawn_variant(game, text, {}))
    return "" if found is None else why_slow(found)


def _plain(fault: Fault) -> dict[str, object]:
    return {
        "where": fault.where,
        "path": list(fault.path),
        "line": fault.line,
        "column": fault.column,
        "what": fault.what,
        "could_be": list(fault.could_be),
    }


def format_file(name: str) -> int:
    """Write a file anew in its one form; ``-`` reads standard input and writes to the output."""
    if name == "-":
        sys.stdout.write(Document.of(sys.stdin.read(), "standard input").text)
        return 0
    path = Path(name)
    text = text_of(read_file(path, BadPack), name, BadPack)
    formed = Document.of(text, name).text
    if formed == text:
        print(SAY("file-unchanged", file=name))
        return 0
    write_file(path, formed)
    print(SAY("file-formatted", file=name))
    return 0
