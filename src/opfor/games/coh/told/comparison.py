"""What to compare with the map: round, points, CAPs, where each counter stands."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import NONE, Compared, Fact
from opfor.games.coh.values.names import hex_name, hit_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import Facing


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``Round 2, VP 3:1, CAPs 4:2, on the map 7:5, hit G03 S02``."""
    lying = tuple(_besides(setting, state))
    if state.stage == "set-up":
        return Compared(lying=(*_counters(setting, state), *lying))
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
    return Compared(", ".join(parts), tuple(_facts(setting, state)), lying)


def _lying(state: State) -> list[Counter]:
    """The counters on the cardboard map: whoever is in hiding lies beside it."""
    return [c for c in state.counters if c.place == "map" and not c.hidden]


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    yield from _counters(setting, state)
    for side in (0, 1):
        nation = setting.nation(side)
        yield Fact(f"victory points, {nation}", str(state.vp[side]), f"vp {nation} {{}}")
        yield Fact(f"CAPs, {nation}", str(state.caps[side]), f"caps {nation} {{}}")
    yield Fact("the round", str(state.round), "round {}")


def _counters(setting: Setting, state: State) -> Iterator[Fact]:
    for counter in _lying(state):
        what, mend = f"{counter.id}: hex and facing", f"{counter.id} {{}}"
        yield Fact(what, _stands(setting, counter), mend, f"take {counter.id} off the map")


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """Sides up, hit counters, markers, smoke, piles: what an answer may have changed."""
    for counter in _lying(state):
        yield Fact(f"{counter.id}: side up", "spent" if counter.spent else "fresh")
        hit = hit_name(setting, counter.hit) if counter.hit else NONE
        yield Fact(f"{counter.id}: hit counter", hit)
    for marker in state.markers:
        place = hex_name(setting, marker.cell)
        yield Fact(
            f"control marker in {place}",
            setting.nation(marker.side),
            gone=f"take the control marker out of {place}",
        )
    for smoke in state.smoke:
        density = "light" if smoke.density == 1 else "heavy"
        place = hex_name(setting, smoke.cell)
        yield Fact(f"smoke in {place}", density, gone=f"take the smoke out of {place}")
    for work in state.works:
        if not work.hidden:
            title, place = setting.works[work.kind].title, hex_name(setting, work.cell)
            yield Fact(f"{title} in {place}", "there", gone=f"take {title} out of {place}")
    for side, hand in enumerate(state.hands):
        yield Fact(f"action cards in hand, {setting.nation(side)}", str(len(hand)))
    if state.solo is not None:
        yield Fact("order card that counts", state.solo.card or NONE)
        yield Fact("order cards left in the pile", str(len(state.solo.orders)))
        yield Fact("space of the mission marker", str(state.solo.marker))


def _stands(setting: Setting, counter: Counter) -> str:
    return f"{setting.field.name(counter.cell)} {Facing(counter.facing).name}".lower()
