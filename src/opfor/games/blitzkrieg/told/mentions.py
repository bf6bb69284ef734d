"""What a person means who points at something or names it: a ref, or words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from opfor.core.door import is_whole
from opfor.core.phrases import folded
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEM_TITLES, State

MentionKind = Literal[
    "theatre",
    "campaign",
    "space",
    "unit",
    "placed",
    "row",
    "reserve",
    "stratagem",
    "pool",
    "points",
]


class Thing(Struct, frozen=True):
    """A theatre or space by its number on the board, a campaign by that of its first space, a unit
    or stratagem by its id, a unit placed by its space, one of a reserve by its slot (from 0), a bag
    or the pile by its name."""

    kind: MentionKind
    number: int = -1
    name: str = ""


def thing_meant(setting: Setting, state: State, text: str) -> Thing | None:
    """The thing a ref or a typed name stands for; ``None`` if there is none."""
    kind, colon, name = folded(text.strip()).partition(":")
    if colon:
        return _by_ref(setting, kind, name)
    return _by_words(setting, state, " ".join(kind.replace(",", " ").split()))


def _by_ref(setting: Setting, kind: str, name: str) -> Thing | None:
    theatres = setting.board.theatre_index
    match kind:
        case "theatre" | "track" if name in theatres:
            return Thing("theatre", theatres[name])
        case "space" | "unit":
            space = space_called(setting, name)
            return space and Thing("space" if kind == "space" else "placed", space.number)
        case "reserve":
            seat, _, number = name.partition("/")
            if seat in setting.seats and is_whole(number):
                is_row = setting.seats.index(seat) == setting.bot
                return Thing("row" if is_row else "reserve", int(number) - 1)
        case "stratagem" if name in STRATAGEM_TITLES:
            return Thing("stratagem", name=name)
        case "campaign":
            space = space_called(setting, f"{name}/1")
            return space and Thing("campaign", space.number)
        case "points":
            return Thing("points", name=name)
        case "list":
            return Thing("pool", name=name)
    return None


def space_called(setting: Setting, name: str) -> Thing | None:
    """``western-europe/1/3``: theatre, campaign, place from the left."""
    theatre, _, rest = name.partition("/")
    numbers = re.fullmatch(r"(\d{1,3})/(\d{1,3})", rest)
    if theatre not in setting.board.theatre_index or numbers is None:
        return None
    found = setting.board.theatre_index[theatre]
    return space_at(setting, found, int(numbers[1]) - 1, int(numbers[2]))


def space_at(setting: Setting, theatre: int, campaign: int, position: int) -> Thing | None:
    """A space by theatre, campaign (from 0) and place (from 1)."""
    for space in setting.board.spaces:
        if (space.theatre, space.campaign, space.position) == (theatre, campaign, position):
            return Thing("space", space.index)
    return None


def _by_words(setting: Setting, state: State, words: str) -> Thing | None:
    """``pacific 2``, ``pacific 3.1``, ``pacific``, ``army-2``, ``secure``."""
    theatres = {
        theatre.id: (theatre.title, str(say.theatre(setting, theatre.index)))
        for theatre in setting.board.theatres
    }
    place = re.fullmatch(r"(.*?) (?:(\d{1,3})\.)?(\d{1,3})", words)
    if place is not None:
        theatre = _matching(place[1], theatres)
        if theatre is not None:
            index = setting.board.theatre_index[theatre]
            open_one = max(state.campaigns[index], 0)
            campaign = int(place[2]) - 1 if place[2] else open_one
            return space_at(setting, index, campaign, int(place[3]))
    units = {
        name: (row.title, str(say.unit(setting, name))) for name, row in setting.units.by_id.items()
    }
    stratagems = {
        name: (title, str(say.stratagem(name))) for name, title in STRATAGEM_TITLES.items()
    }
    if (unit := _matching(words, units)) is not None:
        return Thing("unit", name=unit)
    if (theatre := _matching(words, theatres)) is not None:
        return Thing("theatre", setting.board.theatre_index[theatre])
    if (stratagem := _matching(words, stratagems)) is not None:
        return Thing("stratagem", name=stratagem)
    return None


def _matching(words: str, names: Mapping[str, tuple[str, ...]]) -> str | None:
    """The one whose id or title is meant, in English or in the language in force: exactly, else by
    the beginning of a word."""
    known = {name: (name, *map(folded, titles)) for name, titles in names.items()}
    exact = [name for name, said in known.items() if words in said]
    return _only(exact) or _only(n for n, said in known.items() if _begins(words, said))


def _begins(words: str, names: Iterable[str]) -> bool:
    said = "".join(f" {name}" for name in names)
    return bool(words) and (f" {words}" in said or f"-{words}" in said)


def _only(found: Iterable[str]) -> str | None:
    names = list(found)
    return names[0] if len(names) == 1 else None
