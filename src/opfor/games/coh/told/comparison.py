"""What to compare with the map: round, points, CAPs, where each counter stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.core.compared import NONE, Compared, Fact
from opfor.games.coh.told import names as say
from opfor.games.coh.told import ways
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.ways import lying_open, missing
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.compared import fact
from opfor.kit.hexes import FACINGS

_fact = partial(fact, SAY)


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``Round 2, VP 3:1, CAPs 4:2, on the map 7:5, hit G03 S02``."""
    lying, more = tuple(_besides(setting, state)), tuple(missing(setting, state))
    if state.stage == "set-up":
        return Compared(lying=(*_counters(setting, state), *lying), more=more)
    there = lying_open(state)
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
    return Compared(line, tuple(_facts(setting, state)), lying, more)


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    yield from _counters(setting, state)
    for side in (0, 1):
        nation, who = setting.nation(side), say.side(setting, side)
        for what in ("vp", "caps"):
            number = str(getattr(state, what)[side])
            yield _fact(what, number, f"{what} {nation} {{}}", who=who)
    yield _fact("round", str(state.round), "round {}")


def _counters(setting: Setting, state: State) -> Iterator[Fact]:
    for one in lying_open(state):
        rumored = setting.kind(one).has("rumored")
        yield _fact(
            "unit",
            f"{setting.field.name(one.cell)} {FACINGS[one.facing].name}",
            f"{one.id} {{}}",
            ref=f"unit:{one.id}",
            ways=ways.of_place(setting, one),
            onto="hex",
            unit=say.counter(setting, one),
            where=say.hexed(setting, one.cell),
            facing="none" if rumored else box.facing(one.facing),
            spent=one.spent,
            hit=say.hit(setting, one.hit) if one.hit else "none",
        )


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """Sides up, hit counters, markers, smoke, piles: what an answer may have changed."""
    for one in lying_open(state):
        unit, ref = say.counter(setting, one), f"unit:{one.id}"
        of, mend = SAY("compare-unit", unit=unit), f"{one.id} {{}}"
        up = "spent" if one.spent else "fresh"
        yield _fact("side", up, mend, of=of, ref=ref, ways=ways.of_side(one), unit=unit)
        hit = say.hit(setting, one.hit) if one.hit else "none"
        mend, turned = f"{one.id} hit {{}}", ways.of_hit(setting, one)
        yield _fact("hit", one.hit or NONE, mend, of=of, ref=ref, ways=turned, unit=unit, hit=hit)
    yield from _markers(setting, state)
    for side, hand in enumerate(state.hands):
        who, held = say.side(setting, side), ways.of_hand(setting, state, side)
        mend = f"hand {setting.nation(side)} {{}}"
        yield _fact("hand", str(len(hand)), mend, source="action-cards", ways=held, who=who)
    if (solo := state.solo) is not None:
        counts, piled = ways.of_orders(solo)
        yield _fact("order", solo.card or NONE, "order {}", source="orders", ways=counts)
        yield _fact("orders", str(len(solo.orders)), "orders {}", source="orders", ways=piled)
        yield _fact("marker", str(solo.marker), "marker {}", ref="track:mission")


def _markers(setting: Setting, state: State) -> Iterator[Fact]:
    for marker in state.markers:
        where, nation = say.hexed(setting, marker.cell), setting.nation(marker.side)
        owners = ways.of_control(setting, where)
        given: dict[str, Any] = {"ref": f"control:{where}", "ways": owners, "where": where}
        yield _fact("control", nation, f"control {where} {{}}", who=box.nation(nation), **given)
    for smoke in state.smoke:
        where, density = say.hexed(setting, smoke.cell), ("light", "heavy")[smoke.density > 1]
        given = {"ref": f"smoke:{where}", "ways": ways.of_smoke(where), "where": where}
        yield _fact("smoke", density, f"smoke {where} {{}}", **given)
    for work in state.works:
        if not work.hidden:
            where = say.hexed(setting, work.cell)
            given = {"ref": f"work:{where}/{work.kind}", "ways": ways.of_work(where)}
            mend = f"work {where} {{}}"
            yield _fact("work", "there", mend, work=box.work(work.kind), where=where, **given)
