"""Start: which stance does the AI take? A D10 plus what the battlefield adds to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, propose, settled, short
from opfor.core.measure import measure, with_numbers
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must
from opfor.core.rows import tell
from opfor.games.tactics2gm.bot.sight.open_board import look_round
from opfor.games.tactics2gm.bot.stance.modifiers import (
    LINES,
    POSITION,
    modifier_of,
    stance_modifier,
)
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import AiKind, For, Which
from opfor.games.tactics2gm.values.events import StanceSet
from opfor.games.tactics2gm.values.play import TacticsPlay

STANCES_OF_A_KIND = 5
LAST_BAND = 4
OUT_OF_REACH, UP_TO, FROM, BETWEEN = range(-1, -5, -1)
"""Why a stance is not taken."""


@cite("2GM-ST-1", "Q2-17")
def band(battle: Battle, total: int) -> int:
    """Which of the five stances a total gives, 0 the most cautious."""
    place = 0
    while place < LAST_BAND and total > battle.bands[place]:
        place += 1
    return place


@measure(
    words={"out-of-reach": "the die makes {} to {}"},
    brief="a stance the die can give",
    shortfalls={OUT_OF_REACH: with_numbers("out-of-reach", 2)},
)
def comes_up(battle: Battle, stance: int) -> int:
    """Whether some face of the die gives the stance."""
    worst, best = 1 + battle.stance_change, battle.die + battle.stance_change
    if band(battle, worst) <= stance <= band(battle, best):
        return 1
    return short(battle, OUT_OF_REACH, worst, best)


@measure(
    words={
        "takes-up-to": "it takes up to {}, the total is {}",
        "takes-between": "it takes {} to {}, the total is {}",
        "takes-from": "it takes {} or more, the total is {}",
    },
    brief="the stance of the total",
    shortfalls={
        UP_TO: with_numbers("takes-up-to", 2),
        FROM: with_numbers("takes-from", 2),
        BETWEEN: with_numbers("takes-between", 3),
    },
)
@cite("2GM-ST-1")
def is_of_the_total(battle: Battle, stance: int) -> int:
    """Whether the total gives the stance."""
    total = battle.stance_total
    if stance == band(battle, total):
        return 1
    if stance == 0:
        return short(battle, UP_TO, battle.bands[0], total)
    if stance == LAST_BAND:
        return short(battle, FROM, battle.bands[LAST_BAND - 1] + 1, total)
    return short(battle, BETWEEN, battle.bands[stance - 1] + 1, battle.bands[stance], total)


def case_of_ai(battle: Battle) -> int:
    """The Dynamic AI of a Battle Royal, or one of a scenario's."""
    return 0 if battle.ai_kind == AiKind.BATTLE_ROYAL else 1


def rolled_so(_play: TacticsPlay, _stances: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """The roll and what changed it, for the record."""
    *changes, (rolled, total, *_) = about
    modifiers = [modifier_of(*change[:3]) for change in changes]
    return {"modifiers": modifiers, "rolled": rolled, "total": total}


DYNAMIC, SCENARIO = "the AI is the Dynamic one", "a scenario is played"
STANCE: Asked = Question(
    "stance",
    "Which stance does the AI take?",
    "the five stances of its kind",
    (
        must(POSITION, comes_up, case=DYNAMIC),
        must(LINES, comes_up, case=SCENARIO),
        must("2GM-ST-1", is_of_the_total),
    ),
    named=lambda play, stance: numbering(play.setting).stances[stance],
    cases=(DYNAMIC, SCENARIO),
    case_of=case_of_ai,
    details=rolled_so,
)


@cite("2GM-PH-2")
def choose_stance(battle: Battle) -> None:
    """Roll for the stance and take it."""
    look_round(battle)
    battle.stance_change = stance_modifier(battle)
    unveil(battle)
    rolled = roll_d10(battle, For.THE_STANCE)
    battle.stance_total = rolled + battle.stance_change
    about(battle, rolled, battle.stance_total)
    ask(battle)
    for stance in range(STANCES_OF_A_KIND):
        propose(battle, stance)
    narrow(battle, Which.STANCE)
    battle.stance = settled(battle)
    take_stance(battle)
    tell(battle, StanceSet, battle.stance, rolled, battle.stance_total)


def take_stance(battle: Battle) -> None:
    """The stance at hand decides from now on."""
    battle.code = battle.ai_kind * STANCES_OF_A_KIND + battle.stance
