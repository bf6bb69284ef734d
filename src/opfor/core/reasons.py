"""The words that reasons are made of: what a chosen thing has, or is more of, by measure."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from opfor.core.codec import convert
from opfor.core.errors import BadPack
from opfor.core.parsed_toml import toml_at

FILE = "reasons.toml"


class ReasonWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``has`` follows "the only one that"; ``lower`` and ``higher`` go before "than", where the
    smaller or the greater value is better; ``by`` names the row behind a criterion whose wish it
    was; ``sentences`` are reasons of the game's own."""

    provenance: str = ""
    has: dict[str, str] = {}
    lower: dict[str, str] = {}
    higher: dict[str, str] = {}
    by: dict[str, str] = {}
    sentences: dict[str, str] = {}


@cache
def reason_words(folder: Path) -> ReasonWords:
    """Those of the game in ``folder``; a small game has none."""
    return _read(folder / "books" / FILE)


def _read(path: Path) -> ReasonWords:
    if not path.exists():
        return ReasonWords()
    try:
        return convert(toml_at(path, BadPack), ReasonWords)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path}: {error}") from None
