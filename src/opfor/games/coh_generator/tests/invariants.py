"""What must be true of every generation, worked out anew from its events and from the cards.

Nothing here asks the generator whether something is allowed: hexes are compared by their places
on the table, cards and counters are counted, CAPs are added up from what the cards say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.generator_cards import effects as does
from opfor.cardboard.coh.generator_cards.content import content, numbers_in, unit_of
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.apply import apply
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State

BESIDE = ((0, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
SIDES = ("german", "soviet")


def check_history(play: GeneratorPlay) -> None:
    """Replay the events; nothing is lost or doubled, and everything is put where it may be."""
    state, near = new(play.setting), None
    for event in play.log:
        match event:
            case e.UnitPlaced(side=side, unit=unit, hex=hex_):
                check_clear_of_enemies(state, side, hex_)
                check_ground(state, hex_)
                assert state.unit(side, unit).where == "edge", f"{unit} was not waiting"
                if near is not None:
                    assert away(state, hex_, near[0]) <= near[1], f"{unit} guards from too far"
            case e.WorkPlaced(work=work):
                check_clear_of_enemies(state, work.side, work.hex)
                check_ground(state, work.hex)
                assert work.hex not in [other.hex for other in state.works]
            case e.MarkerPlaced(marker=marker):
                check_ground(state, marker.hex)
                near = (marker.hex, check_marker(state, marker))
            case e.TurnEnded():
                near = None
            case e.CapsChanged(change=change, caps=caps):
                assert caps == state.caps[change.role] + change.by >= 0
        state = apply(state, event)
        check_cards(play, state)
        check_counters(state)
    assert state == play.state
    check_units(state)
    check_caps(play)


# -- places --------------------------------------------------------------------------------------


def field_of(state: State) -> Battlefield:
    return standard_battlefield(state.layout)


def place(state: State, hex_: str) -> tuple[int, int]:
    field = field_of(state)
    return field.map.places[field.cell(hex_)]


def away(state: State, one: str, other: str) -> int:
    (x, y), (to_x, to_y) = place(state, one), place(state, other)
    across, down = abs(x - to_x), abs(y - to_y)
    return across + max(0, (down - across) // 2)


def check_clear_of_enemies(state: State, side: str, hex_: str) -> None:
    """No enemy Unit in sight on the map and no enemy Control Marker there or beside it."""
    x, y = place(state, hex_)
    beside = {(x + dx, y + dy) for dx, dy in BESIDE}
    enemies = [u.hex for u in state.units if u.side != side and u.where == "map"]
    enemies += [m.hex for m in state.markers if m.owner != side]
    for enemy in enemies:
        assert place(state, enemy) not in beside, f"{hex_} is beside {enemy}"


def check_ground(state: State, hex_: str) -> None:
    field = field_of(state)
    cell = field.cell(hex_)
    assert field.terrain[cell].id != "water" or field.road[cell]


def check_marker(state: State, marker: Any) -> int:
    """The marker is so many lines from its owner's edge; returns how far its guards may stand."""
    (effect,) = (
        effect
        for effect in content().card(marker.by, marker.card).top.does
        if isinstance(effect, does.ControlMarker)
    )
    board, _, name = marker.hex.partition("-")
    line, column = ord(name[0]) - ord("A"), int(name[1:])
    lines = {"north": line, "south": 11 - line, "west": column - 2, "east": 18 - column}
    straight = {placed.board for placed in state.layout if not placed.rotated}
    edges = [edge for role, edge in state.edges.items() if role.startswith(marker.owner)]
    found = {lines[edge] for segments in edges for on, edge in segments if on == board in straight}
    assert effect.lines in found or not found
    return effect.guard


# -- cards and counters --------------------------------------------------------------------------


def check_cards(play: GeneratorPlay, state: State) -> None:
    """Every card of the guideline is in exactly one place; teammates with one deck share it."""
    if not state.decks:
        return
    for side in SIDES:
        roles = [role for role in state.decks if role.startswith(side)]
        lists = {role: set(play.setting.plan.seat(role).cards) for role in roles}
        out = Counter(card for role in roles for card in _out(state, role))
        assert set(out.values()) <= {1}, f"{side}: a card twice"
        assert set(out) <= set().union(*lists.values()), f"{side}: a card of another deck"
        for role in roles:
            deck = state.decks[role]
            assert len(deck) == len(set(deck))
            if state.round == 0 and not play.setting.plan.share_decks:
                assert set(deck) == lists[role] - set(out), f"{role}: a card is lost"
        if state.round == 1:
            assert set(out) == set().union(*lists.values()), f"{side}: a card is lost"


