"""What can be said of a position by the rules, for somebody who looks at it: asked of a
``Deployment`` with units and hexes by their numbers.

Numbers answer (``opfor.fast.coh.course.lookout``); the readable rooms where there is no room for a
setting yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.memory import above
from opfor.core.tally import Tally
from opfor.games.coh.values.actions import Fire
from opfor.games.coh.values.deployment import Deployment

NUMBERS = "opfor.fast.coh.course.lookout"
is_covered = above(f"{NUMBERS}:is_covered")


def _asked(name: str, readable: str) -> Callable[..., Any]:
    over_numbers = above(f"{NUMBERS}:{name}")
    by_reading = above(f"opfor.games.coh.{readable}:{name}")

    def asked(look: Deployment, *given: Any) -> Any:
        return (over_numbers if is_covered(look.setting) else by_reading)(look, *given)

    return asked


may_shoot = _asked("may_shoot", "rules.targets")
attacks = _asked("attacks", "rules.targets")
shot_of = _asked("shot_of", "rules.targets")
fire_cost: Callable[[Deployment, Fire], int] = _asked("fire_cost", "rules.targets")
covers = _asked("covers", "rules.fire_zones")
fire_zone = _asked("fire_zone", "rules.fire_zones")
odds = _asked("odds", "rules.odds")
struck_work = _asked("struck_work", "rules.demolition")
why_no_shot = _asked("why_no_shot", "bot.ability.attack_limits")
rally_number: Callable[[Deployment, int], Tally] = _asked("rally_number", "rules.rally")
can_move = _asked("can_move", "rules.movement_steps")
may_go = _asked("may_go", "rules.movement_steps")
stride_cost: Callable[[Deployment, int, Stride], int] = _asked(
    "stride_cost", "rules.movement_steps"
)
pivot_cost: Callable[[Deployment, int], int] = _asked("pivot_cost", "rules.movement")
entry_cost: Callable[[Deployment, int, int], int | None] = _asked(
    "entry_cost", "rules.entry_and_exit"
)
