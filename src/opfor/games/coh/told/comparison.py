"""What to compare with the map: round, points, CAPs, where each counter stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from opfor.cardboard.coh import names as box
from opfor.core.compared import NONE, Compared, Fact
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.compared import fact
from opfor.kit.hexes import FACINGS

_fact = partial(fact, SAY)


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``Round 2, VP 3:1, CAPs 4:2, on the map 7:5, hit G03 S02``."""
    lying = tuple(_besides(setting, state))
    if state.stage == "set-up":
        return Compared(lying=(*_counters(setting, state), *lying))
    there = _lying(state)
    counts = [f"{a}:{b}" for a, b in (state.vp, state.caps)]
    here = [sum(c.side == side for c in there) for side in (0, 1)]
    line = SAY(
        "compare",
        round=state.round,
        vp=counts[0],
        caps=counts[1],
        there=f"{here[0]}:{here[1]}",
        hit=" ".join(c.id for c in there if c.hit) or "none",
    )
    return Compared(line, tuple(_facts(setting, state)), lying)


def _lying(state: State) -> list[Counter]:
    """The counters on the cardboard map: whoever is in hiding lies beside it."""
    return [c for c in state.counters if c.place == "map" and not c.hidden]


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    yield from _counters(setting, state)
    for side in (0, 1):
        nation, who = setting.nation(side), say.side(setting, side)
        for what in ("vp", "caps"):
            number = str(getattr(state, what)[side])
            yield _fact(what, number, f"{what} {nation} {{}}", who=who)
    yield _fact("round", str(state.round), "round {}")


def _counters(setting: Setting, state: State) -> Iterator[Fact]:
    for one in _lying(state):
        rumored = setting.kind(one).has("rumored")
        yield _fact(
            "unit",
            f"{setting.field.name(one.cell)} {FACINGS[one.facing].name}",
            f"{one.id} {{}}",
            unit=say.counter(setting, one),
            where=say.hexed(setting, one.cell),
            facing="none" if rumored else box.facing(one.facing),
            spent=one.spent,
            hit=say.hit(setting, one.hit) if one.hit else "none",
        )


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """Sides up, hit counters, markers, smoke, piles: what an answer may have changed."""
    for one in _lying(state):
        unit = say.counter(setting, one)
        of, mend = SAY("compare-unit", unit=unit), f"{one.id} {{}}"
        yield _fact("side", "spent" if one.spent else "fresh", mend, of=of, unit=unit)
        hit = say.hit(setting, one.hit) if one.hit else "none"
        mend = f"{one.id} hit {{}}"
        yield _fact("hit", one.hit or NONE, mend, of=of, unit=unit, hit=hit)
    yield from _markers(setting, state)
    for side, hand in enumerate(state.hands):
        who = say.side(setting, side)
        yield _fact("hand", str(len(hand)), source="action-cards", who=who)
    if (solo := state.solo) is not None:
        yield _fact("order", solo.card or NONE, source="orders")
        yield _fact("orders", str(len(solo.orders)), source="orders")
        yield _fact("marker", str(solo.marker), "marker {}")


def _markers(setting: Setting, state: State) -> Iterator[Fact]:
    for marker in state.markers:
        where, nation = say.hexed(setting, marker.cell), setting.nation(marker.side)
        who, mend = box.nation(nation), f"control {where} {{}}"
        yield _fact("control", nation, mend, where=where, who=who)
    for smoke in state.smoke:
        where, density = say.hexed(setting, smoke.cell), ("light", "heavy")[smoke.density > 1]
        yield _fact("smoke", density, f"smoke {where} {{}}", where=where)
    for work in state.works:
        if not work.hidden:
            where = say.hexed(setting, work.cell)
            yield _fact("work", "there", work=box.work(work.kind), where=where)
