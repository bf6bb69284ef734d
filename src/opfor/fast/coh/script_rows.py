"""A solo mission's cards, track and lines as rows of numbers, in the order they are kept in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from opfor.cardboard.coh.orders.lines import OrderLine, StandingRule
from opfor.fast.coh import mind
from opfor.fast.coh.order_numbers import MOMENTS
from opfor.fast.coh.order_rows import List, OrderRows, asks_chance
from opfor.fast.coh.sizes import MOMENTS as HOW_MANY_MOMENTS
from opfor.games.coh.values.order_draws import lines_of
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.standing_rules import bound
from opfor.games.coh.values.state import State

NO_LIST: List = (0, 0)


def order_keys(setting: SoloSetting) -> list[str]:
    """The order cards in the order of their numbers."""
    return sorted(setting.cards)


def pool_of(setting: SoloSetting) -> list[str]:
    """The Defense Counters that there are, in the order of their numbers."""
    return sorted(set(setting.solo.defences))


class ScriptRows:
    """The track's spaces count from 1; the mission's own lists are its Counteractions and its
    Mission Orders. The lines are numbered as the mission tells of them (``story``)."""

    def __init__(self, setting: SoloSetting, begins: State) -> None:
        self.setting, self.begins, self.keys = setting, begins, order_keys(setting)
        self.pool = pool_of(setting)
        rows, script = OrderRows(setting), setting.script
        self.cards = [setting.cards[key] for key in self.keys]
        self.card_rows = [rows.card(card) for card in self.cards]
        self.spaces = [NO_LIST, *map(rows.list_of, script.track)]
        own = script.counteractions, script.mission_orders
        self.own = [rows.list_of(lines) for lines in own]
        self.own_is_fateful = asks_chance((*own[0], *own[1]))
        self.waiting = rows.list_of(script.triggered)
        self.landed = [NO_LIST, *map(rows.list_of, script.landed)]
        self.every, self.first_further = [*rows.rows, *rows.further], len(rows.rows)
        self.conditions, self.listed = rows.conditions.rows, rows.effects.listed
        self.lines, self.places = rows.lines, rows.places
        self.drawn = [rows.places.drawn(card.hex) for card in self.cards]
        self.moments = moments_of(script.triggered)

    @cached_property
    def line_names(self) -> dict[int, str]:
        """The lines of order cards by their rows, as they are called in the order of a card."""
        found: dict[int, str] = {}
        for card, (first, _) in zip(self.cards, self.card_rows, strict=True):
            names = [name for name, _ in lines_of(card.priority, card.tactical)]
            found.update(enumerate(names, first))
        return found

    def card_at(self, row: int) -> str:
        """The key of the card that a row is a line of."""
        at = zip(self.keys, self.card_rows, strict=True)
        return next(key for key, (first, rows) in at if first <= row < first + rows)

    @property
    def line_moments(self) -> list[int]:
        """The moment that each line waits for."""
        return [0] * self.waiting[0] + self.moments

    @property
    def has_moment(self) -> list[bool]:
        return [moment in self.moments for moment in range(HOW_MANY_MOMENTS)]

    @property
    def tells_losses(self) -> bool:
        """Whether any line waits for somebody to fall."""
        return any(self.has_moment[mind.AI_FALLS :])

    @property
    def tile_bits(self) -> list[int]:
        """For each line of the track the bit of its AI tile; none for a line that is on no tile."""
        bits = {tile: 1 << n for n, tile in enumerate(self.tiles)}
        return [bits.get(tile, 0) for tile in self._line_tiles]

    @property
    def tiles(self) -> list[str]:
        """The AI tiles of the track, in the order of their bits."""
        return sorted({*self._line_tiles} - {""})

    @property
    def _line_tiles(self) -> list[str]:
        track = self.setting.solo.track
        return [tile for space in track for tile in (space.tiles or ("",) * len(space.event))]

    @property
    def near(self) -> list[list[int]]:
        """How far each cell is from the nearest of each spot."""
        distances = self.setting.field.map.distances
        return [[min(map(row.__getitem__, s)) for row in distances] for s in self.places.spots if s]

    @property
    def objective_cells(self) -> list[bool]:
        """The cells that are an Objective of one hex."""
        single = {each.cells[0] for each in self.setting.objectives if len(each.cells) == 1}
        return [cell in single for cell in range(len(self.setting.field))]

    def those(self, found: Collection[int]) -> list[bool]:
        return [unit in found for unit in range(len(self.begins.counters))]

    def bound(self, rule: StandingRule) -> list[bool]:
        """Whom an ``Always:`` line binds."""
        return self.those(bound(self.setting, self.begins, rule))

    @property
    def by_name(self) -> list[int]:
        counters = self.begins.counters
        return sorted(range(len(counters)), key=lambda unit: counters[unit].id)

    @property
    def cup(self) -> tuple[str, ...]:
        assert self.begins.solo is not None, "a solo mission has its own state"
        return self.begins.solo.cup


def moments_of(lines: Sequence[OrderLine]) -> list[int]:
    """The moments that lines wait for."""
    return [MOMENTS[line.when] for line in lines if line.when is not None]
