"""What a shot can do, its tally, its cost: told before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.declared import declared
from opfor.core.shown import Chance, Quick
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
from opfor.games.tactics2gm.told.labels import cost_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit, unit_of


def cost(setting: Setting, state: State, action: a.Action) -> str:
    """What an action costs, in AP."""
    price = cost_of(setting, state, action)
    return "" if price is None else SAY("ap", n=price)


def quick(setting: Setting, state: State, actions: Sequence[Any]) -> Quick | None:
    """Hit, hurt and destroy for a shot or an assault; nothing for other acts."""
    action = actions[0]
    if not isinstance(action, a.Shoot | a.Assault):
        return None
    shooter, arm, at = _aimed(setting, state, action)
    needed = need(setting, state, shooter, arm, at)
    on = SAY("chance-hit", needed=min(max(needed, 1), 10))
    chances = [Chance("hit", on, faces(needed) / 10)]
    chances.append(Chance("hurt", SAY("chance-hurt"), hurt_chance(needed, arm, at)))
    if at.unit is not None:
        killed = kill_chance(needed, arm, at)
        chances.append(Chance("destroyed", SAY("chance-destroyed"), killed))
    tally = need_tally(setting, state, shooter, arm, at).text(declared(FOLDER))
    pierced = SAY("chance-penetration", penetration=arm.penetration, defence=at.defence)
    return Quick(tuple(chances), (tally, pierced), _warnings(setting, state, arm, at))


def warned(setting: Setting, state: State, actions: Sequence[Any]) -> Sequence[str]:
    """That a shot cannot hurt what it is aimed at."""
    found = quick(setting, state, actions)
    return () if found is None else found.warnings


def _aimed(
    setting: Setting, state: State, action: a.Shoot | a.Assault
) -> tuple[Unit, Weapon, TargetMet]:
    shooter = unit_of(state, action.unit)
    slot = action.slot if isinstance(action, a.Shoot) else 0
    at = mark(setting, state, shooter.side, action.target)
    return shooter, weapon(setting, shooter, slot), at


def _warnings(setting: Setting, state: State, arm: Weapon, at: TargetMet) -> tuple[str, ...]:
    if can_hurt(arm, at):
        return ()
    hit = "other" if at.unit is None else "unit"
    return (
        SAY("chance-warning", target=say.target(setting, state, at.target, state.mover), hit=hit),
    )


def consequence(setting: Setting, state: State, action: a.Action) -> str:
    """What must be known before a shot: that it cannot do anything."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    _, arm, at = _aimed(setting, state, action)
    return "" if can_hurt(arm, at) else SAY("cannot-penetrate")


def odds(setting: Setting, state: State, action: a.Action) -> str:
    """``40 % destroyed`` for a shot at a unit, ``50 % damage`` at anything else."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    shooter, arm, at = _aimed(setting, state, action)
    needed = need(setting, state, shooter, arm, at)
    if at.unit is None:
        return SAY("odds-damage", chance=hurt_chance(needed, arm, at))
    return SAY("odds-destroyed", chance=kill_chance(needed, arm, at))


def assumptions(_setting: Setting, _state: State, action: object) -> list[str]:
    """What a forecast takes for granted."""
    now = [] if action is not None else [SAY("assumes-now")]
    return [*now, SAY("assumes-ties")]
