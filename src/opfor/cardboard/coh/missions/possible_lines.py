"""What a mission's own lines cannot mean together, refused when the mission is read.

Every line that the order language can say can be carried out; what is looked for here is what no
single line shows: a moment that never comes, orders that call each other for ever, groups that
nobody names, guns that never fire.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.effects import BringGroup, EndMission, MoveMarker, OffMapFire
from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine, StandingLine, StandingRule
from opfor.cardboard.coh.orders.nouns import FireKind, Side
from opfor.cardboard.coh.orders.trees import ExecuteCounteractions, ExecuteMissionOrders
from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of


def check_standing(where: str, line: MissionLine) -> None:
    """Refuse what has no moment to happen."""
    if not isinstance(line, StandingLine) and line.when is None:
        raise OpforError(f'{where}: begin with "Always:" or "When the marker advances:"')
    if not isinstance(line, OrderLine) or line.when is not Trigger.MISSION_ENDS:
        return
    if any(isinstance(step, EndMission | MoveMarker) for step in line.steps):
        raise OpforError(f"{where}: a mission that ends cannot be ended again; leave that out")


@cite("COH-7.0-a", "COH-7.1-a")
def endless_faults(
    counteractions: Sequence[OrderLine], mission_orders: Sequence[OrderLine]
) -> Iterator[str]:
    """Counteractions and Mission Orders may not call themselves, nor both each other."""
    own = (("counteractions", counteractions), ("mission_orders", mission_orders))
    calls = (ExecuteCounteractions, ExecuteMissionOrders)
    across = [any(_calls(line, calls[1 - n]) for line in lines) for n, (_, lines) in enumerate(own)]
    for n, (where, lines) in enumerate(own):
        for number, line in enumerate(lines):
            if _calls(line, calls[n]) or (all(across) and _calls(line, calls[1 - n])):
                yield f"{where}[{number}]: it would call itself for ever; leave the Execute out"


def _calls(line: OrderLine, order: type) -> bool:
    return any(isinstance(step, order) for step in line.steps)


def group_faults(lines: Iterable[OrderLine], groups: Iterable[tuple[str, bool]]) -> Iterator[str]:
    """A line brings a group that the mission names, and the side it belongs to."""
    known = dict(groups)
    for line in lines:
        for step in line.steps:
            if not isinstance(step, BringGroup):
                continue
            players = step.side is Side.PLAYER
            if step.name not in known:
                yield one_of("Bring group", step.name, sorted(known))
            elif known[step.name] is not players:
                owner = "the AI's" if players else "the Player's"
                right = "Bring group" if players else "Bring Player group"
                yield f'group "{step.name}" is {owner}; write "{right}"'


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


def moves_marker(lines: Iterable[OrderLine]) -> bool:
    """Whether any of them moves the marker, or ends the mission without it."""
    return any(isinstance(step, MoveMarker | EndMission) for line in lines for step in line.steps)
