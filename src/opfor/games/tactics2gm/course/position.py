"""One turn of the AI in a position, or one phase of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from opfor.core.game import Game
from opfor.core.play import Play, Procedure
from opfor.core.requests import Answer, Choose, Request
from opfor.games.tactics2gm.bot.stance.roll import choose_stance
from opfor.games.tactics2gm.course.ai_turn import PHASES, act
from opfor.games.tactics2gm.rules import phases
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import Stance
from opfor.games.tactics2gm.values.state import AI, State


class Wanted(NamedTuple):
    """What is to be decided: the stance unless it is given, every phase or one; ``is_dealt``: there
    are cards to draw and no hand yet; ``d10`` is the roll for the stance."""

    stance: Stance | None = None
    phase: str | None = None
    is_dealt: bool = False
    d10: int | None = None


def decided(
    game: Game[State],
    setting: Setting,
    state: State,
    wanted: Wanted,
    chance: Callable[[Request], Answer],
) -> TacticsPlay:
    """The play after the turn. A choice of the player's takes its first option."""
    play: TacticsPlay = Play(game, setting, state, explain=True)
    procedure = _turn(play, wanted)
    try:
        request = next(procedure)
        while True:
            if wanted.d10 is not None and request.rule == "2GM-ST-1":
                answer: Answer = (wanted.d10,)
            elif isinstance(request, Choose):
                answer = request.options[0]
            else:
                answer = chance(request)
            request = procedure.send(answer)
    except StopIteration:
        return play


def _turn(play: TacticsPlay, wanted: Wanted) -> Procedure[None]:
    """The stance, HQ and Cards, then the phases."""
    stance: Stance
    if wanted.stance is None:
        stance = yield from choose_stance(play)
    else:
        stance = wanted.stance
        play.state = replace(play.state, stance=stance.name)
    if wanted.phase == "start":
        return
    if wanted.is_dealt and wanted.phase in (None, "deployment"):
        phases.collect_ap(play, AI)
        yield from phases.draw_cards(play, AI, phases.cards_to_draw(play, AI))
    for phase, _acts in PHASES:
        if wanted.phase in (None, phase) and play.state.result is None:
            yield from act(play, phase, stance)
