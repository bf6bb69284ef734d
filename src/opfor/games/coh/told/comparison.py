"""What to compare with the map: round, points, CAPs, where each counter stands."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import Compared, Fact
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import Facing


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``Round 2, VP 3:1, CAPs 4:2, on the map 7:5, hit G03 S02``."""
    if state.stage == "set-up":
        return Compared()
    there = _lying(state)
    count = [sum(c.side == side for c in there) for side in (0, 1)]
    hit = " ".join(c.id for c in there if c.hit)
    parts = [
        f"round {state.round}",
        f"VP {state.vp[0]}:{state.vp[1]}",
        f"CAPs {state.caps[0]}:{state.caps[1]}",
        f"on the map {count[0]}:{count[1]}",
        f"hit {hit or 'nobody'}",
    ]
    return Compared(", ".join(parts), tuple(_facts(setting, state)))


def _lying(state: State) -> list[Counter]:
    """The counters on the cardboard map: whoever is in hiding lies beside it."""
    return [c for c in state.counters if c.place == "map" and not c.hidden]


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for counter in _lying(state):
        what, mend = f"{counter.id}: hex and facing", f"{counter.id} {{}}"
        yield Fact(what, _stands(setting, counter), mend)
    for side in (0, 1):
        nation = setting.nation(side)
        yield Fact(f"victory points, {nation}", str(state.vp[side]), f"vp {nation} {{}}")
        yield Fact(f"CAPs, {nation}", str(state.caps[side]), f"caps {nation} {{}}")
    yield Fact("the round", str(state.round), "round {}")


def _stands(setting: Setting, counter: Counter) -> str:
    return f"{setting.field.name(counter.cell)} {Facing(counter.facing).name}".lower()
