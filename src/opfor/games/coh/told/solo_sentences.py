"""Solo events as sentences, and as instructions to a person moving cardboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from opfor.core.cite import cite
from opfor.games.coh.told.causes import ENTRY_REFUSED, RUMOR_REVEALED, SET_UP, cause
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.events import SidePassed
from opfor.games.coh.values.names import hex_name, side_name, unit_name
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY
from opfor.kit.hexes import FACINGS

PURPOSES = {
    "order": "The AI draws order card {card}, {title} ({colour}).",
    "check": "Order card {card} for the check: {number}.",
    "loss": "Order card {card} is turned over for the loss ({colour}).",
    "event": "The AI draws order card {card}, {title} ({colour}), and carries it out at once.",
    "hex": "Order card {card} is turned over for its hex, {hex}.",
}


def _drawn(setting: Any, _state: Any, e: ev.OrderDrawn) -> str:
    card = setting.cards[e.card]
    number = "remain fresh" if card.remain_fresh else f"AP Spent Number {card.spent}"
    return PURPOSES[e.purpose].format(
        card=e.card, title=card.title, colour=card.colour, number=number, hex=card.hex
    )


def _event(setting: Any, _state: Any, e: ev.MissionEventBegun) -> str:
    """What the space holds; at an early end without the tiles that were resolved before it."""
    space = setting.solo.track[e.space - 1]
    lines = [
        line
        for line, tile in zip_longest(space.event, space.tiles, fillvalue="")
        if tile not in e.moved_on
    ]
    parts = re.split(r" and (?=Tile \d)", space.title)
    title = " and ".join(
        part for part in parts if not part.startswith(tuple(f"Tile {n}:" for n in e.moved_on))
    )
    return f"Space {e.space}: {title or 'a mission event'}. {' / '.join(lines)}".rstrip()


def _own_order(setting: Any, _state: Any, e: ev.MissionOrderBegun) -> str:
    """Which one, by its tile if it came by one, and what it says."""
    counters = e.which == "counteraction"
    kind = "Counteraction" if counters else "Mission Order"
    mission = setting.solo
    lines = mission.counteractions if counters else mission.mission_orders
    titles = mission.counteraction_titles if counters else mission.mission_order_titles
    named = dict(enumerate(titles, 1)).get(e.number, str(e.number))
    return f"{kind} {named} is carried out: {lines[e.number - 1]}."


@cite("SOLO-5.6-b", "QS-8")
def waiting(setting: Any, state: Any, e: SidePassed) -> str:
    """Why AI that could come in does not: the map holds nothing to move towards."""
    from opfor.games.coh.bot.seen.objectives import objectives_now

    if e.side != setting.bot or objectives_now(setting, state):
        return ""
    there = any(c.side != e.side and c.place == "map" for c in state.counters)
    due = [c for c in state.counters if c.side == e.side and c.place == "reserve"]
    if there or not any(0 < c.due <= state.round for c in due):
        return ""
    return (
        " Those who wait at the edge come in once a Unit or an Objective is on the map to move "
        "towards (SOLO-5.6-b)."
    )


def _work(e: ev.DefencePlaced) -> str:
    return f"{'an' if e.kind[0] in 'aeiou' else 'a'} {e.kind.replace('-', ' ')}"


def _defended(setting: Any, _state: Any, e: ev.DefencePlaced) -> str:
    if e.cell < 0:
        return f"The AI draws the Defense Counter {e.counter}; no hex may hold it."
    return (
        f"The AI draws the Defense Counter {e.counter}: {_work(e)} at {hex_name(setting, e.cell)}."
    )


def _put_work(setting: Any, _state: Any, e: ev.DefencePlaced) -> str:
    if e.cell < 0:
        return f"Put the Defense Counter {e.counter} aside."
    return f"Put {_work(e)} on {hex_name(setting, e.cell)}."


def _found(setting: Any, state: Any, e: ev.RumorRevealed) -> str:
    if e.drawn == MINE:
        return "mines"
    return "no enemy" if e.found < 0 else unit_name(setting, state, e.found)


def _revealed(setting: Any, state: Any, e: ev.RumorRevealed) -> str:
    where = hex_name(setting, state.counters[e.unit].cell)
    found, why = _found(setting, state, e), cause(RUMOR_REVEALED, e.why)
    return f"{state.counters[e.unit].id} at {where} is revealed, {why}: {found}."


def _swap(setting: Any, state: Any, e: ev.RumorRevealed) -> str:
    rumor = state.counters[e.unit]
    if e.drawn == MINE:
        return f"Replace {rumor.id} by a mines counter on {hex_name(setting, rumor.cell)}."
    if e.found < 0:
        return f"Take {rumor.id} off the map and the No Enemy counter out of the game."
    side = "spent" if rumor.spent else "fresh"
    name, where = unit_name(setting, state, e.found), hex_name(setting, rumor.cell)
    facing = FACINGS[e.facing].name
    return f"Replace {rumor.id} by {name}, {side}, on {where}, facing {facing}."


CUPS = {"re-cup": "the RE cup", "entry-cup": "the entry cup", "reserve": "the reserve"}
BLIND = {NO_ENEMY: "No Enemy", MINE: "mines"}


def _items(setting: Any, state: Any, e: ev.CupFilled) -> str:
    ids = [counter.id for counter in state.counters]
    names = [BLIND.get(i) or unit_name(setting, state, ids.index(i)) for i in e.items]
    return ", ".join(names)


def _filled(setting: Any, state: Any, e: ev.CupFilled) -> str:
    return f"Into {CUPS[e.cup]}: {_items(setting, state, e)}."


def _fill(setting: Any, state: Any, e: ev.CupFilled) -> str:
    return f"Put {_items(setting, state, e)} into {CUPS[e.cup]}."


STORIES: dict[type, Callable[[Any, Any, Any], str]] = {
    ev.SetUpStepTaken: lambda s, _st, e: (
        f"Set-up {e.step}: {SET_UP[e.step].format(*e.values, title=s.solo.title)}."
    ),
    ev.OrderDrawn: _drawn,
    ev.OrderRemoved: lambda _s, _st, e: f"Command card {e.card} leaves the game.",
    ev.OrderAdded: lambda _s, _st, e: f"Command card {e.card} joins the order deck.",
    ev.CupFilled: _filled,
    ev.TrackAdvanced: lambda _s, _st, e: f"The mission track marker moves to space {e.space}.",
    ev.MissionEventBegun: _event,
    ev.MissionOrderBegun: _own_order,
    ev.RumorPlaced: lambda s, st, e: f"{st.counters[e.unit].id} appears at {hex_name(s, e.cell)}.",
    ev.RumorRevealed: _revealed,
    ev.EntryDrawn: lambda s, st, e: f"{unit_name(s, st, e.unit)} is drawn from the entry cup.",
    ev.EntryRefused: lambda s, st, e: (
        f"{unit_name(s, st, e.unit)} goes back into the entry cup: {cause(ENTRY_REFUSED, e.why)}."
    ),
    ev.DefencePlaced: _defended,
    ev.RumorRemoved: lambda _s, st, e: f"{st.counters[e.unit].id} is gone.",
    ev.SmokeRemoved: lambda s, _st, e: f"The smoke at {hex_name(s, e.cell)} is gone.",
    ev.MarkerPlaced: lambda s, _st, e: (
        f"{side_name(s, e.side)} get a control marker at {hex_name(s, e.cell)}."
    ),
    ev.MarkerRemoved: lambda s, _st, e: f"The control marker at {hex_name(s, e.cell)} is gone.",
    ev.RoundCalledOff: lambda *_a: "The round ends at once.",
}

INSTRUCTIONS: dict[type, Callable[[Any, Any, Any], str]] = {
    ev.OrderRemoved: lambda _s, _st, e: f"Take order card {e.card} out of the game.",
    ev.OrderAdded: lambda _s, _st, e: f"Put order card {e.card} into the draw pile.",
    ev.CupFilled: _fill,
    ev.OrdersReshuffled: lambda *_a: "Shuffle the discarded order cards into the draw pile.",
    ev.TrackAdvanced: lambda _s, _st, e: f"Move the track marker to space {e.space}.",
    ev.RumorPlaced: lambda s, st, e: f"Put {st.counters[e.unit].id} on {hex_name(s, e.cell)}.",
    ev.RumorRevealed: _swap,
    ev.EntryRefused: lambda s, st, e: f"Put {unit_name(s, st, e.unit)} back into the entry cup.",
    ev.DefencePlaced: _put_work,
    ev.RumorRemoved: lambda _s, st, e: f"Take {st.counters[e.unit].id} off the map.",
    ev.SmokeRemoved: lambda s, _st, e: f"Take the smoke off {hex_name(s, e.cell)}.",
    ev.MarkerPlaced: lambda s, _st, e: (
        f"Put a control marker of {side_name(s, e.side)} on {hex_name(s, e.cell)}."
    ),
    ev.MarkerRemoved: lambda s, _st, e: f"Take the control marker off {hex_name(s, e.cell)}.",
}
