"""Start: which stance does the AI take? A D10 plus what the battlefield adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.trace import Decision, Step
from opfor.games.tactics2gm.bot.sight.open_board import AI, PLAYER, seen
from opfor.games.tactics2gm.bot.stance.table import STANCES, Stance
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.supply import is_supply_broken
from opfor.games.tactics2gm.values.events import StanceSet
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.solo_codes import AiKind
from opfor.games.tactics2gm.values.state import State, TacticsPlay, Unit

POSITION = "2GM-ST-2"
BROKEN = "2GM-ST-3"
LINES = "2GM-SC-9"


class Modifier(Struct, frozen=True):
    """One reason for a change of the roll."""

    rule: str
    value: int
    why: str


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
    levels = {1: ("Red Alert", numbers.red_alert), 2: ("Yellow Alert", numbers.yellow_alert)}
    levels |= dict.fromkeys(range(3, last - 1), ("Standard", numbers.standard))
    levels[last - 1] = ("Superiority", numbers.superiority)
    found = [levels[line] for line in sorted(set(lines)) if line < last]
    if not found:
        found = [("Attack", numbers.attack)]
    if setting.rulings.get("stance-position") != "all-lines":
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
        found.append(Modifier(BROKEN, setting.numbers.stance.broken_supply, "Broken Supply Line"))
    return found


@cite("2GM-SC-9", "Q2-12")
def scenario_modifiers(setting: Setting, state: State) -> list[Modifier]:
    """Scenarios: every line with an AI unit helps, every line with only Player units hinders."""
    numbers = setting.numbers.stance
    board = setting.board
    own = {board.line(u.cell) for u in state.units if u.side == AI and u.cell >= 0}
    theirs = {board.line(u.cell) for u in state.units if u.side == PLAYER and u.cell >= 0}
    found = [Modifier(LINES, numbers.line_with_own, f"AI on line {n}") for n in sorted(own)]
    found += [
        Modifier(LINES, numbers.line_with_enemy_only, f"only the Player on line {n}")
        for n in sorted(theirs - own)
    ]
    return found


def modifiers(setting: Setting, state: State, kind: AiKind) -> list[Modifier]:
    """Everything that changes this turn's roll."""
    if kind == "battle-royal":
        return dynamic_modifiers(setting, state)
    return scenario_modifiers(setting, state)


@cite("2GM-ST-1", "Q2-17")
def band(setting: Setting, total: int) -> int:
    """Which of the five stances a total gives, 0 the most cautious."""
    return sum(total > end for end in setting.numbers.stance.bands)


@cite("2GM-PH-2")
def choose_stance(play: TacticsPlay) -> Procedure[Stance]:
    """Roll for the stance and take it."""
    setting: Setting = play.setting
    kind = setting.ai_kind
    found = modifiers(setting, seen(setting, play.state), kind)
    rolled = yield from roll_d10(setting, "the AI's stance", "2GM-ST-1")
    total = rolled + sum(m.value for m in found)
    stance = STANCES[kind][band(setting, total)]
    play.settled.append("2GM-ST-1")
    if play.explain:
        play.note(stance_decision(setting, kind, found, rolled, stance))
    play.emit(StanceSet(stance.name, rolled, total))
    return stance


def stance_decision(
    setting: Setting, kind: AiKind, found: Sequence[Modifier], rolled: int, stance: Stance
) -> Decision:
    """The choice as data: what the modifiers leave possible, then the die."""
    change = sum(m.value for m in found)
    names = tuple(s.name for s in STANCES[kind])
    faces = range(1, setting.numbers.fire.die + 1)
    can_be = {band(setting, face + change) for face in faces}
    kept = tuple(name for n, name in enumerate(names) if n in can_be)
    dropped = tuple(name for name in names if name not in kept)
    rule = POSITION if kind == "battle-royal" else LINES
    steps = (Step(rule, kept, dropped, True),) if dropped else ()
    chance = {"kind": "d10", "rolled": rolled} if len(kept) > 1 else None
    details = {
        "modifiers": [{"rule": m.rule, "value": m.value, "why": m.why} for m in found],
        "rolled": rolled,
        "total": rolled + change,
    }
    return Decision("stance", names, steps, kept, stance.name, chance, details)
