"""How a firefight runs: set-up, the steps before each round, turns, the end.

Each function that the state calls for next is one step; between steps the state alone says what
comes.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.course.firefight_setup import draw_cards, set_up
from opfor.games.coh.course.initiative import initiative
from opfor.games.coh.course.turn import combat_effective, take_turn, tidy
from opfor.games.coh.rules.artillery import aim, resolve
from opfor.games.coh.rules.victory import score_absent, score_held
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import State

SIDES = (0, 1)
MOST_KEPT = 300_000
"""How much worked out in earlier states is kept; then it is forgotten, to save memory."""


def step(play: CohPlay) -> Procedure[None]:
    """Carry out the step that the state calls for."""
    match play.state.stage:
        case "set-up":
            yield from set_up(play)
            play.emit(ev.RoundBegun(1))
        case "before-round":
            yield from before_round(play)
        case "turn":
            yield from turn(play)
        case "over":
            return


@cite("COH-2.5-a", "COH-2.5-g", "COH-2.5-h", "QC-27")
def before_round(play: CohPlay) -> Procedure[None]:
    """The steps before a round in their fixed order; before the first one, set-up has done all
    but the initiative (and the first targets of the artillery)."""
    if len(play.setting.offered) > MOST_KEPT:
        play.setting.offered.clear()
    every_step = play.setting.rulings.first_round_sequence == "all-steps"
    if play.state.round > 1 or every_step:
        play.emit(ev.CountersFreshened())
        if play.state.smoke:
            play.emit(ev.SmokeThinned())
        for side in SIDES:
            play.emit(ev.CapsSet(side, caps_at_reset(play.setting, play.state, side)))
        for side in SIDES:
            yield from draw_cards(play, side, play.setting.mission.sides[side].cards_each_round)
    for side in SIDES:
        yield from aim(play, side)
    yield from resolve(play)
    tidy(play)
    if not _ended_early(play):
        yield from initiative(play)


@cite("COH-2.5-e", "cap-floor")
def caps_at_reset(setting: Setting, state: State, side: int) -> int:
    """CAPs at the beginning of a round: the starting value less the casualties."""
    start = setting.mission.sides[side].caps
    floor = min(start, int(setting.rulings.cap_floor))
    return max(floor, start - state.losses[side])


@cite("COH-2.0-a", "COH-2.4-a")
def turn(play: CohPlay) -> Procedure[None]:
    """The next side's turn, taken by its players in rotation; when all pass in a row the round
    ends."""
    state, teams = play.state, play.setting.teams
    side = state.mover if state.again else 1 - state.mover
    if teams is None:
        yield from take_turn(play, side)
    else:
        partners = len(teams.seats[side])
        yield from take_turn(play, side, (state.speaker[side] + (not state.again)) % partners)
    if _ended_early(play):
        return
    if play.state.passes >= (len(SIDES) if teams is None else teams.players):
        end_round(play)


@cite("COH-2.4-c")
def end_round(play: CohPlay) -> None:
    """CAPs and activations are gone, control markers score, and the last round ends it all."""
    play.emit(ev.RoundEnded())
    last = play.state.round >= play.setting.mission.rounds
    score_held(play, round_ends=True, game_ends=last)
    if last:
        score_absent(play)
        play.emit(ev.GameEnded("last-round"))
    else:
        play.emit(ev.RoundBegun(play.state.round + 1))


@cite("COH-2.7-b", "QC-29")
def _ended_early(play: CohPlay) -> bool:
    """A side without anybody who can fight ends the firefight; markers then score as at the
    end."""
    if play.setting.rulings.no_fighters_left == "plays-on":
        return False
    beaten = [side for side in SIDES if not combat_effective(play, side)]
    if not beaten:
        return False
    score_held(play, game_ends=True)
    score_absent(play)
    nations = "+".join(play.setting.nation(side) for side in beaten)
    play.emit(ev.GameEnded(f"beaten:{nations}"))
    return True
