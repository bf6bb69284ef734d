"""What a game keeps back for measuring: a seed, settings, missions and rulings nobody tunes on.

A setting that is known is there for comparison: of it only the seed is new.

They are data of the game (``books/held-out.toml``); a file that an option names there lies beside
it. Whoever compares two ladders compares the same held-out games, or none: ``mark`` tells.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.parsed_toml import toml_at

PLACE = Path("books") / "held-out.toml"


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A setting that is kept back, and why it is one; of a ``known`` one only the seed is new."""

    name: str
    why: str
    known: bool = False
    options: dict[str, Any] = {}
    rulings: dict[str, str] = {}


class HeldOut(Struct, frozen=True):
    """All that a game keeps back; ``mark`` is the fingerprint of it, missions included."""

    seed: int
    settings: tuple[Held, ...]
    mark: str


def held_out(game: Game[Any]) -> HeldOut:
    """Of a game; one that keeps nothing back cannot be measured so."""
    path = game.folder / PLACE
    if not path.is_file():
        raise OpforError(f"{game.title} keeps nothing back to be measured on ({PLACE.as_posix()})")
    found = toml_at(path)
    settings = convert(found["setting"], tuple[Held, ...])
    digest = sha256(msgspec.json.encode([found["seed"], settings]))
    for setting in settings:
        for file in _files(path.parent, setting).values():
            digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return HeldOut(found["seed"], settings, digest.hexdigest()[:16])


def options_in(game: Game[Any], setting: Held) -> dict[str, Any]:
    """The options of a setting as the game takes them: a file by its whole path."""
    files = _files((game.folder / PLACE).parent, setting)
    return setting.options | {name: str(file) for name, file in files.items()}


def _files(folder: Path, setting: Held) -> dict[str, Path]:
    named = {n: folder / v for n, v in setting.options.items() if isinstance(v, str)}
    return {name: path for name, path in named.items() if path.is_file()}
