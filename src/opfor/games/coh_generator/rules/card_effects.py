"""What a played option does, effect by effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.generator_cards import effects as does
from opfor.cardboard.coh.generator_cards.effects import HalfEffect
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.condition_cards import draw_conditions
from opfor.games.coh_generator.rules.defense_counters import place_defenses
from opfor.games.coh_generator.rules.hidden_units import ambush, hide_unit
from opfor.games.coh_generator.rules.maps import lay_map, switch_map
from opfor.games.coh_generator.rules.placement_limits import (
    Near,
    PlaceTest,
    hexes_passing,
    marker_test,
)
from opfor.games.coh_generator.rules.trucks import routes
from opfor.games.coh_generator.rules.turn_order import Turn, edge_of_side, enemy_of
from opfor.games.coh_generator.rules.unit_placement import place_one_card
from opfor.games.coh_generator.rules.unit_supply import free, next_free
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.actions import ChooseUnit, NoMore, PutMarker, RouteTruck
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import (
    CapChange,
    MarkerAt,
    RuleAt,
    State,
    TruckRoute,
    UnitAt,
    VictoryCondition,
)

LEAST_ROUNDS = 2


def resolve(play: GeneratorPlay, turn: Turn, effects: tuple[HalfEffect, ...]) -> Procedure[None]:
    """Carry out the effects of an option in their order."""
    for effect in effects:
        yield from _RESOLVE[type(effect)](play, turn, effect)


@cite("GEN-3.4-a")
def change_caps(play: GeneratorPlay, role: str, by: int, card: str) -> None:
    """The CAP base of a role changes at once; it never falls below 0."""
    before = play.state.caps[role]
    after = max(0, before + by)
    if after == before:
        return
    side = play.setting.plan.seat(role).side
    change = CapChange(role=role, side=side, by=after - before, card=card)
    play.emit(e.CapsChanged(change, after))


def roles_of(play: GeneratorPlay, turn: Turn) -> tuple[str, ...]:
    """The roles a rule binds: the whole team, or everybody."""
    plan = play.setting.plan
    return tuple(seat.role for seat in plan.seats) if turn.both else plan.roles(turn.side)


@cite("GEN-3.3-b", "GEN-4.2-b")
def _card_rate(play: GeneratorPlay, turn: Turn, effect: does.CardRate) -> Procedure[None]:
    for role in roles_of(play, turn):
        play.emit(e.RateChanged(role, play.state.rates[role] + effect.more))
    yield from ()


@cite("GEN-3.3-a", "GEN-3.1-b")
def _schedule(play: GeneratorPlay, turn: Turn, effect: does.Schedule) -> Procedure[None]:
    units = tuple(
        UnitAt(
            unit=name,
            side=turn.side,
            role=turn.role,
            card=turn.card,
            where="scheduled",
            round=effect.round,
        )
        for name in next_free(play.state, turn.side, effect.units)
    )
    play.emit(e.UnitsGained(units))
    yield from ()


@cite("GEN-3.7-d")
def _place_card(play: GeneratorPlay, turn: Turn, _effect: does.PlaceCard) -> Procedure[None]:
    yield from place_one_card(play, turn.role, turn.side)


def marker_rule(
    rulings: Rulings, state: State, side: Nation, effect: does.ControlMarker
) -> tuple[Nation, PlaceTest]:
    """Whose marker it is, and the test of its hex."""
    owner = side if effect.owner == "own" else enemy_of(side)
    counted = owner if rulings.secure_distance == "owners-edge" else side
    by_lines = rulings.marker_distance == "lines"
    return owner, marker_test(state, edge_of_side(state, counted), effect.lines, by_lines)


@cite("GEN-3.7.2-a", "GEN-3.7.2-b", "GEN-3.2-a", "QG-6")
def _control_marker(play: GeneratorPlay, turn: Turn, effect: does.ControlMarker) -> Procedure[None]:
    """Put the marker; its owner may guard it at once with one card's Units."""
    owner, test = marker_rule(play.setting.rulings, play.state, turn.side, effect)
    options = tuple(PutMarker(hex_) for hex_ in hexes_passing(play.state, test))
    player = play.state.roles[turn.role]
    question = f"Where does the {owner.capitalize()} Control Marker go?"
    answer: PutMarker = yield Choose(player, question, options, rule="GEN-3.7.2-a")
    marker = MarkerAt(hex=answer.hex, owner=owner, by=turn.side, card=turn.card, vp=effect.vp)
    play.emit(e.MarkerPlaced(marker))
    if owner == turn.side:
        play.emit(e.PointsGiven(turn.side, effect.vp))
    score = VictoryCondition(
        side=turn.side, card=turn.card, kind="marker", vp=effect.vp, half=turn.half
    )
    play.emit(e.ScoreAdded(score))
    for role in play.setting.plan.roles(owner):
        if (yield from place_one_card(play, role, owner, Near(answer.hex, effect.guard))):
            return


