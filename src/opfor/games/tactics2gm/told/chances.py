"""What a shot can do, its tally, its cost: told before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.phrases import percent
from opfor.core.shown import Chance, Quick
from opfor.games.tactics2gm.rules.deployment import deploy_cost
from opfor.games.tactics2gm.rules.targets import TargetMet, Weapon, mark, weapon
from opfor.games.tactics2gm.rules.to_hit import (
    can_hurt,
    faces,
    hurt_chance,
    kill_chance,
    need,
    need_tally,
)
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit, unit_of

GROUPS = {
    a.Move: "Move", a.MoveCovered: "Move", a.Swap: "Move", a.Load: "Transport",
    a.Unload: "Transport", a.Assault: "Assault", a.Deploy: "Deploy", a.Equip: "Equip",
    a.UseToken: "Equipment", a.PlaySupport: "Cards", a.Fly: "Airplanes", a.Patrol: "Airplanes",
    a.Shoot: "Shoot", a.Heal: "Heal", a.PlaceTerrain: "Terrain", a.Discard: "Discard",
}  # fmt: skip


def warned(setting: Setting, state: State, actions: Sequence[Any]) -> Sequence[str]:
    """That a shot cannot hurt what it is aimed at."""
    found = quick(setting, state, actions)
    return () if found is None else found.warnings


def group(_setting: Setting, _state: State, action: a.Action) -> str:
    return GROUPS.get(type(action), "")


def cost(setting: Setting, state: State, action: a.Action) -> str:
    """What an action costs, in AP."""
    match action:
        case a.Deploy(card=card):
            return f"{deploy_cost(setting, state, state.mover, card)} AP"
        case a.Equip(token=token):
            return f"{setting.cards.tokens[token].cost} AP"
        case a.PlaceTerrain(card=card):
            return f"{setting.cards.terrain[card].cost} AP"
        case a.PlaySupport(card=card) | a.Fly(card=card) | a.Patrol(card=card):
            return f"{setting.cards.card(card).cost} AP"
    return ""


def quick(setting: Setting, state: State, actions: Sequence[Any]) -> Quick | None:
    """Hit, hurt and destroy for a shot or an assault; nothing for other acts."""
    action = actions[0]
    if not isinstance(action, a.Shoot | a.Assault):
        return None
    shooter, arm, at = _aimed(setting, state, action)
    needed = need(setting, state, shooter, arm, at)
    chances = [Chance("hit", f"Hit on {min(max(needed, 1), 10)}+", faces(needed) / 10)]
    chances.append(Chance("hurt", "Does damage", hurt_chance(needed, arm, at)))
    if at.unit is not None:
        chances.append(Chance("destroyed", "Destroyed", kill_chance(needed, arm, at)))
    tally = need_tally(setting, state, shooter, arm, at).text()
    against = f"Penetration {arm.penetration} against defence {at.defence}"
    return Quick(tuple(chances), (tally, against), tuple(_warnings(setting, state, arm, at)))


def _aimed(
    setting: Setting, state: State, action: a.Shoot | a.Assault
) -> tuple[Unit, Weapon, TargetMet]:
    shooter = unit_of(state, action.unit)
    slot = action.slot if isinstance(action, a.Shoot) else 0
    at = mark(setting, state, shooter.side, action.target)
    return shooter, weapon(setting, shooter, slot), at


def _warnings(setting: Setting, state: State, arm: Weapon, at: TargetMet) -> list[str]:
    if can_hurt(arm, at):
        return []
    what = say.target(setting, state, at.target)
    lucky = "; only a 10 destroys it" if at.unit is not None else ""
    return [f"This weapon cannot penetrate {what}{lucky}."]


def consequence(setting: Setting, state: State, action: a.Action) -> str:
    """What must be known before a shot: that it cannot do anything."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    _, arm, at = _aimed(setting, state, action)
    return "" if can_hurt(arm, at) else "cannot penetrate"


def odds(setting: Setting, state: State, action: a.Action) -> str:
    """``40 % destroyed`` for a shot at a unit, ``50 % damage`` at anything else."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    shooter, arm, at = _aimed(setting, state, action)
    needed = need(setting, state, shooter, arm, at)
    if at.unit is None:
        return f"{percent(hurt_chance(needed, arm, at))} damage"
    return f"{percent(kill_chance(needed, arm, at))} destroyed"
