"""The engine inside the page: the same calls as the server's, one at a time, as text."""

from __future__ import annotations

import json

from opfor.app.store import saves_folder
from opfor.core.errors import OpforError
from opfor.surfaces.web.calls import ask
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files, Taken
from opfor.surfaces.web.visitor import Visitor

_visitor = Visitor(Desk(Files(saves_folder())))


def asked(name: str, body: str) -> str:
    """The reply as JSON: ``{"ok": …}``, or ``{"refused": line, "status": number}``."""
    try:
        return f'{{"ok":{ask(_visitor, name, body.encode()).decode()}}}'
    except OpforError as error:
        status = 409 if isinstance(error, Taken) else 400
        return json.dumps({"refused": " ".join(str(error).split()), "status": status})
