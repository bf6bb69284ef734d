"""Which games there are. Found by their folders and by entry points; nothing is listed by hand."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from opfor.core.errors import OpforError, one_of

if TYPE_CHECKING:
    from opfor.core.game import Game

GAMES = Path(__file__).parent.parent / "games"


class Listing(NamedTuple):
    """A game known by name only; its code is not imported. ``generator`` makes missions for it;
    ``sheets``: its missions can be printed; ``draws``: they can be drawn up."""

    id: str
    title: str
    stage: str
    module: str
    generator: str = ""
    sheets: bool = False
    draws: bool = False
    leads: str = ""
    """The game whose missions it leads through, if it is a campaign."""


@cache
def listings() -> dict[str, Listing]:
    """All games, by id, in the order of their titles."""
    from importlib.metadata import entry_points  # slow to import; the help page does without

    found = bundled()
    found += [_from_entry_point(point) for point in entry_points(group="opfor.games")]
    return {listing.id: listing for listing in sorted(found, key=lambda each: each.title)}


def bundled() -> list[Listing]:
    """The games of this package."""
    return [_read(folder / "game.toml", f"opfor.games.{folder.name}") for folder in _folders()]


def known(game_id: str) -> Listing | None:
    """A game by its id; games from elsewhere are looked for only if it is none of ours."""
    ours = next((listing for listing in bundled() if listing.id == game_id), None)
    return ours or listings().get(game_id)


def _folders() -> list[Path]:
    """Folders with a name and code; a folder with only a book is not a game yet."""
    named = (path.parent for path in GAMES.glob("*/game.toml"))
    return sorted(folder for folder in named if any(folder.glob("__init__.py*")))  # or .pyc alone


def environments() -> dict[str, tuple[str, dict[str, Any]]]:
    """What agents are offered by name: a game and its options, as its ``game.toml`` says."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for folder in _folders():
        data = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
        found |= {name: (data["id"], told) for name, told in data.get("environments", {}).items()}
    return found


@cache
def _read(path: Path, module: str) -> Listing:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    more = ("generator", "sheets", "draws", "leads")
    told = {name: data[name] for name in more if name in data}
    return Listing(data["id"], data["title"], data["stage"], module, **told)


def _from_entry_point(point: Any) -> Listing:
    """A game outside this package: its entry point names the module that exports ``GAME``."""
    return Listing(point.name, point.name, "external", point.value)


def load_game(game_id: str) -> Game[Any]:
    """Import a game by id, or say which ones there are."""
    listing = known(game_id)
    if listing is None:
        raise OpforError(one_of("game", game_id, listings()))
    game: Game[Any] | None = getattr(import_module(listing.module), "GAME", None)
    if game is None:
        raise OpforError(f"{listing.title} cannot be played yet: {listing.module} has no GAME")
    return game
