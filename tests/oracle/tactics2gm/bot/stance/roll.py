"""Start: which stance does the AI take? A D10 plus what the battlefield adds to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must, selected
from opfor.games.tactics2gm.values.events import StanceSet
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import STANCES, Stance, band
from tests.oracle.tactics2gm.bot.sight.open_board import seen
from tests.oracle.tactics2gm.bot.stance.modifiers import LINES, POSITION, Modifier, modifiers
from tests.oracle.tactics2gm.rules.d10 import roll_d10


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
