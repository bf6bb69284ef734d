"""Further commands of this game: ``opfor coh sight BOARD FROM TO``, ``opfor coh missions``."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.errors import OpforError
from opfor.games.coh.battlefield import standard_battlefield
from opfor.games.coh.layout import settle
from opfor.games.coh.mission import mission, mission_ids
from opfor.games.coh.sight_words import sight_in_words


def sight(arguments: Sequence[str]) -> int:
    """Say whether two hexes see each other, and why not; boards may be joined: ``1,3``."""
    if len(arguments) != 3:
        raise OpforError("sight: say BOARD FROM TO, such as: opfor coh sight 1 D05 H09")
    boards, origin, target = arguments
    field = standard_battlefield(settle(boards.split(",")))
    a, b = field.cell(origin.upper()), field.cell(target.upper())
    print(sight_in_words(field, field.explain_sight(a, b)))
    return 0


def missions(_arguments: Sequence[str]) -> int:
    """List the missions of this game."""
    for name in mission_ids():
        found = mission(name)
        print(f"{name}: {found.title} ({found.minutes} minutes, {found.rounds} rounds)")
    return 0


COMMANDS = {"sight": sight, "missions": missions}
