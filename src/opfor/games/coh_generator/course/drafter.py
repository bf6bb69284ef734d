"""The drafter: a player of generations with some sense.

Units first, then something to fight for; what is placed stands in cover on its own side of the
map, guns to the rear; a truck has a long way to go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.effects import ControlMarker, HideUnit, PlaceCard
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.foresight import PickOne
from opfor.core.requests import Choose
from opfor.games.coh_generator.course.sites import (
    CROWD,
    GUARDED,
    OBSTACLES,
    edge_of,
    face,
    guarded,
    prize,
    use,
)
from opfor.games.coh_generator.rules.hidden_units import hidden_side
from opfor.games.coh_generator.rules.trucks import road
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State

CAP_WORTH = 3.0
UNITS_SHARE = 0.6
"""The share of cards the drafter likes to play for Units."""
LEANING = 7.0
"""How much it leans to the half it is short of."""
OPEN_MIND = 7.0
"""How much less than the best a play may seem worth and still be made."""
LAST_CHANCE = 40.0
"""How much more it likes a victory condition before its last cards, if there is none yet."""
KEEP = 6.0
"""How much less it likes to spend its only victory condition for Units, if there is none yet."""
GROUND = 20.0
"""How much more it likes to give the enemy of a solo mission a marker to defend."""
FORWARD = 1.0
"""What a hex loses for each hex it is nearer to the enemy's edge than to the own."""
REAR = 0.3
"""What a gun, a mortar or a truck loses for each hex it stands forward."""
LEFT_BEHIND = -40.0
"""What it is worth not to place a Unit: better only than to stack it."""


def worth(kind: UnitKind) -> float:
    """A rough price of a Unit: firepower, protection, reach, less what an attack costs."""
    if kind.has("non-combat"):
        return 0.5
    fire = 0.6 * max(kind.red or 0, 0) + 0.4 * max(kind.blue or 0, 0)
    hide = 0.4 * (kind.front_dr + kind.flank_dr - 21)
    return fire + hide + 0.1 * min(kind.range, 12) - 0.3 * kind.attack_cost + 1.5


