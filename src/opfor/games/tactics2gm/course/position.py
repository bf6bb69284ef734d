"""One turn of the AI in a position, or one phase of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, get_args

from msgspec.structs import replace

from opfor.core.play import Procedure, apart, drive
from opfor.core.requests import Answer, Choose, Request
from opfor.games.tactics2gm.course.rooms import carry_out
from opfor.games.tactics2gm.values.apply import apply
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import Stance
from opfor.games.tactics2gm.values.state import PhaseName, State


class Wanted(NamedTuple):
    """What is to be decided: the stance unless it is given, every phase or one; ``is_dealt``: there
    are cards to draw and no hand yet; ``d10`` is the roll for the stance."""

    stance: Stance | None = None
    phase: str | None = None
    is_dealt: bool = False
    d10: int | None = None


NUMBERS = get_args(PhaseName)
PHASES = ("movement", "deployment", "shooting")


def decided(
    setting: Setting, state: State, wanted: Wanted, chance: Callable[[Request], Answer]
) -> TacticsPlay:
    """The play after the turn. A choice of the player's takes its first option."""

    def answer(request: Request) -> Answer:
        if wanted.d10 is not None and request.rule == "2GM-ST-1":
            return (wanted.d10,)
        return request.options[0] if isinstance(request, Choose) else chance(request)

    play: TacticsPlay = apart(apply, setting, state, explain=True)
    drive(_turn(play, wanted), answer)
    return play


def _turn(play: TacticsPlay, wanted: Wanted) -> Procedure[None]:
    """The stance, HQ and Cards, then the phases."""
    if wanted.stance is None:
        yield from carry_out(play, "choose_stance")
    else:
        play.state = replace(play.state, stance=wanted.stance.name)
    if wanted.phase == "start":
        return
    if wanted.is_dealt and wanted.phase in (None, "deployment"):
        yield from carry_out(play, "deal")
    for phase in PHASES:
        if wanted.phase in (None, phase) and play.state.result is None:
            yield from carry_out(play, "act_alone", NUMBERS.index(phase))
