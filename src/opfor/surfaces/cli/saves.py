"""List the saved games, the last one played first."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.history.saved import standing
from opfor.app.program import program_name
from opfor.app.registry import listings
from opfor.app.speech import say, spoken
from opfor.app.store import SaveListing, list_saves, saves_folder
from opfor.core.game import Game
from opfor.core.phrases import moment_said
from opfor.surfaces.cli.output import print_json

MOST_LOOKED_AT = 12
"""So many of the newest are opened to say how they stand."""


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    declare_json(parser)


def run(arguments: Arguments) -> int:
    saves = list(list_saves())
    if arguments.json:
        print_json({"folder": str(saves_folder()), "saves": [_as_json(save) for save in saves]})
        return 0
    if not saves:
        say(f"No saved games in {saves_folder()}")
        return 0
    for number, save in enumerate(saves):
        print(said(save))
        found = standing(save.path) if number < MOST_LOOKED_AT else None
        if found is not None:
            say(f"    over: {found.said}" if found.is_over else f"    {found.said}")
        print(f"    {save.path.name}")
    program = program_name()
    say(
        f"\nIn {saves_folder()}",
        f"Go on with: {program} play --resume NAME",
        f"Watch one that is over: {program} replay NAME",
    )
    return 0


def said(save: SaveListing) -> str:
    """``Title (solo, hard), 14 November, 21:03``."""
    listing = listings().get(save.header.game)
    title = listing.title if listing is not None else save.header.game
    words = [str(v) for v in save.header.options.values() if isinstance(v, str) and v]
    about = ", ".join([spoken("at the table")] * (save.header.mode == "table") + words)
    when = moment_said(save.modified)
    return f"{title}{f' ({about})' if about else ''}, {when}"


def _as_json(save: SaveListing) -> dict[str, Any]:
    return {
        "path": str(save.path),
        "game": save.header.game,
        "mode": save.header.mode,
        "options": save.header.options,
        "seed": save.header.seed,
        "modified": save.modified.isoformat(timespec="seconds"),
    }
