"""Places that a mission's lines name, as rows of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtEdge, AtHex, Pick, Within
from opfor.core.errors import OpforError
from opfor.fast.coh import mind
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.order_numbers import (
    COUNTED,
    DISTANCES,
    WORDS,
    NotCovered,
    covered,
    number_of,
    put,
)
from opfor.fast.coh.sizes import PLACE_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.games.coh.values.objectives import edge_cells
from opfor.games.coh.values.solo_setting import SoloSetting

Cells = Sequence[int]


class PlaceRows:
    """The places as they are gathered: ``rows`` of what they mean, ``lists`` of hexes that never
    change, ``spots`` that are Objectives for good or while a line is read."""

    def __init__(self, setting: SoloSetting) -> None:
        self.setting, self.begins = setting, numbering(setting).begins
        self.rows: list[list[int]] = []
        self.lists: list[Cells] = []
        self.spots: list[Cells] = [objective.cells for objective in setting.objectives]
        self.spot_names = [objective.name for objective in setting.objectives]
        self.known: dict[object, int] = {}

    def number(self, where: object) -> int:
        """The number of a place, the same whenever it is named; all hexes if it names none."""
        if where not in self.known:
            row = self._row(where)
            self.known[where] = len(self.rows)
            self.rows.append(row)
        return self.known[where]

    def listed(self, cells: Cells) -> int:
        """The number of a place of these very hexes."""
        row = [0] * PLACE_WIDTH
        row[mind.PLACE_KIND], row[mind.PLACE_LIST] = mind.FIXED_PLACE, self._list(cells)
        self.rows.append(row)
        return len(self.rows) - 1

    def spot(self, place: object) -> int:
        """The number of a place that is an Objective while a line is read; none if it names none.
        A place is one spot, however often it is named."""
        if place is None:
            return NOTHING
        name = place.hexes[0] if isinstance(place, AtHex) else str(getattr(place, "edge", place))
        spot, own = (name, list(self._fixed(place))), len(self.setting.objectives)
        known = list(zip(self.spot_names, self.spots, strict=True))
        if spot not in known[own:]:
            self.spot_names.append(name)
            self.spots.append(spot[1])
            return len(known)
        return known.index(spot, own)

    def _list(self, cells: Cells) -> int:
        found = list(cells)
        if found not in self.lists:
            self.lists.append(found)
        return self.lists.index(found)

    def _row(self, where: object) -> list[int]:
        row = [0] * PLACE_WIDTH
        row[mind.PLACE_SPOT] = NOTHING
        match where:
            case Pick():
                row[mind.PLACE_KIND] = mind.PICKED_PLACE
                self._pick(row, where)
            case AtDrawnHex():
                row[mind.PLACE_KIND] = mind.DRAWN_PLACE
            case Within(hexes=most, of=Pick() | AtDrawnHex() as spot):
                row[mind.PLACE_KIND], row[mind.PLACE_HEXES] = mind.AROUND_PLACE, most
                row[mind.PLACE_OF] = self.number(spot)
            case _:
                row[mind.PLACE_KIND] = mind.FIXED_PLACE
                row[mind.PLACE_LIST] = self._list(self._fixed(where))
        return row

    def _pick(self, row: list[int], pick: Pick) -> None:
        row[mind.PLACE_PICK] = number_of(COUNTED, pick.kind)
        covered(len(pick.words) <= mind.WORDS_EACH, pick)
        put(row, mind.PLACE_WORD, [number_of(WORDS, word) for word in pick.words])
        if pick.distance is not None:
            row[mind.PLACE_DISTANCE] = number_of(DISTANCES, pick.distance)
            anchor = TargetKind.PLACE if pick.place is not None else pick.anchor
            row[mind.PLACE_ANCHOR] = number_of(COUNTED, anchor)
            row[mind.PLACE_SPOT] = self.spot(pick.place)

    def _fixed(self, where: object) -> Cells:
        """The hexes of a place that never change."""
        field = self.setting.field
        match where:
            case None:
                return range(len(field))
            case AtHex(hexes=hexes):
                return [field.cell(name) for name in hexes]
            case AtEdge(edge=edge):
                return edge_cells(self.setting, self.begins, edge)
            case Within(hexes=most, of=spot):
                centres = self._fixed(spot)
                cells = range(len(field))
                return [c for c in cells if any(field.distance(c, o) <= most for o in centres)]
        raise NotCovered(str(where))

    def drawn(self, name: str) -> Cells:
        """The hex of that number on every board in play that has it whole."""
        found = []
        for placed in self.setting.field.layout:
            try:
                found.append(self.setting.field.cell(f"{placed.board}-{name}"))
            except OpforError:
                continue
        return found
