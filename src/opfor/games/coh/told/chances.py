"""What an act costs and can do, with its tallies: told before it counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.core.requests import Choose
from opfor.core.shown import Chance, Quick
from opfor.core.tally import Tally
from opfor.games.coh.course.lookout import fire_zone, rally_number, shot_of
from opfor.games.coh.course.lookout import odds as shot_odds
from opfor.games.coh.told.costs import amount, ap_cost, is_paid_in_caps
from opfor.games.coh.told.foreseen import exposure
from opfor.games.coh.told.labels import tally_text
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.shots import Odds, Shot
from opfor.games.coh.values.state import OFF, State
from opfor.kit.telling import tag_of

SUMMED = 3
"""So many targets have their tallies told; beyond that the list would be longer than the act."""


def cost(setting: Setting, state: State, action: Any) -> str:
    """``3 APs``; of a payment or added CAPs what they take from the pool."""
    if isinstance(action, do.Pay | do.AddCaps):
        return SAY("caps", caps=action.caps) if action.caps else ""
    if isinstance(action, do.Stall):
        return SAY("caps", caps=1) if action.unit == OFF else SAY("aps", aps=1)
    sight = look(setting, state)
    found = ap_cost(sight, action)
    return "" if found is None else amount(found, is_paid_in_caps(sight, action))


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
        sums += [tally_text(sum_) for each in found[:SUMMED] for sum_ in (each.ar, each.dv)]
    if isinstance(action, do.Rally | do.GroupRally):
        number: Tally = rally_number(sight, action.unit)
        needed = number.total - extra
        chances.append(_chance("rallied", chance_of(needed), needed=needed))
        sums.append(tally_text(number))
    chances += exposure(setting, state, actions)
    chances += _spent(sight, action, actions)
    return Quick(tuple(chances), tuple(sums)) if chances else None


def _shot(sight: Deployment, action: Any, actions: Sequence[Any]) -> Shot | None:
    supporters = sum(isinstance(a, do.Join) for a in actions[1:])
    return shot_of(sight, action, supporters) if isinstance(action, do.Fire | do.Assault) else None


def _chance(what: str, probability: float, unit: str = "", **values: Any) -> Chance:
    """A chance by what it is of: ``G03 hit on 9+``."""
    name = f"{what}:{unit}" if unit else what
    return Chance(name, SAY(f"chance-{what}", unit=unit, **values), probability, what == "spent")


def _hit(sight: Deployment, each: Odds, extra: int) -> Iterator[Chance]:
    """CAPs count for the first roll only; with several targets each is told by name."""
    name, needed = sight.state.counters[each.target].id, each.needed - extra
    if sight.kind(each.target).has("rumored"):
        yield _chance("revealed", chance_of(needed), name, needed=needed)
        return
    kill = needed + sight.setting.numbers.kill_margin
    yield _chance("hit", chance_of(needed), name, needed=needed)
    yield _chance("destroyed", chance_of(kill), name, needed=kill)


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
        return [_chance("spent", 0.0)]
    pile = state.solo.orders or state.solo.used
    cards = [setting.cards[name] for name in pile]
    if not all(card.is_known for card in cards):
        return []  # a number that nobody has typed makes no chance
    spent = sum(not card.remain_fresh and aps >= card.spent for card in cards)
    return [_chance("spent", spent / len(cards) if cards else 0.0)]


def odds(setting: Setting, state: State, action: Any) -> str:
    """``28 % hit``: the best chance of an attack or a rally."""
    if not isinstance(action, do.Fire | do.Assault | do.Rally | do.GroupRally):
        return ""
    found = quick(setting, state, (action,)) or Quick()
    shown = [c for c in found.chances if not c.key.startswith(("destroyed", "spent"))]
    if not shown:
        return ""
    best = max(shown, key=lambda c: c.probability)
    return SAY(f"best-{best.key.partition(':')[0]}", chance=best.probability)


def consequence(setting: Setting, state: State, action: Any) -> str:
    """Who covers the hex one goes to; that a pass ends the round."""
    if isinstance(action, do.Pass):
        return SAY("ends-round") if state.passes else ""
    if not isinstance(action, do.Move | do.Enter):
        return ""
    sight = look(setting, state)
    side = state.counters[action.unit].side
    covering = [
        state.counters[enemy].id
        for enemy in sight.on_map(1 - side)
        if fire_zone(sight, enemy) >> action.to & 1
    ]
    return SAY("covered", units=", ".join(covering)) if covering else ""


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
        case do.Pivot(facing=facing) | do.Face(facing=facing):
            return [str(box.facing(facing))]
    return []


def warned(setting: Setting, state: State, actions: Sequence[Any]) -> list[str]:
    """That a pass ends the round, that a spent unit costs CAPs, that a shot can do nothing."""
    action = actions[0]
    if isinstance(action, do.Pass):
        return [SAY("warned-pass")] if state.passes else []
    sight, unit = look(setting, state), getattr(action, "unit", OFF)
    found: list[str] = []
    price = ap_cost(sight, action)
    if price and is_paid_in_caps(sight, action):
        one = state.counters[unit]
        found.append(SAY("warned-spent", unit=one.id, n=price, caps=state.caps[one.side]))
    if isinstance(action, do.Fire | do.Assault):
        chances = (quick(setting, state, actions) or Quick()).chances
        hits = [chance.probability for chance in chances if not chance.is_risk]
        if hits and not any(hits):
            found.append(SAY("warned-vain"))
    return found


TURNS = (
    do.Move, do.Enter, do.Leave, do.Pivot, do.Fire, do.Assault, do.Probe, do.LaySmoke, do.Rally,
    do.GroupRally, do.Load, do.Unload, do.Hide, do.Sneak, do.DigIn, do.GroupMove, do.PlayCard,
    do.Stall, do.Pass, do.PlaceAt, do.Aim,
)  # fmt: skip
"""What begins an act; the rest answers a question about it."""


def group(_setting: Setting, _state: State, action: Any) -> str:
    """Under which heading an act is offered."""
    return SAY(f"group-{tag_of(action)}") if isinstance(action, TURNS) else ""


def is_whole(_setting: Setting, _state: State, action: Any) -> bool:
    """Whether payment, supporters, CAPs or a facing may be asked for."""
    return isinstance(action, TURNS) and not isinstance(action, do.Pass | do.Pivot | do.Aim)