def _out(state: State, role: str) -> list[str]:
    """The cards of a role that are not in its deck: held, lying on top, thrown away, filed."""
    gone = state.discards[role]
    filed = [p.card for p in state.log if p.role == role and p.card not in gone]
    return [*state.hands[role], *state.tops[role], *gone, *filed]


def check_counters(state: State) -> None:
    """Condition Cards and Defense Counters are each in one place."""
    conditions = content().conditions
    filed = [c for r in state.records.values() for c in (*r.special, *r.beside) if c in conditions]
    zones = (*state.condition_deck, *state.condition_hand, *state.condition_discard, *filed)
    assert sorted(zones) == sorted(conditions)
    works = [work.counter for work in state.works if work.counter != "ambush-mine"]
    counters = (*state.pool, *state.drawn, *state.pool_discard, *works)
    smoke = len(content().counters) - len(content().smoke) < len(counters)
    known = set(content().counters) - (set() if smoke else set(content().smoke))
    assert sorted(counters) == sorted(known)


# -- units and CAPs ------------------------------------------------------------------------------


def check_units(state: State) -> None:
    """Units are those on the cards that were played, each once, where their card says."""
    expected: list[tuple[str, str, str]] = []
    for played in state.log:
        card = content().card(played.side, played.card)
        names: Iterable[str] = card.bottom.units
        if played.half == "top":
            names = [n for effect in card.top.does for n in _brought(effect)]
        expected += [(played.side, name, played.role) for name in names]
    assert sorted((u.side, u.unit, u.role) for u in state.units) == sorted(expected)
    assert len({(u.side, u.unit) for u in state.units}) == len(state.units)
    for unit in state.units:
        assert (unit.where in ("map", "hidden")) == bool(unit.hex)
        assert (unit.where == "scheduled") == bool(unit.round)


def _brought(effect: Any) -> tuple[str, ...]:
    match effect:
        case does.Schedule(units=units):
            return units
        case does.Truck(unit=unit):
            return (unit,)
    return ()


def check_caps(play: GeneratorPlay) -> None:
    """A side's CAPs are the guideline's and what its cards, conditions and the enemy's cards
    say. A role that had none left is spared: there the sum stops at nothing."""
    state, guideline = play.state, content().guidelines[play.setting.plan.number]
    changes = [event.caps for event in play.log if isinstance(event, e.CapsChanged)]
    if 0 in changes:
        return
    expected = Counter({seat.role.partition("-")[0]: 0 for seat in guideline.seats})
    for seat in guideline.seats:
        assert len(numbers_in(seat.cards)) >= seat.hand
        expected[seat.side] += seat.caps
    for played in state.log:
        card = content().card(played.side, played.card)
        expected[played.side] += card.top.caps if played.half == "top" else card.bottom.caps
        if played.half == "top":
            _count_effects(expected, played.side, card.top.does)
    for event in play.log:
        if isinstance(event, e.ConditionPlayed):
            condition = content().conditions[event.card]
            part = condition.top if event.half == "top" else condition.bottom
            for side in SIDES if event.half == "top" else (event.side,):
                expected[side] += part.caps
            _count_effects(expected, event.side, part.does)
    for side in SIDES:
        roles = [role for role in state.caps if role.startswith(side)]
        assert sum(state.caps[role] for role in roles) == expected[side]


def _count_effects(expected: Counter[str], side: str, effects: Iterable[Any]) -> None:
    enemy = "soviet" if side == "german" else "german"
    expected[enemy] += sum(fx.by for fx in effects if isinstance(fx, does.EnemyCaps))


def is_armed(side: str, name: str) -> bool:
    kind = unit_of(side, name)
    return not kind.has("non-combat") and max(kind.red or 0, kind.blue or 0) > 0
