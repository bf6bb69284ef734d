"""A state seen as a battlefield: who stands where, who sees and covers what.

Made once per state and kept for the next question about the same state.
"""

from __future__ import annotations

from functools import cached_property

from opfor.cardboard.coh.board.smoke import LinesOfSight
from opfor.cardboard.coh.counters.numbers import Hit
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter, State, Work
from opfor.kit.hexes import FACINGS

NO_HIT = Hit(id="", title="", pile="soft", copies=0, certainty="A")
"""What an unhit counter carries."""

_CLEAR: dict[int, int] = {}
_UNFORTIFIED: dict[int, Work] = {}


class Deployment:
    """Questions about one state. ``at`` lists the counters in each occupied cell; ``seen`` and
    ``hidden`` are the masks of each side's open and hidden counters."""

    def __init__(self, setting: Setting, state: State, before: Deployment | None = None) -> None:
        self.setting = setting
        self.state = state
        self.field = setting.field
        if not state.smoke:
            self.sight, self.smoke = (
                setting.field.sight_through(_CLEAR, sight_limit(setting, state)),
                _CLEAR,
            )
        if not state.works:
            self.work_at = _UNFORTIFIED
        self.kinds: list[UnitKind]
        self.hits: list[Hit]
        self.at: dict[int, list[int]]
        self.seen: tuple[int, int]
        self.hidden: tuple[int, int]
        if before is not None and before.state.counters is state.counters:
            self.kinds, self.hits = before.kinds, before.hits
            self.at, self.seen, self.hidden = before.at, before.seen, before.hidden
            return
        kinds, hits = setting.kinds, setting.hits
        self.kinds = [kinds[counter.unit] for counter in state.counters]
        self.hits = [hits.get(c.hit, NO_HIT) if c.hit else NO_HIT for c in state.counters]
        self._find_counters()

    def _find_counters(self) -> None:
        at: dict[int, list[int]] = {}
        seen, hidden = [0, 0], [0, 0]
        for i, counter in enumerate(self.state.counters):
            if counter.cell < 0:
                continue
            at.setdefault(counter.cell, []).append(i)
            (hidden if counter.hidden else seen)[counter.side] |= 1 << counter.cell
        self.at = at
        self.seen = (seen[0], seen[1])
        self.hidden = (hidden[0], hidden[1])

    # -- counters ------------------------------------------------------------------------------

    def counter(self, unit: int) -> Counter:
        return self.state.counters[unit]

    def kind(self, unit: int) -> UnitKind:
        return self.kinds[unit]

    def hit(self, unit: int) -> Hit:
        """The hit counter on a unit, or one without effect."""
        return self.hits[unit]

    def on_map(self, side: int) -> list[int]:
        """A side's counters on the map."""
        counters = enumerate(self.state.counters)
        return [i for i, c in counters if c.side == side and c.cell >= 0]

    @cached_property
    def mobile(self) -> tuple[int, int]:
        """The masks of where each side has somebody who can move."""
        masks = [0, 0]
        for cell, units in self.at.items():
            for unit in units:
                if self.can_move(unit):
                    masks[self.state.counters[unit].side] |= 1 << cell
        return masks[0], masks[1]

    def can_move(self, unit: int) -> bool:
        """Whether a unit may move or pivot at all: on its own feet, no hit in the way."""
        hit = self.hits[unit]
        return self.state.counters[unit].carrier == OFF and not (hit.no_move or hit.only_rally)

    def is_locked(self, unit: int) -> bool:
        """Whether a unit shares its hex with an enemy: close combat."""
        counter = self.state.counters[unit]
        return counter.cell >= 0 and bool(self.seen[1 - counter.side] >> counter.cell & 1)

    def riders(self, unit: int) -> list[int]:
        """What a vehicle carries or tows."""
        return [i for i, c in enumerate(self.state.counters) if c.carrier == unit]

    def attack_cost(self, unit: int) -> int:
        """The current cost of an attack, hit effects included."""
        return max(1, self.kinds[unit].attack_cost + self.hits[unit].attack_cost)

    def move_cost(self, unit: int) -> int:
        """The current cost of a move before terrain, hit effects included."""
        return max(1, self.kind(unit).move_cost + self.hit(unit).move_cost)

    def reach(self, unit: int) -> int:
        """The current normal range."""
        changed, printed = self.hits[unit].range, self.kinds[unit].range
        return printed if changed is None else min(printed, changed)

    # -- ways out ------------------------------------------------------------------------------

    @property
    def may_leave(self) -> bool:
        """Whether the map may be left yet: at once, unless a line has to open the exits."""
        solo = self.state.solo
        return not self.setting.opens_later or (solo is not None and solo.exits_open)

    def exits(self, side: int) -> frozenset[int]:
        """Where every unit of a side may leave the map now."""
        return self.setting.exits[side] if self.may_leave else frozenset()

    def own_exits(self, unit: int) -> frozenset[int]:
        """A way off the map that only this unit may take now."""
        if not self.may_leave:
            return frozenset()
        return self.setting.way_out(self.state.counters[unit])

    # -- sight and arcs ------------------------------------------------------------------------

    @cached_property
    def sight(self) -> LinesOfSight:
        """Who sees what through today's smoke."""
        smoke = {s.cell: s.density for s in self.state.smoke}
        return self.field.sight_through(smoke, sight_limit(self.setting, self.state))

    @cached_property
    def smoke(self) -> dict[int, int]:
        return {s.cell: s.density for s in self.state.smoke}

    def front(self, unit: int) -> int:
        """The mask of the front arc, turret or not; who is hidden faces where it likes."""
        counter = self.state.counters[unit]
        if counter.hidden:
            return self.field.all_round(counter.cell)
        return self.field.arc(counter.cell, FACINGS[counter.facing])

    def arc(self, unit: int) -> int:
        """The mask a unit can point its weapon at: its arc, or all round; a bunker narrows it."""
        counter = self.state.counters[unit]
        kind = self.kind(unit)
        mask = (
            self.field.all_round(counter.cell)
            if kind.fires_all_round or counter.hidden
            else self.field.arc(counter.cell, FACINGS[counter.facing])
        )
        if self.state.works:
            work = self.shelter(unit)
            if work is not None and self.setting.works[work.kind].has_facing:
                mask &= self.field.arc(counter.cell, FACINGS[work.facing])
        return mask

    # -- works ---------------------------------------------------------------------------------

    @cached_property
    def work_at(self) -> dict[int, Work]:
        return {work.cell: work for work in self.state.works}

    def shelter(self, unit: int) -> Work | None:
        """The fortification a unit is in."""
        counter = self.state.counters[unit]
        work = self.work_at.get(counter.cell)
        if work is None or counter.carrier != OFF or counter.outside:
            return None
        if work.builder != OFF:
            return work if work.builder == unit else None
        kind = self.setting.works[work.kind]
        holds = self.kind(unit).kind in kind.holds and work.holder == counter.side
        return work if holds else None


