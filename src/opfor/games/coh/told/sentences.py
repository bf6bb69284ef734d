"""Events as sentences, and as instructions to a person moving cardboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.phrases import amount, capital
from opfor.games.coh.told import solo_sentences as solo
from opfor.games.coh.told.causes import (
    CAPS_SET,
    CAPS_SPENT,
    POINTS,
    UNIT_REVEALED,
    WORK_DESTROYED,
    cause,
)
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.names import (
    ending,
    facing_name,
    hex_name,
    hit_name,
    is_unseen,
    seen_name,
    side_name,
    unit_name,
    unit_names,
)
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, UNKNOWN_HIT, State

Teller = Callable[[Setting, State, Any], str]
UNSEEN_TOO = (ev.UnitsSpent, ev.UnitsFreshened, ev.UnitUnhit)
"""What happens to units in hiding as well."""


def story(setting: Setting, state: State, event: Any) -> str:
    """One sentence for an event; empty for events nobody needs to hear of."""
    tell = _STORIES.get(type(event))
    return capital(tell(setting, state, event)) if tell is not None else ""


def instruction(setting: Setting, state: State, event: Any) -> str:
    """What to do with the cardboard; empty if nothing is to be done. Whoever is in hiding does not
    lie there."""
    if isinstance(event, UNSEEN_TOO) and all(is_unseen(state.counters[u]) for u in _meant(event)):
        return ""
    tell = _INSTRUCTIONS.get(type(event))
    return tell(setting, state, event) if tell is not None else ""


def _meant(event: Any) -> tuple[int, ...]:
    return event.units if hasattr(event, "units") else (event.unit,)


def _u(setting: Setting, state: State, unit: int) -> str:
    return seen_name(setting, state, unit)


def _h(setting: Setting, cell: int) -> str:
    return hex_name(setting, cell)


def _corrected(setting: Setting, state: State, e: ev.Corrected) -> str:
    """What somebody set right by hand."""
    if e.unit == OFF:
        said = " and ".join(name.replace("_", " ") for name in e.values)
        return f"By hand: {said} set right."
    if is_unseen(state.counters[e.unit]):
        return "By hand: a hidden unit is set right."
    who, values = _u(setting, state, e.unit), e.values
    if values.get("cell", OFF) != OFF:
        return f"By hand: {who} is in {_h(setting, values['cell'])}."
    if values.get("place"):
        return f"By hand: {who} is {values['place']}."
    if "hit" in values:
        return f"By hand: {who} has {'a' if values['hit'] else 'no'} hit."
    return f"By hand: {who} is {'spent' if values.get('spent') else 'fresh'}."


def _attack(setting: Setting, state: State, e: ev.AttackRolled) -> str:
    who = e.source.replace("-", " ").capitalize() if e.attacker == OFF else ""
    who = who or _u(setting, state, e.attacker)
    what = f"the {e.source.replace('-', ' ')} in {_h(setting, e.cell)}"
    if e.target != OFF:
        what = _u(setting, state, e.target)
    extra = f" {'+' if e.extra > 0 else '−'} {abs(e.extra)}" if e.extra else ""
    dice = " + ".join(map(str, e.dice))
    result = {"miss": "a miss", "hit": "a hit", "kill": "destroyed outright"}[e.result]
    return f"{who} on {what} needs {e.needed} and rolls {dice}{extra}: {result}."


def _rallied(setting: Setting, state: State, e: ev.RallyRolled) -> str:
    extra = f" + {e.extra}" if e.extra else ""
    dice = " + ".join(map(str, e.dice))
    result = "it rallies" if e.rallied else "it does not rally"
    return f"{_u(setting, state, e.unit)} needs {e.needed} and rolls {dice}{extra}: {result}."


def _moved(setting: Setting, state: State, e: ev.UnitMoved) -> str:
    verb = "moves to" if state.counters[e.unit].place == "map" else "enters at"
    return f"{_u(setting, state, e.unit)} {verb} {_h(setting, e.cell)}."


def _hit(setting: Setting, state: State, e: ev.UnitHit) -> str:
    if not e.hit:
        return f"{_u(setting, state, e.unit)} is hit, but no hit counter is left."
    if e.hit == UNKNOWN_HIT:
        return f"{_u(setting, state, e.unit)} takes a hit counter."
    return f"{_u(setting, state, e.unit)} is hit: {hit_name(setting, e.hit)}."


def _checked(setting: Setting, state: State, e: ev.SpentChecked) -> str:
    number = f"number {e.number}" if e.number else "remain fresh"
    result = "spent" if e.spent else "still fresh"
    return f"{unit_names(setting, state, e.units)}: cost {e.cost}, {number}: {result}."


def _dealt(setting: Setting, _state: State, e: ev.CardDealt) -> str:
    if e.card == UNKNOWN_CARD:
        return f"{side_name(setting, e.side)} draw a card."
    return f"{side_name(setting, e.side)} draw card {e.card}, {action_cards()[e.card].title}."


def _fell(setting: Setting, _state: State, e: ev.BarrageFell) -> str:
    what = "smoke" if e.smoke else "artillery"
    if e.cell == OFF:
        return f"{side_name(setting, e.side)}: their {what} drifts off the map."
    wide = f", {amount(e.drift, 'hex').replace('hexs', 'hexes')} wide" if e.drift else ""
    return f"{side_name(setting, e.side)}: their {what} falls on {_h(setting, e.cell)}{wide}."


_STORIES: dict[type, Teller] = {
    ev.RoundBegun: lambda _s, _st, e: f"Round {e.round} begins.",
    ev.CapsSet: lambda s, _st, e: (
        f"{side_name(s, e.side)} have {amount(e.caps, 'CAP')}"
        + (f": {cause(CAPS_SET, e.why)}." if e.why else ".")
    ),
    ev.CapsSpent: lambda s, _st, e: (
        f"{side_name(s, e.side)} spend {amount(e.caps, 'CAP')} {cause(CAPS_SPENT, e.why)}.".replace(
            " .", "."
        )
    ),
    ev.CardDealt: _dealt,
    ev.CardPlayed: lambda s, _st, e: (
        f"{side_name(s, e.side)} play card {e.card}, {action_cards()[e.card].title}."
    ),
    ev.CardDropped: lambda s, _st, e: (
        f"{side_name(s, e.side)} discard card {e.card}, {action_cards()[e.card].title}."
    ),
    ev.DeckReshuffled: lambda *_a: "The discarded action cards are shuffled into a new deck.",
    ev.SmokeThinned: lambda *_a: "Heavy smoke becomes light, light smoke goes.",
    ev.BarrageAimed: lambda s, _st, e: (
        f"{side_name(s, e.side)} aim artillery at {_h(s, e.cell)} for round {e.due}."
    ),
    ev.BarrageFell: _fell,
    ev.InitiativeRolled: lambda s, _st, e: f"{side_name(s, e.side)} roll {e.total}.",
    ev.InitiativeWon: lambda s, _st, e: f"{side_name(s, e.side)} have the initiative.",
    ev.SidePassed: lambda s, st, e: f"{side_name(s, e.side)} pass.{solo.waiting(s, st, e)}",
    ev.TurnRepeated: lambda s, _st, e: f"{side_name(s, e.side)} take another turn.",
    ev.RoundEnded: lambda *_a: "The round is over.",
    ev.GameEnded: lambda _s, _st, e: f"The firefight is over: {ending(e.why)}.",
    ev.UnitsActivated: lambda s, st, e: (
        f"{unit_names(s, st, e.units)} {'is' if len(e.units) == 1 else 'are'} activated."
    ),
    ev.UnitsSpent: lambda s, st, e: (
        f"{unit_names(s, st, e.units)} {'is' if len(e.units) == 1 else 'are'} spent."
    ),
    ev.UnitsFreshened: lambda s, st, e: f"{unit_names(s, st, e.units)} become fresh.",
    ev.SpentChecked: _checked,
    ev.UnitPlaced: lambda s, st, e: f"{_u(s, st, e.unit)} is placed at {_h(s, e.cell)}.",
    ev.UnitMoved: _moved,
    ev.HiddenMoved: lambda s, st, e: f"{_u(s, st, e.unit)} moves hidden to {_h(s, e.cell)}.",
    ev.UnitTurned: lambda s, st, e: f"{_u(s, st, e.unit)} faces {facing_name(e.facing)}.",
    ev.UnitLeft: lambda s, st, e: f"{_u(s, st, e.unit)} leaves the map.",
    ev.Intruded: lambda s, st, e: f"{_u(s, st, e.unit)} is in close combat at {_h(s, e.cell)}.",
    ev.UnitLoaded: lambda s, st, e: f"{_u(s, st, e.unit)} gets on {_u(s, st, e.carrier)}.",
    ev.UnitUnloaded: lambda s, st, e: f"{_u(s, st, e.unit)} gets off at {_h(s, e.cell)}.",
    ev.UnitHidden: lambda s, st, e: f"{_u(s, st, e.unit)} hides.",
    ev.UnitRevealed: lambda s, st, e: (
        f"{unit_name(s, st, e.unit)} is revealed at {_h(s, e.cell)}: {cause(UNIT_REVEALED, e.why)}."
    ),
    ev.NothingFound: lambda s, _st, e: f"Nobody is found at {_h(s, e.cell)}.",
    ev.AttackRolled: _attack,
    ev.UnitHit: _hit,
    ev.UnitUnhit: lambda s, st, e: f"{_u(s, st, e.unit)} loses its hit counter.",
    ev.RallyRolled: _rallied,
    ev.UnitDestroyed: lambda s, st, e: f"{_u(s, st, e.unit)} is destroyed.",
    ev.PointsScored: lambda s, _st, e: (
        f"{side_name(s, e.side)} score {amount(e.points, 'VP')}: {cause(POINTS, e.why)}."
    ),
    ev.MarkerTaken: lambda s, _st, e: f"{side_name(s, e.side)} take control of {_h(s, e.cell)}.",
    ev.SmokeLaid: lambda s, _st, e: "Smoke covers " + ", ".join(_h(s, c) for c in e.cells) + ".",
    ev.WorkBuilt: lambda s, _st, e: f"{s.works[e.work.kind].title} at {_h(s, e.work.cell)}.",
    ev.WorkDestroyed: lambda s, _st, e: (
        f"The position at {_h(s, e.cell)} is {cause(WORK_DESTROYED, e.why)}."
    ),
    ev.WorkRevealed: lambda s, st, e: (
        "Hidden until now: "
        + next((s.works[w.kind].title.lower() for w in st.works if w.cell == e.cell), "a work")
        + f" at {_h(s, e.cell)}."
    ),
    ev.WireCrossed: lambda s, st, e: (
        f"{_u(s, st, e.unit)} works through the wire: {amount(e.extra, 'AP')} more."
    ),
    ev.DieChanged: lambda _s, _st, e: f"Card {e.card} changes the roll by {e.change:+d}.",
    ev.Corrected: lambda s, st, e: _corrected(s, st, e),
}


def _put(setting: Setting, state: State, unit: int, cell: int, facing: int) -> str:
    """Where a counter goes; a Rumored Enemy has no facing."""
    where = f"Put {_u(setting, state, unit)} on {_h(setting, cell)}"
    if setting.kind(state.counters[unit]).has("rumored"):
        return f"{where}."
    return f"{where}, facing {facing_name(facing)}."


def _missed(setting: Setting, state: State, e: ev.AttackRolled) -> str:
    """An AI's miss moves nothing, but the person at the table must hear of it."""
    if e.result != "miss" or OFF in (e.attacker, e.target):
        return ""
    if state.counters[e.attacker].side != setting.bot:
        return ""
    return f"{_u(setting, state, e.attacker)} misses {_u(setting, state, e.target)}."


