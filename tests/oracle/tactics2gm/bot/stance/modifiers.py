"""What the battlefield adds to the roll for the stance."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenario_line import AiKindName
from opfor.games.tactics2gm.values.state import AI, PLAYER, State, Unit
from tests.oracle.tactics2gm.rules.supply import is_supply_broken

POSITION = "2GM-ST-2"


BROKEN = "2GM-ST-3"


LINES = "2GM-SC-9"


class Modifier(Struct, frozen=True):
    """One reason for a change of the roll: an alert by its name, or a line that counts."""

    rule: str
    value: int
    why: str
    line: int = 0


ALERTS = {
    "red-alert": "Red Alert",
    "yellow-alert": "Yellow Alert",
    "broken-supply-line": "Broken Supply Line",
    "standard": "Standard",
    "superiority": "Superiority",
    "attack": "Attack",
    "own-line": "AI on line",
    "enemy-line": "only the Player on line",
}
"""What the booklet calls the reasons."""


def modifier_said(why: str, line: int) -> str:
    """``Red Alert``, ``AI on line 3``; older records hold the words themselves."""
    said = ALERTS.get(why, why)
    return f"{said} {line}" if line else said


@cite("2GM-ST-4")
def counts_for_alert(setting: Setting, unit: Unit) -> bool:
    """Transports that cannot fire and scout vehicles alarm nobody."""
    card = setting.cards.units[unit.card]
    if "scout" in card.traits:
        return False
    return card.type != "transport" or card.can_fire


@cite("2GM-ST-2", "Q2-3")
def position_modifiers(setting: Setting, lines: Iterable[int]) -> list[Modifier]:
    """The alert level by the lines that hold Player units which count: the foremost line alone,
    or by ruling every level there is. No such unit, or all on their own first line: Attack."""
    numbers = setting.numbers.stance
    last = setting.board.lines
    levels = {1: ("red-alert", numbers.red_alert), 2: ("yellow-alert", numbers.yellow_alert)}
    levels |= dict.fromkeys(range(3, last - 1), ("standard", numbers.standard))
    levels[last - 1] = ("superiority", numbers.superiority)
    found = [levels[line] for line in sorted(set(lines)) if line < last]
    if not found:
        found = [("attack", numbers.attack)]
    if setting.rulings.stance_position != "all-lines":
        found = found[:1]
    return [Modifier(POSITION, value, why) for why, value in dict.fromkeys(found)]


@cite("2GM-ST-3")
def dynamic_modifiers(setting: Setting, state: State) -> list[Modifier]:
    """Battle Royal: the position of the Player's units, and a broken supply line."""
    board = setting.board
    alarming = [
        board.line(u.cell)
        for u in state.units
        if u.side == PLAYER and u.cell >= 0 and counts_for_alert(setting, u)
    ]
    found = position_modifiers(setting, alarming)
    if is_supply_broken(setting, state, AI):
        value = setting.numbers.stance.broken_supply
        found.append(Modifier(BROKEN, value, "broken-supply-line"))
    return found


@cite("2GM-SC-9", "Q2-12")
def scenario_modifiers(setting: Setting, state: State) -> list[Modifier]:
    """Scenarios: every line with an AI unit helps, every line with only Player units hinders."""
    numbers = setting.numbers.stance
    board = setting.board
    own = {board.line(u.cell) for u in state.units if u.side == AI and u.cell >= 0}
    theirs = {board.line(u.cell) for u in state.units if u.side == PLAYER and u.cell >= 0}
    found = [Modifier(LINES, numbers.line_with_own, "own-line", n) for n in sorted(own)]
    found += [
        Modifier(LINES, numbers.line_with_enemy_only, "enemy-line", n) for n in sorted(theirs - own)
    ]
    return found


def modifiers(setting: Setting, state: State, kind: AiKindName) -> list[Modifier]:
    """Everything that changes this turn's roll."""
    if kind == "battle-royal":
        return dynamic_modifiers(setting, state)
    return scenario_modifiers(setting, state)
