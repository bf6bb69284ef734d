"""A game from its folder: the same thing lies in the same file of every game, so that its
``__init__.py`` says only what differs.

``game.toml`` has the id and the title. A field of ``Game`` is looked for in ``told/on_demand.py``
(what is loaded later), then in the file that ``PLACES`` names; what is nowhere keeps its default.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from opfor.core.game import Game
from opfor.core.parsed_toml import toml_at

ON_DEMAND = "told.on_demand"
PLACES = {
    "state": "values.state.State",
    "events": "values.events.Event",
    "actions": "values.actions.Action",
    "options": "values.options.Options",
    "prepare": "values.options.prepare",
    "apply": "values.apply.apply",
    "renewed": "values.old_events.renewed",
    "renamed": "values.old_events.renamed",
    "tables": "values.tables.TABLES",
    "check_pack": "values.pack_faults.check_pack",
    "new": "course.setup.new",
    "step": "course.turn.step",
    "players": "course.players.PLAYERS",
    "foresight": "course.foresight.FORESIGHT",
    "questions": "bot.questions.QUESTIONS",
    "domains": "course.catalogue.domains",
    "outcome": "rules.victory.outcome",
    "adjust": "told.corrections.adjust",
    "aspects": "told.view.aspects",
    "heard": "told.view.heard",
    "inventory": "told.view.inventory",
    "seats": "told.view.seats",
    "sources": "told.view.SOURCES",
    "view": "told.view.view",
    "words": "told.words.WORDS",
    "shown": "told.shown.SHOWN",
    "printed": "told.printed.printed",
    "unused": "told.printed.unused",
}


def game_in(package: str, **differs: Any) -> Game[Any]:
    """The game whose folder is ``package``; ``differs``: what it has elsewhere, or only itself."""
    folder = Path(str(sys.modules[package].__file__)).parent
    named = toml_at(folder / "game.toml")
    given = {"id": named["id"], "title": named["title"], "folder": folder, **differs}
    later = _module(f"{package}.{ON_DEMAND}")
    for field in Game.__struct_fields__:
        for name in (field, field.upper()):
            if field not in given and hasattr(later, name):
                given[field] = getattr(later, name)
    for field, place in PLACES.items():
        where, _, name = place.rpartition(".")
        if field not in given and hasattr(found := _module(f"{package}.{where}"), name):
            given[field] = getattr(found, name)
    return Game(**given)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError as error:
        if name.startswith(str(error.name)):  # the room itself is missing
            return None
        raise
