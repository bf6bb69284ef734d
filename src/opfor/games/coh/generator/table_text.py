"""The table as text: complete without colour, short enough to be read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.coh.generator.ground import shown
from opfor.games.coh.generator.options import Setting
from opfor.games.coh.generator.state import UNSEEN, State, UnitAt
from opfor.games.coh.generator.tables import NATIONS, Nation


def board(setting: Setting, state: State, _seat: str) -> str:
    """Guideline, map, edges, then each side: hand, record board, Units."""
    plan = setting.plan
    maps = ", ".join(p.board for p in state.layout) or "not chosen yet"
    lines = [f"{plan.title}: {state.rounds} rounds. Map: {maps}."]
    for role, segments in state.edges.items():
        player = state.roles.get(role, "")
        lines.append(f"{role} ({player}) enters by the {segments[0][1]} edge.")
    for marker in state.markers:
        lines.append(f"{marker.owner} Control Marker on {shown(state, marker.hex)}.")
    for work in state.works:
        lines.append(f"{work.side} {work.kind} on {shown(state, work.hex)}.")
    for side in NATIONS:
        lines += _side(setting, state, side)
    if state.solo is not None:
        lines += _solo(state)
    return "\n".join(lines)


def _side(setting: Setting, state: State, side: Nation) -> Iterator[str]:
    yield f"-- {side} --"
    for role in setting.plan.roles(side):
        hand = ", ".join(state.hands.get(role, ()))
        held = f" Hand: {hand}." if hand else ""
        yield f"{role}: {state.caps[role]} CAPs, {state.rates[role]} Action Cards a round.{held}"
    record = state.records[side]
    filed = {"Units": record.units, "Victory": record.victory, "Special": record.special}
    yield "; ".join(f"{name}: {', '.join(cards) or 'none'}" for name, cards in filed.items()) + "."
    units = [u for u in state.units if u.side == side]
    if units:
        yield "Units: " + "; ".join(_unit(state, unit) for unit in units) + "."


def _unit(state: State, unit: UnitAt) -> str:
    match unit.where:
        case "map":
            inside = ", inside" if unit.inside else ""
            return f"{unit.unit} on {shown(state, unit.hex)} facing {unit.facing}{inside}"
        case "hidden":
            place = "" if unit.hex == UNSEEN else f" on {shown(state, unit.hex)}"
            return f"{unit.unit} hidden{place}"
        case "scheduled":
            return f"{unit.unit} in round {unit.round}"
        case "cup":
            return f"{unit.unit} in the cup"
    return f"{unit.unit} at the edge"


def _solo(state: State) -> Iterator[str]:
    solo = state.solo
    if solo is None:
        return
    yield f"-- the AI: {solo.ai}, {solo.sheet} side --"
    yield f"Counteractions: {', '.join(solo.counteractions) or 'default only'}."
    yield f"Mission Orders: {', '.join(solo.mission_orders) or 'default only'}."
    track = ", ".join(f"tile {tile} on {space}" for space, tile in solo.track)
    yield f"Track: {track or 'no tiles'}; ends on {solo.end_space}."
    yield f"Order deck: {len(solo.order_deck)} cards. Entry cup: {', '.join(solo.entry_cup)}."
