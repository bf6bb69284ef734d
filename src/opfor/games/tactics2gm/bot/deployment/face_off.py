"""Unit face-off: on which column does a unit enter? Against one of its own type, or by a D10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cascade import Narrowed, keep_if_possible, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.cards.winning_card import entering_wins, unit_shot
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.sight.victory import comes_first
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.deployment import entry_cells
from opfor.games.tactics2gm.rules.targets import mark
from opfor.games.tactics2gm.rules.to_hit import can_hurt, expected_damage, need
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit


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


def is_face_off(entrance: Entrance, left: Sequence[int]) -> bool:
    return can_face(entrance, left[0])


@cite("2GM-GOAL-1", "Q2-27")
def winning_shot(entrance: Entrance, column: int) -> float:
    """Entering here wins, or has the winning shot."""
    survey, cell = entrance.survey, entrance.survey.board.cell(1, column)
    return 1.0 if entering_wins(survey, cell) else unit_shot(survey, entrance.card, cell)


def can_win(entrance: Entrance, left: Sequence[int]) -> bool:
    return comes_first(entrance.survey) and any(winning_shot(entrance, column) for column in left)


FACE_OFF = (
    prefer("2GM-GOAL-1", winning_shot, when=can_win, by="Q2-27"),
    keep_if_possible("2GM-FACE-1", can_face, by="2GM-FACE-2"),
    prefer("2GM-FACE-3", damage_to_facing, when=is_face_off),
)


def choose_column(play: TacticsPlay, survey: Survey, name: str) -> Procedure[int | None]:
    """The space a unit card enters on; ``None`` if no column is free."""
    card = survey.cards.units[name]
    board = survey.board
    cells = entry_cells(survey.setting, survey.state, AI, name, survey.crowd)
    columns = [board.column(cell) for cell in cells]
    entrance = Entrance(survey, card)
    narrowed = narrow(play, "column", FACE_OFF, entrance, columns, int)
    if not columns:
        return None
    details = {"card": name} if play.explain else {}
    if can_face(entrance, narrowed.survivors[0]):
        column = yield from settled(play, narrowed, "which column the AI's unit takes", **details)
    else:
        column = yield from roll_column(play, survey, narrowed, card.title, details)
    return cells[columns.index(column)]


@cite("2GM-FACE-4", "Q2-2")
def roll_column(
    play: TacticsPlay, survey: Survey, narrowed: Narrowed[int], title: str, details: dict[str, Any]
) -> Procedure[int]:
    """No face-off: a D10 names the column; a column that is taken or not there is rolled again,
    after ten tries the next free one to the right is taken."""
    free = narrowed.survivors
    if len(free) == 1:
        narrowed.settle(play, free[0], None, "2GM-FACE-4", **details)
        return free[0]
    rolled, why = 0, f"the column of the AI's {title}"
    for _ in range(survey.numbers.bid.tries):
        rolled = yield from roll_d10(survey.setting, why, "2GM-FACE-4")
        if rolled in free:
            break
    column = min(free, key=lambda c: (c - rolled) % survey.board.columns)
    chance = {"kind": "d10", "rolled": rolled}
    narrowed.settle(play, column, chance, "2GM-FACE-4", **details)
    return column
