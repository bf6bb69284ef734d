"""``If …``: comparing what the game keeps anyway, what can be counted, and dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Dice,
    Exists,
    LineCondition,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
)
from opfor.cardboard.coh.orders.constructs import constructs_of
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.nouns import Side, Source, TargetKind
from opfor.cardboard.coh.orders.words import HEX_WORDS, Word
from opfor.core.play import Procedure
from opfor.core.requests import Roll
from opfor.games.coh.bot.entry import waiting
from opfor.games.coh.bot.line_picks import best_of
from opfor.games.coh.bot.line_places import settled_cells
from opfor.games.coh.bot.order.priority import COMPARE
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets, plain
from opfor.games.coh.rules.order_deck import solo_of
from opfor.games.coh.values.play import CohPlay

HOLDS: Deeds[Callable[[CohPlay, Any, Outlook], Procedure[bool]]] = Deeds(
    "conditions", constructs_of(LineCondition)
)
AMOUNTS: Deeds[Callable[[CohPlay, Any, Outlook], Procedure[int]]] = Deeds(
    "quantities", constructs_of(Quantity)
)
METERS: Deeds[Callable[[CohPlay, int], int]] = Deeds(
    "meters",
    Meter,
    {
        Meter.AI_VPS: lambda play, bot: play.state.vp[bot],
        Meter.PLAYER_VPS: lambda play, bot: play.state.vp[1 - bot],
        Meter.CAPS: lambda play, bot: play.state.caps[1 - bot],
        Meter.ROUND: lambda play, _: play.state.round,
        Meter.MARKER: lambda play, _: solo_of(play).marker,
    },
)


def holds(play: CohPlay, condition: LineCondition, outlook: Outlook) -> Procedure[bool]:
    """Whether a condition is true now."""
    return (yield from HOLDS[type(condition)](play, condition, outlook))


def amount(play: CohPlay, quantity: Quantity, outlook: Outlook) -> Procedure[int]:
    """The number a quantity stands for."""
    return (yield from AMOUNTS[type(quantity)](play, quantity, outlook))


@HOLDS.attach(Compare)
def _compares(play: CohPlay, condition: Compare, outlook: Outlook) -> Procedure[bool]:
    one = yield from amount(play, condition.left, outlook)
    other = yield from amount(play, condition.right, outlook)
    return COMPARE[condition.comparison](one, other)


@HOLDS.attach(Exists)
def _exists(play: CohPlay, condition: Exists, outlook: Outlook) -> Procedure[bool]:
    return ((yield from count(play, condition.counted, outlook)) == 0) == condition.none


@HOLDS.attach(PlayerPassed)
def _player_passed(play: CohPlay, _condition: PlayerPassed, _outlook: Outlook) -> Procedure[bool]:
    yield from ()
    return play.state.action == "pass"


@HOLDS.attach(Controls)
def _controls(play: CohPlay, condition: Controls, _outlook: Outlook) -> Procedure[bool]:
    yield from ()
    bot = play.setting.bot or 0
    wanted = bot if condition.side is Side.AI else 1 - bot
    cells = {play.setting.field.cell(name) for name in condition.hexes}
    asked = [m for m in play.state.markers if not cells or m.cell in cells]
    return bool(asked) and all(m.side == wanted for m in asked)


@AMOUNTS.attach(Number)
def _number(_play: CohPlay, number: Number, _outlook: Outlook) -> Procedure[int]:
    yield from ()
    return number.value


@AMOUNTS.attach(Dice)
def _dice(_play: CohPlay, dice: Dice, _outlook: Outlook) -> Procedure[int]:
    faces = yield Roll("dice", dice.count, 6, "a mission's condition")
    return sum(faces)


@AMOUNTS.attach(Metered)
def _metered(play: CohPlay, metered: Metered, _outlook: Outlook) -> Procedure[int]:
    yield from ()
    return METERS[metered.meter](play, play.setting.bot or 0)


@AMOUNTS.attach(Counted)
def count(play: CohPlay, counted: Counted, outlook: Outlook) -> Procedure[int]:
    """How many there are on the map (or destroyed), where the line says."""
    survey = survey_now(play, outlook)
    if counted.kind is TargetKind.AI_MARKER:
        return (yield from _markers(play, counted))
    if counted.source is not None:
        return _in_cup(play, survey, counted)
    if Word.DESTROYED in counted.words:
        side = survey.bot if counted.kind is TargetKind.AI else 1 - survey.bot
        return sum(c.side == side and c.place == "destroyed" for c in survey.counters)
    match counted.kind:
        case TargetKind.AI:
            found = list(survey.ai)
        case TargetKind.RE:
            found = [ai for ai in survey.ai if survey.is_rumored(ai)]
        case TargetKind.UNIT:
            found = list(survey.units)
        case _:
            found = survey.goals(units=False, objectives=True)
    found = [
        goal for goal in found if all(goal_meets(survey, w, goal, -1) for w in plain(counted.words))
    ]
    found = best_of(play, survey, counted.words, found)
    if counted.where is None:
        return len(found)
    cells = set((yield from settled_cells(play, counted.where)))
    return sum(bool(cells & set(survey.cells(goal))) for goal in found)


def _in_cup(play: CohPlay, survey: Survey, counted: Counted) -> int:
    """The AI in a cup (or still in reserve) of which the words are true; the fallen lie in none."""
    state = play.state
    if Word.DESTROYED in counted.words:
        return 0
    match counted.source:
        case Source.ENTRY_CUP:
            inside = waiting(survey)
        case Source.RE_CUP:
            inside = [n for n, c in enumerate(state.counters) if c.id in solo_of(play).cup]
        case _:
            reserve = [n for n, c in enumerate(state.counters) if c.place == "reserve"]
            inside = [n for n in reserve if state.counters[n].due > state.round]
    words = [word for word in plain(counted.words) if word not in HEX_WORDS]
    mine = (n for n in inside if state.counters[n].side == survey.bot)
    return sum(all(TESTS[word][1](survey, n) for word in words) for n in mine)


def _markers(play: CohPlay, counted: Counted) -> Procedure[int]:
    """The Control Markers that are the AI's, where the line says."""
    bot = play.setting.bot or 0
    mine = [m.cell for m in play.state.markers if m.side == bot]
    if counted.where is None:
        return len(mine)
    where = yield from settled_cells(play, counted.where)
    return sum(cell in where for cell in mine)
