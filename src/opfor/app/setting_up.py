"""From what a person typed (options, rulings) to a game's setting."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from opfor import __version__
from opfor.core.book import load_book, resolve
from opfor.core.codec import to_plain
from opfor.core.door import misfit
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import Header
from opfor.kit.lessons import LESSONS
from opfor.kit.packs import pack_hash

KINDS = {int: "a whole number", bool: "true or false", float: "a number", str: "text"}
"""What an option may be, in words."""


def decode_options(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """The game's option Struct; text such as ``"3"`` or ``"true"`` is understood.

    With an owner's content in force, an option that nobody gave takes the first of its choices.
    """
    usual = {name: names()[0] for name, names in game.choices.items()} if game.owned.packs else {}
    try:
        return msgspec.convert({**usual, **options}, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise OpforError(_wrong_option(game, options, *misfit(error))) from None


def _wrong_option(game: Game[Any], options: Mapping[str, Any], what: str, name: str) -> str:
    """What is wrong with an option, in a line of ours."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    unknown = next((name for name in options if name not in kinds), None)
    if unknown is not None:
        takes = ", ".join(map(_as_typed, kinds))
        return f"option {_as_typed(unknown)!r} is not known; {game.title} takes: {takes}"
    if name in options and (bound := re.fullmatch(r"Expected `int` (>=|<=) (-?\d+)", what)):
        beyond = "less than" if bound[1] == ">=" else "more than"
        return f"{_as_typed(name)}: {options[name]} is {beyond} {bound[2]}"
    if name not in options or kinds[name] not in KINDS:
        return f"option {_as_typed(name) or 'options'}: {what}"
    return f"{_as_typed(name)}: {options[name]!r} is not {KINDS[kinds[name]]}"


def _as_typed(option: str) -> str:
    """The name of an option as a person writes it."""
    return option.replace("_", "-")


@cache
def pack_hashes(folder: Path) -> Mapping[str, str]:
    """The fingerprint of every pack in a game's folder, by name; recorded in saves. Lessons change
    no game."""
    packs = [path.parent for path in sorted(folder.glob("packs/*/pack.toml"))]
    return {pack.name: pack_hash(pack) for pack in packs if pack.name != LESSONS}


def changed_packs(game: Game[Any], recorded: Mapping[str, str]) -> list[str]:
    """Packs that are no longer what they were when they were recorded."""
    today = pack_hashes(game.folder)
    return [name for name, fingerprint in recorded.items() if today.get(name) != fingerprint]


def begun_record(
    game: Game[Any],
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
    seed: int,
    mode: str,
    table_sources: Sequence[str],
    players: Mapping[str, str],
    state: Any = None,
) -> tuple[Any, Header]:
    """The setting of a new game and the header of its record; ``state`` begins it from a position
    instead of the set-up."""
    setting, plain, in_force = prepared(game, options, rulings)
    return setting, Header(
        version=__version__,
        game=game.id,
        mode=mode,
        seed=seed,
        options=plain,
        rulings=in_force,
        packs=dict(pack_hashes(game.folder)),
        table_sources=tuple(table_sources),
        players=dict(players),
        own=game.owned.packs,
        files=game.owned.files,
        start=to_plain(game.new(setting) if state is None else state),
    )


def prepared(
    game: Game[Any], options: Mapping[str, Any], rulings: Mapping[str, str]
) -> tuple[Any, dict[str, Any], dict[str, str]]:
    """Setting, options in plain form, and the value of every ruling in force."""
    decoded = decode_options(game, options)
    in_force = resolve(load_book(game.folder), rulings)
    plain: dict[str, Any] = msgspec.to_builtins(decoded)
    return game.prepare(decoded, in_force), plain, dict(in_force)
