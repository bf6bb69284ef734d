"""A game of Conflict of Heroes under way, and one that only reads and tries things out."""

from __future__ import annotations

from typing import TypeAlias

from opfor.core.play import Play
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

CohPlay: TypeAlias = Play[State]


class Desk(CohPlay):
    """A play on which a card or an action is tried out: it has a setting and a state, but no game
    to go on with."""

    def __init__(self, setting: Setting, state: State, *, explain: bool = False) -> None:
        self.setting = setting
        self.state = state
        self.explain = explain
        self.log = []
        self.settled = []
        self._apply = apply
