"""To hit: the number a shot must roll, with its parts, and what it can be expected to do."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.tally import Tally
from opfor.games.tactics2gm.values.content import TokenRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit
from tests.oracle.tactics2gm.rules.targets import TargetMet, Weapon


def terrain_cover(setting: Setting, state: State, cell: int) -> int:
    """How much harder the terrain on a space makes it to hit a unit there."""
    piece = state.terrain[cell]
    return 0 if piece is None else setting.cards.terrain[piece.card].cover


@cite("2GM-MOD-1", "2GM-MOD-2", "2GM-MOD-5", "2GM-MOD-6", "2GM-MOD-7", "2GM-MOD-8", "Q2-16")
def need_tally(setting: Setting, state: State, shooter: Unit, arm: Weapon, at: TargetMet) -> Tally:
    """The number to roll, with its parts."""
    fire = setting.numbers.fire
    tally = Tally("to hit", ()).plus("weapon", arm.to_hit)
    tally = tally.plus("shooter's aim", shooter.aim).plus("promotion", -shooter.rank)
    if setting.night:
        tally = tally.plus("night", fire.night, "2GM-MOD-8")
    if at.unit is None:
        return tally
    if not (isinstance(arm, TokenRow) and arm.ignores_cover):
        piece = state.terrain[at.cell]
        if piece is not None:
            cover = setting.cards.terrain[piece.card]
            rule = {"forest": "2GM-MOD-1", "bushes": "2GM-MOD-2"}.get(piece.card, "")
            tally = tally.plus(cover.title, cover.cover, rule)
    tally = tally.plus("covered movement, smoke or lying low", at.unit.cover, "2GM-MOD-6")
    wounds = min(at.unit.wounds * fire.wound, fire.wound_cap)
    tally = tally.plus("wounds", -wounds, "2GM-MOD-5")
    if is_suppressed(setting, at.unit, shooter.id):
        tally = tally.plus("suppressive fire", -fire.suppression, "2GM-MOD-7")
    return tally


def is_suppressed(setting: Setting, unit: Unit, shooter: int) -> bool:
    """Whether this shooter would be at least the second unit to fire at it this turn."""
    others = len(unit.shot_by) - (shooter in unit.shot_by)
    return others + 1 >= setting.numbers.fire.suppressing_shooters


def need(setting: Setting, state: State, shooter: Unit, arm: Weapon, at: TargetMet) -> int:
    """The total of ``need_tally`` without the parts; the tests hold the two together."""
    total = arm.to_hit + shooter.aim - shooter.rank
    fire = setting.numbers.fire
    if setting.night:
        total += fire.night
    unit = at.unit
    if unit is None:
        return total
    piece = state.terrain[at.cell]
    if piece is not None and not (isinstance(arm, TokenRow) and arm.ignores_cover):
        total += setting.cards.terrain[piece.card].cover
    total += unit.cover - min(unit.wounds * fire.wound, fire.wound_cap)
    if unit.shot_by and is_suppressed(setting, unit, shooter.id):
        total -= fire.suppression
    return total


def can_hurt(arm: Weapon, at: TargetMet) -> bool:
    """Penetration at least the defence; what a lucky 10 might do is not counted."""
    return arm.penetration >= at.defence


_FACES = tuple(11 - min(max(needed, 1), 10) for needed in range(-20, 41))


def faces(needed: int) -> int:
    """How many faces of the die hit; a 10 always does."""
    return _FACES[needed + 20]


@cite("V-13")
def kill_chance(needed: int, arm: Weapon, at: TargetMet) -> float:
    """Exact chance that one shot destroys the target; a critical always destroys a unit."""
    if arm.penetration >= at.defence and arm.damage >= at.hp:
        return _FACES[needed + 20] / 10
    return 0.0 if at.unit is None else 0.1


def hurt_chance(needed: int, arm: Weapon, at: TargetMet) -> float:
    """Exact chance of at least one damage, a critical included."""
    if arm.penetration >= at.defence:
        return _FACES[needed + 20] / 10
    return 0.0 if at.unit is None else 0.1


def expected_damage(needed: int, arm: Weapon, at: TargetMet) -> float:
    """Expected HP removed by one shot; for HQ and terrain a 10 is an ordinary hit."""
    if arm.penetration >= at.defence:
        ordinary = arm.damage if arm.damage < at.hp else at.hp
        if at.unit is None:
            return _FACES[needed + 20] * ordinary / 10
        return ((_FACES[needed + 20] - 1) * ordinary + at.hp) / 10
    return 0.0 if at.unit is None else at.hp / 10
