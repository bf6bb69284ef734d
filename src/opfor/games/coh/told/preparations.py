"""The table before the first question: map, counters, decks, cups and markers, in order."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.layout import Placing
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State


def laid_out(setting: Setting, state: State) -> Iterator[str | tuple[str, str]]:
    """First the ground, then what stands on it, then what is drawn from, then the markers."""
    if state.stage != "set-up":
        return
    if maps := [_board(each) for each in setting.mission.maps]:
        yield SAY("lay-maps", n=len(maps), maps=", ".join(maps))
    for work in state.works:
        if not work.hidden:
            where = say.hexed(setting, work.cell)
            yield SAY("lay-work", work=box.work(work.kind), where=where)
    for side in (0, 1):
        yield from _counters(setting, state, side)
    yield from _drawn_from(state)
    yield from _markers(setting, state)


def _board(placed: str | Placing) -> str:
    """``2 turned round, its north edge against the south edge of 1``."""
    if isinstance(placed, str):
        return placed
    beside: dict[str, Any] = {"edge": "none", "to-edge": "none", "to": placed.to}
    if placed.edge and placed.to and placed.to_edge:
        beside |= {"edge": box.edge(placed.edge), "to-edge": box.edge(placed.to_edge)}
    return SAY("lay-board", board=placed.board, turned=placed.rotated, **beside)


def _counters(setting: Setting, state: State, side: int) -> Iterator[str]:
    own = [c for c in state.counters if c.side == side]
    for one in sorted(own, key=lambda c: c.id):
        if one.place == "map" and not one.hidden:
            rumored = setting.kind(one).has("rumored")
            yield SAY(
                "lay-unit",
                unit=say.counter(setting, one),
                where=say.hexed(setting, one.cell),
                facing="none" if rumored else box.facing(one.facing),
                spent=one.spent,
                hit=say.hit(setting, one.hit) if one.hit else "none",
            )
    waiting = [c for c in own if c.place == "reserve"]
    for due in sorted({c.due for c in waiting}):
        units = _listed(setting, [c for c in waiting if c.due == due])
        yield SAY("lay-later", units=units, n=due, who=say.side(setting, side))


def _listed(setting: Setting, counters: Sequence[Counter]) -> str:
    return ", ".join(str(say.counter(setting, counter)) for counter in counters)


def _drawn_from(state: State) -> Iterator[str | tuple[str, str]]:
    """Decks that the program draws from lie on no table."""
    if state.soft or state.armour:
        yield SAY("lay-hits", soft=len(state.soft), armour=len(state.armour))
    if state.deck:
        yield "action-cards", SAY("lay-deck", n=len(state.deck), cards=", ".join(state.deck))
    if (solo := state.solo) is None:
        return
    if solo.orders:
        yield "orders", SAY("lay-orders", n=len(solo.orders), cards=", ".join(solo.orders))
    if solo.cup:
        counts = [
            f"{n} × {_in_cup(name)}" if n > 1 else _in_cup(name)
            for name, n in sorted(Count(solo.cup).items())
        ]
        yield SAY("lay-cup", items=", ".join(counts))
    if solo.defences:
        yield SAY("lay-defences", items=", ".join(solo.defences))


def _in_cup(name: str) -> str:
    return SAY(f"drawn-{name}") if SAY.has(f"drawn-{name}") else name


def _markers(setting: Setting, state: State) -> Iterator[str]:
    for marker in state.markers:
        where = say.hexed(setting, marker.cell)
        yield SAY("lay-control", who=say.side(setting, marker.side), where=where)
    for side in (0, 1):
        who = say.side(setting, side)
        yield SAY("lay-track", who=who, vp=state.vp[side], caps=state.caps[side])
    yield SAY("lay-round" if state.solo is None else "lay-mission")
