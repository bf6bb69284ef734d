"""Who can carry an order out, and who of them does."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.halves import narrow_by_tests, narrow_by_wishes
from opfor.core.ladder import about, ask, begin, in_vain, is_explained, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.acting_cases import goes_by_moving
from opfor.fast.coh.bot.seen.survey import is_ai
from opfor.fast.coh.bot.settling import Which, one_left_so
from opfor.fast.coh.mind import TO_MOVE, TO_MOVE_CAREFULLY, TO_PIVOT, Lacked, RowOf
from opfor.fast.coh.values import Battle


@cite("COH-5.2-b", "pivot-as-fallback", "COH-5.0.1-c")
def can_be_done(battle: Battle) -> bool:
    """Whether some AI can carry the order out, for a move order at least by turning; those who can
    are left as candidates."""
    find_able(battle)
    battle.fell_first = battle.settled_by
    if battle.left:
        return True
    is_turning = battle.order_action in (TO_MOVE, TO_MOVE_CAREFULLY)
    if is_turning and battle.settled_by == battle.row_of[RowOf.ABLE]:
        battle.is_pivoting = 1
        find_able(battle)
    return battle.left > 0


def find_able(battle: Battle) -> None:
    """Those who pass the tests: without a word about it, unless a card is read aloud."""
    if battle.reads_aloud:
        find_able_aloud(battle)
        return
    was_thought, battle.is_thought = battle.is_thought, 1
    propose_ai(battle)
    narrow_by_tests(battle, Which.ACTING)
    battle.is_thought = was_thought


def find_able_aloud(battle: Battle) -> None:
    """The same with all that is measured; what leaves nobody is told with the order."""
    place, action = battle.order_row - battle.read_from, battle.order_action
    propose_ai(battle)
    begin(battle, Which.ACTING)
    narrow_by_tests(battle, Which.ACTING)
    if battle.left == 0:
        about(battle, battle.order_row, TO_PIVOT if battle.is_pivoting else action)
        in_vain(battle)
        is_new = battle.lacked[place] == Lacked.NOT_READ
        is_same = is_new or battle.lacked[place] == battle.rung_at
        battle.lacked[place] = battle.rung_at if is_same else Lacked.SEVERAL


def propose_ai(battle: Battle) -> None:
    ask(battle)
    for ai in range(battle.units):
        if is_ai(battle, ai):
            propose(battle, ai)


@cite("COH-5.1.1-e", "COH-5.2.1-a", "COH-5.0.1-b", "COH-5.0.1-g", "QC-10")
@cite("ladders-of-priority-orders")
def choose_acting(battle: Battle) -> None:
    """Settle the AI among those that can, before any target is chosen."""
    if is_explained(battle):
        propose_ai(battle)
        narrow(battle, Which.ACTING)
    else:
        narrow_by_wishes(battle, Which.ACTING)
    battle.acting = one_left_so(battle, Which.ACTING, goes_by_moving(battle))
