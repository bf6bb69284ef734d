"""What a shot can do, its tally, its cost: told before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.declared import declared
from opfor.core.shown import Chance, Quick
from opfor.games.tactics2gm.course.lookout import Shot, need_tally, shot
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.labels import cost_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, State


def cost(setting: Setting, state: State, action: a.Action) -> str:
    """What an action costs, in AP."""
    price = cost_of(setting, state, action)
    return "" if price is None else SAY("ap", n=price)


def quick(setting: Setting, state: State, actions: Sequence[Any]) -> Quick | None:
    """Hit, hurt and destroy for a shot or an assault; nothing for other acts."""
    action = actions[0]
    if not isinstance(action, a.Shoot | a.Assault):
        return None
    aimed = _aimed(setting, state, action)
    on = SAY("chance-hit", needed=min(max(aimed.needed, 1), 10))
    chances = [Chance("hit", on, aimed.faces / 10)]
    chances.append(Chance("hurt", SAY("chance-hurt"), aimed.hurt_chance))
    if action.target > HQ:
        chances.append(Chance("destroyed", SAY("chance-destroyed"), aimed.kill_chance))
    tally = need_tally(setting, state, action.unit, aimed).text(declared(FOLDER))
    pierced = SAY("chance-penetration", penetration=aimed.arm.penetration, defence=aimed.defence)
    return Quick(tuple(chances), (tally, pierced), _warnings(setting, state, aimed))


def warned(setting: Setting, state: State, actions: Sequence[Any]) -> Sequence[str]:
    """That a shot cannot hurt what it is aimed at."""
    found = quick(setting, state, actions)
    return () if found is None else found.warnings


def _aimed(setting: Setting, state: State, action: a.Shoot | a.Assault) -> Shot:
    slot = action.slot if isinstance(action, a.Shoot) else 0
    return shot(setting, state, action.unit, slot, action.target)


def _warnings(setting: Setting, state: State, aimed: Shot) -> tuple[str, ...]:
    if aimed.can_hurt:
        return ()
    target = say.target(setting, state, aimed.target, state.mover)
    hit = "unit" if aimed.target > HQ else "other"
    return (SAY("chance-warning", target=target, hit=hit),)


def consequence(setting: Setting, state: State, action: a.Action) -> str:
    """What must be known before a shot: that it cannot do anything."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    return "" if _aimed(setting, state, action).can_hurt else SAY("cannot-penetrate")


def odds(setting: Setting, state: State, action: a.Action) -> str:
    """``40 % destroyed`` for a shot at a unit, ``50 % damage`` at anything else."""
    if not isinstance(action, a.Shoot | a.Assault):
        return ""
    aimed = _aimed(setting, state, action)
    if action.target <= HQ:
        return SAY("odds-damage", chance=aimed.hurt_chance)
    return SAY("odds-destroyed", chance=aimed.kill_chance)


def assumptions(_setting: Setting, _state: State, action: object) -> list[str]:
    """What a forecast takes for granted."""
    now = [] if action is not None else [SAY("assumes-now")]
    return [*now, SAY("assumes-ties")]
