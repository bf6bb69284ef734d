"""What an act costs and can do, with its tallies: told before it counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.core.phrases import amount, percent
from opfor.core.requests import Choose
from opfor.core.shown import Chance, Quick
from opfor.core.tally import Tally
from opfor.games.coh.rules.ar_and_dv import Shot
from opfor.games.coh.rules.entry_and_exit import entry_cost
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.movement import pivot_cost
from opfor.games.coh.rules.movement_steps import stride_cost
from opfor.games.coh.rules.odds import Odds
from opfor.games.coh.rules.odds import odds as shot_odds
from opfor.games.coh.rules.rally import rally_number
from opfor.games.coh.rules.targets import assault_shot, chance_of, fire_cost, shot_of
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

SUMMED = 3
"""So many targets have their tallies told; beyond that the list would be longer than the act."""


def ap_cost(sight: Deployment, action: Any) -> int | None:
    """The APs of an action, before CAPs; ``None`` where there is none to tell."""
    match action:
        case do.Move(unit=unit, to=to):
            counter = sight.state.counters[unit]
            stride = sight.setting.tables.stride(sight.kind(unit), counter.cell, to)
            return stride_cost(sight, unit, stride) if stride else None
        case do.Fire():
            return fire_cost(sight, action)
        case do.Assault(unit=unit):
            return sight.attack_cost(unit)
        case do.Pivot(unit=unit):
            return pivot_cost(sight, unit)
        case do.Enter(unit=unit, to=to):
            return entry_cost(sight, unit, to)
        case do.Leave(unit=unit) | do.Load(unit=unit):
            return sight.move_cost(unit)
    return _fixed_cost(sight, action)


def _fixed_cost(sight: Deployment, action: Any) -> int | None:
    numbers = sight.setting.numbers
    if isinstance(action, do.Rally | do.GroupRally):
        return numbers.rally_cost
    if isinstance(action, do.Hide | do.Sneak):
        return numbers.hide_cost
    return numbers.dig_in_cost if isinstance(action, do.DigIn) else None


def cost(setting: Setting, state: State, action: Any) -> str:
    """``3 APs``; of a payment or added CAPs what they take from the pool."""
    if isinstance(action, do.Pay | do.AddCaps):
        return amount(action.caps, "CAP") if action.caps else ""
    if isinstance(action, do.Stall):
        return "1 CAP" if action.unit == OFF else "1 AP"
    found = ap_cost(look(setting, state), action)
    return "" if found is None else amount(found, "AP")


def quick(setting: Setting, state: State, actions: Sequence[Any]) -> Quick | None:
    """Hit, kill, rally and spent chances of an act with the follow-up answers given."""
    sight, action = look(setting, state), actions[0]
    extra = sum(a.caps for a in actions[1:] if isinstance(a, do.AddCaps))
    chances: list[Chance] = []
    sums: list[str] = []
    shot = _shot(sight, action, actions)
    if shot is not None:
        only = [action.target] if isinstance(action, do.Assault) else None
        found = shot_odds(sight, shot, only)
        chances += [chance for each in found for chance in _hit(sight, each, extra)]
        sums += [tally.text() for each in found[:SUMMED] for tally in (each.ar, each.dv)]
    if isinstance(action, do.Rally | do.GroupRally):
        number: Tally = rally_number(sight, action.unit)
        needed = number.total - extra
        chances.append(Chance("rallied", f"Rallies on {needed}+", chance_of(needed)))
        sums.append(number.text())
    chances += _spent(sight, action, actions)
    return Quick(tuple(chances), tuple(sums)) if chances else None


def _shot(sight: Deployment, action: Any, actions: Sequence[Any]) -> Shot | None:
    supporters = sum(isinstance(a, do.Join) for a in actions[1:])
    if isinstance(action, do.Fire):
        return shot_of(sight, action, supporters)
    if isinstance(action, do.Assault):
        return assault_shot(sight, action)._replace(supporters=supporters)
    return None


def _hit(sight: Deployment, each: Odds, extra: int) -> Iterator[Chance]:
    """CAPs count for the first roll only; with several targets each is told by name."""
    name = sight.state.counters[each.target].id
    needed = each.needed - extra
    if sight.kind(each.target).has("rumored"):
        yield Chance(f"revealed:{name}", f"{name} revealed on {needed}+", chance_of(needed))
        return
    kill = needed + sight.setting.numbers.kill_margin
    yield Chance(f"hit:{name}", f"{name} hit on {needed}+", chance_of(needed))
    yield Chance(f"destroyed:{name}", f"{name} destroyed on {kill}+", chance_of(kill))


def _spent(sight: Deployment, action: Any, actions: Sequence[Any]) -> list[Chance]:
    """Solo: the chance that the check spends the unit, by the cards left in the pile."""
    setting, state = sight.setting, sight.state
    found = ap_cost(sight, action)
    unit = getattr(action, "unit", OFF)
    if state.solo is None or found is None or unit == OFF or state.counters[unit].spent:
        return []
    paid = next((a for a in actions[1:] if isinstance(a, do.Pay)), do.Pay("ap"))
    aps = found - paid.caps
    if paid.mode != "ap" or aps <= 0:
        return [Chance("spent", "It is spent", 0.0)]
    pile = state.solo.orders or state.solo.used
    cards = [setting.cards[name] for name in pile]
    if not all(card.is_known for card in cards):
        return []  # a number that nobody has typed makes no chance
    spent = sum(not card.remain_fresh and aps >= card.spent for card in cards)
    return [Chance("spent", "It is spent", spent / len(cards) if cards else 0.0)]


def odds(setting: Setting, state: State, action: Any) -> str:
    """``28 % hit``: the best chance of an attack or a rally."""
    if not isinstance(action, do.Fire | do.Assault | do.Rally | do.GroupRally):
        return ""
    found = quick(setting, state, (action,)) or Quick()
    shown = [c for c in found.chances if not c.key.startswith(("destroyed", "spent"))]
    if not shown:
        return ""
    best = max(shown, key=lambda c: c.probability)
    return f"{percent(best.probability)} {best.key.partition(':')[0]}"


def consequence(setting: Setting, state: State, action: Any) -> str:
    """Who covers the hex one goes to; that a pass ends the round."""
    if isinstance(action, do.Pass):
        return "ends the round" if state.passes else ""
    if not isinstance(action, do.Move | do.Enter):
        return ""
    sight = look(setting, state)
    side = state.counters[action.unit].side
    covering = [
        state.counters[enemy].id
        for enemy in sight.on_map(1 - side)
        if fire_zone(sight, enemy) >> action.to & 1
    ]
    return f"covered by {', '.join(covering)}" if covering else ""


def usual(_setting: Setting, _state: State, request: Choose) -> int | None:
    """No supporter, no CAP, no card, the facing kept: nothing is spent unasked."""
    for number, option in enumerate(request.options):
        is_plain = option in (do.Done(), do.AddCaps(0)) or (
            isinstance(option, do.Pay) and option.caps == 0
        )
        if is_plain:
            return number
    return 0 if request.question == "facing" else None


def spoken(_setting: Setting, state: State, action: Any) -> list[str]:
    """Enemies in the hex that is fired at; who and what can be added to an act."""
    match action:
        case do.Fire(unit=unit, at=at):
            own = state.counters[unit].side
            return [c.id for c in state.counters if c.cell == at and c.side != own]
        case do.Join(unit=unit):
            return [f"+{state.counters[unit].id}"]
        case do.AddCaps(caps=caps) if caps:
            return [f"+{caps}"]
        case do.PlayBonus(card=card):
            return [f"+{card}", f"+{int(card)}"] if card.isdecimal() else [f"+{card}"]
    return []


def warned(setting: Setting, state: State, actions: Sequence[Any]) -> list[str]:
    """That a pass ends the round, that a spent unit costs CAPs, that a shot can do nothing."""
    action = actions[0]
    if isinstance(action, do.Pass):
        return ["Both sides have passed then: the round ends."] if state.passes else []
    sight, unit = look(setting, state), getattr(action, "unit", OFF)
    found: list[str] = []
    price = ap_cost(sight, action)
    if unit != OFF and price and state.counters[unit].spent and state.counters[unit].place == "map":
        caps = state.caps[state.counters[unit].side]
        said = f"{state.counters[unit].id} is spent"
        found.append(f"{said}: this takes {price} of your {amount(caps, 'CAP')}.")
    if isinstance(action, do.Fire | do.Assault):
        chances = (quick(setting, state, actions) or Quick()).chances
        hits = [chance.probability for chance in chances if chance.key != "spent"]
        if hits and not any(hits):
            found.append("No roll hits: the shot can do nothing.")
    return found


GROUPS: dict[type, str] = {
    do.Move: "Move", do.Enter: "Enter", do.Leave: "Leave", do.Pivot: "Turn", do.Fire: "Fire",
    do.Assault: "Close combat", do.Probe: "Fire", do.LaySmoke: "Smoke", do.Rally: "Rally",
    do.GroupRally: "Rally", do.Load: "Transport", do.Unload: "Transport", do.Hide: "Hide",
    do.Sneak: "Hide", do.DigIn: "Dig in", do.GroupMove: "Move", do.PlayCard: "Cards",
    do.Stall: "Wait", do.Pass: "Wait", do.PlaceAt: "Set up", do.Aim: "Artillery",
}  # fmt: skip


def group(_setting: Setting, _state: State, action: Any) -> str:
    return GROUPS.get(type(action), "")


def is_whole(_setting: Setting, _state: State, action: Any) -> bool:
    """Whether payment, supporters, CAPs or a facing may be asked for."""
    return type(action) in GROUPS and not isinstance(action, do.Pass | do.Pivot | do.Aim)