def _defense(play: GeneratorPlay, turn: Turn, effect: does.Defense) -> Procedure[None]:
    yield from place_defenses(play, turn.role, turn.side, effect.count)
    if turn.both:
        rival = play.setting.plan.roles(enemy_of(turn.side))[0]
        yield from place_defenses(play, rival, enemy_of(turn.side), effect.count)


def _conditions(play: GeneratorPlay, turn: Turn, effect: does.Conditions) -> Procedure[None]:
    """Draw the cards, and carry out the halves they are played for."""
    for condition, half in (yield from draw_conditions(play, turn, effect.count)):
        part = condition.top if half == "top" else condition.bottom
        both = half == "top"
        own = Turn(turn.role, turn.side, condition.id, half, both)
        if part.caps:
            for role in _richest(play) if both else (turn.role,):
                change_caps(play, role, part.caps, condition.id)
        if both or part.lasting:
            side = "" if both else turn.side
            play.emit(e.RuleAdded(RuleAt(card=own.card, side=side)))
        yield from resolve(play, own, part.does)


@cite("GEN-3.8-a")
def _add_map(play: GeneratorPlay, turn: Turn, _effect: does.AddMap) -> Procedure[None]:
    yield from lay_map(play, play.state.roles[turn.role], "Which map is added, and where?")


def _switch_map(play: GeneratorPlay, turn: Turn, _effect: does.SwitchMap) -> Procedure[None]:
    yield from switch_map(play, play.state.roles[turn.role])


@cite("GEN-3.6-a")
def _rounds(play: GeneratorPlay, _turn: Turn, effect: does.Rounds) -> Procedure[None]:
    """The end mark moves, but never before round 2."""
    play.emit(e.RoundsChanged(max(LEAST_ROUNDS, play.state.rounds + effect.by)))
    yield from ()


def _richest(play: GeneratorPlay, sides: tuple[Nation, ...] = NATIONS) -> tuple[str, ...]:
    """Of each side the role with the most CAPs: a loss of the side is that player's."""
    roles = [play.setting.plan.roles(side) for side in sides]
    return tuple(max(own, key=lambda role: play.state.caps[role]) for own in roles)


def _enemy_caps(play: GeneratorPlay, turn: Turn, effect: does.EnemyCaps) -> Procedure[None]:
    """The enemy role with the most CAPs pays."""
    (role,) = _richest(play, (enemy_of(turn.side),))
    change_caps(play, role, effect.by, turn.card)
    yield from ()


def _survive(play: GeneratorPlay, turn: Turn, effect: does.Survive) -> Procedure[None]:
    """Choose Units one by one, at least one."""
    chosen: list[str] = []
    while len(chosen) < effect.most:
        left = [u for u in play.state.units if u.side == turn.side and u.unit not in chosen]
        options = tuple(ChooseUnit(u.unit, turn.side) for u in left)
        if not options:
            break
        answer = yield Choose(
            play.state.roles[turn.role],
            "Which Unit must survive?",
            (*options, NoMore()) if chosen else options,
        )
        if isinstance(answer, NoMore):
            break
        chosen.append(answer.unit)
    play.emit(e.UnitsChosen(turn.side, tuple(chosen)))
    of = tuple(chosen)
    score = VictoryCondition(
        side=turn.side, card=turn.card, kind="survive", vp=effect.vp, half=turn.half, of=of
    )
    play.emit(e.ScoreAdded(score))


