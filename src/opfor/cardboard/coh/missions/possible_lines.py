"""What a mission's own lines may say: refused when the mission is read, not in mid-game."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.effects import (
    ActionCards,
    BringDrawn,
    BringGroup,
    BringNamed,
    CardDeed,
    ChangeCaps,
    CounterKind,
    Drive,
    EndMission,
    EndRound,
    FireKind,
    MoveMarker,
    OffMapFire,
    OrderCards,
    PlaceCounters,
    RemoveCounters,
    ReplaceRumor,
    Score,
    ShuffleOrderCards,
    TakeControl,
)
from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine, StandingLine, StandingRule
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import ATTACKS, CARD_TARGETS, OrderAction, Side, TargetKind
from opfor.core.cite import cite
from opfor.core.errors import OpforError

ORDERED = (
    OrderAction.ATTACK,
    OrderAction.LONG_RANGE_ATTACK,
    OrderAction.GROUP_ATTACK,
    OrderAction.PIVOT_AND_OR_ATTACK,
    OrderAction.MOVE,
    OrderAction.LOW_RISK_MOVE,
    OrderAction.MOVE_INTO_CC,
    OrderAction.RALLY,
    OrderAction.AUTO_RALLY,
    OrderAction.PIVOT,
    OrderAction.DISENGAGE,
    OrderAction.EXIT,
    OrderAction.BECOME_FRESH,
    OrderAction.BECOME_SPENT,
    OrderAction.BECOME_UNHIT,
    OrderAction.BECOME_HIT,
    OrderAction.REVEAL,
    OrderAction.DIG_IN,
    OrderAction.LAY_SMOKE,
)
"""What an order with a target can have AI do."""
EFFECTS = (
    PlaceCounters,
    BringGroup,
    BringDrawn,
    Drive,
    EndRound,
    EndMission,
    MoveMarker,
    Score,
    ChangeCaps,
    ActionCards,
    OrderCards,
    TakeControl,
    OffMapFire,
    RemoveCounters,
    ReplaceRumor,
    BringNamed,
    ShuffleOrderCards,
)
"""What a line can do besides giving orders."""
FRIENDS = (TargetKind.AI, TargetKind.RE)
HOSTILE = ATTACKS | {OrderAction.MOVE_INTO_CC}
PLAIN_ACTIONS = (
    OrderAction.RALLY,
    OrderAction.AUTO_RALLY,
    OrderAction.BECOME_FRESH,
    OrderAction.BECOME_SPENT,
    OrderAction.BECOME_HIT,
    OrderAction.BECOME_UNHIT,
    OrderAction.REVEAL,
    OrderAction.DIG_IN,
    OrderAction.DISENGAGE,
    OrderAction.EXIT,
)
REMOVED = tuple(k for k in CounterKind if k is not CounterKind.RANDOM_DEFENSE_COUNTER)
DEALT = (CardDeed.DRAW, CardDeed.DISCARD, CardDeed.REMOVE)
FIRE = (FireKind.ARTILLERY, FireKind.SMOKE_BARRAGE)


def check_line(where: str, line: OrderLine) -> None:
    """Refuse a line the solo game cannot carry out, saying what it could."""
    for step in line.steps:
        match step:
            case TacticalOrder():
                _check_tactical(where, step)
            case PlainOrder():
                _check_plain(where, step)
            case CloseCombatOrder() | ShortRangeOrder() | PassTest():
                continue
            case _:
                _check_effect(where, step)


def check_standing(where: str, line: MissionLine) -> None:
    """Refuse what has no moment to happen."""
    if not isinstance(line, StandingLine) and line.when is None:
        raise OpforError(f'{where}: begin with "Always:" or "When the marker advances:"')
    if not isinstance(line, OrderLine) or line.when is not Trigger.MISSION_ENDS:
        return
    if any(isinstance(step, EndMission | MoveMarker) for step in line.steps):
        raise OpforError(f"{where}: a mission that ends cannot be ended again; leave that out")


@cite("SOLO-6.2-b")
def artillery_faults(
    where: str, standing: Iterable[StandingLine], lines: Iterable[OrderLine]
) -> list[str]:
    """Off-board artillery of the AI: nobody aims it before a round, so the mission must say that
    none is plotted, and have a line that fires it."""
    faults = []
    if all(line.rule is not StandingRule.NO_ARTILLERY for line in standing):
        rule = f"Always: AI {StandingRule.NO_ARTILLERY}"
        faults.append(f'{where}: nobody aims for the AI; write "{rule}" under standing')
    if not any(_fires_artillery(step) for line in lines for step in line.steps):
        faults.append(f'{where}: no line fires it; give an event like "Artillery on Unit"')
    return faults


def _fires_artillery(step: object) -> bool:
    return isinstance(step, OffMapFire) and step.kind is FireKind.ARTILLERY


def _check_tactical(where: str, order: TacticalOrder) -> None:
    for action in (order.action, *(further.action for further in order.then)):
        if action not in ORDERED:
            raise _refused(where, f'"{action}" cannot be ordered', ORDERED)
    if order.target.kind in FRIENDS and order.action in HOSTILE:
        raise _refused(where, f"AI do not {order.action} AI; aim at another", CARD_TARGETS)


def _check_plain(where: str, order: PlainOrder) -> None:
    for action in (order.action, *(further.action for further in order.then)):
        if action not in PLAIN_ACTIONS:
            raise _refused(where, f'"{action}" needs a target', PLAIN_ACTIONS)


def _check_effect(where: str, effect: object) -> None:
    if type(effect) not in EFFECTS:
        raise _refused(where, "that cannot be done", [kind.__name__ for kind in EFFECTS])
    if isinstance(effect, RemoveCounters) and effect.counter not in REMOVED:
        raise _refused(where, f"{effect.counter} cannot be removed", REMOVED)
    if isinstance(effect, BringGroup) and effect.side is Side.PLAYER:
        raise _refused(where, "Units come by their own schedule", [Side.AI])
    if isinstance(effect, ActionCards) and effect.count < 0:
        raise _refused(where, "Action Cards are not taken away", ["Player draws"])
    if isinstance(effect, OffMapFire) and effect.kind not in FIRE:
        raise _refused(where, f"{effect.kind} comes from nobody", FIRE)
    if isinstance(effect, OrderCards) and effect.deed not in DEALT:
        raise _refused(where, f"{effect.deed} cards cannot be done", DEALT)


def _refused(where: str, what: str, known: object) -> OpforError:
    listed = ", ".join(str(each) for each in known)  # type: ignore[attr-defined]
    return OpforError(f"{where}: {what} in a solo mission; possible: {listed}")
