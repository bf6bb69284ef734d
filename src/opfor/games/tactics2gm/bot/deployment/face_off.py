"""Unit face-off: on which column does a unit enter? Against one of its own type, or by a D10.

Candidates are spaces of the deployment line; ``battle.newcomer`` is the card that enters.
"""

from __future__ import annotations

from opfor.core.asking import tie_break
from opfor.core.cite import cite
from opfor.core.ladder import (
    about,
    ask,
    first_left,
    is_proposed,
    propose,
    settled,
    settled_by_chance,
)
from opfor.core.measure import fact, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, prefer
from opfor.core.run import DRAWN_EVENLY, NO_CANDIDATE, ROLLED
from opfor.games.tactics2gm.bot.cards.winning_card import SURELY, entering_wins, unit_shot
from opfor.games.tactics2gm.bot.sight.named import (
    by_dice_or_die,
    column_called,
    of_card,
)
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.bot.sight.shot import is_pierced, tenths_of_damage
from opfor.games.tactics2gm.bot.sight.victory import FIRST, any_left, is_near
from opfor.games.tactics2gm.rules.d10 import Picked, roll_d10
from opfor.games.tactics2gm.rules.deployment import may_enter
from opfor.games.tactics2gm.rules.to_hit import need
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    For,
    Stream,
    Which,
)


@cite("2GM-FACE-1")
def is_facing(battle: Battle, cell: int, unit: int) -> bool:
    """Whether a Player unit of the newcomer's type stands on the column of a space."""
    if battle.type[battle.card[unit]] != battle.type[battle.newcomer]:
        return False
    return battle.column[battle.cell[unit]] == battle.column[cell]


@cite("2GM-FACE-2", "V-31")
def can_face(battle: Battle, cell: int) -> bool:
    """A face-off: same type, and able to damage it."""
    if not battle.can_fire[battle.newcomer]:
        return False
    card = battle.newcomer
    return any(
        is_facing(battle, cell, unit) and is_pierced(battle, card, AI, unit)
        for unit in player_units(battle)
    )


@measure(said="{:.1f} damage expected", brief="the most damage to what it faces", per=10)
@cite("2GM-FACE-3")
def damage_to_facing(battle: Battle, cell: int) -> int:
    """The damage a shot at the unit it would face can be expected to do."""
    card = battle.newcomer
    best = 0
    for unit in player_units(battle):
        if is_facing(battle, cell, unit) and is_pierced(battle, card, AI, unit):
            needed = need(battle, 0, card, unit)
            best = max(best, tenths_of_damage(battle, needed, card, AI, unit))
    return best


@measure(
    id="winning-shot", said="{:.0%} chance of the winning shot", brief="the winning shot", per=10
)
@cite("2GM-GOAL-1", "Q2-27")
def winning_shot_of_entry(battle: Battle, cell: int) -> int:
    """Entering here wins, or has the winning shot."""
    if entering_wins(battle, cell):
        return SURELY
    return unit_shot(battle, battle.newcomer, cell)


@fact("a column gives a winning shot", of_left=True)
def an_entry_wins(battle: Battle) -> bool:
    return is_near(battle) and any_left(battle, winning_shot_of_entry)


@fact("there is a face-off", of_left=True)
def is_face_off(battle: Battle) -> bool:
    return can_face(battle, first_left(battle))


COLUMN: Asked = Question(
    "column",
    "On which column does a unit enter?",
    "the columns of the deployment line with room for it",
    (
        prefer("2GM-GOAL-1", winning_shot_of_entry, when=an_entry_wins, by="Q2-27", ruled=FIRST),
        keep_if_possible("2GM-FACE-1", can_face, by="2GM-FACE-2"),
        prefer("2GM-FACE-3", damage_to_facing, when=is_face_off),
    ),
    named=column_called,
    tie=Tie("d10", "2GM-FACE-4", "the column of the AI's unit", told=by_dice_or_die("2GM-FACE-4")),
    details=of_card,
)


@cite("2GM-FACE-4", "Q2-2")
def column_by_d10(battle: Battle) -> Picked:
    """A D10 names the column; a column that is taken or not there is rolled again, after ten tries
    the next free one to the right is taken."""
    rolled = 0
    for _ in range(battle.tries):
        why = For.AN_ENTRY_AGAIN if rolled else For.AN_ENTRY
        rolled = roll_d10(battle, why, battle.newcomer, rolled)
        if is_proposed(battle, rolled - 1):
            break
    column = (rolled - 1) % battle.columns
    while not is_proposed(battle, column):
        column = (column + 1) % battle.columns
    return Picked(column, rolled)


def choose_column(battle: Battle, card: int) -> int:
    """The space a unit card enters on; ``NO_CANDIDATE`` if no column is free. Equal face-offs are
    told apart by a fair die."""
    battle.newcomer = card
    ask(battle)
    for cell in range(battle.columns):
        if may_enter(battle, AI, card, cell):
            propose(battle, cell)
    if not battle.left:
        return NO_CANDIDATE
    about(battle, card)
    narrow(battle, Which.COLUMN)
    if battle.left < 2:
        return settled(battle)
    if can_face(battle, first_left(battle)):
        left = battle.candidates
        cell = left[tie_break(battle, Stream.TIE, left, battle.left, For.A_COLUMN, AI)]
        return settled_by_chance(battle, Which.COLUMN, cell, DRAWN_EVENLY, 0)
    column, rolled = column_by_d10(battle)
    return settled_by_chance(battle, Which.COLUMN, column, ROLLED, rolled)
