"""Start: which stance does the AI take? A D10 plus what the battlefield adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, to_builtins

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must, selected
from opfor.games.tactics2gm.bot.sight.open_board import AI, PLAYER, seen
from opfor.games.tactics2gm.bot.stance.table import STANCES, Stance
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.supply import is_supply_broken
from opfor.games.tactics2gm.values.events import StanceSet
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.solo_codes import AiKind
from opfor.games.tactics2gm.values.state import State, Unit

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


def modifiers(setting: Setting, state: State, kind: AiKind) -> list[Modifier]:
    """Everything that changes this turn's roll."""
    if kind == "battle-royal":
        return dynamic_modifiers(setting, state)
    return scenario_modifiers(setting, state)


@cite("2GM-ST-1", "Q2-17")
def band(setting: Setting, total: int) -> int:
    """Which of the five stances a total gives, 0 the most cautious."""
    return sum(total > end for end in setting.numbers.stance.bands)


class StanceRoll:
    """The situation of the choice: what changes the roll, and what the die shows; ``worst`` and
    ``best`` are the totals of its lowest and highest face."""

    __slots__ = ("best", "possible", "rolled", "setting", "total", "worst")

    def __init__(self, setting: Setting, found: Sequence[Modifier], rolled: int) -> None:
        change = sum(m.value for m in found)
        self.setting, self.rolled, self.total = setting, rolled, rolled + change
        self.worst, self.best = 1 + change, setting.numbers.fire.die + change
        first, last = band(setting, self.worst), band(setting, self.best)
        self.possible = STANCES[setting.ai_kind][first : last + 1]


@measure(words={"out-of-reach": "the die makes {} to {}"}, brief="a stance the die can give")
def comes_up(roll: StanceRoll, stance: Stance) -> bool | Shortfall:
    """Whether some face of the die gives the stance."""
    return stance in roll.possible or Shortfall("out-of-reach", (roll.worst, roll.best))


@measure(
    words={
        "takes-up-to": "it takes up to {}, the total is {}",
        "takes-between": "it takes {} to {}, the total is {}",
        "takes-from": "it takes {} or more, the total is {}",
    },
    brief="the stance of the total",
)
@cite("2GM-ST-1")
def is_of_the_total(roll: StanceRoll, stance: Stance) -> bool | Shortfall:
    """Whether the total gives the stance."""
    stances, bands = STANCES[roll.setting.ai_kind], roll.setting.numbers.stance.bands
    place = stances.index(stance)
    if place == band(roll.setting, roll.total):
        return True
    if place == 0:
        return Shortfall("takes-up-to", (bands[0], roll.total))
    if place == len(bands):
        return Shortfall("takes-from", (bands[-1] + 1, roll.total))
    return Shortfall("takes-between", (bands[place - 1] + 1, bands[place], roll.total))


DYNAMIC, SCENARIO = "the AI is the Dynamic one", "a scenario is played"
STANCE: Question[StanceRoll, Stance] = Question(
    "stance",
    "Which stance does the AI take?",
    "the five stances of its kind",
    (
        must(POSITION, comes_up, case=DYNAMIC),
        must(LINES, comes_up, case=SCENARIO),
        must("2GM-ST-1", is_of_the_total),
    ),
    named=lambda _roll, stance: stance.name,
    select=selected(
        lambda roll: (DYNAMIC if roll.setting.ai_kind == "battle-royal" else SCENARIO,)
    ),
)


@cite("2GM-PH-2")
def choose_stance(play: TacticsPlay) -> Procedure[Stance]:
    """Roll for the stance and take it."""
    setting: Setting = play.setting
    found = modifiers(setting, seen(setting, play.state), setting.ai_kind)
    rolled = yield from roll_d10(setting, "the AI's stance", "2GM-ST-1")
    roll = StanceRoll(setting, found, rolled)
    stance = yield from decide(
        play,
        STANCE,
        roll,
        STANCES[setting.ai_kind],
        lambda: {"modifiers": to_builtins(found), "rolled": rolled, "total": roll.total},
    )
    assert stance is not None
    play.emit(StanceSet(stance.name, rolled, roll.total))
    return stance