def sight_limit(setting: Setting, state: State) -> int:
    """How far anybody sees, in hexes; 0: as far as the ground lets them. A flare lights its round;
    what a line has said since counts before what the mission says."""
    if state.solo is None:
        return setting.sight_limit
    lit_in, lit = state.solo.flare
    return lit if lit and lit_in == state.round else state.solo.sight or setting.sight_limit


_last: list[Deployment] = []
"""The situations asked about last, the state's and a view's: newest first."""


def look(setting: Setting, state: State) -> Deployment:
    """The situation of a state; asking again about the same state costs nothing, and as long as
    no counter has changed little has to be worked out."""
    before = None
    for situation in _last:
        if situation.setting is setting:
            if situation.state is state:
                return situation
            if situation.state.counters is state.counters:
                before = situation
    situation = Deployment(setting, state, before)
    _last[1:] = _last[:1]
    _last[:1] = [situation]
    return situation


def has_fire_zone(kind: UnitKind, hit: Hit) -> bool:
    """Whether a unit under a hit covers any hexes: an AR of 0 or better, and a range."""
    ratings = [(kind.red, hit.red), (kind.blue, hit.blue)]
    has_ar = any(printed is not None and printed + change >= 0 for printed, change in ratings)
    return has_ar and kind.range > 0
