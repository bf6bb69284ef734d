"""Unit face-off: on which column does a unit enter? Against one of its own type, or by a D10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, keep_if_possible, prefer
from opfor.core.requests import TieBreak
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI, Unit
from tests.oracle.tactics2gm.bot.cards.winning_card import entering_wins, unit_shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import FIRST, is_near
from tests.oracle.tactics2gm.rules.d10 import roll_d10
from tests.oracle.tactics2gm.rules.deployment import entry_cells
from tests.oracle.tactics2gm.rules.targets import mark
from tests.oracle.tactics2gm.rules.to_hit import can_hurt, expected_damage, need


class Entrance:
    """The situation of one column choice: the card, and the Player units it may face."""

    __slots__ = ("by_column", "card", "survey")

    def __init__(self, survey: Survey, card: UnitRow) -> None:
        self.survey = survey
        self.card = card
        self.by_column: dict[int, list[Unit]] = {}
        for foe in survey.foes:
            if survey.card(foe).type == card.type:
                self.by_column.setdefault(survey.board.column(foe.cell), []).append(foe)


@cite("2GM-FACE-1")
def faces_same_type(entrance: Entrance, column: int) -> bool:
    """A Player unit of the same type stands somewhere on the column."""
    return column in entrance.by_column


@cite("2GM-FACE-2", "V-31")
def can_penetrate(entrance: Entrance, column: int) -> bool:
    """The card's penetration is at least the defence of such a unit."""
    defences = entrance.survey.cards.units
    return entrance.card.can_fire and any(
        entrance.card.penetration >= defences[foe.card].defence
        for foe in entrance.by_column.get(column, ())
    )


@measure(said="{:.1f} damage expected", brief="the most damage to what it faces")
@cite("2GM-FACE-3")
def damage_to_facing(entrance: Entrance, column: int) -> float:
    """The damage a shot at the unit it would face can be expected to do."""
    survey, card = entrance.survey, entrance.card
    newcomer = Unit(id=0, side=AI, card=card.id, cell=column - 1)
    best = 0.0
    for foe in entrance.by_column.get(column, ()):
        at = mark(survey.setting, survey.state, AI, foe.id)
        if can_hurt(card, at):
            needed = need(survey.setting, survey.state, newcomer, card, at)
            best = max(best, expected_damage(needed, card, at))
    return round(best, 4)


def can_face(entrance: Entrance, column: int) -> bool:
    """A face-off: same type, and able to damage it."""
    return faces_same_type(entrance, column) and can_penetrate(entrance, column)


@condition("there is a face-off")
def is_face_off(entrance: Entrance, left: Sequence[int]) -> bool:
    return can_face(entrance, left[0])


@measure(said="{:.0%} chance of the winning shot", brief="the winning shot")
@cite("2GM-GOAL-1", "Q2-27")
def winning_shot(entrance: Entrance, column: int) -> float:
    """Entering here wins, or has the winning shot."""
    survey, cell = entrance.survey, entrance.survey.board.cell(1, column)
    return 1.0 if entering_wins(survey, cell) else unit_shot(survey, entrance.card, cell)


@condition("a column gives a winning shot")
def can_win(entrance: Entrance, left: Sequence[int]) -> bool:
    return is_near(entrance.survey) and any(winning_shot(entrance, c) > 0 for c in left)


@cite("2GM-FACE-4", "Q2-2")
def by_d10(
    _play: TacticsPlay, entrance: Entrance, free: Sequence[int]
) -> Procedure[tuple[int, dict[str, Any]]]:
    """Equal face-offs by a fair die. No face-off: a D10 names the column; a column that is taken
    or not there is rolled again, after ten tries the next free one to the right is taken."""
    survey = entrance.survey
    if can_face(entrance, free[0]):
        columns = tuple(str(column) for column in free)
        picked = yield TieBreak(columns, "which column the AI's unit takes", "2GM-GOAL-2")
        return int(picked), {"kind": "uniform", "rule": "2GM-GOAL-2"}
    rolled, why = 0, f"the column of the AI's {entrance.card.title}"
    for _ in range(survey.numbers.bid.tries):
        asked = f"{why}, again because {rolled} is not free" if rolled else why
        rolled = yield from roll_d10(survey.setting, asked, "2GM-FACE-4")
        if rolled in free:
            break
    column = min(free, key=lambda c: (c - rolled) % survey.board.columns)
    return column, {"kind": "d10", "rolled": rolled, "rule": "2GM-FACE-4"}


COLUMN: Question[Entrance, int] = Question(
    "column",
    "On which column does a unit enter?",
    "the columns of the deployment line with room for it",
    (
        prefer("2GM-GOAL-1", winning_shot, when=can_win, by="Q2-27", ruled=FIRST),
        keep_if_possible("2GM-FACE-1", can_face, by="2GM-FACE-2"),
        prefer("2GM-FACE-3", damage_to_facing, when=is_face_off),
    ),
    named=lambda _entrance, column: column,
    tie=Tie("d10", "2GM-FACE-4", "the column of the AI's unit", broken=by_d10),
)


def choose_column(play: TacticsPlay, survey: Survey, name: str) -> Procedure[int | None]:
    """The space a unit card enters on; ``None`` if no column is free."""
    cells = entry_cells(survey.setting, survey.state, AI, name, survey.crowd)
    if not cells:
        return None
    columns = [survey.board.column(cell) for cell in cells]
    entrance = Entrance(survey, survey.cards.units[name])
    column = yield from decide(play, COLUMN, entrance, columns, lambda: {"card": name})
    assert column is not None
    return cells[columns.index(column)]
