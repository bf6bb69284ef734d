"""The ways to play there are, as cards."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.errors import OpforError, one_of
from opfor.core.mission_card import MissionCard
from opfor.games.blitzkrieg.told.names import mode_title
from opfor.games.blitzkrieg.values.options import FOLDER
from opfor.kit.modes import mode_card, modes_in


def mission_cards(names: Sequence[str]) -> list[MissionCard]:
    """Of those named, else of all."""
    known = {mode.name: mode_card(mode, mode_title) for mode in modes_in(FOLDER)}
    for name in names:
        if name not in known:
            raise OpforError(one_of("mission", name, known))
    return [known[name] for name in names or known]
