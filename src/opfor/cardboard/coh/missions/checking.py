"""A mission file while it is written: every fault with its place and what could stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from opfor.cardboard.coh.missions.choices import choices
from opfor.cardboard.coh.missions.faults import faults
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.own_missions import SOLO_FIELDS
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults
from opfor.core.codec import convert
from opfor.core.door import misfit
from opfor.core.drawing import Fault, Path
from opfor.core.echo import with_short_echoes
from opfor.core.errors import OpforError
from opfor.kit.documents.checked import STEP, checked
from opfor.kit.documents.document import Document

PLACE = re.compile(
    r"(?P<where>[a-z_]+(?:\.[\w-]+|\[\d+\])*)(?:, column (?P<column>\d+))?: (?P<what>.*)",
    re.DOTALL,
)
QUOTED = re.compile(r"[\"'](.+?)[\"']")


def check(text: str, name: str) -> Sequence[Fault]:
    """Every fault of a mission file called ``name.toml``."""

    def faults_of(document: Document) -> Iterator[Fault]:
        for said in dict.fromkeys(_said(document.values, name)):
            yield located(document, document.values, said)

    return checked(text, name, faults_of)


def _said(values: dict[str, Any], name: str) -> Iterator[str]:
    """The faults in words, each beginning with its place."""
    kind = Mission if SOLO_FIELDS.isdisjoint(values) else SoloMission
    try:
        mission = convert(values, kind)
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        yield f"{where}: {what}" if where else what
        return
    try:
        if isinstance(mission, SoloMission):
            yield from solo_faults(mission, name)
        else:
            yield from faults(mission, name)
    except OpforError as error:
        yield str(error)


def located(document: Document, values: dict[str, Any], said: str) -> Fault:
    """A fault with the place that its words name."""
    found = PLACE.fullmatch(said)
    path = () if found is None else way(values, found["where"])
    if not path:
        path, found = _line_named(values, said), None
    path = (*path, *_place_in_list(document, path, said))
    line, column = document.line_of(path) if path else (1, 1)
    if found is not None and found["column"]:
        column += int(found["column"])  # the line of orders begins behind a quotation mark
    return Fault(
        what=with_short_echoes(said if found is None else found["what"]),
        where="" if found is None else found["where"],
        path=path,
        line=line,
        column=column,
        could_be=tuple(choices(values, path)),
    )


def _place_in_list(document: Document, path: Path, said: str) -> Path:
    """Which entry of a list a fault speaks of, where it names it."""
    given = document.get(path) if path and document.has(path) else None
    for n, each in enumerate(given if isinstance(given, list) else ()):
        if isinstance(each, str | int) and re.search(rf"(?<!\w){re.escape(str(each))}(?!\w)", said):
            return (n,)
    return ()


def way(values: dict[str, Any], where: str) -> Path:
    """``sides.german.forces[2].hex`` as a way into the values; empty if it begins nowhere."""
    path: list[str | int] = []
    at: Any = values
    for number, name in STEP.findall(where):
        step: str | int = int(number) if number else name
        if isinstance(at, list) and isinstance(step, str):
            nations = [each.get("nation") for each in at if isinstance(each, dict)]
            step = nations.index(step) if step in nations else 0
        if not path and step not in values and step not in SoloMission.__struct_fields__:
            return ()
        path.append(step)
        try:
            at = at[step]
        except (KeyError, IndexError, TypeError):
            at = None
    return tuple(path)


def _line_named(values: dict[str, Any], said: str) -> Path:
    """The line of the mission's own that holds what a fault quotes."""
    quoted = QUOTED.search(said)
    if quoted is None:
        return ()
    for name in ("counteractions", "mission_orders", "standing"):
        for n, text in enumerate(values.get(name, ())):
            if quoted[1] in str(text):
                return (name, n)
    for n, space in enumerate(values.get("track", ())):
        for field in ("event", "landed"):
            for m, text in enumerate(space.get(field, ())):
                if quoted[1] in str(text):
                    return ("track", n, field, m)
    return ()
