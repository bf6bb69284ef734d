"""The engine inside the page: the same calls as the server's, one at a time, as text."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import opfor.fast
from opfor.app.speech import spoken
from opfor.app.store import saves_folder
from opfor.core.compiled import compiled
from opfor.core.errors import OpforError
from opfor.core.language import ENGLISH, speaking
from opfor.fast.sources import GAMES, fingerprint
from opfor.surfaces.web.calls import ask
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files, Taken
from opfor.surfaces.web.visitor import Visitor

MADE = "engines.json"
"""Of what sources the engines that came were made."""
_visitor = Visitor(Desk(Files(saves_folder())))


def strengthened() -> str:
    """The compiled engines lie where Python looks for them; why they are not used, in a line."""
    importlib.invalidate_caches()
    compiled.cache_clear()
    (folder,) = map(Path, opfor.fast.__path__)
    made = json.loads((folder / MADE).read_text()) if (folder / MADE).is_file() else {}
    lacking = [game for game in GAMES if game not in made]
    other = [game for game in made if made[game] != fingerprint(game)]
    if lacking:
        return f"no compiled engine for {', '.join(lacking)}"
    return f"the compiled engine for {', '.join(other)} is of another build" if other else ""


def asked(name: str, body: str, language: str = ENGLISH) -> str:
    """The reply as JSON: ``{"ok": …}``, or ``{"refused": line, "status": number}``."""
    try:
        with speaking(language):
            return f'{{"ok":{ask(_visitor, name, body.encode()).decode()}}}'
    except OpforError as error:
        status = 409 if isinstance(error, Taken) else 400
        with speaking(language):
            said = spoken(" ".join(str(error).split()))
        return json.dumps({"refused": said, "status": status})
