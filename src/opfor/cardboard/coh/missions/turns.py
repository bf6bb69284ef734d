"""What a designer may turn in a mission, up or down, in the mission's own words.

Labels (minutes, parts, numbers of a campaign) are no dials.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered, unit_kinds
from opfor.cardboard.coh.missions.choices import FileValues
from opfor.cardboard.coh.missions.own_missions import SOLO_FIELDS
from opfor.core.drawing import Path, Turn
from opfor.core.phrasebook import PhraseBook, Thing

SAY = PhraseBook(FOLDER / "words", "drawing")

BOTH = (1, -1)
SPACE: dict[str, Any] = {}
"""A space of the track on which nothing happens."""
OPEN = {"vp": 6, "caps": 2, "rounds": 1, "no-enemy": 1}
"""Numbers that the booklet leaves to whoever writes a mission down, and how far they may go."""
SCORES = ("at_end", "each_round", "when_taken")


def turns(values: FileValues, by: int = 1) -> list[Turn]:
    """Points and CAPs first, then what is scored, then units, then time. By more than one step only
    numbers are turned."""
    found = [*_of_sides(values, by), *_of_markers(values, by)]
    if by > 1:
        return [*found, *_of_rounds(values, by)]
    for n, side in enumerate(values.get("sides", ())):
        found += _of_forces(values, n, side)
    return [*found, *_of_the_cup(values), *_of_time(values)]


def _of_sides(values: FileValues, by: int) -> Iterator[Turn]:
    """A side that has no CAPs, such as the AI, gets none; points can always be given."""
    for n, side in enumerate(values.get("sides", ())):
        who = {"side": _side(side["nation"])}
        yield from _number(values, ("sides", n, "vp"), "vp", 0, by, **who)
        if side.get("caps", 0):
            yield from _number(values, ("sides", n, "caps"), "caps", 0, by, **who)
        if values.get("cards") and not _is_bot(values, side):
            yield from _number(values, ("sides", n, "hand"), "hand", 0, by, **who)
            yield from _number(values, ("sides", n, "cards_each_round"), "cards", 0, by, **who)
        yield from _number(values, ("sides", n, "kill_vp"), "kill", 1, by, **who)
        if "exit" in side:
            yield from _number(values, ("sides", n, "exit", "vp"), "exit", 0, by, **who)


def _of_markers(values: FileValues, by: int) -> Iterator[Turn]:
    for n, control in enumerate(values.get("control", ())):
        for field in SCORES:
            if control.get(field):
                path = ("control", n, field)
                yield from _number(values, path, f"marker-{field}", 0, by, hex=control["hex"])


def _number(
    values: FileValues, path: Path, what: str, usual: int, by: int, **more: Any
) -> Iterator[Turn]:
    """A number up and down, not below nothing."""
    now, name = _at(values, path, usual), ".".join(map(str, path))
    for step in BOTH:
        value = now + step * by
        if value >= 0:
            words = SAY(f"turn-{what}", n=by, step=_way(step), **more)
            yield Turn(
                dial=name,
                words=words,
                path=path,
                value=value,
                step=step,
                number=value,
                is_open=by <= OPEN.get(what, 0),
            )


def _at(values: FileValues, path: Path, usual: int) -> int:
    at: Any = values
    for part in path:
        at = at.get(part, None) if isinstance(at, dict) else at[part]
        if at is None:
            return usual
    return int(at)


def _side(nation: str) -> Thing:
    return SAY.thing(f"side-{nation}")


def _way(step: int) -> str:
    return "more" if step > 0 else "fewer"


def _is_bot(values: FileValues, side: FileValues) -> bool:
    return "player" in values and side["nation"] != values["player"]


def _of_forces(values: FileValues, n: int, side: FileValues) -> Iterator[Turn]:
    """One counter of each kind more or fewer, in the first force that has any of it; forces that
    come later, a round sooner or later."""
    nation, done = side["nation"], set[tuple[str, bool]]()
    for m, force in enumerate(side.get("forces", ())):
        path: Path = ("sides", n, "forces", m, "numbers")
        for kind in _kinds(nation, force.get("numbers", ())):
            if (kind.id, bool(force.get("enters"))) not in done and not force.get("rides"):
                done.add((kind.id, bool(force.get("enters"))))
                yield from _counters(values, path, nation, force["numbers"], kind)
        if force.get("enters"):
            first = kind_numbered(nation, force["numbers"][0]).title
            when: Path = ("sides", n, "forces", m, "enters")
            for turn in _number(values, when, "enters", 1, 1, side=_side(nation), unit=first):
                if turn.value:
                    yield turn


def _kinds(nation: str, numbers: Any) -> list[UnitKind]:
    found = {kind.id: kind for kind in (kind_numbered(nation, number) for number in numbers)}
    return list(found.values())


def _counters(
    values: FileValues, path: Path, nation: str, numbers: list[int], kind: UnitKind
) -> Iterator[Turn]:
    dial = f"{'.'.join(map(str, path))}.{kind.id}"
    words = {"side": _side(nation), "unit": kind.title}
    free = [n for n in kind.numbers if n not in used_by(values, nation)]
    if free:
        more = sorted([*numbers, free[0]])
        said = SAY("turn-unit", step="more", **words)
        yield Turn(dial=dial, words=said, path=path, value=more, step=1, is_open=True)
    last = [n for n in numbers if n in kind.numbers][-1]
    if len(numbers) > 1:
        fewer = [n for n in numbers if n != last]
        said = SAY("turn-unit", step="fewer", **words)
        yield Turn(dial=dial, words=said, path=path, value=fewer, step=-1, is_open=True)
    elif len(_at_forces(values, path)) > 1:
        said = SAY("turn-unit", step="fewer", **words)
        yield Turn(dial=dial, words=said, path=path[:-1], value=None, step=-1)


def _at_forces(values: FileValues, path: Path) -> list[Any]:
    found: list[Any] = values["sides"][path[1]]["forces"]
    return found


def used_by(values: FileValues, nation: str) -> set[int]:
    """The counters of a nation that a mission has somewhere."""
    used: set[int] = set()
    for side in values.get("sides", ()):
        if side["nation"] == nation:
            used |= {n for force in side.get("forces", ()) for n in force.get("numbers", ())}
        is_waiting = _is_bot(values, side) == (side["nation"] == nation)
        if is_waiting:
            used |= {*values.get("cup", ())}
    return used | {n for group in values.get("groups", ()) for n in group.get("numbers", ())}


def _of_the_cup(values: FileValues) -> Iterator[Turn]:
    """What lies behind the Rumored Enemies."""
    if not values.get("cup"):
        return
    nation = next(side["nation"] for side in values["sides"] if _is_bot(values, side))
    free = [
        n
        for kind in unit_kinds().values()
        if kind.nation == nation and kind.id in {k.id for k in _kinds(nation, values["cup"])}
        for n in kind.numbers
        if n not in used_by(values, nation)
    ]
    if free:
        more = sorted([*values["cup"], free[0]])
        yield Turn(
            dial="cup", words=SAY("turn-cup", step="more"), path=("cup",), value=more, step=1
        )
    if len(values["cup"]) > 1:
        fewer = values["cup"][:-1]
        words = SAY("turn-cup", step="fewer")
        yield Turn(dial="cup", words=words, path=("cup",), value=fewer, step=-1)
    yield from _number(values, ("no_enemy",), "no-enemy", 0, 1)


def _of_rounds(values: FileValues, by: int) -> Iterator[Turn]:
    """At least one round is left."""
    if SOLO_FIELDS.isdisjoint(values):
        for turn in _number(values, ("rounds",), "rounds", 1, by):
            if turn.value:
                yield turn


def _of_time(values: FileValues) -> Iterator[Turn]:
    """Rounds of a firefight, spaces of a track."""
    yield from _of_rounds(values, 1)
    if SOLO_FIELDS.isdisjoint(values):
        return
    track = list(values["track"])
    words = SAY("turn-track", step="more")
    longer = [*track[:-1], SPACE, track[-1]]
    yield Turn(dial="track", words=words, path=("track",), value=longer, step=1)
    empty = [n for n, space in enumerate(track) if not space and 0 < n < len(track) - 1]
    if empty:
        shorter = track[: empty[-1]] + track[empty[-1] + 1 :]
        words = SAY("turn-track", step="fewer")
        yield Turn(dial="track", words=words, path=("track",), value=shorter, step=-1)
