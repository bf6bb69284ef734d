"""What candidates are called: in decisions, on requests, in records.

A unit is named by its card and its id, as the AI saw it when it was asked; so its numbers are noted
(``Naming``) before anything happens to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.question import Tie
from opfor.core.run import DRAWN_EVENLY, Naming
from opfor.games.tactics2gm.rules.offers import as_told_outside
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import HQ, NOTHING
from opfor.games.tactics2gm.values.play import TacticsPlay


def noted_target(battle: Battle, target: int) -> Naming:
    """A unit by id and card, anything else as it is."""
    if target > HQ:
        return Naming(battle.id[target], battle.card[target], 0, 0, 0, 0)
    return Naming(target, NOTHING, 0, 0, 0, 0)


def noted_shot(battle: Battle, shot: int) -> Naming:
    return noted_target(battle, battle.shot_target[shot])


def noted_way(battle: Battle, way: int) -> Naming:
    """A way to play a card: unit, target and space, the other card, and the cards of both units."""
    offered = as_told_outside(battle, battle.offers[way])
    unit, target = battle.offers[way].unit, battle.offers[way].target
    whose = battle.card[unit] if unit else NOTHING
    met = battle.card[target] if target > HQ else NOTHING
    return Naming(offered.unit, offered.target, offered.cell, offered.other, whose, met)


def unit_called(play: TacticsPlay, unit: int, card: int) -> str:
    return f"{numbering(play.setting).cards[card]}#{unit}"


def target_called(play: TacticsPlay, target: int, card: int, *_: int) -> str:
    """A unit, the enemy HQ, the mission target or terrain."""
    if target > HQ:
        return unit_called(play, target, card)
    if target == HQ:
        return "hq"
    cell = -1 - target
    is_target = cell == play.setting.mission.target
    return "target" if is_target else f"terrain:{space_called(play, cell)}"


def space_called(play: TacticsPlay, cell: int) -> str:
    """A space as line and column: ``3-4``."""
    board = play.setting.board
    return f"{board.line(cell)}-{board.column(cell)}"


def column_called(play: TacticsPlay, cell: int) -> int:
    column: int = play.setting.board.column(cell)
    return column


def card_called(play: TacticsPlay, card: int) -> str:
    return str(numbering(play.setting).cards[card])


def token_called(play: TacticsPlay, token: int) -> str:
    return str(numbering(play.setting).arms[token])


def number_called(_play: TacticsPlay, number: int) -> int:
    return number


def way_called(
    play: TacticsPlay, unit: int, target: int, cell: int, other: int, whose: int, met: int
) -> str:
    """A way to play a card in one word: the target, the space, the unit or the other card."""
    by = f"/{unit_called(play, unit, whose)}" if unit else ""
    if target:
        return target_called(play, target, met) + by
    if cell >= 0:
        return space_called(play, cell) + by
    if unit:
        return unit_called(play, unit, whose)
    return "nobody" if other == NOTHING else card_called(play, other)


@cite("2GM-GOAL-2", "V-12")
def by_die(why: str) -> Tie[Any, int]:
    """Equals are told apart by a fair die."""
    return Tie("uniform", "2GM-GOAL-2", why)


def by_dice_or_die(row: str) -> Callable[[int, int], dict[str, Any]]:
    """Equals told apart by a fair die, or by a D10 as a row says: what is recorded of it."""

    def told(chance: int, rolled: int) -> dict[str, Any]:
        if chance == DRAWN_EVENLY:
            return {"kind": "uniform", "rule": "2GM-GOAL-2"}
        found = {"kind": "d10", "rule": row}
        return found | {"rolled": rolled} if rolled else found

    return told


def of_unit(play: TacticsPlay, _left: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """The unit a decision is about, for its record."""
    return {"unit": unit_called(play, *about[0][:2])}


def of_card(play: TacticsPlay, _left: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """The card a decision is about."""
    return {"card": card_called(play, about[0][0])}
