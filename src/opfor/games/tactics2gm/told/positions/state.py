"""A position file as a setting and a state."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from typing import get_args

from msgspec.structs import replace

from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.games.tactics2gm.course.lookout import is_met
from opfor.games.tactics2gm.told.positions.faults import card_of, check_cards, check_room
from opfor.games.tactics2gm.told.positions.form import PositionForm, TargetForm, UnitForm
from opfor.games.tactics2gm.values.content import HIDDEN, PILES, KindName, UnitRow, UnitType
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.scenarios import GoalKind, Mission, Role, ScenarioGoal
from opfor.games.tactics2gm.values.state import (
    ABOARD,
    AI,
    PLAYER,
    Deck,
    Ending,
    State,
    TerrainPiece,
    Token,
    Unit,
)

STANDS_FOR_TARGET = "radio-mast"
"""What a target to be destroyed is made of if the position lists no terrain there."""
PLAIN_KINDS: dict[UnitType, KindName] = {
    "infantry": "heavy", "artillery": "gun", "tank": "tank", "transport": "transport",
    "airplane": "fighter",
}  # fmt: skip
ENDLESS = 10_000


def setting_of(rulings: Mapping[str, str], form: PositionForm) -> Setting:
    """The setting of a position: an open field, and a mission made of its kind and target."""
    try:
        base = prepare(Options(columns=form.columns, ai_ap=form.ai_ap), rulings)
    except OpforError as error:
        raise BadPosition(f"position: {error}") from None
    own = {f"own:{u.id}": own_values(u) for u in form.units if u.card is None}
    cards = replace(base.cards, units=base.cards.units | own) if own else base.cards
    return replace(
        base,
        cards=cards,
        mission=mission_of(base, form),
        night=form.night,
        arctic=form.arctic,
        names={number: name for name, number in numbers_of(form).items()},
    )


def numbers_of(form: PositionForm) -> dict[str, int]:
    """A number for every unit: that of its id (``a7``, as positions are written from a game), and
    for other ids the lowest ones that are free, in the order of the list."""
    found: dict[str, int] = {}
    for unit in form.units:
        given = re.fullmatch(r"[ap]([1-9]\d{0,4})", unit.id)
        if given is not None and int(given[1]) not in found.values():
            found[unit.id] = int(given[1])
    taken = set(found.values())
    free = (number for number in itertools.count(1) if number not in taken)
    return {unit.id: found.get(unit.id) or next(free) for unit in form.units}


def own_values(form: UnitForm) -> UnitRow:
    """A unit described by its own values."""
    if form.type is None:
        raise BadPosition(f"unit {form.id!r}: it needs a card of the pack, or a type and values")
    named = [trait for trait in form.traits if trait in get_args(KindName)]
    kind: KindName = PLAIN_KINDS[form.type] if not named else named[0]  # type: ignore[assignment]
    carries: tuple[UnitType, ...] = ("infantry", "artillery") if form.type == "transport" else ()
    return UnitRow(
        id=f"own:{form.id}", title=form.id, type=form.type, kind=kind, cost=form.cost,
        movement=form.movement, range=form.range, min_range=form.min_range, to_hit=form.to_hit,
        penetration=form.penetration, damage=form.damage, defence=form.defence, hp=form.hp,
        traits=form.traits, carries=carries,
    )  # fmt: skip


def mission_of(base: Setting, form: PositionForm) -> Mission:
    """What each side is after, by the kind of AI and its target."""
    board = base.board
    plain = replace(base.mission, printed=("",) * board.size, terrain={})
    if form.kind == "battle-royal":
        return replace(plain, roles=(supplied(plain.roles[0], form), plain.roles[1]))
    cell = -1 if form.target is None else cell_at(base, "target", form.target)
    ours, theirs = goals_of(form)
    zeros = "-".join("0" for _ in PILES)
    roles = (
        supplied(Role(name="ai", goals=(ours,), solo=f"AI, {zeros}, {form.kind} AI"), form),
        Role(name="player", goals=(theirs,), solo=""),
    )
    return replace(plain, flavour="special", target=cell, roles=roles)


def supplied(role: Role, form: PositionForm) -> Role:
    return replace(role, supplied=form.supplied)


def goals_of(form: PositionForm) -> tuple[ScenarioGoal, ScenarioGoal]:
    """The AI's goal and the Player's."""
    if form.target is None:
        ours: GoalKind = "destroy-hq" if form.kind == "offensive" else "endure"
        return ScenarioGoal(kind=ours, amount=ENDLESS), ScenarioGoal(kind="destroy-hq")
    if form.target.goal == "destroy":
        return ScenarioGoal(kind="destroy-target"), ScenarioGoal(kind="endure", amount=ENDLESS)
    return ScenarioGoal(kind="hold-target", amount=ENDLESS), ScenarioGoal(
        kind="hold-target", amount=ENDLESS
    )


def cell_at(setting: Setting, where: str, form: UnitForm | TargetForm) -> int:
    """The space a form names, or one line saying that it is off the board."""
    try:
        return setting.board.cell(form.line, form.column)
    except OpforError as error:
        raise BadPosition(f"{where}: {error}") from None


def state_of(setting: Setting, form: PositionForm) -> State:
    """The state of a position, the AI to move."""
    check_cards(setting, form)
    terrain = terrain_of(setting, form)
    units = units_of_form(setting, form, terrain)
    hidden = form.player_hand if isinstance(form.player_hand, tuple) else ()
    hand = hidden or (HIDDEN,) * int(form.player_hand if isinstance(form.player_hand, int) else 0)
    decks = (
        Deck(tuple(sorted(form.deck)), form.hand or (), form.discard),
        Deck(hand=hand, in_play=form.aircraft + flying(setting, form)),
    )
    state = State(
        stage="turn", phase="start", mover=AI, turn=2 * form.turn - 1,
        turns=(form.turn, form.turn - 1), armies=("ai", "player"), ap=(form.ap, form.player_ap),
        hq=(form.hq.ai, form.hq.player), losses=(form.losses.ai, form.losses.player),
        units=units, next_id=max(setting.names, default=0) + 1, terrain=terrain, decks=decks,
    )  # fmt: skip
    ended = ending_of(setting, state)
    return state if ended is None else replace(state, stage="over", result=ended)


def ending_of(setting: Setting, state: State) -> Ending | None:
    """A position written after the HQ fell that had to stand is one of a finished game."""
    for side in (AI, PLAYER):
        for place, goal in enumerate(setting.mission.roles[side].goals):
            if goal.kind == "destroy-hq" and is_met(setting, state, side, place):
                return Ending(side, goal.kind)
    return None


def flying(setting: Setting, form: PositionForm) -> tuple[str, ...]:
    """Airplanes listed among the Player's units are in the air, not on the board."""
    return tuple(
        name
        for unit in form.units
        if setting.cards.units[name := card_of(unit)].type == "airplane" and unit.side == "player"
    )


