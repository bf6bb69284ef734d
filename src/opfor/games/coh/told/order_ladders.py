"""The ladders an order line will be settled by, in brief, read from the AI's questions."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.actions import ATTACKS, OrderAction
from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    PlainOrder,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.core.question import ByName
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.sheet.procedure import ladder
from opfor.games.coh.values.ladder_cases import ATTACK, MOVE, MOVING, NO_ATTACK, NO_MOVE

MOVES = (OrderAction.MOVE, OrderAction.LOW_RISK_MOVE, OrderAction.MOVE_INTO_CC)


def ladders_for(line: CardOrder | MissionLine, rulings: ByName) -> Sequence[str]:
    """Who acts, on what, whereto and facing where: as far as the line asks for it."""
    steps = line.steps if isinstance(line, OrderLine) else (line,)
    found: list[str] = []
    for step in steps:
        found += _ladders(step, rulings)
    return list(dict.fromkeys(found))


def _ladders(step: object, rulings: ByName) -> list[str]:
    match step:
        case CloseCombatOrder(actions=actions) | ShortRangeOrder(actions=actions):
            return _of_action(actions[0], rulings, is_close=isinstance(step, CloseCombatOrder))
        case TacticalOrder(action=action):
            return _of_action(action, rulings)
        case PlainOrder(action=action):
            return _of_action(action, rulings)[:1]
    return []


def _of_action(action: OrderAction, rulings: ByName, *, is_close: bool = False) -> list[str]:
    is_move = action in MOVES and not is_close
    is_attack = action in ATTACKS
    told = {
        "who": ladder("acting", rulings, MOVE if is_move else NO_MOVE),
        "whom": ladder("target", rulings, ATTACK if is_attack else NO_ATTACK),
    }
    if is_move and action is not OrderAction.MOVE_INTO_CC:
        told |= {"hex": ladder("hex", rulings, MOVING), "facing": ladder("facing", rulings, "")}
    return [SAY(f"ladder-{name}", ladder=said) for name, said in told.items()]
