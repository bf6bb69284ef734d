"""The table before the first question: map, counters, decks, cups and markers, in order."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator, Sequence

from opfor.cardboard.coh.board.layout import Placing
from opfor.games.coh.values.names import counter_name, hex_name, side_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import Facing


def laid_out(setting: Setting, state: State) -> Iterator[str | tuple[str, str]]:
    """First the ground, then what stands on it, then what is drawn from, then the markers."""
    if state.stage != "set-up":
        return
    yield from _ground(setting, state)
    for side in (0, 1):
        yield from _counters(setting, state, side)
    yield from _drawn_from(state)
    yield from _markers(setting, state)


def _ground(setting: Setting, state: State) -> Iterator[str]:
    maps = [_board(each) for each in setting.mission.maps]
    if maps:
        yield f"Lay out map{'s' * (len(maps) > 1)} {', '.join(maps)}."
    for work in state.works:
        if not work.hidden:
            title = setting.works[work.kind].title
            yield f"Put {title} into {hex_name(setting, work.cell)}."


def _board(placed: str | Placing) -> str:
    """``2 turned round, its north edge against the south edge of 1``."""
    if isinstance(placed, str):
        return placed
    turned = " turned round" if placed.rotated else ""
    beside = f", its {placed.edge} edge against the {placed.to_edge} edge of {placed.to}"
    return f"{placed.board}{turned}{beside if placed.edge and placed.to else ''}"


def _counters(setting: Setting, state: State, side: int) -> Iterator[str]:
    own = [c for c in state.counters if c.side == side]
    for counter in sorted(own, key=lambda c: c.id):
        if counter.place == "map" and not counter.hidden:
            yield f"Put {counter_name(setting, counter)} {_where(setting, counter)}."
    placed = [c for c in own if c.place == "reserve" and not c.due]
    if placed:
        yield f"Have ready for {_side(setting, side)}: {_listed(setting, placed)}."
    for due in sorted({c.due for c in own if c.place == "reserve" and c.due}):
        later = [c for c in own if c.place == "reserve" and c.due == due]
        yield f"Lay aside for round {due}: {_listed(setting, later)}."


def _side(setting: Setting, side: int) -> str:
    name = side_name(setting, side)
    return name[:1].lower() + name[1:]


def _where(setting: Setting, counter: Counter) -> str:
    spent = ", spent side up" if counter.spent else ""
    is_rumor = "rumored" in setting.kinds[counter.unit].traits
    facing = "" if is_rumor else f", facing {Facing(counter.facing).name}"
    return f"into {hex_name(setting, counter.cell)}{facing}{spent}"


def _listed(setting: Setting, counters: Sequence[Counter]) -> str:
    return ", ".join(counter_name(setting, counter) for counter in counters)


def _drawn_from(state: State) -> Iterator[str | tuple[str, str]]:
    """Decks that the program draws from lie on no table."""
    if state.soft or state.armour:
        piles = f"{len(state.soft)} for infantry and {len(state.armour)} for vehicles"
        yield f"Mix the hit counters face down: {piles}."
    if state.deck:
        yield "action-cards", f"Shuffle the deck of action cards: {_cards(state.deck)}."
    solo = state.solo
    if solo is None:
        return
    if solo.orders:
        yield "orders", f"Shuffle the AI's order cards: {_cards(solo.orders)}."
    if solo.cup:
        counts = Count(solo.cup)
        told = [name if n == 1 else f"{n} × {name}" for name, n in sorted(counts.items())]
        inside = ", ".join(told).replace("no-enemy", "No Enemy")
        yield f"Put into the cup behind the Rumored Enemies: {inside}."
    if solo.defences:
        yield f"Mix the Defense Counters: {', '.join(solo.defences)}."


def _cards(cards: Sequence[str]) -> str:
    return f"{len(cards)} cards ({', '.join(cards)})"


def _markers(setting: Setting, state: State) -> Iterator[str]:
    for marker in state.markers:
        where = hex_name(setting, marker.cell)
        yield f"Put a control marker of {_side(setting, marker.side)} into {where}."
    for side in (0, 1):
        points = f"VPs {state.vp[side]}, CAPs {state.caps[side]}"
        yield f"Set the track of {_side(setting, side)}: {points}."
    if state.solo is not None:
        yield "Put the mission marker on Start Mission, the round marker on 1."
    else:
        yield "Put the round marker on 1."
