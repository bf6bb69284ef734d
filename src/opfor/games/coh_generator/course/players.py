"""Who can generate without a person: anything legal, or a drafter with some sense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.effects import PlaceCard
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.trucks import road
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State

Pick = Callable[[int], int]
CAP_WORTH = 3.0
UNITS_SHARE = 0.6
"""The share of cards the drafter likes to play for Units."""
LEANING = 7.0
"""How much it leans to the half it is short of."""
OPEN_MIND = 7.0
"""How much less than the best a play may seem worth and still be made."""


def at_random(_setting: Setting, _view: State, request: Choose, pick: Pick) -> Any:
    """Any legal answer, all alike."""
    return request.options[pick(len(request.options))]


def worth(kind: UnitKind) -> float:
    """A rough price of a Unit: firepower, protection, reach, less what an attack costs."""
    if kind.has("non-combat"):
        return 0.5
    fire = 0.6 * max(kind.red or 0, 0) + 0.4 * max(kind.blue or 0, 0)
    hide = 0.4 * (kind.front_dr + kind.flank_dr - 21)
    return fire + hide + 0.1 * min(kind.range, 12) - 0.3 * kind.attack_cost + 1.5


def drafter(setting: Setting, view: State, request: Choose, pick: Pick) -> Any:
    """Units first, then something to fight for; cover for what is placed; the rest at random."""
    options = request.options
    match options[0]:
        case act.PlayCard():
            values = [_card_value(setting, view, option) for option in options]
        case act.PlaceUnit() | act.PutSite() | act.MoveCounter():
            values = [_cover(view, option) for option in options]
        case act.PutCounter():
            values = [_use(view, option) for option in options]
        case act.PutMarker():
            values = [_middle(view, option) for option in options]
        case act.RouteTruck():
            field = field_of(view)
            values = [-float(len(road(field, way.entrance, way.exit))) for way in options]
        case act.ChooseUnit():
            values = [_out_of_harm(option) for option in options]
        case act.UseCard():
            values = [float(bool(option.card)) for option in options]
        case act.Shelter():
            values = [float(option.inside) for option in options]
        case act.Face():
            return _kept_facing(view, options)
        case _:
            return at_random(setting, view, request, pick)
    margin = OPEN_MIND if isinstance(options[0], act.PlayCard) else 0.5
    least = max(values) - margin
    good = [option for option, value in zip(options, values, strict=True) if value >= least]
    return good[pick(len(good))]


def by_lot(setting: Setting, view: State, request: Choose, pick: Pick) -> Any:
    """Any card for any half, all alike; everything else as the drafter does. So nothing but
    chance decides what is played for what, which is how options are compared."""
    if isinstance(request.options[0], act.PlayCard):
        return at_random(setting, view, request, pick)
    return drafter(setting, view, request, pick)


def _card_value(setting: Setting, view: State, option: act.PlayCard) -> float:
    """Units count by their price, tops by their weight; what is still lacking counts more."""
    role = next(r for r, hand in view.hands.items() if option.card in hand and "??" not in hand)
    side = setting.plan.seat(role).side
    card = setting.card(side, option.card)
    played = [p for p in view.log if p.role == role]
    bottoms = sum(p.half == "bottom" for p in played)
    short_of_units = bottoms < UNITS_SHARE * (len(played) + 1)
    if option.half == "bottom":
        value = sum(worth(unit_of(side, name)) for name in card.bottom.units)
        return value + CAP_WORTH * card.bottom.caps + LEANING * short_of_units
    value = card.top.weight + CAP_WORTH * card.top.caps + LEANING * (not short_of_units)
    has_victory = any(s.side == side for s in view.scores)
    if card.top.kind == "victory" and not has_victory and bottoms >= 2:
        value += 5
    if not bottoms and any(isinstance(effect, PlaceCard) for effect in card.top.does):
        value -= 6
    return value


def _out_of_harm(option: Any) -> float:
    """A Unit that must live should be hard to kill; one that hides and waits, easy to spare."""
    if not isinstance(option, act.ChooseUnit):
        return -99.0
    kind = unit_of(option.side, option.unit)
    return -worth(kind) if option.hides else kind.front_dr + kind.flank_dr + 0.5 * kind.range


def _cover(view: State, option: Any) -> float:
    """Good ground near a marker, if there is one; staying behind is the last choice."""
    if not hasattr(option, "hex"):
        return -99.0
    field = field_of(view)
    cell = field.cell(option.hex)
    near = [field.distance(cell, field.cell(marker.hex)) for marker in view.markers]
    crowded = sum(unit.hex == option.hex for unit in view.units)
    far = 0.3 * min(near, default=0)
    return float(field.terrain[cell].dm * 2 - far - 3 * crowded)


def _use(view: State, option: act.PutCounter) -> float:
    """A Defense Counter serves its side's Units and the markers, not the empty field."""
    field = field_of(view)
    cell = field.cell(option.hex)
    own = [u.hex for u in view.units if u.side == option.side and u.where == "map"]
    served = [*own, *(marker.hex for marker in view.markers)]
    if not served:
        return _middle(view, option)
    return -float(min(field.distance(cell, field.cell(hex_)) for hex_ in served))


def _middle(view: State, option: act.PutMarker | act.PutCounter) -> float:
    """Markers in the middle of the map are fought for."""
    field = field_of(view)
    x, y = field.map.places[field.cell(option.hex)]
    width, height = field.map.extent
    west, north = field.map.north_west
    return -abs(x - west - width / 2) - abs(y - north - height / 2) / 2


def _kept_facing(view: State, options: Sequence[act.Face]) -> act.Face:
    unit = view.unit(options[0].side, options[0].unit)
    return next(option for option in options if option.facing == unit.facing)


PLAYERS: dict[str, Player] = {"random": at_random, "drafter": drafter, "lots": by_lot}
