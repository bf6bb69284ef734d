"""What there is: the names of things as numbers, and a battle under way.

Everything is a number. Sides and counters are numbered as in the readable state, cells as on the
readable battlefield; hit counters and cards by their sorted names, so that a pile as counts is the
same pile as a sorted row of names. Hit 0 is no hit. The numbers come from the packs (``tables``).
"""

from __future__ import annotations

from collections.abc import Callable

from opfor.fast.coh.field import Field
from opfor.fast.coh.sizes import (
    BARRAGES,
    CARDS,
    CELLS,
    COLOURS,
    HITS,
    MARKERS,
    OFFERS,
    SIDES,
    UNITS,
    WORKS,
)
from opfor.fast.run import grid, numbers

OFF = -1
NOBODY = -1
NOTHING = -1
BARRED = 1000
NO_LIMIT = 99
NEVER = 1000
UNKNOWN_HIT = 31

SET_UP, BEFORE_ROUND, TURN, OVER = range(4)
ON_MAP, RESERVE, DESTROYED, LEFT, ASIDE = range(5)
DICE, SPENT_DIE, SOFT_HITS, ACTION_CARDS, PLAYER = range(5)
ARMOUR_HITS = 9
RED, BLUE = range(2)
PASS, MOVE, ENTER, PIVOT, FIRE, FLAME, ASSAULT, BURN, LAY_SMOKE = range(9)
RALLY, DIG_IN, GROUP_MOVE, GROUP_RALLY, PLAY_CARD, STALL, DONE, STEP = range(9, 17)
JOIN, BONUS, PAYMENT, CAPS, FACE, HEX, PLACE = range(17, 24)
LOAD, UNLOAD, LEAVE, INDIRECT, HIDE, SNEAK, SEARCH, TARGET = range(24, 32)
IN_APS, BY_OPPORTUNITY, IN_CAPS, FREELY = range(4)
NONE, PASSED, MOVED, ENTERED, PIVOTED, ATTACKED, BURNT, FOUGHT, RALLIED = range(9)
STALLED, DUG_IN, SMOKED, CARD, FRESHENED, COUNTERACTED, CARRIED_OUT = range(9, 16)
LOADED, UNLOADED, DEPARTED, HID, CREPT = range(16, 21)
NOT_ENDED, LAST_ROUND, BEATEN = range(3)
ACT_FREE, RALLY_CERTAIN, RALLY_FREE, MOVE_ON, DELAY, RE_ROLL = range(6)
GAIN_CAPS, ALL_DIG_IN, SNIPE, AIM, TURN_AGAIN, LUCK = range(6, 12)
DRIVE_FREE, BOG_DOWN = range(12, 14)
RANDOM, BASELINE = range(2)


Answer = Callable[["Battle", int, int], int]


def first_offer(battle: Battle, side: int, question: int) -> int:
    """Nobody has sat down yet."""
    return 0


class Battle(Field):
    """A firefight under way. ``manned`` counts a side's counters in the open in each cell,
    ``lurking`` those that hide there; the rest of the last part is what an action in progress
    needs: offers, who takes part and how it was paid, the shot to be rated.
    ``work_in`` is the number of the work in a hex, ``work_seen`` its kind, if it is to be seen.
    ``start`` is the position that is played on from again and again.
    """

    start: Battle

    def __init__(self) -> None:
        Field.__init__(self)
        self._sides()
        self._counters()
        self._pieces()
        self._action()

    def _sides(self) -> None:
        self.stage = SET_UP
        self.round = 0
        self.turn = 0
        self.mover = 0
        self.passes = 0
        self.again = 0
        self.caps = numbers(SIDES)
        self.losses = numbers(SIDES)
        self.vp = numbers(SIDES)
        self.activated = grid(SIDES, UNITS)
        self.actives = numbers(SIDES)
        self.aps = numbers(SIDES)
        self.acted = numbers(UNITS)
        self.actors = 0
        self.action = NONE
        self.ended = NOT_ENDED
        self.beaten = 0
        self.steps_begun = 0

    def _counters(self) -> None:
        self.place = numbers(UNITS)
        self.cell = numbers(UNITS)
        self.facing = numbers(UNITS)
        self.spent = numbers(UNITS)
        self.hit = numbers(UNITS)
        self.carrier = numbers(UNITS)
        self.carried = 0
        self.hidden = numbers(UNITS)
        self.lurkers = 0
        self.manned = grid(SIDES, CELLS)
        self.lurking = grid(SIDES, CELLS)

    def _pieces(self) -> None:
        self.holder = numbers(MARKERS)
        self.works = 0
        self.work_kind = numbers(WORKS)
        self.work_cell = numbers(WORKS)
        self.work_facing = numbers(WORKS)
        self.work_side = numbers(WORKS)
        self.work_hidden = numbers(WORKS)
        self.work_holder = numbers(WORKS)
        self.work_builder = numbers(WORKS)
        self.work_in = numbers(CELLS)
        self.work_seen = numbers(CELLS)
        self.smokes = 0
        self.smoke = numbers(CELLS)
        self.barrages = 0
        self.barrage_side = numbers(BARRAGES)
        self.barrage_cell = numbers(BARRAGES)
        self.barrage_due = numbers(BARRAGES)
        self.barrage_smoke = numbers(BARRAGES)
        self.intruded = OFF
        self.intruded_from = OFF
        self.intruded_turn = 0
        self.stock = numbers(HITS)
        self.stocked = numbers(COLOURS)
        self.deck = numbers(CARDS)
        self.decked = 0
        self.discard = numbers(CARDS)
        self.hand = grid(SIDES, CARDS)
        self.held = numbers(SIDES)

    def _action(self) -> None:
        self.offered = 0
        self.offer_act = numbers(OFFERS)
        self.offer_unit = numbers(OFFERS)
        self.offer_at = numbers(OFFERS)
        self.enemies = 0
        self.enemy_cell = numbers(UNITS)
        self.group = numbers(UNITS)
        self.grouped = 0
        self.stood = numbers(UNITS)
        self.comrade = numbers(UNITS)
        self.comrades = 0
        self.able = numbers(UNITS)
        self.ables = 0
        self.target = numbers(UNITS)
        self.targets = 0
        self.paid_mode = FREELY
        self.paid_aps = 0
        self.paid_opens = 0
        self.victim = numbers(UNITS)
        self.victims = 0
        self.shooter = 0
        self.shot_cell = 0
        self.shot_eye = 0
        self.shot_is_flame = 0
        self.shot_is_indirect = 0
        self.supporters = 0
        self.answer: Answer = first_offer
