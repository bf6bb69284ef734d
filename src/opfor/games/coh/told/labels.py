"""Offered actions in words, with costs and odds, and the short text a person types for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.phrases import amount, percent
from opfor.games.coh.rules.ar_and_dv import Shot
from opfor.games.coh.rules.demolition import struck_work
from opfor.games.coh.rules.entry_and_exit import entry_cost
from opfor.games.coh.rules.movement import pivot_cost
from opfor.games.coh.rules.movement_steps import stride_cost
from opfor.games.coh.rules.odds import odds_in_words
from opfor.games.coh.rules.rally import rally_number
from opfor.games.coh.rules.targets import assault_shot, chance_of, fire_cost, shot_of, targets_of
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.names import facing_name, ground, hex_name, unit_name
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

MODES = {
    "ap": "from its APs",
    "opportunity": "as an opportunity action (it is then spent)",
    "caps": "with CAPs alone",
    "free": "for nothing",
}


def label(setting: Setting, state: State, action: Any) -> str:
    """An offered action, in words that read well aloud."""
    return _LABELS[type(action)](look(setting, state), action)


def key(setting: Setting, state: State, action: Any) -> str:
    """What a person types for it."""
    tag = str(action.__struct_config__.tag)
    words = [tag]
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name in ("unit", "carrier", "target"):
            words += [state.counters[value].id.lower()] if value != OFF else ["cap"]
        elif name in ("to", "at", "cell"):
            words.append(setting.field.name(value).lower())
        elif name == "facing":
            words.append(facing_name(value).lower())
        elif value is True:
            words.append(name)
        elif value is not False and value != "direct":
            words.append(str(value))
    return " ".join(words)


def _cost(cost: int) -> str:
    return f"({amount(cost, 'AP')})"


def _move(look: Deployment, a: do.Move) -> str:
    counter = look.state.counters[a.unit]
    stride = look.setting.tables.stride(look.kind(a.unit), counter.cell, a.to)
    cost = _cost(stride_cost(look, a.unit, stride)) if stride else ""
    return f"{_name(look, a.unit)} moves to {_where(look, a.to)} {cost}".rstrip()


def _where(look: Deployment, cell: int) -> str:
    return ground(look.setting, cell)


def _name(look: Deployment, unit: int) -> str:
    return unit_name(look.setting, look.state, unit)


def _fire(look: Deployment, a: do.Fire) -> str:
    manner = {"direct": "fires at", "indirect": "fires indirectly at", "flame": "flames"}[a.manner]
    shot = shot_of(look, a)
    said = ". ".join([*_all_odds(look, shot), *_work_odds(look, shot)])
    cost = _cost(fire_cost(look, a))
    return f"{_name(look, a.unit)} {manner} {_where(look, a.at)} {cost}. {said}"


def _all_odds(look: Deployment, shot: Shot) -> list[str]:
    return [odds_in_words(look, shot, target) for target in targets_of(look, shot)]


def _work_odds(look: Deployment, shot: Shot) -> list[str]:
    """``Trench: needs 12 (3 %); AR 4 = …; DR 16``."""
    struck = struck_work(look, shot)
    if struck is None:
        return []
    work, rating, needed = struck
    kind = look.setting.works[work.kind]
    chance = percent(chance_of(needed))
    return [f"{kind.title}: needs {needed} ({chance}); {rating.text()}; DR {kind.dr}"]


def _assault(look: Deployment, a: do.Assault) -> str:
    said = odds_in_words(look, assault_shot(look, a), a.target)
    how = "flames" if a.flame else "fights"
    cost = _cost(look.attack_cost(a.unit))
    return f"{_name(look, a.unit)} {how} in close combat {cost}. {said}"


def _rally(look: Deployment, a: Any) -> str:
    number = rally_number(look, a.unit)
    who = _name(look, a.unit) + (" and its neighbours rally" if _is_group(a) else " rallies")
    chance = percent(chance_of(number.total))
    cost = _cost(look.setting.numbers.rally_cost)
    return f"{who} {cost}: needs {number.total} ({chance}); {number.text()}"


def _is_group(action: Any) -> bool:
    return isinstance(action, do.GroupRally)


def _card(_look: Deployment, a: do.PlayCard | do.PlayBonus) -> str:
    card = action_cards()[a.card]
    return f"Play card {card.number}, {card.title}: {card.text}"


def _pay(_look: Deployment, a: do.Pay) -> str:
    if a.mode == "caps":
        return f"Pay with {amount(a.caps, 'CAP')} alone"
    added = f", {amount(a.caps, 'CAP')} added" if a.caps else ""
    return f"Pay {MODES[a.mode]}{added}"


def _enter(look: Deployment, a: do.Enter) -> str:
    cost = entry_cost(look, a.unit, a.to) or 0
    return f"{_name(look, a.unit)} enters at {_where(look, a.to)} {_cost(cost)}"


def _pivot(look: Deployment, a: do.Pivot) -> str:
    cost = _cost(pivot_cost(look, a.unit))
    return f"{_name(look, a.unit)} turns to face {facing_name(a.facing)} {cost}"


def _step(look: Deployment, a: do.StepTo) -> str:
    counter = look.state.counters[a.unit]
    if counter.place == "reserve":
        return f"{_name(look, a.unit)} comes along at {_where(look, a.to)}"
    if counter.cell == a.to:
        return f"{_name(look, a.unit)} only turns"
    return f"{_name(look, a.unit)} goes to {_where(look, a.to)}"


def _hide_cost(look: Deployment) -> str:
    return _cost(look.setting.numbers.hide_cost)


_LABELS: dict[type, Callable[[Deployment, Any], str]] = {
    do.Move: _move,
    do.Enter: _enter,
    do.Leave: lambda s, a: f"{_name(s, a.unit)} leaves the map {_cost(s.move_cost(a.unit))}",
    do.Pivot: _pivot,
    do.Fire: _fire,
    do.Assault: _assault,
    do.Probe: lambda s, a: f"{_name(s, a.unit)} fires at a hex where somebody may hide",
    do.LaySmoke: lambda s, a: f"{_name(s, a.unit)} lays smoke",
    do.Rally: _rally,
    do.GroupRally: _rally,
    do.Load: lambda s, a: (
        f"{_name(s, a.unit)} gets on {_name(s, a.carrier)} {_cost(s.move_cost(a.unit))}"
    ),
    do.Unload: lambda s, a: f"{_name(s, a.unit)} gets off at {_where(s, a.to)}",
    do.Hide: lambda s, a: f"{_name(s, a.unit)} hides {_hide_cost(s)}",
    do.Sneak: lambda s, a: f"{_name(s, a.unit)} moves hidden to {_where(s, a.to)} {_hide_cost(s)}",
    do.DigIn: lambda s, a: (
        f"{_name(s, a.unit)} builds a hasty defence {_cost(s.setting.numbers.dig_in_cost)}"
    ),
    do.GroupMove: lambda s, a: f"{_name(s, a.unit)} and units beside it move as a group",
    do.PlayCard: _card,
    do.Stall: lambda s, a: (
        f"Stall with {_name(s, a.unit)} (1 AP)" if a.unit != OFF else "Stall (1 CAP)"
    ),
    do.Pass: lambda _s, _a: "Pass",
    do.Pay: _pay,
    do.AddCaps: lambda _s, a: (
        f"Add {amount(a.caps, 'CAP')} to the roll" if a.caps else "Roll without CAPs"
    ),
    do.Face: lambda _s, a: f"Face {facing_name(a.facing)}",
    do.DriveOn: lambda s, a: f"Go on to {_where(s, a.to)}",
    do.StepTo: _step,
    do.Join: lambda s, a: f"{_name(s, a.unit)} takes part",
    do.Done: lambda _s, _a: "No, go on",
    do.PickHex: lambda s, a: _where(s, a.cell),
    do.PickUnit: lambda s, a: _name(s, a.unit),
    do.PlayBonus: _card,
    do.DropCard: lambda _s, a: f"Discard card {a.card}, {action_cards()[a.card].title}",
    do.PlaceAt: lambda s, a: f"{_name(s, a.unit)} starts at {_where(s, a.cell)}",
    do.Aim: lambda s, a: (
        f"Aim {'smoke' if a.smoke else 'the guns'} at {hex_name(s.setting, a.cell)}"
    ),
}
