"""Shots carried out: the roll, a card that repeats a miss, and what the hit does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.tactics2gm.values.actions import Done, RollAgain
from opfor.games.tactics2gm.values.content import SupportRow
from opfor.games.tactics2gm.values.events import (
    Missed,
    ShotFired,
    SupportPlayed,
    UnitDamaged,
    UnitUnloaded,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import HQ, State, Unit, unit_of
from tests.oracle.tactics2gm.rules.d10 import roll_d10
from tests.oracle.tactics2gm.rules.night import reveal
from tests.oracle.tactics2gm.rules.targets import TargetMet, Weapon, mark, weapon
from tests.oracle.tactics2gm.rules.to_hit import can_hurt, need
from tests.oracle.tactics2gm.rules.victory import check_goals

How = Literal["fire", "assault", "extra"]
Again: TypeAlias = Callable[[TacticsPlay, Unit, TargetMet], Procedure[str]]
"""Asked after a miss: the card that repeats the shot, or ``""``."""
BAILING_OUT = "bailing-out"
"""What hurts the riders of a transport that is destroyed."""


@cite("2GM-CON-6")
def effect(
    setting: Setting, rolled: int, needed: int, arm: Weapon, at: TargetMet
) -> tuple[int, bool]:
    """Damage done and whether the target is destroyed.

    A natural 10 destroys a unit whatever its defence; against HQ and terrain it is a plain hit.
    """
    critical = rolled >= setting.numbers.fire.critical
    if critical and at.unit is not None:
        return at.hp, True
    if (rolled < needed and not critical) or not can_hurt(arm, at):
        return 0, False
    damage = min(arm.damage, at.hp)
    return damage, damage >= at.hp


def aimed_at(setting: Setting, at: TargetMet) -> str:
    """A target as the roll names it; a card that lies face down keeps its secret."""
    if at.unit is None:
        return "the HQ" if at.target == HQ else "terrain"
    if at.unit.hidden:
        return f"face-down card {at.target}"
    return f"{setting.cards.units[at.unit.card].title} {at.target}"


def hits_on(needed: int, arm: Weapon, at: TargetMet) -> str:
    """What the roll must be; a shot that cannot penetrate says so, unless that tells a secret."""
    if can_hurt(arm, at) or (at.unit is not None and at.unit.hidden):
        return f"{needed} or more hits"
    lost = f"penetration {arm.penetration} against defence {at.defence}"
    return f"only a 10 destroys it, {lost}" if at.unit is not None else f"it has no effect, {lost}"


def shoot(
    play: TacticsPlay, unit_id: int, slot: int, target: int, how: How = "fire",
    again: Again | None = None,
) -> Procedure[None]:  # fmt: skip
    """Fire one weapon at one target and carry out what it does."""
    setting: Setting = play.setting
    shooter = unit_of(play.state, unit_id)
    arm = weapon(setting, shooter, slot)
    at = mark(setting, play.state, shooter.side, target)
    needed = need(setting, play.state, shooter, arm, at)
    title = setting.cards.units[shooter.card].title
    why = f"{title} {unit_id} shoots {aimed_at(setting, at)}: {hits_on(needed, arm, at)}"
    rolled = yield from roll_d10(setting, why)
    if rolled < needed and rolled < setting.numbers.fire.critical:
        card = yield from (again or offer_luck)(play, shooter, at)
        if card:
            play.emit(Missed(unit_id, target, rolled, needed))
            play.emit(SupportPlayed(shooter.side, card, setting.cards.supports[card].cost))
            rolled = yield from roll_d10(setting, why, "2GM-CE-8")
    damage, destroyed = effect(setting, rolled, needed, arm, at)
    loose = bail_out(play, at.unit) if destroyed and at.unit is not None else 0
    play.emit(ShotFired(unit_id, slot, target, rolled, needed, damage, destroyed, how))
    if loose:
        hurt(play, loose, setting.numbers.fire.bail_out_damage, BAILING_OUT, touches=False)
        reveal(play)
    if damage:
        check_goals(play)


@cite("2GM-CON-5")
def luck_cards(setting: Setting, state: State, side: int) -> list[str]:
    """Cards of a hand that repeat a missed shot and can be paid."""
    found: list[str] = []
    for name in state.decks[side].hand:
        card = setting.cards.supports.get(name)
        if card is not None and is_payable_luck(card, state.ap[side]) and name not in found:
            found.append(name)
    return found


def is_payable_luck(card: SupportRow, ap: int) -> bool:
    return card.timing == "after-miss" and card.cost <= ap


def offer_luck(play: TacticsPlay, shooter: Unit, _at: TargetMet) -> Procedure[str]:
    """Ask a person whose shot missed whether to repeat it."""
    found = luck_cards(play.setting, play.state, shooter.side)
    if not found or shooter.side == play.setting.ai:
        return ""
    options = (*(RollAgain(name) for name in found), Done())
    seat = play.setting.seats[shooter.side]
    answer = yield Choose(seat, "luck", options, "the shot missed; roll it again?", "2GM-CON-5")
    return answer.card if isinstance(answer, RollAgain) else ""


def bail_out(play: TacticsPlay, unit: Unit) -> int:
    """Infantry aboard a transport about to be destroyed gets out; its id, or 0."""
    if not unit.cargo:
        return 0
    rider = unit_of(play.state, unit.cargo)
    if play.setting.cards.units[rider.card].type != "infantry":
        return 0
    play.emit(UnitUnloaded(rider.id, unit.cell))
    return rider.id


def hurt(play: TacticsPlay, unit_id: int, damage: int, card: str, *, touches: bool = True) -> None:
    """A unit takes damage that needs no roll."""
    unit = unit_of(play.state, unit_id)
    left = play.setting.cards.units[unit.card].hp - unit.wounds
    destroyed = damage >= left
    loose = bail_out(play, unit) if destroyed else 0
    play.emit(UnitDamaged(unit_id, min(damage, left), destroyed, card, touches))
    if loose:
        bruise = play.setting.numbers.fire.bail_out_damage
        hurt(play, loose, bruise, BAILING_OUT, touches=False)
        reveal(play)
