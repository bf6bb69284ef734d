"""Support cards: every legal way to play one. What they do is in ``support_effects``.

A card is played in Deployment unless its timing says otherwise, is paid in AP, and never affects
a unit it has affected before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.content import SupportRow, TimingName
from opfor.games.tactics2gm.values.movement_points import pace
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import NO_MOVE, State, Unit, terrain_target
from tests.oracle.tactics2gm.rules.deployment import deploy_cost, entry_cells, unit_cards
from tests.oracle.tactics2gm.rules.movement import crowd_of, reachable
from tests.oracle.tactics2gm.rules.targets import mark, ready_weapons, targets, weapon

Plays = Callable[[Setting, State, int, SupportRow], list[PlaySupport]]


@cite("2GM-CON-5")
def support_plays(
    setting: Setting, state: State, side: int, timing: TimingName = "deployment"
) -> list[PlaySupport]:
    """Every support card of a hand that can be played and paid at this moment."""
    found: list[PlaySupport] = []
    for name in dict.fromkeys(state.decks[side].hand):
        found += plays_of(setting, state, side, name, timing)
    return found


def plays_of(
    setting: Setting, state: State, side: int, name: str, timing: TimingName = "deployment"
) -> list[PlaySupport]:
    """Every way to play one card now; none if it is the wrong moment or cannot be paid."""
    card = setting.cards.supports.get(name)
    if card is None:
        plane = setting.cards.units.get(name)
        if plane is None or "drop" not in plane.traits or timing != "deployment":
            return []
        return _drops(setting, state, side, name, plane.cost)
    if card.timing != timing or card.cost > state.ap[side]:
        return []
    return PLAYS[card.effect](setting, state, side, card)


@cite("2GM-CON-1")
def may_affect(setting: Setting, card: SupportRow, unit: Unit) -> bool:
    """Whether a card may be used on a unit: of a fitting type, and not for the second time."""
    if unit.cell < 0 or card.id in unit.touched:
        return False
    return not card.types or setting.cards.units[unit.card].type in card.types


def _own(setting: Setting, state: State, side: int, card: SupportRow) -> list[Unit]:
    return [u for u in state.units if u.side == side and may_affect(setting, card, u)]


def _enemies(setting: Setting, state: State, side: int, card: SupportRow) -> list[Unit]:
    return [u for u in state.units if u.side != side and may_affect(setting, card, u)]


def _on_enemy(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    return [PlaySupport(card.id, target=u.id) for u in _enemies(setting, state, side, card)]


def _on_own(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    return [PlaySupport(card.id, unit=u.id) for u in _own(setting, state, side, card)]


def _free(_setting: Setting, _state: State, _side: int, card: SupportRow) -> list[PlaySupport]:
    return [PlaySupport(card.id)]


def _hit(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    """An own unit that could shoot an enemy unit with its own weapon."""
    found = []
    for unit in _own(setting, state, side, card):
        if 0 in ready_weapons(setting, unit):
            arm = weapon(setting, unit, 0)
            found += [
                PlaySupport(card.id, unit.id, target)
                for target in targets(setting, state, unit, arm)
                if target > 0
            ]
    return found


def _mines(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    """Mines lie where the enemy has advanced, and must be able to hurt."""
    board, units = setting.board, setting.cards.units
    return [
        PlaySupport(card.id, target=u.id)
        for u in _enemies(setting, state, side, card)
        if board.depth(u.side, u.cell) > 1 and units[u.card].defence <= card.penetration
    ]


def _fire(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    """Terrain that can burn down and is held by the enemy."""
    held = dict.fromkeys(u.cell for u in _enemies(setting, state, side, card))
    found = []
    for cell in held:
        piece = state.terrain[cell]
        if piece is not None and setting.cards.terrain[piece.card].hp:
            found.append(PlaySupport(card.id, cell=cell))
    return found


def _promotion(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    own = _own(setting, state, side, card)
    return [PlaySupport(card.id, unit=u.id) for u in own if u.kills]


def _replacements(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    units = setting.cards.units
    pile = dict.fromkeys(state.decks[side].draw)
    return [PlaySupport(card.id, other=name) for name in pile if name in units]


def _ram(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    """A tank and what stands beside it: an enemy unit, or terrain that can be destroyed."""
    found = []
    crowd = crowd_of(state)
    for unit in _own(setting, state, side, card):
        for cell in setting.board.neighbours[unit.cell]:
            standing = crowd.get(cell, [])
            if any(u.side == side for u in standing):
                continue
            found += [PlaySupport(card.id, unit.id, u.id) for u in standing]
            piece = state.terrain[cell]
            if piece is not None and setting.cards.terrain[piece.card].hp:
                found.append(PlaySupport(card.id, unit.id, terrain_target(cell)))
    return [p for p in found if _ram_hurts(setting, state, side, card, p.target)]


def _ram_hurts(setting: Setting, state: State, side: int, card: SupportRow, target: int) -> bool:
    return card.penetration >= mark(setting, state, side, target).defence


def _ammunition(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    own = _own(setting, state, side, card)
    return [PlaySupport(card.id, unit=u.id) for u in own if 0 in ready_weapons(setting, u)]


def _sabotage(_setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    return [PlaySupport(card.id)] if state.ap[1 - side] > 0 else []


@cite("2GM-PH-10")
def _march(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    """An extra move; a unit deployed this turn is barred unless its card says otherwise."""
    crowd = crowd_of(state)
    found = []
    for unit in _own(setting, state, side, card):
        ready = "ready" in setting.cards.units[unit.card].traits
        if (unit.fresh and not ready) or unit.halted & NO_MOVE or not pace(setting, unit):
            continue
        cells = reachable(setting, state, unit, crowd)
        found += [PlaySupport(card.id, unit=unit.id, cell=cell) for cell in cells]
    return found


def _heal(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    own = _own(setting, state, side, card)
    return [PlaySupport(card.id, unit=u.id) for u in own if u.wounds]


def _paratroopers(setting: Setting, state: State, side: int, card: SupportRow) -> list[PlaySupport]:
    return _drops(setting, state, side, card.id, card.cost)


def _drops(setting: Setting, state: State, side: int, name: str, cost: int) -> list[PlaySupport]:
    """An infantry card of the hand dropped on a free space beside no enemy."""
    left = state.ap[side] - cost
    troops = [
        card
        for card in unit_cards(setting, state, side)
        if setting.cards.units[card].type == "infantry"
        and deploy_cost(setting, state, side, card) <= left
    ]
    if not troops or left < 0:
        return []
    zone = drop_zone(setting, state, side)
    crowd = crowd_of(state)
    return [
        PlaySupport(name, cell=cell, other=card)
        for card in troops
        for cell in entry_cells(setting, state, side, card, crowd, zone)
    ]


def drop_zone(setting: Setting, state: State, side: int) -> Iterable[int]:
    """Spaces beside no enemy, the enemy's deployment line left out."""
    near = {
        cell
        for u in state.units
        if u.side != side and u.cell >= 0
        for cell in (u.cell, *setting.board.neighbours[u.cell])
    }
    line = setting.board.entry(1 - side)
    return [cell for cell in range(setting.board.size) if cell not in near and cell not in line]


PLAYS: dict[str, Plays] = {
    "hit": _hit,
    "mines": _mines,
    "fire": _fire,
    "promotion": _promotion,
    "enigma": _free,
    "espionage": _free,
    "replacements": _replacements,
    "luck": lambda _setting, _state, _side, _card: [],
    "ram": _ram,
    "ammunition": _ammunition,
    "barrage": _on_enemy,
    "smoke": _on_own,
    "sabotage": _sabotage,
    "supplies": _free,
    "march": _march,
    "heal": _heal,
    "spotter": _ammunition,
    "stun": _on_enemy,
    "halt": _on_enemy,
    "dazzle": _on_enemy,
    "general": _free,
    "paratroopers": _paratroopers,
}
