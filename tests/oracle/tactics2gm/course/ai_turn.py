"""The AI's turn, phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.values.events import PhaseBegun
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import Stance
from opfor.games.tactics2gm.values.state import AI, PhaseName
from tests.oracle.tactics2gm.bot.cards.promotion import promote
from tests.oracle.tactics2gm.bot.deployment.next_card import deploy_cards
from tests.oracle.tactics2gm.bot.movement.destination import move_units
from tests.oracle.tactics2gm.bot.shooting.weapons import shoot_all
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.stance.roll import choose_stance
from tests.oracle.tactics2gm.rules import phases

PhaseActs = Callable[[TacticsPlay, Survey], Procedure[None]]


def shooting(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Shots, then what follows them."""
    yield from shoot_all(play, survey)
    if play.state.result is None:
        yield from promote(play, survey)


PHASES: tuple[tuple[PhaseName, PhaseActs], ...] = (
    ("movement", move_units),
    ("deployment", deploy_cards),
    ("shooting", shooting),
)


@cite("2GM-PH-1", "2GM-PH-7")
def ai_turn(play: TacticsPlay) -> Procedure[None]:
    """Start with the stance, HQ, Cards, Movement, Deployment, Shooting, Flip over, Discard, End."""
    phases.start(play, AI)
    stance = yield from choose_stance(play)
    phases.collect_ap(play, AI)
    yield from phases.draw_cards(play, AI, phases.cards_to_draw(play, AI))
    for phase, _acts in PHASES:
        yield from act(play, phase, stance)
        if play.state.result is not None:
            return
    play.emit(PhaseBegun("end"))
    phases.flip_over(play, AI)
    phases.discard_all(play, AI)
    phases.end_turn(play, AI)


@cite("2GM-PH-6")
def act(play: TacticsPlay, phase: PhaseName, stance: Stance) -> Procedure[None]:
    """One phase that follows the stance."""
    play.emit(PhaseBegun(phase))
    acts = dict(PHASES)[phase]
    survey = Survey(play.setting, play.state, stance, is_moving=phase == "movement")
    yield from acts(play, survey)