def drafter(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best by its own lights, or nearly; what it has no view of, at random."""
    options = request.options
    match options[0]:
        case act.PlayCard():
            values = [_card_value(setting, view, option) for option in options]
        case act.PlaceUnit() | act.LeaveUnit() | act.PutSite():
            values = _standings(setting, view, options)
        case act.MoveCounter():
            values = [_cover(view, option.hex) for option in options]
        case act.PutCounter():
            values = [use(view, option) for option in options]
        case act.PutMarker():
            rounds = view.rounds or setting.plan.rounds
            values = [prize(view, option, rounds) for option in options]
        case act.ShowFace():
            values = [face(view, option) for option in options]
        case act.RouteTruck():
            field = field_of(view)
            values = [float(len(road(field, way.entrance, way.exit))) for way in options]
        case act.ChooseUnit():
            values = [_out_of_harm(option) for option in options]
        case act.UseCard():
            values = [float(bool(option.card)) for option in options]
        case act.Shelter():
            values = [float(option.inside) for option in options]
        case act.Face():
            return _kept_facing(view, options)
        case _:
            return options[pick(len(options))]
    margin = OPEN_MIND if isinstance(options[0], act.PlayCard) else 0.5
    least = max(values) - margin
    good = [option for option, value in zip(options, values, strict=True) if value >= least]
    return good[pick(len(good))]


def _card_value(setting: Setting, view: State, option: act.PlayCard) -> float:
    """Units count by their price, tops by their weight; what is still lacking counts more."""
    role = next(r for r, hand in view.hands.items() if option.card in hand and "??" not in hand)
    side = setting.plan.seat(role).side
    card = setting.card(side, option.card)
    played = [p for p in view.log if p.role == role]
    bottoms = sum(p.half == "bottom" for p in played)
    short_of_units = bottoms < UNITS_SHARE * (len(played) + 1)
    aims = [c for c in view.hands[role] if setting.card(side, c).top.kind == "victory"]
    if option.half == "bottom":
        value = sum(worth(unit_of(side, name)) for name in card.bottom.units)
        spoils = aims == [option.card] and not view.scores
        return value + CAP_WORTH * card.bottom.caps + LEANING * short_of_units - KEEP * spoils
    value = card.top.weight + CAP_WORTH * card.top.caps + LEANING * (not short_of_units)
    if card.top.kind == "victory" and not any(s.side == side for s in view.scores):
        left = setting.plan.seat(role).plays - len(played)
        value += 5 * (bottoms >= 2) + LAST_CHANCE * (left <= 2 and not view.scores)
    if setting.options.solo and any(isinstance(e, ControlMarker) for e in card.top.does):
        value += GROUND * all(marker.owner == side for marker in view.markers)
    if not bottoms and any(isinstance(effect, PlaceCard) for effect in card.top.does):
        value -= 6
    return value


def _out_of_harm(option: Any) -> float:
    """A Unit that must live should be hard to kill; one that hides and waits, easy to spare."""
    if not isinstance(option, act.ChooseUnit):
        return -99.0
    kind = unit_of(option.side, option.unit)
    return -worth(kind) if option.hides else kind.front_dr + kind.flank_dr + 0.5 * kind.range


def _standings(setting: Setting, view: State, options: Sequence[Any]) -> list[float]:
    """What each hex is worth to a Unit (or to all that hide alike); staying behind is the last
    choice."""
    side = _placing_side(setting, view, options[0])
    field = field_of(view)
    own, enemy = edge_of(view, field, side), edge_of(view, field, enemy_of(side))
    hidden = {hex_ for _, hex_ in view.hiding_places()}
    found = []
    for option in options:
        if isinstance(option, act.LeaveUnit):
            found.append(LEFT_BEHIND)
            continue
        cell = field.cell(option.hex)
        back = min(field.distance(cell, other) for other in own)
        ahead = min(field.distance(cell, other) for other in enemy)
        value = _cover(view, option.hex) - FORWARD * max(0, back - ahead)
        value -= CROWD * (option.hex in hidden)
        value += _manned(view, side, option.hex)
        if isinstance(option, act.PlaceUnit) and _is_rear(unit_of(side, option.unit)):
            value -= REAR * back
        found.append(value)
    return found


def _placing_side(setting: Setting, view: State, option: Any) -> Nation:
    """Whose Units the last card puts on the map: those that guard a marker are its owner's, a
    manhunt hides the enemy's."""
    last = view.log[-1]
    name = getattr(option, "unit", "")
    waiting = {unit.side for unit in view.units if unit.unit == name and unit.where == "edge"}
    if len(waiting) == 1:
        return waiting.pop()
    for effect in setting.card(last.side, last.card).top.does:
        if isinstance(effect, ControlMarker):
            return view.markers[-1].owner
        if isinstance(effect, HideUnit):
            return hidden_side(setting.rulings, last.side)
    return last.side


def _manned(view: State, side: Nation, hex_: str) -> float:
    """Shelter of one's own is there to be manned; nobody stands on his own mines."""
    kinds = {work.kind for work in view.works if work.side == side and work.hex == hex_}
    if kinds & OBSTACLES:
        return -CROWD
    return GUARDED if kinds else guarded(view, hex_)


def _is_rear(kind: UnitKind) -> bool:
    return kind.kind == "gun" or kind.has("mortar") or kind.has("non-combat")


def _cover(view: State, hex_: str) -> float:
    """Good ground near a marker, if there is one, and nobody else on it."""
    field = field_of(view)
    cell = field.cell(hex_)
    near = [field.distance(cell, field.cell(marker.hex)) for marker in view.markers]
    crowded = sum(unit.hex == hex_ for unit in view.units)
    return float(field.terrain[cell].dm * 2 - 0.3 * min(near, default=0) - CROWD * crowded)


def _kept_facing(view: State, options: Sequence[act.Face]) -> act.Face:
    unit = view.unit(options[0].side, options[0].unit)
    return next(option for option in options if option.facing == unit.facing)
