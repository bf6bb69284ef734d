"""From what a person typed (options, rulings) to a game's setting."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from opfor import __version__
from opfor.app.sources import untold_sources
from opfor.app.start import Start
from opfor.core.book import load_book, resolve
from opfor.core.codec import convert, to_plain
from opfor.core.door import misfit
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.mission_card import OWN
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
        decoded = convert({**usual, **options}, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise OpforError(_wrong_option(game, options, *misfit(error))) from None
    return _levelled(game, options, decoded)


def _levelled(game: Game[Any], given: Mapping[str, Any], decoded: Any) -> Any:
    """What a level stands for, unless some of it was set by hand: then the hand has the say, and
    where it says otherwise the level is the person's own."""
    levels = game.levels(decoded)
    if not levels:
        return decoded
    if decoded.level not in levels:
        raise OpforError(one_of("level", decoded.level, [each for each in levels if each != OWN]))
    sets = levels[decoded.level]
    if given.keys().isdisjoint(dial for each in levels.values() for dial in each):
        return msgspec.structs.replace(decoded, **sets)
    is_so = all(getattr(decoded, name) == value for name, value in sets.items())
    return msgspec.structs.replace(decoded, level=decoded.level if is_so else OWN)


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


def begun_record(game: Game[Any], start: Start) -> tuple[Any, Header]:
    """The setting of a new game and the header of its record."""
    setting, plain, in_force = prepared(game, start.options, start.rulings)
    return setting, Header(
        version=__version__,
        game=game.id,
        mode=start.mode,
        seed=start.seed,
        options=plain,
        rulings=in_force,
        packs=dict(pack_hashes(game.folder)),
        table_sources=tuple(start.table_sources),
        untold_sources=untold_sources(game, start.table_sources) if start.untold else (),
        players=dict(start.players),
        own=game.owned.packs,
        files=game.owned.files,
        start=to_plain(game.new(setting) if start.state is None else start.state),
    )


def prepared(
    game: Game[Any], options: Mapping[str, Any], rulings: Mapping[str, str]
) -> tuple[Any, dict[str, Any], dict[str, str]]:
    """Setting, options in plain form, and the value of every ruling in force."""
    decoded = decode_options(game, options)
    in_force = resolve(load_book(game.folder), rulings)
    plain: dict[str, Any] = msgspec.to_builtins(decoded)
    return game.prepare(decoded, in_force), plain, dict(in_force)