_INSTRUCTIONS: dict[type, Teller] = {
    ev.CountersFreshened: lambda *_a: "Turn all counters to their fresh side.",
    ev.SmokeThinned: lambda *_a: "Turn heavy smoke to light, take light smoke off.",
    ev.CapsSet: lambda s, _st, e: f"Set the {s.nation(e.side).capitalize()} CAPs to {e.caps}.",
    ev.CapsSpent: lambda s, st, e: (
        f"Set the {s.nation(e.side).capitalize()} CAPs to {st.caps[e.side] - e.caps}."
    ),
    ev.UnitsSpent: lambda s, st, e: f"Mark {unit_names(s, st, e.units)} spent.",
    ev.UnitsFreshened: lambda s, st, e: f"Turn {unit_names(s, st, e.units)} fresh.",
    ev.UnitPlaced: lambda s, st, e: _put(s, st, e.unit, e.cell, e.facing),
    ev.UnitMoved: lambda s, st, e: _put(s, st, e.unit, e.cell, e.facing),
    ev.SidePassed: lambda s, _st, e: "The AI passes." if e.side == s.bot else "",
    ev.AttackRolled: _missed,
    ev.UnitTurned: lambda s, st, e: f"Turn {_u(s, st, e.unit)} to face {facing_name(e.facing)}.",
    ev.UnitLeft: lambda s, st, e: f"Take {_u(s, st, e.unit)} off the map.",
    ev.UnitLoaded: lambda s, st, e: f"Put {_u(s, st, e.unit)} under {_u(s, st, e.carrier)}.",
    ev.UnitUnloaded: lambda s, st, e: f"Put {_u(s, st, e.unit)} on {_h(s, e.cell)}.",
    ev.UnitHidden: lambda s, st, e: f"Note where {_u(s, st, e.unit)} is and take it off the map.",
    ev.UnitRevealed: lambda s, st, e: (
        f"Put {unit_name(s, st, e.unit)} on {_h(s, e.cell)}, facing {facing_name(e.facing)}."
    ),
    ev.UnitHit: lambda s, st, e: (
        f"Put a hit counter on {_u(s, st, e.unit)}" + (f": {hit_name(s, e.hit)}." if e.hit else ".")
    ),
    ev.UnitUnhit: lambda s, st, e: f"Take the hit counter off {_u(s, st, e.unit)}.",
    ev.UnitDestroyed: lambda s, st, e: (
        f"Take {_u(s, st, e.unit)} off the map"
        + (" and lay it on its CAP track." if e.costs_cap else ".")
    ),
    ev.PointsScored: lambda s, st, e: (
        f"Set the {s.nation(e.side).capitalize()} VPs to {st.vp[e.side] + e.points}."
    ),
    ev.MarkerTaken: lambda s, _st, e: (
        f"Turn the control marker at {_h(s, e.cell)} to its {s.nation(e.side).capitalize()} side."
    ),
    ev.SmokeLaid: lambda s, _st, e: (
        "Put heavy smoke on " + ", ".join(_h(s, c) for c in e.cells) + "."
    ),
    ev.WorkBuilt: lambda s, _st, e: (
        f"Put a {s.works[e.work.kind].title.lower()} on {_h(s, e.work.cell)}."
    ),
    ev.WorkDestroyed: lambda s, _st, e: f"Take the counter at {_h(s, e.cell)} off the map.",
}

_STORIES.update(solo.STORIES)
_INSTRUCTIONS.update(solo.INSTRUCTIONS)
