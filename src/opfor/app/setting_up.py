"""From what a person typed (options, rulings) to a game's setting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.core.book import load_book, resolve
from opfor.core.errors import OpforError
from opfor.core.game import Game


def decode_options(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """The game's option Struct; text such as ``"3"`` or ``"true"`` is understood."""
    try:
        return msgspec.convert(dict(options), game.options, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        name = where.strip("`").removeprefix("$.") or "options"
        fields = ", ".join(game.options.__struct_fields__)
        raise OpforError(f"option {name}: {what}; {game.title} takes: {fields}") from None


def prepared(
    game: Game[Any], options: Mapping[str, Any], rulings: Mapping[str, str]
) -> tuple[Any, dict[str, Any], dict[str, str]]:
    """Setting, options in plain form, and the value of every ruling in force."""
    decoded = decode_options(game, options)
    in_force = resolve(load_book(game.folder), rulings)
    plain: dict[str, Any] = msgspec.to_builtins(decoded)
    return game.prepare(decoded, in_force), plain, dict(in_force)