def _artillery(play: GeneratorPlay, turn: Turn, effect: does.GivesArtillery) -> Procedure[None]:
    play.emit(e.ArtilleryGained(turn.side, effect.strikes))
    yield from ()


@cite("SOLO-6.2-g")
def _truck(play: GeneratorPlay, turn: Turn, effect: does.Truck) -> Procedure[None]:
    """Pick the edges the truck drives between; only those a road joins are offered."""
    ways = {RouteTruck(a, b): way for a, b, way in routes(field_of(play.state))}
    question = "By which edges does the truck enter and leave?"
    player = play.state.roles[turn.role]
    answer: RouteTruck = yield Choose(player, question, tuple(ways), rule="SOLO-6.2-g")
    truck = free(play.state, turn.side, effect.unit)[0]
    unit = UnitAt(unit=truck, side=turn.side, role=turn.role, card=turn.card)
    play.emit(e.UnitsGained((unit,)))
    route = TruckRoute(
        unit=truck,
        side=turn.side,
        entrance=answer.entrance,
        exit=answer.exit,
        road=ways[answer],
    )
    play.emit(e.TruckRouted(route))
    score = VictoryCondition(
        side=turn.side, card=turn.card, kind="truck", vp=effect.vp, half=turn.half, of=(truck,)
    )
    play.emit(e.ScoreAdded(score))


@cite("GEN-3.2-a")
def _kills(play: GeneratorPlay, turn: Turn, effect: does.Kills) -> Procedure[None]:
    for side in ("german", "soviet") if turn.both else (turn.side,):
        score = VictoryCondition(
            side=side,
            card=turn.card,
            kind="kills",
            vp=effect.vp,
            half=turn.half,
            of=effect.of,
        )
        play.emit(e.ScoreAdded(score))
    yield from ()


@cite("GEN-3.2-a")
def _exit(play: GeneratorPlay, turn: Turn, effect: does.ExitEdge) -> Procedure[None]:
    score = VictoryCondition(
        side=turn.side, card=turn.card, kind="exit", vp=effect.vp, half=turn.half
    )
    play.emit(e.ScoreAdded(score))
    yield from ()


def _points(play: GeneratorPlay, turn: Turn, effect: does.Points) -> Procedure[None]:
    play.emit(e.PointsGiven(turn.side, effect.vp))
    yield from ()


def _play_rule(play: GeneratorPlay, turn: Turn, effect: does.GivesPlayRule) -> Procedure[None]:
    side = "" if turn.both else turn.side
    rule = RuleAt(card=turn.card, side=side, key=effect.key, value=effect.value)
    play.emit(e.RuleAdded(rule))
    yield from ()


_RESOLVE: dict[type, Callable[[GeneratorPlay, Turn, Any], Procedure[None]]] = {
    does.CardRate: _card_rate,
    does.Schedule: _schedule,
    does.PlaceCard: _place_card,
    does.ControlMarker: _control_marker,
    does.Defense: _defense,
    does.Conditions: _conditions,
    does.AddMap: _add_map,
    does.SwitchMap: _switch_map,
    does.Rounds: _rounds,
    does.EnemyCaps: _enemy_caps,
    does.HideUnit: hide_unit,
    does.Ambush: ambush,
    does.Survive: _survive,
    does.GivesArtillery: _artillery,
    does.Truck: _truck,
    does.Kills: _kills,
    does.ExitEdge: _exit,
    does.Points: _points,
    does.GivesPlayRule: _play_rule,
}