def terrain_of(setting: Setting, form: PositionForm) -> tuple[TerrainPiece | None, ...]:
    """The terrain of a position by space."""
    found: list[TerrainPiece | None] = [None] * setting.board.size
    for spot in form.terrain:
        if spot.card not in setting.cards.terrain:
            raise BadPosition(one_of("terrain", spot.card, setting.cards.terrain))
        where = TargetForm(line=spot.line, column=spot.column)
        cell = cell_at(setting, f"terrain {spot.card!r}", where)
        if found[cell] is not None:
            raise BadPosition(
                f"terrain {spot.card!r}: line {spot.line}, column {spot.column} has terrain "
                "already; a space has room for one"
            )
        hp = setting.cards.terrain[spot.card].hp
        if spot.damage and spot.damage >= hp:
            said = f"terrain {spot.card!r}: damage {spot.damage}"
            raise BadPosition(f"{said}; with {hp} hit points it would be gone")
        found[cell] = TerrainPiece(spot.card, spot.damage)
    target = setting.mission.target
    must_fall = form.target is not None and form.target.goal == "destroy"
    if target >= 0 and must_fall and found[target] is None:
        found[target] = TerrainPiece(STANDS_FOR_TARGET)
    return tuple(found)


def units_of_form(
    setting: Setting, form: PositionForm, terrain: tuple[TerrainPiece | None, ...]
) -> tuple[Unit, ...]:
    """The units on the board, numbered in the order they are listed."""
    numbers = numbers_of(form)
    riders = {u.aboard: numbers[u.id] for u in form.units if u.aboard is not None}
    standing: dict[int, list[UnitForm]] = {}
    found = []
    for unit in form.units:
        if setting.cards.units[card_of(unit)].type == "airplane":
            continue
        cell = ABOARD if unit.aboard else cell_at(setting, f"unit {unit.id!r}", unit)
        if cell >= 0:
            standing.setdefault(cell, []).append(unit)
            check_room(setting, terrain[cell], standing[cell])
        found.append(unit_of_form(unit, numbers, cell, riders.get(unit.id, 0)))
    return tuple(found)


def unit_of_form(form: UnitForm, numbers: Mapping[str, int], cell: int, cargo: int) -> Unit:
    tokens = tuple(Token(name, int(name in form.used)) for name in form.equipment)
    return Unit(
        id=numbers[form.id], side=AI if form.side == "ai" else PLAYER, card=card_of(form),
        cell=cell, wounds=form.wounds, tokens=tokens, cargo=cargo,
        aboard=numbers[form.aboard] if form.aboard else 0, cover=form.cover, aim=form.aim,
        halted=form.halted, rank=form.rank, hidden=form.hidden,
    )  # fmt: skip
