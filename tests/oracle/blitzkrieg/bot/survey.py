"""What the bot looks at when it decides once: the open board, its own row, the stratagem in force.

Bags, pile and cup are not here: the bot may not know them, so no criterion can ask.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from opfor.games.blitzkrieg.values.content import Campaign, Space, Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.legality import open_spaces
from tests.oracle.blitzkrieg.rules.strength import as_unit, strength

BOT = 0
PLAYER = 1

Aim: TypeAlias = Literal["theatre", "campaign", ""]
"""What a placement is meant to win: the whole theatre, its open campaign, or nothing."""


class Survey:
    """The situation of one decision. Theatres and spaces are board indices, units are slots.

    ``units`` are the tokens of the row as what they count as. ``theatre``, ``aim`` and ``space``
    are filled in as the procedure settles them, ``aims`` (what can be won in each theatre) before
    anything is asked. ``blitz_in`` is the theatre of the blitz unit that brought this further
    placement, if one did.
    """

    __slots__ = (
        "_commanders",
        "_ground",
        "_most_plain",
        "_stands",
        "aim",
        "aims",
        "blitz_in",
        "empty",
        "in_force",
        "open",
        "row",
        "rulings",
        "setting",
        "slots",
        "space",
        "spaces",
        "state",
        "theatre",
        "theatres",
        "tracks",
        "units",
        "vp",
    )

    def __init__(self, setting: Setting, state: State, blitz_in: int | None = None) -> None:
        stands = lookup_of(setting).stands
        self.setting = setting
        self.state = state
        self.rulings = setting.rulings
        self.spaces: tuple[Space, ...] = setting.board.spaces
        self.theatres: tuple[Theatre, ...] = setting.board.theatres
        self.tracks = state.tracks
        self.vp = state.vp
        self.in_force = state.in_force
        self.row = state.reserves[BOT]
        self.slots = range(len(self.row))
        self.units = [as_unit(setting, state, BOT, unit) for unit in self.row]
        self._stands = [stands[unit.id] for unit in self.units]
        self._ground = frozenset().union(*self._stands)
        self._commanders = [slot for slot, unit in enumerate(self.units) if unit.leads]
        self._most_plain = max([unit.strength for unit in self.units], default=0)
        spaces = [open_spaces(setting, state, t) for t in range(len(self.theatres))]
        self.empty = {t: empty for t, empty in enumerate(spaces) if empty}
        self.open = list(self.empty)
        self.blitz_in = blitz_in
        self.theatre = -1
        self.space = -1
        self.aim: Aim = ""
        self.aims: dict[int, Aim] = {}

    def enter(self, theatre: int) -> None:
        """The theatre is settled, and with it what the placement should win there."""
        self.theatre = theatre
        self.aim = self.aims[theatre]

    def spaces_named(self) -> dict[str, Any]:
        """What the numbers of spaces stand for: spaces of the board."""
        return {"names": {str(self.spaces[s].position): s for s in self.empty[self.theatre]}}

    def units_named(self) -> dict[str, Any]:
        """What the numbers of units stand for: tokens of the row, from 1."""
        return {"names": {str(slot): unit for slot, unit in enumerate(self.row, start=1)}}

    def campaign(self, theatre: int) -> Campaign:
        """The open campaign of a theatre."""
        return self.theatres[theatre].campaigns[self.state.campaigns[theatre]]

    def theatre_of(self, space: int) -> Theatre:
        return self.theatres[self.spaces[space].theatre]

    def fits(self, slot: int, space: int) -> bool:
        """Whether the unit may go on this empty space of an open campaign."""
        return space in self._stands[slot]

    def fillable(self, space: int) -> bool:
        """Whether any unit of the row may go on this empty space of an open campaign."""
        return space in self._ground

    def can_place(self) -> bool:
        """Whether any unit of the row may go anywhere."""
        return any(self.can_place_in(theatre) for theatre in self.open)

    def can_place_in(self, theatre: int) -> bool:
        """Whether any unit of the row may go on any empty space of the open campaign."""
        return not self._ground.isdisjoint(self.empty[theatre])

    def strength(self, slot: int, space: int) -> int:
        """Steps the unit would move the marker there, now."""
        unit = self.units[slot]
        if unit.leads:
            return strength(self.setting, self.state, BOT, self.row[slot], space)
        return unit.strength

    def most_strength(self, theatre: int) -> int:
        """The greatest strength any unit of the row has in a theatre."""
        most = self._most_plain
        for slot in self._commanders:
            most = max(most, self.strength(slot, self.empty[theatre][0]))
        return most

    def takes_effect(self, slot: int) -> bool:
        """Whether the effect of the unit's space is carried out (not under a task force)."""
        return not (self.units[slot].task_force and lookup_of(self.setting).task_force_skips)

    def is_last_empty(self, space: int) -> bool:
        """Whether filling this space closes its campaign."""
        return len(self.empty[self.spaces[space].theatre]) == 1
