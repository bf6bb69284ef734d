"""Fortifications, obstacles and smoke on random positions, and firefights with works."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Mission, WorkRow, mission
from opfor.fast.coh.names import HASTY
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter, Smoke, Work

LAID = ("F07", "F08", "F09", "E08", "G07", "E09", "G09")
"""Where works of every kind lie in the firefights that are made up."""


def works(
    rng: Random, setting: Setting, counters: Sequence[Counter], spots: Sequence[int]
) -> Iterator[Work]:
    """Hasty defences: most under their builders, some where nobody would dig. Where the mission
    has works, any others as well, most of them where somebody stands or could step."""
    taken: set[int] = set()
    if setting.mission.works:
        for cell in rng.sample(list(spots), min(len(spots), rng.choice((0, 1, 2, 4, 8)))):
            taken.add(cell)
            yield anything(rng, setting, cell)
    for unit, counter in enumerate(counters):
        cell = counter.cell if rng.random() < 0.8 else rng.choice(spots)
        if counter.cell >= 0 and rng.random() < 0.15 and cell not in taken:
            taken.add(cell)
            yield Work(HASTY, cell, side=counter.side, builder=unit)


def beside(rng: Random, counters: Sequence[Counter], laid: Sequence[Work]) -> Iterator[Counter]:
    """Some of those in the hex of a work stand beside it."""
    taken = {work.cell for work in laid}
    for counter in counters:
        is_beside = counter.cell in taken and rng.random() < 0.2
        yield replace(counter, outside=True) if is_beside else counter


def anything(rng: Random, setting: Setting, cell: int) -> Work:
    """A work of any kind, whoever's, whoever is in it."""
    kind = rng.choice(list(setting.works))
    holder = rng.choice((OFF, 0, 1)) if setting.works[kind].holds else OFF
    return Work(
        kind,
        cell,
        facing=rng.randint(0, 5),
        side=rng.randint(0, 1),
        hidden=rng.random() < 0.25,
        holder=holder,
    )


def smoke(rng: Random, spots: Sequence[int]) -> list[Smoke]:
    count = rng.choice((0, 0, 1, 2, 5, 9))
    cells = rng.sample(list(spots), min(count, len(spots)))
    return [Smoke(cell, rng.randint(1, 2)) for cell in sorted(cells)]


def with_works(plain: dict[str, Mission]) -> dict[str, Mission]:
    """Firefights with a work of every kind, on foot and with vehicles; and two of the game's own,
    where some ride from the beginning."""
    return {
        "fieldworks": fortified(plain["all-cards"]),
        "fieldworks-and-armour": fortified(plain["armour"]),
        "fieldworks-and-column": fortified(plain["flight"]),
        "fieldworks-and-mortars": fortified(plain["mortars"]),
        "convoy": mission("convoy"),
        "goods-station": mission("goods-station"),
        "ridge": mission("ridge"),
    }


def fortified(plain: Mission) -> Mission:
    kinds = ("trench", "bunker", "barbed-wire", "road-block", "mines", "mines", "trench")
    rows = [
        WorkRow(kind=kind, hex=at, owner="german" if place % 2 else "soviet", hidden=place == 4)
        for place, (kind, at) in enumerate(zip(kinds, LAID, strict=True))
    ]
    return replace(plain, works=tuple(rows))
