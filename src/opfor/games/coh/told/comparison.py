"""What to compare with the map: round, points, CAPs, where each counter stands."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import NONE, Compared, Fact
from opfor.games.coh.values.names import counter_name, hex_name, hit_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import Facing

STANDS = "hex and facing"


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
        nation, vp, caps = setting.nation(side), str(state.vp[side]), str(state.caps[side])
        who = nation.capitalize()
        yield Fact(f"victory points, {nation}", vp, f"vp {nation} {{}}",
                   back=f"Set the {who} VPs back to {vp}.")  # fmt: skip
        yield Fact(f"CAPs, {nation}", caps, f"caps {nation} {{}}",
                   back=f"Set the {who} CAPs back to {caps}.")  # fmt: skip
    back = f"Set the round marker back to {state.round}."
    yield Fact("the round", str(state.round), "round {}", back=back)


def _counters(setting: Setting, state: State) -> Iterator[Fact]:
    for counter in _lying(state):
        name, place = counter_name(setting, counter), hex_name(setting, counter.cell)
        how = "" if "rumored" in setting.kind(counter).traits else f", facing {_faces(counter)}"
        how += ", spent side up" if counter.spent else ""
        how += f", with its hit counter ({hit_name(setting, counter.hit)})" if counter.hit else ""
        yield Fact(
            f"{name}: {STANDS}",
            _stands(setting, counter),
            f"{counter.id} {{}}",
            f"Take {name} off the map.",
            f"Put {name} back on {place}{how}.",
        )


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """Sides up, hit counters, markers, smoke, piles: what an answer may have changed."""
    for counter in _lying(state):
        yield from _sides(setting, counter)
    yield from _markers(setting, state)
    for work in state.works:
        if not work.hidden:
            title, place = setting.works[work.kind].title, hex_name(setting, work.cell)
            yield Fact(f"{title} in {place}", "there", gone=f"Take {title} out of {place}.",
                       back=f"Put {title} back into {place}.")  # fmt: skip
    for side, hand in enumerate(state.hands):
        who = setting.nation(side)
        back = f"The {who.capitalize()} hand is {len(hand)} action cards again."
        held = str(len(hand))
        yield Fact(f"action cards in hand, {who}", held, back=back, source="action-cards")
    if state.solo is not None:
        card, left, marker = state.solo.card, len(state.solo.orders), state.solo.marker
        yield Fact("order card that counts", card or NONE,
                   back=f"Lay out order card {card} again." if card else "",
                   source="orders")  # fmt: skip
        yield Fact("order cards left in the pile", str(left),
                   back=f"Shuffle order cards back into the pile: {left} lie there.",
                   source="orders")  # fmt: skip
        yield Fact("space of the mission marker", str(marker), "marker {}",
                   back=f"Move the mission marker back to space {marker}.")  # fmt: skip


def _sides(setting: Setting, counter: Counter) -> Iterator[Fact]:
    name, up = counter_name(setting, counter), "spent" if counter.spent else "fresh"
    turned, of = f"Turn {name} to its {up} side.", f"{name}: {STANDS}"
    yield Fact(f"{name}: side up", up, f"{counter.id} {{}}", back=turned, of=of)
    back = f"Take the hit counter off {name}."
    if counter.hit:
        back = f"Put the hit counter back on {name}: {hit_name(setting, counter.hit)}."
    hit = counter.hit or NONE
    yield Fact(f"{name}: hit counter", hit, f"{counter.id} hit {{}}", back=back, of=of)


def _markers(setting: Setting, state: State) -> Iterator[Fact]:
    for marker in state.markers:
        place, nation = hex_name(setting, marker.cell), setting.nation(marker.side)
        yield Fact(
            f"control marker in {place}",
            nation,
            f"control {place} {{}}",
            f"Take the control marker out of {place}.",
            f"Put the {nation.capitalize()} control marker back into {place}.",
        )
    for smoke in state.smoke:
        density = "light" if smoke.density == 1 else "heavy"
        place = hex_name(setting, smoke.cell)
        yield Fact(f"smoke in {place}", density, f"smoke {place} {{}}",
                   f"Take the smoke out of {place}.",
                   f"Put {density} smoke back into {place}.")  # fmt: skip


def _faces(counter: Counter) -> str:
    return Facing(counter.facing).name


def _stands(setting: Setting, counter: Counter) -> str:
    return f"{setting.field.name(counter.cell)} {_faces(counter)}"
