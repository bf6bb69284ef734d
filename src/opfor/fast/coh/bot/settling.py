"""The AI's questions by number, and how what their ladders leave is settled."""

from __future__ import annotations

from opfor.core.asking import TIE_BREAK, is_new, pick
from opfor.core.ladder import EQUALS, one_by_row, one_of_equals, settle, settled
from opfor.core.rows import REQUEST, note, row
from opfor.core.run import DRAWN_EVENLY
from opfor.fast.coh.mind import TIE
from opfor.fast.coh.values import Battle


class Which:
    """The questions, in the order of ``questions``."""

    ORDER, OWN_ORDER, ACTING, TARGET, HEX, SMOKE_HEX, FACING, ROUTE = range(8)
    ENTRY_TARGET, ENTRY_HEX, PICK, ADVANTAGE, SCREEN, FACE, SHELTER = range(8, 15)
    OBSTACLE, REMOVED, STRIKE, SNIPED = range(15, 19)


def one_left(battle: Battle, question: int) -> int:
    """The one its ladder leaves, what chance picks among equals, or none."""
    return one_of_equals(battle, question, TIE)


def one_left_so(battle: Battle, question: int, is_other: bool) -> int:
    """The same of a question with two rows for chance, the other of which may be meant."""
    row = battle.other_tie[question] if is_other else battle.tie_rule[question]
    return one_by_row(battle, question, TIE, row)


def one_cell_left(battle: Battle, question: int) -> int:
    """The same of hexes, of which one may stand there twice: it is as likely as any other, and
    where no other is left chance has nothing to say, but is asked."""
    if battle.left < 2:
        return settled(battle)
    different = find_different(battle)
    if is_new(battle):
        equals, names = row(battle.measured, different), row(battle.names, 0)
        note(battle, REQUEST, TIE_BREAK, EQUALS + question, 0, 1, equals, names)
    chosen = battle.measured[pick(battle, TIE, different)]
    settle(battle, battle.tie_rule[question], chosen, DRAWN_EVENLY, 0)
    return chosen


def find_different(battle: Battle) -> int:
    """The candidates left, each once, in place of what was measured of them; how many."""
    different = 0
    for place in range(battle.left):
        if not is_before(battle, place):
            battle.measured[different] = battle.candidates[place]
            different += 1
    return different


def is_before(battle: Battle, place: int) -> bool:
    """Whether a candidate stands further ahead too."""
    for other in range(place):
        if battle.candidates[other] == battle.candidates[place]:
            return True
    return False


def lay_aside(battle: Battle, count: int) -> None:
    """Another question comes between, with so many candidates: what stands there waits."""
    battle.aside_left, battle.aside_settled = battle.left, battle.settled_by
    for place in range(count):
        battle.aside[place] = battle.candidates[place]
        battle.aside_measured[place] = battle.measured[place]


def take_back(battle: Battle, count: int) -> None:
    """The question that waited goes on."""
    battle.left, battle.settled_by = battle.aside_left, battle.aside_settled
    for place in range(count):
        battle.candidates[place] = battle.aside[place]
        battle.measured[place] = battle.aside_measured[place]
